import type { PaymentDirection, PermissionEntity } from '@munim/schema/generated/types.ts';
import { LIVE_PAYMENT_STATES } from '@munim/schema/payments/payments.rules.ts';
import { remaining } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { sellerInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf, type Page } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { betweenDays, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { filesOf } from '../documents/documents.public.ts';
import { findOpening, paidOnOpening } from '../openings/openings.public.ts';
import { findOrder } from '../orders/orders.public.ts';
import { creditedOf, paidAndPendingOf, receivedOf, type PaymentSums } from './payments.public.ts';
import { visiblePayments } from './payments.scope.ts';
import type { Balance, OutgoingQuery, Payment, PaymentQuery } from './payments.shapes.ts';

const DOCUMENT_ENTITIES: Record<PaymentDirection, PermissionEntity> = {
  INCOMING: 'ORDER',
  OUTGOING: 'PURCHASE_ORDER',
};

/** A payment shows nothing of its document that the viewer may not see there. */
export function refuseWithoutDocument(direction: PaymentDirection, viewer: Viewer): void {
  if (!viewer.can(DOCUMENT_ENTITIES[direction], 'READ')) throw forbidden();
}

type Rows = ReturnType<typeof payments>;

/** Documents that the payment settles; over payments as pay. */
const allocations = sql<
  Payment['allocations']
>`coalesce((select json_agg(json_build_object('invoice_id', al.invoice_id,
  'invoice_number', i.invoice_number, 'bill_id', al.bill_id, 'amount', al.amount::text) order by al.invoice_id, al.bill_id)
  from payment_allocations al left join invoices i on i.invoice_id = al.invoice_id where al.payment_id = pay.payment_id), '[]')`;

const withEmbeds = (rows: Rows) =>
  rows
    .leftJoin('tenants as t', 't.tenant_id', 'pay.tenant_id')
    .leftJoin('sellers as s', 's.seller_id', 'pay.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'pay.payment_id',
      'pay.direction',
      'pay.status',
      'pay.amount',
      'pay.payment_date',
      'pay.payment_mode',
      'pay.reference_number',
    ])
    .select([
      'pay.remarks',
      'pay.reason',
      'pay.cash_reason',
      'pay.attachments',
      'pay.po_id',
      'pay.created_at',
      'o.order_number',
    ])
    .select([
      sql<Payment['tenant_info']>`case when t.tenant_id is not null then ${tenantInfo} end`.as(
        'tenant_info',
      ),
    ])
    .select(['pay.tenant_id as tenantId', 'pay.seller_id as sellerId'])
    .select(['pay.invoice_id', 'pay.bill_id', allocations.as('allocations')])
    .select(['pay.opening_id', 'paid.number as opening_number'])
    .select(['pay.advance_id', 'advance.number as advance_number'])
    .select([
      sellerInfo.as('seller_info'),
      userInfo(sql.ref('pay.created_by')).$notNull().as('created_by_info'),
    ]);

/** Allocations of several payments, in one query. */
const logsOf = (db: Database | Trx, ids: readonly number[]) =>
  db
    .selectFrom('audit_log as l')
    .select([
      'l.entity_id',
      'l.audit_id',
      'l.created_at',
      'l.action',
      'l.from_status as from',
      'l.to_status as to',
      'l.remarks',
    ])
    .select(userInfo(sql.ref('l.user_id')).as('user_info'))
    .where('l.entity', '=', 'PAYMENT')
    .where('l.entity_id', '=', eqAny(ids))
    .orderBy('l.audit_id')
    .execute();

const toLog = ({
  entity_id: _entity,
  ...log
}: Awaited<ReturnType<typeof logsOf>>[number]): Payment['logs'][number] => log;

async function withDetails(db: Database | Trx, settings: Settings, rows: Rows): Promise<Payment[]> {
  const found = await withEmbeds(rows).execute();
  const ids = found.map((row) => row.payment_id);
  const [logs, files] = [
    await logsOf(db, ids),
    await filesOf(
      db,
      settings,
      found.flatMap((row) => row.attachments),
    ),
  ];
  const byPayment = Map.groupBy(logs, (log) => log.entity_id);
  return found.map((row) => ({
    ...row,
    attachments: row.attachments.flatMap((uuid) => files.get(uuid) ?? []),
    logs: (byPayment.get(row.payment_id) ?? []).map(toLog),
  }));
}

async function page(db: Database, settings: Settings, rows: Rows, query: Page) {
  const some = rows
    .orderBy('pay.payment_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [data, count] = await Promise.all([withDetails(db, settings, some), countRows(db, rows)]);
  return { data, count };
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
async function receiptsOfOrder(context: ReadContext, number: string, query: PaymentFilters) {
  const { db, settings } = context;
  const order = await findOrder(context, number);
  if (!order) throw notFound('Order');
  const { order_id, order_grand_total: total } = order;
  const rows = filtered(context, query)
    .where('pay.direction', '=', 'INCOMING')
    .where('pay.order_id', '=', order_id);
  const [found, sums, credited] = await Promise.all([
    page(db, settings, rows, query),
    receivedOf(db, order_id),
    creditedOf(db, order_id),
  ]);
  return { ...found, balance: balanceOf(total, sums, credited) };
}

/** Payments to a seller, or for one purchase order, with its balance. */
export async function listOutgoing(context: ReadContext, query: OutgoingQuery) {
  const { db, settings, viewer } = context;
  const { seller_id, po_id } = query;
  if (seller_id === undefined && po_id === undefined)
    throw badField('seller_id', 'seller_id or po_id is required');
  refuseWithoutDocument('OUTGOING', viewer);
  const rows = payments(context)
    .where('pay.direction', '=', 'OUTGOING')
    .where((eb) => whereIf(seller_id, (id) => eb('pay.seller_id', '=', id)))
    .where((eb) => whereIf(po_id, (id) => eb('pay.po_id', '=', id)));
  if (po_id === undefined) return page(db, settings, rows, query);
  const po = await db
    .selectFrom('purchase_orders as po')
    .select(sql<string>`po.po_grand_total + po.round_off`.as('payable'))
    .where('po.po_id', '=', po_id)
    .where(visiblePurchaseOrders(viewer))
    .executeTakeFirst();
  if (!po) throw notFound('Purchase order');
  const [found, sums] = await Promise.all([
    page(db, settings, rows, query),
    paidAndPendingOf(db, po_id),
  ]);
  return { ...found, balance: balanceOf(po.payable, sums) };
}

/** Payments for a document of old books, or taken from an advance in them, with its balance. */
async function paymentsOfOpening(context: ReadContext, openingId: number, query: PaymentFilters) {
  const { db, settings } = context;
  const opening = await findOpening(context, openingId);
  if (!opening) throw notFound('Document');
  const rows = filtered(context, query).where((eb) =>
    eb.or([eb('pay.opening_id', '=', openingId), eb('pay.advance_id', '=', openingId)]),
  );
  const [found, sums] = await Promise.all([
    page(db, settings, rows, query),
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
export async function listPayments(context: ReadContext, query: PaymentQuery) {
  const { db, settings, viewer } = context;
  const direction = directionOf(query);
  if (direction) refuseWithoutDocument(direction, viewer);
  if (query.order_number !== undefined) return receiptsOfOrder(context, query.order_number, query);
  if (query.opening_id !== undefined) return paymentsOfOpening(context, query.opening_id, query);
  const rows = filtered(context, query)
    .where((eb) => whereIf(direction ?? undefined, (one) => eb('pay.direction', '=', one)))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('pay.tenant_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('pay.seller_id', '=', id)));
  return page(db, settings, rows, query);
}

export async function paymentById(context: ReadContext, paymentId: number): Promise<Payment> {
  const { db, settings } = context;
  const found = await withDetails(
    db,
    settings,
    payments(context).where('pay.payment_id', '=', paymentId),
  );
  if (!found.length) throw notFound('Payment');
  return single(found);
}

/**
 * Number of payments of a purchase order that are PENDING, APPROVED or PAID: any of them prevents
 * its cancellation.
 */
export async function openPaymentsOf(db: Database | Trx, poId: number): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('po_id', '=', poId)
    .where('status', '=', eqAny(LIVE_PAYMENT_STATES))
    .executeTakeFirstOrThrow();
  return count;
}

/** Payments in the viewer's row scope, with their order as o and purchase order as po. */
export const payments = ({ db, viewer }: ReadContext) =>
  db
    .selectFrom('payments as pay')
    .leftJoin('orders as o', 'o.order_id', 'pay.order_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'pay.po_id')
    .leftJoin('opening_documents as paid', 'paid.opening_id', 'pay.opening_id')
    .leftJoin('opening_documents as advance', 'advance.opening_id', 'pay.advance_id')
    .where(visiblePayments(viewer));

/** Document of a payment in the viewer's row scope; undefined when there is none. */
export const findPayment = (context: ReadContext, paymentId: number) =>
  payments(context)
    .select(['pay.payment_id', 'pay.order_id', 'pay.po_id', 'pay.opening_id', 'pay.advance_id'])
    .where('pay.payment_id', '=', paymentId)
    .executeTakeFirst();
