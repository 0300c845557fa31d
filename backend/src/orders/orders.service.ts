import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import type { OrderFacts } from '@munim/schema/orders/orders.rules.ts';
import { marginPercent } from '@munim/schema/shared/money.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { dayOf, endOfDay, startOfDay } from '../core/data/days.ts';
import { addressDetails, sellerInfo, skuInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { notFound } from '../core/http/errors.ts';
import { among, cappedCount, offsetOf } from '../core/data/paging.ts';
import { one } from '../core/data/rows.ts';
import { ofOrganisation } from '../core/access/rowScope.ts';
import { anyOf, given } from '../core/data/search.ts';
import type { Settings } from '../core/settings.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { isOrderOf } from '../purchase-orders/purchase-orders.service.ts';
import { shipmentsOfOrders } from '../shipments/paperShipments.service.ts';
import { unitsLeftFromStock } from '../warehouses/serveFromStock.service.ts';
import { ordersInReach } from './orders.scope.ts';
import type { Order, OrderLine, OrderPoLine, OrderQuery } from './orders.shapes.ts';

const inReach = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('orders as o').where(ordersInReach(viewer));

const ID = /^[0-9]{1,15}$/;
/** Callers name an order by its number or its id (docs/rules/orders.md#order-key). */
const named = (key: string) =>
  ID.test(key) ? sql<boolean>`o.order_id = ${Number(key)}` : sql<boolean>`o.order_number = ${key}`;

function wanted(db: Database | Trx, viewer: Viewer, query: OrderQuery) {
  const { order_number, startDate, endDate, status, sales_person, customer_po_no } = query;
  return inReach(db, viewer)
    .where(given(order_number, named))
    .where(given(query.poId, isOrderOf))
    .where((eb) => given(query.tenantId, (id) => eb('o.tenant_id', '=', id)))
    .where(given(query.orgId, ofOrganisation('o')))
    .where((eb) => given(sales_person, (any) => eb('o.sales_person', '=', anyOf(any))))
    .where((eb) => given(customer_po_no, (number) => eb('o.customer_po_no', '=', number)))
    .where((eb) => given(status, (any) => eb('o.status', '=', anyOf(any))))
    .where((eb) => given(startDate, (day) => eb('o.created_at', '>=', startOfDay(day))))
    .where((eb) => given(endDate, (day) => eb('o.created_at', '<', endOfDay(day))));
}

const hasIssuedPo = sql<boolean>`exists (select 1 from purchase_orders po where po.order_id = o.order_id and po.po_state = 'ISSUED')`;
/** Units of the line on issued purchase orders that have not left to the customer: at the seller, on their way to a warehouse, or there. */
const issuedUnits = sql<number>`case when l.generated_quantity = 0 then 0 else (select greatest(0, coalesce(sum(pl.quantity
  - pl.cancelled_quantity), 0) - (l.dispatched_quantity - ${unitsLeftFromStock}))::integer
  from purchase_order_lines pl join purchase_orders po using (po_id)
  where pl.order_line_id = l.line_id and po.po_state = 'ISSUED') end`;

const withEmbeds = (rows: ReturnType<typeof inReach>) =>
  rows
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .innerJoin('addresses as a', 'a.address_id', 'o.address_id')
    .selectAll('o')
    .select([tenantInfo.as('tenant_info'), addressDetails.as('delivery_address_details')])
    .select([
      userInfo(sql.ref('o.user_id')).as('user_info'),
      userInfo(sql.ref('o.sales_person')).as('sales_person_info'),
    ])
    .select([
      userInfo(sql.ref('o.created_by')).$notNull().as('created_by_info'),
      hasIssuedPo.as('has_issued_po'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

/** The lines of several orders in one query. */
const linesOf = (db: Database | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom('order_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('sellers as s', 's.seller_id', 'l.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('warehouses as w', 'w.warehouse_id', 'l.warehouse_id')
    .selectAll('l')
    .select([
      skuInfo.as('sku_info'),
      sellerInfo.as('seller'),
      issuedUnits.as('issued_po_qty'),
      'w.warehouse_name',
    ])
    .where('l.order_id', '=', anyOf(orderIds))
    .orderBy('l.line_number')
    .execute();

function toLine(
  row: Awaited<ReturnType<typeof linesOf>>[number],
  settings: Settings,
  viewer: Viewer,
): OrderLine {
  const cost = seesCost(viewer.can);
  return {
    ...row,
    generated_po_qty: row.generated_quantity,
    sku_info: withThumbnail(settings, row.sku_info),
    seller: cost ? row.seller : null,
    offer_price: cost ? row.offer_price : null,
    mg: cost && row.offer_price ? marginPercent(row.offer_price, row.selling_price) : null,
  };
}

/** The lines of all purchase orders of several orders, the newest purchase order first. */
export const poLinesOf = (db: Database | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom('purchase_orders as po')
    .innerJoin('purchase_order_lines as pl', 'pl.po_id', 'po.po_id')
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'po.order_id',
      'po.po_id',
      'pl.po_line_id',
      'pl.order_line_id as line_id',
      'pl.product_sku_id',
      'pl.quantity',
    ])
    .select([
      'pl.cancelled_quantity',
      'pl.dispatched_quantity',
      'po.po_state',
      'po.status as po_status',
      'po.po_grand_total',
    ])
    .select(['po.created_at as po_created_date', sellerInfo.as('seller')])
    .where('po.order_id', '=', anyOf(orderIds))
    .orderBy('po.po_id', 'desc')
    .orderBy('pl.line_number')
    .execute();

type PoLineRow = Awaited<ReturnType<typeof poLinesOf>>[number];

function toPoLine(row: PoLineRow, viewer: Viewer): OrderPoLine {
  const cost = seesCost(viewer.can);
  return {
    ...row,
    seller: cost ? row.seller : null,
    po_grand_total: cost ? row.po_grand_total : null,
  };
}

async function toJson(
  db: Database | Trx,
  rows: Row[],
  settings: Settings,
  viewer: Viewer,
  withPoLines = true,
): Promise<Order[]> {
  const ids = rows.map((row) => row.order_id);
  const [lines, poLines] = await Promise.all([
    linesOf(db, ids),
    withPoLines ? poLinesOf(db, ids) : null,
  ]);
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  const poByOrder = poLines && Map.groupBy(poLines, (line) => line.order_id);
  return rows.map((row) => ({
    ...row,
    created_date: row.created_at,
    order_lines: (byOrder.get(row.order_id) ?? []).map((line) => toLine(line, settings, viewer)),
    ...(poByOrder
      ? { po_lines: (poByOrder.get(row.order_id) ?? []).map((line) => toPoLine(line, viewer)) }
      : {}),
  }));
}

export async function listOrders(
  db: Database,
  settings: Settings,
  query: OrderQuery,
  viewer: Viewer,
) {
  const rows = wanted(db, viewer, query);
  const ids = rows
    .select('o.order_id')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const page = withEmbeds(db.selectFrom('orders as o').where('o.order_id', '=', among(ids)))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id', 'desc');
  const [found, count] = await Promise.all([page.execute(), cappedCount(db, rows)]);
  const shipments = query.map_po_shipments
    ? await shipmentsOfOrders(
        db,
        found.map((row) => row.order_id),
      )
    : undefined;
  const orders = (await toJson(db, found, settings, viewer, query.map_po_lines ?? false)).map(
    (order) => ({
      ...unmapped(order, query),
      ...(shipments ? { po_shipments: shipments.get(order.order_id) ?? [] } : {}),
    }),
  );
  const [order] = query.order_number === undefined ? [] : orders;
  return { orders, count, ...(order ? { order } : {}) };
}

/** Leaves out what the mapping flags say no to. All are on when not given, but for purchase order lines and shipments. */
function unmapped(order: Order, query: OrderQuery): Order {
  const {
    map_tenant = true,
    map_user = true,
    map_sales_person = true,
    map_po_gen_qty = true,
  } = query;
  const { tenant_info, user_info, sales_person_info, order_lines, ...rest } = order;
  return {
    ...rest,
    order_lines: map_po_gen_qty
      ? order_lines
      : order_lines.map(({ generated_po_qty: _left, ...line }) => line),
    ...(map_tenant && tenant_info ? { tenant_info } : {}),
    ...(map_user ? { user_info: user_info ?? null } : {}),
    ...(map_sales_person ? { sales_person_info: sales_person_info ?? null } : {}),
  };
}

export async function orderById(
  db: Database | Trx,
  settings: Settings,
  orderId: number,
  viewer: Viewer,
): Promise<Order> {
  const rows = await withEmbeds(inReach(db, viewer).where('o.order_id', '=', orderId)).execute();
  if (!rows.length) throw notFound('Order');
  return one(await toJson(db, rows, settings, viewer));
}

/**
 * Locks an order in the viewer's row scope for a change; purchase orders made from it lock it too.
 */
export async function lockOrder(trx: Trx, key: string, viewer: Viewer) {
  const row = await inReach(trx, viewer)
    .selectAll('o')
    .where(named(key))
    .forNoKeyUpdate('o')
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  return row;
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

export const lockedLines = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_lines as l')
    .innerJoin('addresses as a', 'a.address_id', 'l.address_id')
    .selectAll('l')
    .select(['a.state as address_state', issuedUnits.as('issued_po_qty')])
    .where('l.order_id', '=', orderId)
    .orderBy('l.line_number')
    .execute();
export type LockedLine = Awaited<ReturnType<typeof lockedLines>>[number];

export const lineFacts = (line: Omit<LockedLine, 'address_state'>) => ({
  quantity: line.quantity,
  cancelled: line.cancelled_quantity,
  dispatched: line.dispatched_quantity,
  delivered: line.delivered_quantity,
  invoiced: line.invoiced_quantity,
  generated: line.generated_quantity,
  stock: line.stock_quantity,
  issued: line.issued_po_qty,
});

/** Input of orders.rules.ts, read under the lock. */
export async function orderFacts(
  trx: Trx,
  { order_id, status }: Pick<LockedOrder, 'order_id' | 'status'>,
  lines: readonly LockedLine[],
): Promise<OrderFacts> {
  const issued = await trx
    .selectFrom('purchase_orders')
    .select('po_id')
    .where('order_id', '=', order_id)
    .where('po_state', '=', 'ISSUED')
    .limit(1)
    .execute();
  return { status, hasIssuedPo: issued.length > 0, lines: lines.map(lineFacts) };
}

/** For badges: number of orders that a list with this query has. */
export const countOrders = (db: Database, query: OrderQuery, viewer: Viewer): Promise<number> =>
  cappedCount(db, wanted(db, viewer, query));

/** Invoiced amounts of an order, without drafts, void and cancelled invoices. */
const LIVE = sql.join(LIVE_INVOICE_STATUSES.map((status) => sql.lit(status)));
const invoiced = sql`(select sum(i.invoice_grand_total) from invoices i where i.order_id = o.order_id and i.status in (${LIVE}))`;
const settled = sql`o.received_amount + o.credited_amount`;

/**
 * Sums over the orders of such a query. Cancelled ones are counted, as in the list, but add no
 * value.
 */
export const orderTotals = (db: Database, query: OrderQuery, viewer: Viewer) =>
  wanted(db, viewer, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select([
      sql<string>`coalesce(sum(o.order_grand_total) filter (where o.status <> 'CANCELLED'), 0)::numeric(20,2)`.as(
        'value',
      ),
      sql<
        string | null
      >`max(${dayOf(sql.ref('o.created_at'))}) filter (where o.status <> 'CANCELLED')`.as(
        'last_day',
      ),
      sql<string>`coalesce(sum(${invoiced}), 0)::numeric(20,2)`.as('invoiced'),
      sql<string>`coalesce(sum(o.received_amount), 0)::numeric(20,2)`.as('received'),
      sql<string>`greatest(coalesce(sum(${invoiced}), 0) - coalesce(sum(${settled}), 0), 0)::numeric(20,2)`.as(
        'outstanding',
      ),
    ])
    .executeTakeFirstOrThrow();
