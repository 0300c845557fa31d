import { FormGroup, SegmentedControl } from '@blueprintjs/core';
import type { AddressOwner } from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { useId } from 'react';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { useSession } from '../app/session.tsx';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import { tenantSource } from '../tenants/TenantPicker.tsx';
import { Picker } from '../ui/form/Picker.tsx';
import type { PickerItem, PickerSource } from '../ui/form/pickerSource.ts';
import { warehouseSource } from '../warehouses/WarehousePicker.tsx';
import { t } from '../ui/text.ts';

/** Place where goods leave or arrive: its owner, and one of the owner's addresses. */
export interface PlaceChoice {
  ownerType: AddressOwner;
  owner: PickerItem | null;
  addressId: string | null;
}

const OWNERS: Record<
  AddressOwner,
  { label: string; source: PickerSource; isFor: (can: Can) => boolean }
> = {
  WAREHOUSE: {
    label: t('Warehouse'),
    source: warehouseSource,
    isFor: (can) => can('PRODUCT', 'APPROVE'),
  },
  SELLER: { label: t('Vendor'), source: sellerSource, isFor: (can) => can('SELLER', 'READ') },
  TENANT: { label: t('Customer'), source: tenantSource, isFor: (can) => can('TENANT', 'READ') },
};
const ALL = Object.keys(OWNERS) as AddressOwner[];

interface Props {
  label: string;
  value: PlaceChoice;
  onChange: (place: PlaceChoice) => void;
  error?: string | undefined;
}

/** Kind, owner and address of a place; only kinds whose owners the viewer may read. */
export function PlaceField({ label, value, onChange, error }: Props) {
  const { can } = useSession();
  const id = useId();
  const { ownerType, owner, addressId } = value;
  const options = ALL.filter((kind) => OWNERS[kind].isFor(can)).map((kind) => ({
    label: OWNERS[kind].label,
    value: kind,
  }));
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={<span className="kit-required">*</span>}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
      className="dc-place-field"
    >
      <SegmentedControl
        fill
        aria-label={t('{{label}}: whose place', { label })}
        options={options}
        value={ownerType}
        onValueChange={(kind) =>
          onChange({ ownerType: kind as AddressOwner, owner: null, addressId: null })
        }
      />
      <Picker
        key={ownerType}
        id={id}
        placeholder={OWNERS[ownerType].label}
        source={OWNERS[ownerType].source}
        value={owner}
        onChange={(chosen) => onChange({ ownerType, owner: chosen, addressId: null })}
      />
      <AddressPicker
        label={t('{{label}} address', { label })}
        owner={owner && { ownerType, ownerId: owner.id }}
        value={addressId}
        invalid={error !== undefined}
        onChange={(address) => onChange({ ...value, addressId: address?.id ?? null })}
      />
    </FormGroup>
  );
}
