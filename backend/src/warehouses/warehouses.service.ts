import type { Database } from '../core/database.ts';
import { notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { given } from '../core/search.ts';
import type { WarehouseQuery } from './warehouses.shapes.ts';

/** The house's own: who may read them sees all of them. By name. */
export async function listWarehouses(db: Database, query: WarehouseQuery) {
  const { warehouse_id, limit = 10 } = query;
  const rows = db
    .selectFrom('warehouses as w')
    .leftJoin('addresses as a', 'a.address_id', 'w.address_id')
    .where((eb) => given(warehouse_id, (id) => eb('w.warehouse_id', '=', id)));
  const warehouse = await rows
    .select(['w.warehouse_id', 'w.warehouse_name', 'a.city as district'])
    .orderBy('w.warehouse_name')
    .orderBy('w.warehouse_id')
    .limit(limit)
    .offset(offsetOf(query))
    .execute();
  const count = await cappedCount(db, rows);
  if (warehouse_id !== undefined && !count) throw notFound('Warehouse');
  return { warehouse, count };
}
