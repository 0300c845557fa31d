import { skipToken } from '@apollo/client/react';
import { FormGroup } from '@blueprintjs/core';
import type { AddressOwner } from '@munim/schema/generated/types.ts';
import { useEffect } from 'react';
import { useAddressesQuery } from '../../generated/hooks.ts';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { Picker } from '../ui/form/Picker.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useWarehouseCreate, warehouseSource } from '../warehouses/WarehousePicker.tsx';
import { t } from '../ui/text.ts';

interface PlaceProps {
  label: string;
  owner: { ownerType: AddressOwner; ownerId: string } | null;
  addressId: string | null;
  onChange: (addressId: string | null) => void;
  problem?: string | undefined;
}

/** An address of its owner; the first one until another is chosen. */
export function PlaceOfOwner({ label, owner, addressId, onChange, problem }: PlaceProps) {
  const { data } = useAddressesQuery(
    owner && !addressId ? { variables: { ...owner, page: 1 } } : skipToken,
  );
  const first = owner && !addressId ? data?.addresses.items[0]?.id : undefined;
  useEffect(() => {
    if (first) onChange(first);
  }, [first, onChange]);
  return (
    <FormGroup
      label={label}
      intent={problem ? 'danger' : 'none'}
      helperText={problem && <span role="alert">{problem}</span>}
    >
      <AddressPicker
        label={label}
        owner={owner}
        value={addressId}
        onChange={(address) => onChange(address?.id ?? null)}
        {...(problem ? { invalid: true } : {})}
      />
    </FormGroup>
  );
}

interface WarehouseProps {
  warehouse: PickerItem | null;
  onChange: (warehouse: PickerItem | null) => void;
  problem?: string | undefined;
}

export function WarehouseChoice({ warehouse, onChange, problem }: WarehouseProps) {
  return (
    <FormGroup
      label={t('Warehouse')}
      labelFor="shipment-warehouse"
      labelInfo={<span className="kit-required">*</span>}
      intent={problem ? 'danger' : 'none'}
      helperText={problem && <span role="alert">{problem}</span>}
    >
      <Picker
        id="shipment-warehouse"
        source={warehouseSource}
        create={useWarehouseCreate()}
        label={t('Warehouse')}
        value={warehouse}
        invalid={problem !== undefined}
        onChange={onChange}
      />
    </FormGroup>
  );
}
