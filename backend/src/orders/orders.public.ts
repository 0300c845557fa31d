import type { OrderStatus } from '@munim/schema/generated/types.ts';
import {
  OPEN_ORDER_STATUSES,
  orderStatuses,
  type OrderFacts,
} from '@munim/schema/orders/orders.rules.ts';
import { addParts, partSums } from '@munim/schema/shared/money.ts';
import { type RawBuilder, sql } from 'kysely';
import { visibleOrders } from '../core/access/documentScope.ts';
import { ofOrganisation } from '../core/access/rowScope.ts';
import type { Trx } from '../core/data/database.ts';
import { dayOf, endOfDay, startOfDay } from '../core/data/days.ts';
import { headOf, sumColumns } from '../core/data/documentLines.ts';
import {
  allInvoiced,
  type InvoicedParts,
  NOT_INVOICED,
  withOneKind,
} from '../core/data/documentParts.ts';
import { hasNumberPart } from '../core/data/numberFilter.ts';
import { isInList } from '../core/data/listPage.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { contains, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { withEmbeds, toJson, issuedUnits } from './describeOrders.ts';
import { ORDER_LIST } from './orders.list.ts';
import type { LineTerms } from './insertOrder.ts';
import type { Order, OrderQuery } from './orders.shapes.ts';
import { type OrderLine, serveFromStock, unitsOf, waitingPointsOf } from './serveFromStock.ts';

const ID = /^[1-9][0-9]{0,14}$/;

/** An order in the viewer's row scope, by its number or its id as text, without its lines. */
export const orderNamed = ({ db, viewer }: ReadContext, key: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select(['o.order_id', 'o.order_number', 'o.order_grand_total', 'o.tenant_id'])
    .where((eb) =>
      ID.test(key) ? eb('o.order_id', '=', Number(key)) : eb('o.order_number', '=', key),
    )
    .where(visibleOrders(viewer));

/** The same; undefined when there is none. */
export const findOrder = (context: ReadContext, key: string) =>
  orderNamed(context, key).executeTakeFirst();

/** Orders of these ids that are in the viewer's row scope. */
export const readableOrders = (
  { db, viewer }: ReadContext,
  orderIds: readonly number[],
): Promise<number[]> =>
  db
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.order_id', '=', eqAny(orderIds))
    .where(visibleOrders(viewer))
    .execute()
    .then((rows) => rows.map((row) => row.order_id));

/**
 * Writes sums and statuses of an order again from its lines, receipts and credit notes: the one place that does, after every change of them.
 * The caller holds the order's row. Answers the status before and after, for the audit row.
 */
export async function settleOrder(
  trx: Trx,
  orderId: number,
): Promise<{ from: OrderStatus; to: OrderStatus }> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'cancelled', 'received_amount', 'credited_amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const head = headOf(lines.map((line) => ({ ...line, total: line.line_total })));
  const { status, fulfilment, billing, payment } = orderStatuses({
    cancelled: order.cancelled,
    received: order.received_amount,
    credited: order.credited_amount,
    grandTotal: head.total,
    lines: lines.map((line) => ({
      quantity: line.quantity,
      cancelled: line.cancelled_quantity,
      dispatched: line.dispatched_quantity,
      delivered: line.delivered_quantity,
      invoiced: line.invoiced_quantity,
    })),
  });
  await trx
    .updateTable('orders')
    .set({
      status,
      fulfilment_status: fulfilment,
      billing_status: billing,
      payment_status: payment,
      order_taxable_amount: head.taxable,
      order_gst_amount: head.gst,
      order_grand_total: head.total,
    })
    .where('order_id', '=', orderId)
    .execute();
  return { from: order.status, to: status };
}

/** Money of what is not cancelled of a line: what is invoiced, and what the rest will be invoiced at. */
export function orderLineMoney(
  line: LineTerms & { cancelled_quantity?: number | undefined },
  parts: InvoicedParts = NOT_INVOICED,
) {
  const { within_state: withinState } = line;
  const invoiced = allInvoiced(parts);
  const quantity = line.quantity - (line.cancelled_quantity ?? 0) - invoiced.quantity;
  const rest = partSums(
    {
      quantity,
      price: line.selling_price,
      discountPercent: line.order_line_discount,
      gstPercent: line.pan_india_gst,
      withinState,
    },
    withinState ? parts.withinState : parts.toOtherState,
  );
  const { total, ...columns } = sumColumns(withOneKind(addParts(invoiced, { quantity, ...rest })));
  return { ...columns, line_total: total };
}

export const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('orders as o').where(visibleOrders(viewer));

const DIGITS = /^[0-9]{1,15}$/;

/** Callers name an order by its number or its id. */
const isNamed = (key: string) =>
  DIGITS.test(key)
    ? sql<boolean>`o.order_id = ${Number(key)}`
    : sql<boolean>`o.order_number = ${key}`;

/** Orders that have this part in their number, to compare an order's id with. */
export const ordersWithNumberPart = (part: string): RawBuilder<number> =>
  sql`any(array(select n.order_id from orders n where ${hasNumberPart('n.order_number', part)}))`;

/** Orders of these sales persons, to compare an order's id with. */
export const ordersOfSalesPersons = (persons: readonly number[]): RawBuilder<number> =>
  sql`any(array(select n.order_id from orders n where n.sales_person = ${eqAny(persons)}))`;

/** The order that this purchase order buys for. */
const isOrderOf = (poId: number) =>
  sql<boolean>`o.order_id = (select made.order_id from purchase_orders made where made.po_id = ${poId})`;

/** Names are few beside orders: the index on them first, then that of orders by customer. */
const isOfCustomerNamed = (part: string) =>
  sql<boolean>`o.tenant_id = any(array(select t.tenant_id from tenants t where ${contains('t.tenant_name', part)}))`;

const OPEN = sql.join(OPEN_ORDER_STATUSES.map((status) => sql.lit(status)));
/** Condition of the index of late orders. */
const isLateOn = (day: string) => sql<boolean>`(o.status in (${OPEN}) and o.edd < ${day}::date)`;

/** True of an order that was made of one of these quotations and is not cancelled: an index has just these. */
const isLiveOrderOf = (quotationIds: readonly number[]) =>
  sql<boolean>`o.quotation_id = ${eqAny(quotationIds)} and o.status <> 'CANCELLED'`;

export function applyFilters(context: ReadContext, query: OrderQuery) {
  const { order_number, startDate, endDate, status, sales_person, customer_po_no } = query;
  return visibleRows(context)
    .where(whereIf(order_number, isNamed))
    .where(whereIf(query.order_number_part, (part) => hasNumberPart('o.order_number', part)))
    .where(whereIf(query.poId, isOrderOf))
    .where(whereIf(query.quotation_ids, isLiveOrderOf))
    .where((eb) => whereIf(query.tenantId, (id) => eb('o.tenant_id', '=', id)))
    .where(whereIf(query.orgId, ofOrganisation('o')))
    .where((eb) => whereIf(sales_person, (any) => eb('o.sales_person', '=', eqAny(any))))
    .where(whereIf(customer_po_no, (part) => hasNumberPart('o.customer_po_no', part)))
    .where(whereIf(query.customer_name, isOfCustomerNamed))
    .where((eb) => whereIf(status, (any) => eb('o.status', '=', eqAny(any))))
    .where((eb) => whereIf(startDate, (day) => eb('o.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(endDate, (day) => eb('o.created_at', '<', endOfDay(day))))
    .where(whereIf(query.due_before, isLateOn))
    .where(isInList(ORDER_LIST, query));
}

export async function orderById(context: ReadContext, orderId: number): Promise<Order> {
  const rows = await withEmbeds(visibleRows(context).where('o.order_id', '=', orderId)).execute();
  if (!rows.length) throw notFound('Order');
  return single(await toJson(context, rows));
}

/**
 * Locks an order in the viewer's row scope for a change; purchase orders made from it lock it too.
 */
export async function lockOrder(work: Work, key: string) {
  const row = await visibleRows(work)
    .selectAll('o')
    .where(isNamed(key))
    .forNoKeyUpdate('o')
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  return row;
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

export const lockedLines = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_lines as l')
    .selectAll('l')
    .select(issuedUnits.as('issued_po_qty'))
    .where('l.order_id', '=', orderId)
    .orderBy('l.line_number')
    .execute();

export type LockedLine = Awaited<ReturnType<typeof lockedLines>>[number];

export const lineFacts = (line: LockedLine) => ({
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

/** Number of orders that a list with this query has, for badges. */
export const waitingOrders = (context: ReadContext, query: OrderQuery): Promise<Waiting> =>
  waitingRows(
    context.db,
    applyFilters(context, query),
    query.due_before ? sql.ref('o.edd') : dayOf(sql.ref('o.created_at')),
  );

/** Day of the customer's latest order that is not cancelled. */
export async function lastOrderDay(context: ReadContext, tenantId: number): Promise<string | null> {
  const { day } = await visibleRows(context)
    .select(sql<string | null>`max(${dayOf(sql.ref('o.created_at'))})`.as('day'))
    .where('o.tenant_id', '=', tenantId)
    .where('o.status', '<>', 'CANCELLED')
    .executeTakeFirstOrThrow();
  return day;
}

/**
 * Releases all stock that waits in warehouses for these lines; dispatched units stay served. Under
 * the lock on the order.
 */
export async function releaseStock(
  work: Work,
  lines: readonly OrderLine[],
  remarks: string,
): Promise<void> {
  const served = lines.filter((line) => line.stock_quantity > 0);
  if (!served.length) return;
  const waiting = Map.groupBy(
    await waitingPointsOf(
      work.trx,
      served.map((line) => line.line_id),
    ),
    (point) => point.order_line_id,
  );
  const servings = served.map((line) => {
    const quantity = line.stock_quantity - unitsOf(waiting.get(line.line_id) ?? []);
    return { line, quantity, warehouseId: quantity ? line.warehouse_id : null, field: '' };
  });
  await serveFromStock(work, servings, { edd: null, remarks });
}

/** Lines of an order, read under the lock on it. */
export const servedLinesOf = (trx: Trx, orderId: number): Promise<OrderLine[]> =>
  trx
    .selectFrom('order_lines')
    .select(['line_id', 'line_number', 'order_id', 'product_sku_id'])
    .select(['warehouse_id', 'stock_quantity'])
    .where('order_id', '=', orderId)
    .orderBy('line_number')
    .execute();
