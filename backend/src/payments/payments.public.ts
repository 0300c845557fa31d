import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import type { BillStatus, InvoiceStatus } from '@munim/schema/generated/types.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { PENDING_PAYMENT_STATES } from '@munim/schema/payments/payments.rules.ts';
import { remaining } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx, Database } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { settleOpening } from '../openings/openings.public.ts';
import { settleOrder } from '../orders/orders.public.ts';
import { writePoPayments } from '../purchase-orders/purchase-orders.public.ts';
import { type Allocation, planAllocations } from './planAllocations.ts';
import { billPartOf, settleInvoices, settleBills, credited } from './settleAllocated.ts';

/**
 * Order or purchase order whose money is allocated: the caller has locked this row, which guards
 * all of it.
 */
export type AllocatedFor = { orderId: number } | { poId: number };
/** Payment or document whose allocations are released. */
export type AllocatedTo = { paymentId: number } | { invoiceId: number } | { billId: number };

type AllocationMade = { invoice_id: number } | { bill_id: number };

/**
 * Recomputes which PAID payment settles which document of the order or purchase order, and writes
 * the documents' sums and statuses: after every change of payments, numbered documents and credit
 * notes. Writes only what changed.
 */
export async function allocate(work: Work, whose: AllocatedFor): Promise<void> {
  if ('orderId' in whose) await allocateReceipts(work, whose.orderId);
  else await allocateOutgoing(work, whose.poId);
}

/**
 * Releases the allocations of a document or a payment that is about to end. The caller allocates
 * again after writing that.
 */
export async function releaseAllocations(work: Work, what: AllocatedTo): Promise<void> {
  const { trx } = work;
  const freed = await trx
    .deleteFrom('payment_allocations')
    .$if('paymentId' in what, (q) =>
      q.where('payment_id', '=', (what as { paymentId: number }).paymentId),
    )
    .$if('invoiceId' in what, (q) =>
      q.where('invoice_id', '=', (what as { invoiceId: number }).invoiceId),
    )
    .$if('billId' in what, (q) => q.where('bill_id', '=', (what as { billId: number }).billId))
    .returning(['invoice_id', 'bill_id'])
    .execute();
  const idsOf = (ids: (number | null)[]) =>
    [...new Set(ids.filter((id) => id !== null))].toSorted((a, b) => a - b);
  await settleInvoices(work, idsOf(freed.map((row) => row.invoice_id)));
  await settleBills(work, idsOf(freed.map((row) => row.bill_id)));
}

/** Receipts noted for an invoice that ends, and not paid yet, are for its order from now on. */
export async function freeReceipts(work: Work, invoiceId: number): Promise<void> {
  const freed = await work.trx
    .updateTable('payments')
    .set({ invoice_id: null })
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .returning('payment_id')
    .execute();
  await work.audit(
    ...freed
      .toSorted((a, b) => a.payment_id - b.payment_id)
      .map(({ payment_id }) => ({
        entity: 'PAYMENT' as const,
        id: payment_id,
        action: 'EDIT' as const,
        changes: { invoice_id: { from: invoiceId, to: null } },
      })),
  );
}

async function allocateReceipts(work: Work, orderId: number): Promise<void> {
  const { trx } = work;
  const invoices = await trx
    .selectFrom('invoices as i')
    .select([
      'i.invoice_id as documentId',
      'i.invoice_grand_total as total',
      credited.as('credited'),
    ])
    .where('i.order_id', '=', orderId)
    .where('i.status', '=', eqAny<InvoiceStatus>(LIVE_INVOICE_STATUSES))
    .orderBy('i.invoice_id')
    .forUpdate('i')
    .execute();
  const payments = await paymentsOf(trx, 'invoice_id')
    .where('pay.order_id', '=', orderId)
    .execute();
  const plan = planAllocations(
    payments,
    invoices.map(({ documentId, total, credited: taken }) => ({
      documentId,
      due: remaining(total, taken),
    })),
  );
  await write(
    trx,
    payments.map((payment) => payment.paymentId),
    plan,
    (id) => ({ invoice_id: id }),
  );
  await settleInvoices(
    work,
    invoices.map((invoice) => invoice.documentId),
  );
}

/** A bill may be for several purchase orders of its seller: each pays for its own lines. */
async function allocateOutgoing(work: Work, poId: number): Promise<void> {
  const { trx } = work;
  const bills = await trx
    .selectFrom('bills as b')
    .select(['b.bill_id as documentId'])
    .select(billPartOf(poId).as('due'))
    .where(sql<boolean>`b.included_po_ids @> array[${poId}]::bigint[]`)
    .where('b.status', '=', eqAny<BillStatus>(ISSUED_BILLS))
    .orderBy('b.bill_id')
    .forUpdate('b')
    .execute();
  const payments = await paymentsOf(trx, 'bill_id').where('pay.po_id', '=', poId).execute();
  await write(
    trx,
    payments.map((payment) => payment.paymentId),
    planAllocations(payments, bills),
    (id) => ({ bill_id: id }),
  );
  await settleBills(
    work,
    bills.map((bill) => bill.documentId),
  );
}

/** All payments of the order or purchase order: those that are not PAID any more lose what they had. */
const paymentsOf = (trx: Trx, document: 'invoice_id' | 'bill_id') =>
  trx
    .selectFrom('payments as pay')
    .select(['pay.payment_id as paymentId', `pay.${document} as documentId`])
    .select(sql<string>`case when pay.status = 'PAID' then pay.amount else 0 end`.as('amount'))
    .orderBy('pay.payment_id');

async function write(
  trx: Trx,
  paymentIds: readonly number[],
  plan: readonly Allocation[],
  made: (documentId: number) => AllocationMade,
): Promise<void> {
  if (!paymentIds.length) return;
  const before = await trx
    .deleteFrom('payment_allocations')
    .where('payment_id', '=', eqAny(paymentIds))
    .returning(['payment_id', 'invoice_id', 'bill_id', 'amount'])
    .execute();
  const rows = plan.map(({ paymentId, documentId, amount }) => ({
    payment_id: paymentId,
    amount,
    ...made(documentId),
  }));
  if (rows.length) await trx.insertInto('payment_allocations').values(rows).execute();
  await touchPayments(trx, changedPayments(before, rows));
}

interface Allocated {
  payment_id: number;
  amount: string;
  invoice_id?: number | null;
  bill_id?: number | null;
}

/** Payments of which an allocation came, went or changed. */
function changedPayments(before: readonly Allocated[], after: readonly Allocated[]): number[] {
  const keyOf = ({ payment_id, invoice_id, bill_id, amount }: Allocated) =>
    JSON.stringify([payment_id, invoice_id ?? null, bill_id ?? null, amount]);
  const old = new Set(before.map(keyOf));
  const now = new Set(after.map(keyOf));
  const changed = [
    ...before.filter((row) => !now.has(keyOf(row))),
    ...after.filter((row) => !old.has(keyOf(row))),
  ];
  return [...new Set(changed.map((row) => row.payment_id))];
}

/** Gives payments the time of the change: what they are allocated to is part of them. */
const touchPayments = async (trx: Trx, paymentIds: readonly number[]): Promise<void> => {
  if (paymentIds.length)
    await trx
      .updateTable('payments')
      .set({ updated_at: sql`now()` })
      .where('payment_id', '=', eqAny(paymentIds))
      .execute();
};

/** PAID amount, and the amount that is recorded and not paid yet. */
export interface PaymentSums {
  paid: string;
  pending: string;
}

const paid = sql<string>`coalesce(sum(amount) filter (where status = 'PAID'), 0)::numeric(14,2)`;

const pending = sql<string>`coalesce(sum(amount) filter (where status = any(${[...PENDING_PAYMENT_STATES]})), 0)::numeric(14,2)`;

/** Sums received for an order. Valid only under the lock on its row. */
export const receivedOf = (db: Database | Trx, orderId: number): Promise<PaymentSums> =>
  db
    .selectFrom('payments')
    .select([paid.as('paid'), pending.as('pending')])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

/** The same over orders as o, in a read of the order. */
export const receivedOfOrder = sql<PaymentSums>`(select json_build_object('paid', (${paid})::text, 'pending', (${pending})::text)
  from payments r where r.order_id = o.order_id)`;

/** Sums paid for a purchase order. Valid only under the lock on its row. */
export const paidAndPendingOf = (db: Database | Trx, poId: number): Promise<PaymentSums> =>
  db
    .selectFrom('payments')
    .select([paid.as('paid'), pending.as('pending')])
    .where('po_id', '=', poId)
    .executeTakeFirstOrThrow();

const creditedSum = sql<string>`coalesce(sum(creditnote_grand_total), 0)::numeric(14,2)`;

/** Sum of ISSUED credit notes, over orders as o. */
export const creditedOfOrder = sql<string>`(select ${creditedSum} from credit_notes n where n.order_id = o.order_id and n.status = 'ISSUED')`;

/** Sum of ISSUED credit notes of an order. */
export async function creditedOf(db: Database | Trx, orderId: number): Promise<string> {
  const row = await db
    .selectFrom('credit_notes')
    .select(creditedSum.as('credited'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'ISSUED')
    .executeTakeFirstOrThrow();
  return row.credited;
}

/** Subject of a payment, and the advance it is taken from. */
type PaidFor = Partial<Record<'order_id' | 'po_id' | 'opening_id' | 'advance_id', number | null>>;

/**
 * Writes the sums of payments and credit notes to the document itself and to its bills and
 * invoices, with their statuses: after every change of them.
 * The caller has locked its row.
 */
export async function settleDocument(
  work: Work,
  { order_id, po_id, opening_id, advance_id }: PaidFor,
): Promise<void> {
  const { trx } = work;
  if (opening_id) await settleOpening(work, opening_id);
  if (advance_id) await settleOpening(work, advance_id);
  if (po_id) {
    await writePoPayments(work, po_id, await paidAndPendingOf(trx, po_id));
    await allocate(work, { poId: po_id });
  }
  if (!order_id) return;
  const { paid: received_amount } = await receivedOf(trx, order_id);
  const credited_amount = await creditedOf(trx, order_id);
  await trx
    .updateTable('orders')
    .set({ received_amount, credited_amount })
    .where('order_id', '=', order_id)
    .execute();
  await allocate(work, { orderId: order_id });
  const { from, to } = await settleOrder(trx, order_id);
  if (from !== to) await work.audit({ entity: 'ORDER', id: order_id, action: 'STATUS', from, to });
}

export { paymentOwners, visibleWithDocument } from './payments.scope.ts';
