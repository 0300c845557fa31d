import type { BillStatus, InvoiceStatus } from '@munim/schema/generated/types.ts';
import { LIVE_INVOICE_STATUSES, settledStatus } from '@munim/schema/invoices/invoices.rules.ts';
import { stillOpen } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { anyOf } from '../core/data/search.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { type Allocation, planAllocations } from './planAllocations.ts';

/**
 * Order or purchase order whose money is allocated: the caller has locked this row, which guards
 * all of it.
 */
export type AllocatedFor = { orderId: number } | { poId: number };
/** Payment or document whose allocations are released. */
export type AllocatedTo = { paymentId: number } | { invoiceId: number } | { billId: number };

type Made = { invoice_id: number } | { bill_id: number };

/**
 * Recomputes which PAID payment settles which document of the order or purchase order, and writes
 * the documents' sums and statuses: after every change
 * of payments, numbered documents and credit notes. Writes only what changed.
 */
export async function allocate(trx: Trx, whose: AllocatedFor, viewer: Viewer): Promise<void> {
  if ('orderId' in whose) await allocateReceipts(trx, whose.orderId, viewer);
  else await allocateOutgoing(trx, whose.poId, viewer);
}

/**
 * Releases the allocations of a document or a payment that is about to end. The caller allocates
 * again after writing that.
 */
export async function releaseAllocations(
  trx: Trx,
  what: AllocatedTo,
  viewer: Viewer,
): Promise<void> {
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
  await settleInvoices(trx, idsOf(freed.map((row) => row.invoice_id)), viewer);
  await settleBills(trx, idsOf(freed.map((row) => row.bill_id)), viewer);
}

async function allocateReceipts(trx: Trx, orderId: number, viewer: Viewer): Promise<void> {
  const invoices = await trx
    .selectFrom('invoices as i')
    .select(['i.invoice_id as paperId', 'i.invoice_grand_total as total', credited.as('credited')])
    .where('i.order_id', '=', orderId)
    .where('i.status', '=', anyOf<InvoiceStatus>(LIVE_INVOICE_STATUSES))
    .orderBy('i.invoice_id')
    .forUpdate('i')
    .execute();
  const payments = await paying(trx, 'invoice_id').where('pay.order_id', '=', orderId).execute();
  const plan = planAllocations(
    payments,
    invoices.map(({ paperId, total, credited: taken }) => ({
      paperId,
      due: stillOpen(total, taken),
    })),
  );
  await write(
    trx,
    payments.map((payment) => payment.paymentId),
    plan,
    (id) => ({ invoice_id: id }),
  );
  await settleInvoices(
    trx,
    invoices.map((invoice) => invoice.paperId),
    viewer,
  );
}

/** A bill may be for several purchase orders of its seller: each pays for its own lines. */
async function allocateOutgoing(trx: Trx, poId: number, viewer: Viewer): Promise<void> {
  const bills = await trx
    .selectFrom('bills as b')
    .select(['b.bill_id as paperId'])
    .select(
      sql<string>`(select coalesce(sum(l.line_total), 0)::numeric(14,2) from bill_lines l where l.bill_id = b.bill_id and l.po_id = ${poId})`.as(
        'due',
      ),
    )
    .where(sql<boolean>`b.included_po_ids @> array[${poId}]::bigint[]`)
    .where('b.status', '=', anyOf<BillStatus>(LIVE_INVOICE_STATUSES))
    .orderBy('b.bill_id')
    .forUpdate('b')
    .execute();
  const payments = await paying(trx, 'bill_id').where('pay.po_id', '=', poId).execute();
  await write(
    trx,
    payments.map((payment) => payment.paymentId),
    planAllocations(payments, bills),
    (id) => ({ bill_id: id }),
  );
  await settleBills(
    trx,
    bills.map((bill) => bill.paperId),
    viewer,
  );
}

/** All payments of the order or purchase order: those that are not PAID any more lose what they had. */
const paying = (trx: Trx, paper: 'invoice_id' | 'bill_id') =>
  trx
    .selectFrom('payments as pay')
    .select(['pay.payment_id as paymentId', `pay.${paper} as paperId`])
    .select(sql<string>`case when pay.status = 'PAID' then pay.amount else 0 end`.as('amount'))
    .orderBy('pay.payment_id');

async function write(
  trx: Trx,
  paymentIds: readonly number[],
  plan: readonly Allocation[],
  made: (paperId: number) => Made,
): Promise<void> {
  if (!paymentIds.length) return;
  await trx.deleteFrom('payment_allocations').where('payment_id', '=', anyOf(paymentIds)).execute();
  if (!plan.length) return;
  const rows = plan.map(({ paymentId, paperId, amount }) => ({
    payment_id: paymentId,
    amount,
    ...made(paperId),
  }));
  await trx.insertInto('payment_allocations').values(rows).execute();
}

/** On ISSUED credit notes, over invoices as i. */
const credited = sql<string>`(select coalesce(sum(c.creditnote_grand_total), 0)::numeric(14,2) from credit_notes c
  where c.invoice_id = i.invoice_id and c.status = 'ISSUED')`;

async function settleInvoices(trx: Trx, ids: readonly number[], viewer: Viewer): Promise<void> {
  if (!ids.length) return;
  const invoices = await trx
    .selectFrom('invoices as i')
    .select([
      'i.invoice_id',
      'i.status',
      'i.invoice_grand_total',
      'i.received_amount',
      'i.credited_amount',
      credited.as('credited'),
    ])
    .select(
      sql<string>`(select coalesce(sum(pa.amount), 0)::numeric(14,2) from payment_allocations pa where pa.invoice_id = i.invoice_id)`.as(
        'received',
      ),
    )
    .where('i.invoice_id', '=', anyOf(ids))
    .orderBy('i.invoice_id')
    .forUpdate('i')
    .execute();
  for (const invoice of invoices) {
    const { invoice_id, received, credited: taken } = invoice;
    const status = settledStatus(invoice.invoice_grand_total, received, taken);
    if (
      status === invoice.status &&
      received === invoice.received_amount &&
      taken === invoice.credited_amount
    )
      continue;
    await trx
      .updateTable('invoices')
      .set({ received_amount: received, credited_amount: taken, status })
      .where('invoice_id', '=', invoice_id)
      .execute();
    await auditStatus(trx, viewer, {
      entity: 'INVOICE',
      id: invoice_id,
      from: invoice.status,
      to: status,
    });
  }
}

async function settleBills(trx: Trx, ids: readonly number[], viewer: Viewer): Promise<void> {
  if (!ids.length) return;
  const bills = await trx
    .selectFrom('bills as b')
    .select(['b.bill_id', 'b.status', 'b.bill_grand_total', 'b.paid_amount'])
    .select(
      sql<string>`(select coalesce(sum(pa.amount), 0)::numeric(14,2) from payment_allocations pa where pa.bill_id = b.bill_id)`.as(
        'paid',
      ),
    )
    .where('b.bill_id', '=', anyOf(ids))
    .orderBy('b.bill_id')
    .forUpdate('b')
    .execute();
  for (const { bill_id, status: from, bill_grand_total, paid, paid_amount } of bills) {
    const status = settledStatus(bill_grand_total, paid);
    if (status === from && paid === paid_amount) continue;
    await trx
      .updateTable('bills')
      .set({ paid_amount: paid, status })
      .where('bill_id', '=', bill_id)
      .execute();
    await auditStatus(trx, viewer, { entity: 'BILL', id: bill_id, from, to: status });
  }
}

async function auditStatus(
  trx: Trx,
  viewer: Viewer,
  change: { entity: 'INVOICE' | 'BILL'; id: number; from: string; to: string },
): Promise<void> {
  if (change.from !== change.to) await audit(trx, viewer, { action: 'STATUS', ...change });
}
