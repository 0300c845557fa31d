import type { InvoiceStatus } from '@munim/schema/generated/types.ts';
import type { InvoiceFacts } from '@munim/schema/invoices/invoices.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';

/** Counts and sums beside an invoice, over invoices as i. */
export const givenPayments = sql<number>`(select count(*)::integer from payments g where g.invoice_id = i.invoice_id and g.status = 'PAID')`;
export const openCreditNotes = sql<number>`(select count(*)::integer from credit_notes n where n.invoice_id = i.invoice_id
  and n.status in ('DRAFT', 'ISSUED'))`;

/** Goods of the challan have arrived, all or some; final for them. Over invoices as i. */
export const isDelivered = sql<boolean>`(exists (select from delivery_challans d where d.challan_id = i.challan_id and d.status = 'DELIVERED')
  or exists (select from delivery_points p where p.challan_id = i.challan_id and p.status = 'DELIVERED'))`;

/** Input of the invoice rules, valid under the lock on its order. */
export async function invoiceFacts(
  trx: Trx,
  { invoice_id, status }: { invoice_id: number; status: InvoiceStatus },
): Promise<InvoiceFacts> {
  const counts = await trx
    .selectFrom('invoices as i')
    .select([
      givenPayments.as('givenPayments'),
      openCreditNotes.as('creditNotes'),
      isDelivered.as('isDelivered'),
      'i.ack_at as irnAckAt',
    ])
    .where('i.invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow();
  return { status, ...counts };
}
