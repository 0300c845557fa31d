import { useApolloClient } from '@apollo/client/react';
import { LIMITS, POSTAL_CODE_PATTERN } from '@munim/schema/shared/limits.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { type AddressFieldsFragment, type AddressOwner, PincodeDocument } from '../../generated/documents.ts';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/Field.tsx';
import { FormDrawer } from '../ui/FormDrawer.tsx';
import { showNotice, withNotice } from '../ui/notices.tsx';

interface Fields {
  address1: string;
  address2: string;
  address3: string;
  postalCode: string;
  city: string;
  state: string;
}

const isPostalCode = (text: string) => new RegExp(POSTAL_CODE_PATTERN).test(text);

const fieldsOf = (address: AddressFieldsFragment | undefined): Fields => ({
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  address3: address?.address3 ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
});

/** Leaving the pin code fills in district and state. */
function usePincode(form: UseFormReturn<Fields>) {
  const client = useApolloClient();
  return async () => {
    const pincode = form.getValues('postalCode').trim();
    if (!isPostalCode(pincode) || !form.formState.dirtyFields.postalCode) return;
    try {
      const { data } = await client.query({ query: PincodeDocument, variables: { pincode } });
      if (!data) return;
      form.setValue('city', data.pincode.city, { shouldDirty: true, shouldValidate: true });
      form.setValue('state', data.pincode.state, { shouldDirty: true, shouldValidate: true });
    } catch {
      void showNotice({ text: 'Invalid area code', intent: 'danger' });
    }
  };
}

function useSave(owner: Owner, address: AddressFieldsFragment | undefined) {
  const [create, creating] = useCreateAddressMutation();
  const [update, updating] = useUpdateAddressMutation();
  const save = async (fields: Fields): Promise<AddressFieldsFragment | undefined> => {
    const lines = { ...fields, address2: fields.address2 || null, address3: fields.address3 || null };
    if (address) {
      const words = { failed: 'Address not updated. Please try again' };
      const changed = await withNotice(() => update({ variables: { input: { id: address.id, ...lines } } }), words);
      return changed?.data?.updateAddress;
    }
    const words = { failed: 'Failed to create address' };
    const made = await withNotice(() => create({ variables: { input: { ...owner, ...lines } } }), words);
    return made?.data?.createAddress;
  };
  return { save, saving: creating.loading || updating.loading };
}

export interface Owner {
  ownerType: AddressOwner;
  ownerId: string;
}

interface Props {
  owner: Owner;
  /** Absent: a new one. */
  address?: AddressFieldsFragment;
  onSaved: (address: AddressFieldsFragment) => void;
  onClose: () => void;
}

/** 'Add New Address' and 'Update Existing Address': the country is always India. */
export function AddressFormDrawer({ owner, address, onSaved, onClose }: Props) {
  const form = useForm<Fields>({ defaultValues: fieldsOf(address) });
  const fillIn = usePincode(form);
  const { save, saving } = useSave(owner, address);

  const submit = form.handleSubmit(async (fields) => {
    const saved = await save(fields);
    if (saved) onSaved(saved);
  });
  const common = { form, star: true } as const;
  return (
    <FormDrawer
      title={address ? 'Update Existing Address' : 'Add New Address'}
      submitText={address ? 'Update' : 'Save'}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field {...common} name="address1" label="Street" required maxLength={LIMITS.addressLine} />
      <Field {...common} name="address2" label="Street, second line" maxLength={LIMITS.addressLine} />
      <Field {...common} name="address3" label="Street, third line" maxLength={LIMITS.addressLine} />
      <div onBlur={() => void fillIn()}>
        <Field
          {...common}
          name="postalCode"
          label="Pin Code"
          required
          maxLength={6}
          help="District and state follow from it."
          validate={(text) => isPostalCode(text.trim()) || '*Please enter Pin Code.'}
        />
      </div>
      <Field {...common} name="city" label="District" required maxLength={LIMITS.addressCity} />
      <Field {...common} name="state" label="State" required maxLength={LIMITS.addressCity} />
      <p className="kit-muted">Country: India</p>
    </FormDrawer>
  );
}
