import type { ApolloCache } from '@apollo/client';
import type {
  CreateInventoryAdjustmentInput,
  CreateWarehouseInput,
  UpdateWarehouseInput,
} from '../../generated/documents.ts';
import {
  useCreateInventoryAdjustmentMutation,
  useCreateWarehouseMutation,
  useUpdateWarehouseMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const evict =
  (...fields: string[]) =>
  (cache: ApolloCache) => {
    for (const fieldName of fields) cache.evict({ fieldName });
  };
/** Lists and pickers of warehouses follow from a new one, and from a new address. */
export const warehousesChanged = evict('warehouses');
/** Balances and movements follow; so does how many SKUs lie in the warehouse. */
const stockChanged = evict(
  'warehouseProducts',
  'inventoryAdjustments',
  'warehouses',
  'warehouse',
  'freeStock',
);

/** Writes of warehouses with fixed notices, which have none for success. */
export function useWarehouseWrites() {
  const [createWarehouse, creating] = useCreateWarehouseMutation({ update: warehousesChanged });
  const [updateWarehouse, updating] = useUpdateWarehouseMutation({ update: warehousesChanged });
  const [createAdjustment, adjusting] = useCreateInventoryAdjustmentMutation({
    update: stockChanged,
  });
  return {
    saving: creating.loading || updating.loading || adjusting.loading,
    create: (input: CreateWarehouseInput) =>
      withNotice(() => createWarehouse({ variables: { input } }), {
        failed: t('Error occurred while creating warehouse.'),
      }),
    update: (input: UpdateWarehouseInput) =>
      withNotice(() => updateWarehouse({ variables: { input } }), {
        failed: t('Error occurred while updating warehouse.'),
      }),
    adjust: (input: CreateInventoryAdjustmentInput) =>
      withNotice(() => createAdjustment({ variables: { input } }), {
        failed: t('Error occurred while creating adjustment.'),
      }),
  };
}
