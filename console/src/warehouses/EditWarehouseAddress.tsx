import { useApolloClient } from '@apollo/client/react';
import type { WarehouseFieldsFragment } from '../../generated/documents.ts';
import { AddressFormPanel } from '../addresses/AddressFormPanel.tsx';
import { warehousesChanged } from './warehouseWrites.ts';

/** The address of a warehouse, or its first one. */
export function EditWarehouseAddress({
  warehouse,
  onClose,
}: {
  warehouse: WarehouseFieldsFragment;
  onClose: () => void;
}) {
  const { cache } = useApolloClient();
  const saved = () => {
    warehousesChanged(cache);
    cache.evict({ fieldName: 'warehouse' });
    onClose();
  };
  return (
    <AddressFormPanel
      owner={{ ownerType: 'WAREHOUSE', ownerId: warehouse.id }}
      {...(warehouse.address ? { address: warehouse.address } : {})}
      onSaved={saved}
      onClose={onClose}
    />
  );
}
