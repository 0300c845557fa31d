import { addAddress } from '../addresses/addresses.public.ts';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { warehouseById } from './warehouses.service.ts';
import type { NewWarehouse, Warehouse } from './warehouses.shapes.ts';

/** With its address, both or neither. */
export async function createWarehouse(
  trx: Trx,
  { warehouse_name, address }: NewWarehouse,
  viewer: Viewer,
): Promise<Warehouse> {
  const { warehouse_id } = await trx
    .insertInto('warehouses')
    .values({ warehouse_name: warehouse_name.trim(), created_by: viewer.userId })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  await audit(trx, viewer, { entity: 'WAREHOUSE', id: warehouse_id, action: 'CREATE' });
  await addAddress(trx, { entity_type: 'WAREHOUSE', entity_id: warehouse_id }, address, viewer);
  return warehouseById(trx, warehouse_id);
}
