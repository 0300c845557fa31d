import type { Can } from '@munim/schema/shared/roles.ts';
import { useForm } from 'react-hook-form';
import type { AddressFieldsFragment, AddressOwner } from '../../generated/documents.ts';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../generated/hooks.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { type AddressForm, addressFormOf, addressInput } from './addresses.labels.ts';
import { AddressFieldsPanel } from './AddressFieldsPanel.tsx';
import { t } from '../ui/text.ts';

function useSave(owner: Owner, address: AddressFieldsFragment | undefined) {
  const [create, creating] = useCreateAddressMutation();
  const [update, updating] = useUpdateAddressMutation();
  const save = async (fields: AddressForm): Promise<AddressFieldsFragment | undefined> => {
    const lines = addressInput(fields);
    if (address) {
      const words = { failed: t('Address not updated. Please try again') };
      const changed = await withNotice(
        () => update({ variables: { input: { id: address.id, ...lines } } }),
        words,
      );
      return changed?.data?.updateAddress;
    }
    const words = { failed: t('Failed to create address') };
    const made = await withNotice(
      () => create({ variables: { input: { ...owner, ...lines } } }),
      words,
    );
    return made?.data?.createAddress;
  };
  return { save, saving: creating.loading || updating.loading };
}

export interface Owner {
  ownerType: AddressOwner;
  ownerId: string;
}

/** An address borrows its owner's permission. */
export const mayWriteAddresses = (can: Can, ownerType: AddressOwner): boolean =>
  ownerType === 'WAREHOUSE' ? can('PRODUCT', 'APPROVE') : can(ownerType, 'UPDATE');

interface Props {
  owner: Owner;
  /** Absent: a new one. */
  address?: AddressFieldsFragment;
  onSaved: (address: AddressFieldsFragment) => void;
  onClose: () => void;
}

/** 'Add New Address' and 'Update Existing Address': the country is always India. */
export function AddressFormPanel({ owner, address, onSaved, onClose }: Props) {
  const form = useForm<AddressForm>({ defaultValues: addressFormOf(address) });
  const { save, saving } = useSave(owner, address);

  const submit = form.handleSubmit(async (fields) => {
    const saved = await save(fields);
    if (saved) onSaved(saved);
  });
  return (
    <FormDrawer
      title={address ? t('Update Existing Address') : t('Add New Address')}
      submitText={address ? t('Update') : t('Save')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressFieldsPanel form={form} required />
    </FormDrawer>
  );
}
