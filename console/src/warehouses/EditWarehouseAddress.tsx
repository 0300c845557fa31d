import type { WarehouseFieldsFragment } from '../../generated/documents.ts';
import { AddressFormPanel } from '../addresses/AddressFormPanel.tsx';

/** The address of a warehouse, or its first one. */
export function EditWarehouseAddress({
  warehouse,
  onClose,
}: {
  warehouse: WarehouseFieldsFragment;
  onClose: () => void;
}) {
  return (
    <AddressFormPanel
      owner={{ ownerType: 'WAREHOUSE', ownerId: warehouse.id }}
      {...(warehouse.address ? { address: warehouse.address } : {})}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
