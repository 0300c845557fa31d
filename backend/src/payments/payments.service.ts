import type { PaymentDirection, PermissionEntity } from '@munim/schema/generated/types.ts';
import { remaining } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { isInList, listPage, type OnPage } from '../core/data/listPage.ts';
import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { type Page } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { betweenDays, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import { findOpening, paidOnOpening } from '../openings/openings.public.ts';
import { orderNamed } from '../orders/orders.public.ts';
import { PAYMENT_LIST } from './payments.list.ts';
import { type PaymentRows, payments, withDetails } from './describePayments.ts';
import {
  creditedOfOrder,
  paidAndPendingOf,
  type PaymentSums,
  receivedOfOrder,
} from './payments.public.ts';
import type { Balance, OutgoingQuery, Payment, PaymentQuery } from './payments.shapes.ts';

const DOCUMENT_ENTITIES: Record<PaymentDirection, PermissionEntity> = {
  INCOMING: 'ORDER',
  OUTGOING: 'PURCHASE_ORDER',
};

/** A payment shows nothing of its document that the viewer may not see there. */
export function refuseWithoutDocument(direction: PaymentDirection, viewer: Viewer): void {
  if (!viewer.can(DOCUMENT_ENTITIES[direction], 'READ')) throw forbidden();
}

async function page(
  context: ReadContext,
  rows: PaymentRows,
  { query, asked }: { query: Page & { isShort?: boolean }; asked: AskedFields },
) {
  const { db } = context;
  const read = (isOnPage: OnPage) =>
    withDetails(
      context,
      payments(context).where('pay.payment_id', '=', isOnPage).orderBy('pay.payment_id', 'desc'),
      asked,
    );
  const matching = rows.where(isInList(PAYMENT_LIST, query));
  const [data, parts] = await listPage(db, matching, {
    list: PAYMENT_LIST,
    query,
    read,
    isShort: query.isShort ?? false,
  });
  return { data, ...parts };
}

/**
 * Amount that may still be recorded for a document; 0 when its total has fallen below what was
 * recorded.
 */
export function balanceOf(
  total: string,
  { paid, pending }: PaymentSums,
  credited = '0.00',
): Balance {
  return { total, paid, pending, credited, open: remaining(total, paid, pending, credited) };
}

/** The filters that any list of payments takes. */
type PaymentFilters = Pick<
  PaymentQuery,
  'status' | 'payment_mode' | 'from_date' | 'to_date' | 'page' | 'limit'
>;

const filtered = (context: ReadContext, query: PaymentFilters) =>
  payments(context)
    .where((eb) => whereIf(query.status, (any) => eb('pay.status', '=', eqAny(any))))
    .where((eb) => whereIf(query.payment_mode, (any) => eb('pay.payment_mode', '=', eqAny(any))))
    .where(betweenDays('pay.payment_date', query));

/** Receipts of one order, with its balance. */
async function receiptsOfOrder(
  context: ReadContext,
  number: string,
  { query, asked }: { query: PaymentFilters; asked: AskedFields },
) {
  const order = await orderNamed(context, number)
    .select([receivedOfOrder.as('received'), creditedOfOrder.as('credited')])
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  const { order_id, order_grand_total: total, received, credited } = order;
  const rows = filtered(context, query)
    .where('pay.direction', '=', 'INCOMING')
    .where('pay.order_id', '=', order_id);
  const found = await page(context, rows, { query: { ...query, isShort: true }, asked });
  return { ...found, balance: balanceOf(total, received, credited) };
}

/** Payments to a seller, or for one purchase order, with its balance. */
export async function listOutgoing(
  context: ReadContext,
  query: OutgoingQuery,
  asked = AskedFields.all,
) {
  const { db, viewer } = context;
  const { seller_id, po_id } = query;
  if (seller_id === undefined && po_id === undefined)
    throw badField('seller_id', 'seller_id or po_id is required');
  refuseWithoutDocument('OUTGOING', viewer);
  const rows = payments(context)
    .where('pay.direction', '=', 'OUTGOING')
    .where((eb) => whereIf(seller_id, (id) => eb('pay.seller_id', '=', id)))
    .where((eb) => whereIf(po_id, (id) => eb('pay.po_id', '=', id)));
  if (po_id === undefined) return page(context, rows, { query, asked });
  const po = await db
    .selectFrom('purchase_orders as po')
    .select(sql<string>`po.po_grand_total + po.round_off`.as('payable'))
    .where('po.po_id', '=', po_id)
    .where(visiblePurchaseOrders(viewer))
    .executeTakeFirst();
  if (!po) throw notFound('Purchase order');
  const [found, sums] = await Promise.all([
    page(context, rows, { query, asked }),
    paidAndPendingOf(db, po_id),
  ]);
  return { ...found, balance: balanceOf(po.payable, sums) };
}

/** Payments for a document of old books, or taken from an advance in them, with its balance. */
async function paymentsOfOpening(
  context: ReadContext,
  openingId: number,
  { query, asked }: { query: PaymentFilters; asked: AskedFields },
) {
  const { db } = context;
  const opening = await findOpening(context, openingId);
  if (!opening) throw notFound('Document');
  const rows = filtered(context, query).where((eb) =>
    eb.or([eb('pay.opening_id', '=', openingId), eb('pay.advance_id', '=', openingId)]),
  );
  const [found, sums] = await Promise.all([
    page(context, rows, { query, asked }),
    paidOnOpening(db, openingId),
  ]);
  return { ...found, balance: balanceOf(opening.amount, sums) };
}

/** The direction that the keys of a query leave; null for both. */
function directionOf({ direction, ...query }: PaymentQuery): PaymentDirection | null {
  const keys = (['order_number', 'tenant_id', 'seller_id', 'opening_id'] as const).filter(
    (key) => query[key] !== undefined,
  );
  const [key, other] = keys;
  if (other)
    throw badField(
      other,
      'Only one of order_number, tenant_id, seller_id, opening_id may be given',
    );
  if (!key || key === 'opening_id') return direction ?? null;
  const own = key === 'seller_id' ? 'OUTGOING' : 'INCOMING';
  if (direction && direction !== own)
    throw badField('direction', `direction is ${own} where ${key} is given`);
  return own;
}

/** GET /payment: of an order, a customer or a seller, or all that the viewer may see (docs/rules/billing.md#payments). */
export async function listPayments(
  context: ReadContext,
  query: PaymentQuery,
  asked = AskedFields.all,
) {
  const { viewer } = context;
  const direction = directionOf(query);
  if (direction) refuseWithoutDocument(direction, viewer);
  if (query.order_number !== undefined)
    return receiptsOfOrder(context, query.order_number, { query, asked });
  if (query.opening_id !== undefined)
    return paymentsOfOpening(context, query.opening_id, { query, asked });
  const rows = filtered(context, query)
    .where((eb) => whereIf(direction ?? undefined, (one) => eb('pay.direction', '=', one)))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('pay.tenant_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('pay.seller_id', '=', id)));
  return page(context, rows, { query, asked });
}

export async function paymentById(context: ReadContext, paymentId: number): Promise<Payment> {
  const found = await withDetails(
    context,
    payments(context).where('pay.payment_id', '=', paymentId),
  );
  if (!found.length) throw notFound('Payment');
  return single(found);
}

/** Document of a payment in the viewer's row scope; undefined when there is none. */
export const findPayment = (context: ReadContext, paymentId: number) =>
  payments(context)
    .select(['pay.payment_id', 'pay.order_id', 'pay.po_id', 'pay.opening_id', 'pay.advance_id'])
    .where('pay.payment_id', '=', paymentId)
    .executeTakeFirst();
