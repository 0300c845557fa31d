import { invoiceStatus, settledStatus } from '@munim/schema/invoices/invoices.rules.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import { noteChanges } from '../core/data/requestChanges.ts';
import type { Work } from '../core/data/work.ts';

/** Sum of ISSUED credit notes, over invoices as i. */
export const credited = sql<string>`(select coalesce(sum(c.creditnote_grand_total), 0)::numeric(14,2) from credit_notes c
  where c.invoice_id = i.invoice_id and c.status = 'ISSUED')`;
/** Share of a bill that a purchase order pays, over bills as b: its own lines, and the first one the round-off. */
export const billPartOf = (poId: number) =>
  sql<string>`((select coalesce(sum(l.line_total), 0) from bill_lines l where l.bill_id = b.bill_id and l.po_id = ${poId})
    + case when b.included_po_ids[1] = ${poId} then b.round_off else 0 end)::numeric(14,2)`;

export async function settleInvoices(work: Work, ids: readonly number[]): Promise<void> {
  const { trx } = work;
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
    .where('i.invoice_id', '=', eqAny(ids))
    .orderBy('i.invoice_id')
    .forUpdate('i')
    .execute();
  for (const invoice of invoices) {
    const { invoice_id, received, credited: taken } = invoice;
    const status = invoiceStatus(invoice.invoice_grand_total, received, taken);
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
    await tellSettled(work, {
      entity: 'INVOICE',
      id: invoice_id,
      from: invoice.status,
      to: status,
    });
  }
}

export async function settleBills(work: Work, ids: readonly number[]): Promise<void> {
  const { trx } = work;
  if (!ids.length) return;
  const bills = await trx
    .selectFrom('bills as b')
    .select(['b.bill_id', 'b.status', 'b.bill_grand_total', 'b.paid_amount'])
    .select(
      sql<string>`(select coalesce(sum(pa.amount), 0)::numeric(14,2) from payment_allocations pa where pa.bill_id = b.bill_id)`.as(
        'paid',
      ),
    )
    .where('b.bill_id', '=', eqAny(ids))
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
    await tellSettled(work, { entity: 'BILL', id: bill_id, from, to: status });
  }
}

/** Sums are of payments and credit notes, which have their own audit rows: only a status has one here. */
async function tellSettled(
  work: Work,
  change: { entity: 'INVOICE' | 'BILL'; id: number; from: string; to: string },
): Promise<void> {
  noteChanges(change.entity, [change.id]);
  if (change.from !== change.to) await work.audit({ action: 'STATUS', ...change });
}
