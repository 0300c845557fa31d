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

/** Writes of warehouses with fixed notices, which have none for success. */
export function useWarehouseWrites() {
  const [createWarehouse, creating] = useCreateWarehouseMutation();
  const [updateWarehouse, updating] = useUpdateWarehouseMutation();
  const [createAdjustment, adjusting] = useCreateInventoryAdjustmentMutation();
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
