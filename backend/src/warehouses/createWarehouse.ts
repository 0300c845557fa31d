import { addAddress } from '../addresses/addresses.public.ts';
import { chosenRegistration } from '../core/data/companyRegistrations.ts';
import type { Work } from '../core/data/work.ts';
import { refuseOtherState } from './changeWarehouse.ts';
import { warehouseById } from './warehouses.service.ts';
import type { NewWarehouse, Warehouse } from './warehouses.shapes.ts';

/** Creates a warehouse with its address, both or neither. */
export async function createWarehouse(
  work: Work,
  { warehouse_name, address, gst_registration_id }: NewWarehouse,
): Promise<Warehouse> {
  const { trx, viewer } = work;
  if (gst_registration_id !== undefined) await chosenRegistration(work, gst_registration_id);
  const { warehouse_id } = await trx
    .insertInto('warehouses')
    .values({
      warehouse_name: warehouse_name.trim(),
      gst_registration_id: gst_registration_id ?? null,
      created_by: viewer.userId,
    })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  await work.audit({ entity: 'WAREHOUSE', id: warehouse_id, action: 'CREATE' });
  await addAddress(
    work,
    { entity_type: 'WAREHOUSE', entity_id: warehouse_id },
    address,
    'address.',
  );
  await refuseOtherState(work, warehouse_id, gst_registration_id ?? null);
  return warehouseById(trx, warehouse_id);
}
