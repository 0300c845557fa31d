import { addAddress } from '../addresses/addresses.public.ts';
import type { Work } from '../core/data/work.ts';
import { warehouseById } from './warehouses.service.ts';
import type { NewWarehouse, Warehouse } from './warehouses.shapes.ts';

/** With its address, both or neither. */
export async function createWarehouse(
  work: Work,
  { warehouse_name, address }: NewWarehouse,
): Promise<Warehouse> {
  const { trx, viewer } = work;
  const { warehouse_id } = await trx
    .insertInto('warehouses')
    .values({ warehouse_name: warehouse_name.trim(), created_by: viewer.userId })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  await work.audit({ entity: 'WAREHOUSE', id: warehouse_id, action: 'CREATE' });
  await addAddress(
    work,
    { entity_type: 'WAREHOUSE', entity_id: warehouse_id },
    address,
    'address.',
  );
  return warehouseById(trx, warehouse_id);
}
