import { sql } from 'kysely';
import { visibleOrders, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf, pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { eqAny, byName, contains, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { filesOf } from '../documents/documents.public.ts';
import type { FreeStock, MovementQuery, StockMovement, StockQuery } from './stock.shapes.ts';
import { findWarehouse } from './warehouses.public.ts';

const available = sql<number>`b.quantity - b.reserved_quantity`;

/** Stock of a warehouse now, by name. */
export async function listStock(
  db: Database,
  { warehouse_id, sku_id, product_sku_name, ...page }: StockQuery,
) {
  if (!(await findWarehouse(db, warehouse_id))) throw notFound('Warehouse');
  const rows = db
    .selectFrom('stock_balances as b')
    .innerJoin('skus as k', 'k.product_sku_id', 'b.product_sku_id')
    .where('b.warehouse_id', '=', warehouse_id)
    .where('b.quantity', '>', 0)
    .where((eb) => whereIf(sku_id, (id) => eb('b.product_sku_id', '=', id)))
    .where(whereIf(product_sku_name, (part) => contains('k.product_sku_name', part)));
  const data = await rows
    .select([
      'k.product_sku_id as sku_id',
      'k.product_sku_name',
      'k.unit',
      'b.quantity',
      'b.reserved_quantity',
    ])
    .select(available.as('available_quantity'))
    .orderBy(byName('k.product_sku_name'))
    .orderBy('k.product_sku_id')
    .limit(page.limit ?? 10)
    .offset(offsetOf(page))
    .execute();
  return { data, count: await countRows(db, rows) };
}

/** Warehouses with free units of these SKUs, the largest first. */
export const listFreeStock = (db: Database, skuIds: readonly number[]): Promise<FreeStock[]> =>
  db
    .selectFrom('stock_balances as b')
    .innerJoin('warehouses as w', 'w.warehouse_id', 'b.warehouse_id')
    .select([
      'b.warehouse_id',
      'w.warehouse_name',
      'b.product_sku_id as sku_id',
      available.as('available_quantity'),
    ])
    .where('b.product_sku_id', '=', eqAny(skuIds))
    .where(sql<boolean>`b.quantity > b.reserved_quantity`)
    .orderBy(available, 'desc')
    .orderBy('b.warehouse_id')
    .execute();

/** The challan of a movement; null when the viewer may not see it. */
const challan = (viewer: Viewer) => sql<
  StockMovement['challan']
>`case when c.challan_id is not null and (${visibleOrders(viewer)}
  or ${visiblePurchaseOrders(viewer)}) then json_build_object('challan_id', c.challan_id, 'challan_number', c.challan_number,
  'order_number', o.order_number, 'po_id', c.po_id) end`;

const movements = (db: Database | Trx) => db.selectFrom('stock_ledger as m');

async function withDetails(
  { db, settings, viewer }: ReadContext,
  rows: ReturnType<typeof movements>,
): Promise<StockMovement[]> {
  const found = await rows
    .innerJoin('skus as k', 'k.product_sku_id', 'm.product_sku_id')
    .leftJoin('delivery_challans as c', 'c.challan_id', 'm.challan_id')
    .leftJoin('orders as o', 'o.order_id', 'c.order_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'c.po_id')
    .select([
      'm.stock_ledger_id',
      'm.created_at',
      'm.product_sku_id as sku_id',
      'k.product_sku_name',
      'k.unit',
      'm.quantity',
      'm.balance',
    ])
    .select(['m.remarks', 'm.attachments', sql<StockMovement['reason']>`m.reason`.as('reason')])
    .select([
      challan(viewer).as('challan'),
      userInfo(sql.ref('m.created_by')).$notNull().as('created_by_info'),
    ])
    .execute();
  const files = await filesOf(
    db,
    settings,
    found.flatMap((row) => row.attachments),
  );
  return found.map((row) => ({
    ...row,
    attachments: row.attachments.flatMap((uuid) => files.get(uuid) ?? []),
  }));
}

/** Every movement of a warehouse, newest first. */
export async function listMovements(context: ReadContext, query: MovementQuery) {
  const { db } = context;
  const { warehouse_id, sku_id, from_date, to_date, adj = false } = query;
  if (!(await findWarehouse(db, warehouse_id))) throw notFound('Warehouse');
  if (from_date && to_date && from_date > to_date)
    throw badField('to_date', 'to_date must not be before from_date');
  const rows = movements(db)
    .where('m.warehouse_id', '=', warehouse_id)
    .where((eb) => whereIf(sku_id, (id) => eb('m.product_sku_id', '=', id)))
    .where((eb) => whereIf(from_date, (day) => eb('m.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(to_date, (day) => eb('m.created_at', '<', endOfDay(day))))
    .$if(adj, (q) => q.where('m.challan_id', 'is', null));
  const ids = rows.select('m.stock_ledger_id').orderBy('m.stock_ledger_id', 'desc');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(
      context,
      movements(db).where('m.stock_ledger_id', '=', isOnPage).orderBy('m.stock_ledger_id', 'desc'),
    ),
  );
  return { data, count };
}

/** A movement that exists for certain: it was just written. */
export const movementById = async (work: Work, id: number): Promise<StockMovement> =>
  single(await withDetails(work, movements(work.trx).where('m.stock_ledger_id', '=', id)));

/** A movement of stock, as itself only; undefined when there is none. */
export const findMovement = ({ db }: ReadContext, movementId: number) =>
  db
    .selectFrom('stock_ledger')
    .select('stock_ledger_id')
    .where('stock_ledger_id', '=', movementId)
    .executeTakeFirst();
