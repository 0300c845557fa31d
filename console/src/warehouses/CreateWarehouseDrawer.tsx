import { LIMITS } from '@munim/schema/shared/limits.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type AddressForm, addressFormOf, addressInput } from '../addresses/addresses.labels.ts';
import { AddressFieldsPanel } from '../addresses/AddressFieldsPanel.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { NoSupplyNote } from './NoSupplyNote.tsx';
import { useWarehouseWrites } from './warehouseWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  initialName?: string;
  onSaved?: (warehouse: PickerItem) => void;
  onClose: () => void;
}

/** A new warehouse and where it is. Its name stays; its address is edited as every address. */
export function CreateWarehouseDrawer({ initialName = '', onSaved, onClose }: Props) {
  const form = useForm({ defaultValues: { name: initialName } });
  const place = useForm<AddressForm>({ defaultValues: addressFormOf() });
  const typedName = useWatch({ control: form.control, name: 'name' });
  const state = useWatch({ control: place.control, name: 'state' });
  const code = state ? stateCodeOf(state) : null;
  const [registration, setRegistration] = useState<string | null>(null);
  const { create, saving } = useWarehouseWrites();
  const submit = async () => {
    const isAddressValid = await place.trigger(undefined, { shouldFocus: true });
    await form.handleSubmit(async ({ name }) => {
      if (!isAddressValid) return;
      const made = await create({
        name: name.trim(),
        address: addressInput(place.getValues()),
        ...(registration ? { gstRegistrationId: registration } : {}),
      });
      const warehouse = made?.data?.createWarehouse;
      if (!warehouse) return;
      onSaved?.({ id: warehouse.id, label: warehouse.name });
      onClose();
    })();
  };
  return (
    <FormDrawer
      title={t('Create Warehouse')}
      submitText={t('Create')}
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
        label={t('Warehouse Name')}
        maxLength={LIMITS.warehouseName}
        required
        requiredMark
        autoFocus
      />
      <AddressFieldsPanel form={place} required />
      <SuppliedByPicker
        label={t('GST registration')}
        value={registration}
        onChange={setRegistration}
        state={(code && stateName(code)) ?? ''}
      />
      <NoSupplyNote name={typedName} state={state} />
    </FormDrawer>
  );
}
