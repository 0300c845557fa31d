import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { type AddressForm, addressFormOf, addressInput } from '../addresses/addresses.labels.ts';
import { AddressFieldsPanel } from '../addresses/AddressFieldsPanel.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useWarehouseWrites } from './warehouseWrites.ts';

/** A new warehouse and where it is. Its name stays; its address is edited as every address. */
export function CreateWarehouseDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const place = useForm<AddressForm>({ defaultValues: addressFormOf() });
  const { create, saving } = useWarehouseWrites();
  const submit = async () => {
    const isAddressValid = await place.trigger(undefined, { shouldFocus: true });
    await form.handleSubmit(async ({ name }) => {
      if (
        isAddressValid &&
        (await create({ name: name.trim(), address: addressInput(place.getValues()) }))
      )
        onClose();
    })();
  };
  return (
    <FormDrawer
      title="Create Warehouse"
      submitText="Create"
      saving={saving}
      dirty={form.formState.isDirty || place.formState.isDirty}
      onSubmit={(event) => {
        event?.preventDefault();
        return submit();
      }}
      onClose={onClose}
    >
      <Field
        form={form}
        name="name"
        label="Warehouse Name"
        maxLength={LIMITS.warehouseName}
        required
        requiredMark
        autoFocus
      />
      <AddressFieldsPanel form={place} required />
    </FormDrawer>
  );
}
