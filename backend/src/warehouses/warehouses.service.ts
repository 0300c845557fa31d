import { sql } from 'kysely';
import { suppliedBy, warehouseRegistration } from '../core/data/companyRegistrations.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { addressDetails } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { byName, whereIf } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { Warehouse, WarehouseQuery } from './warehouses.shapes.ts';

const skuCount = sql<number>`(select count(*) from stock_balances b where b.warehouse_id = w.warehouse_id and b.quantity > 0)`;
const address = sql<
  Warehouse['address']
>`case when a.address_id is not null then ${addressDetails} end`;

const all = (db: Database | Trx) => db.selectFrom('warehouses as w');
const named = (rows: ReturnType<typeof all>) =>
  rows.orderBy(byName('w.warehouse_name')).orderBy('w.warehouse_id');

const withDetails = (rows: ReturnType<typeof all>): Promise<Warehouse[]> =>
  rows
    .leftJoin('addresses as a', 'a.address_id', 'w.address_id')
    .select(['w.warehouse_id', 'w.warehouse_name', 'a.city as district'])
    .select([address.as('address'), skuCount.as('sku_count')])
    .select(suppliedBy(warehouseRegistration).as('registration'))
    .execute();

/** Warehouses by name, without row scope: readers see all of them. */
export async function listWarehouses(db: Database, query: WarehouseQuery) {
  const { warehouse_id } = query;
  const rows = all(db).where((eb) => whereIf(warehouse_id, (id) => eb('w.warehouse_id', '=', id)));
  const ids = named(rows).select('w.warehouse_id');
  const [warehouse, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(named(all(db).where('w.warehouse_id', '=', isOnPage))),
  );
  if (warehouse_id !== undefined && !count) throw notFound('Warehouse');
  return { warehouse, count };
}

/** A warehouse that exists for certain: it was just written. */
export const warehouseById = async (db: Database | Trx, warehouseId: number): Promise<Warehouse> =>
  single(await withDetails(all(db).where('w.warehouse_id', '=', warehouseId)));
/** Locks a warehouse until the transaction ends; undefined when there is none. */
export const lockWarehouse = ({ trx }: Work, warehouseId: number) =>
  all(trx)
    .select('w.warehouse_id')
    .where('w.warehouse_id', '=', warehouseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
