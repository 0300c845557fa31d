import { invoiceCancelRefusal, INVOICE_MOVES } from '@munim/schema/invoices/invoices.rules.ts';
import { sql } from 'kysely';
import { queueAccountingPush } from '../accounting/accounting.service.ts';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { invalidTransition, refused } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { settlePaper } from '../payments/settlePaper.service.ts';
import { releaseAllocations } from '../payments/allocations.service.ts';
import { invoiceFacts } from './invoiceFacts.ts';
import { countInvoiced } from './makeInvoice.service.ts';

/**
 * Ends an invoice: a draft becomes VOID, a numbered one CANCELLED, which keeps its number. Advances
 * return to the order; a payment given for this very
 * invoice, or a credit note on it, prevents it. The caller has locked the order's row.
 */
export async function cancelInvoice(
  trx: Trx,
  invoiceId: number,
  reason: string,
  viewer: Viewer,
): Promise<void> {
  const invoice = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const to = invoice.status === 'DRAFT' || invoice.status === 'VOID' ? 'VOID' : 'CANCELLED';
  if (invoice.status === to) return;
  const moves = INVOICE_MOVES[invoice.status];
  if (!moves.includes(to)) throw invalidTransition('invoice', invoice.status, to, moves);
  const refusal = invoiceCancelRefusal(await invoiceFacts(trx, invoice));
  if (refusal) throw refused(refusal, 'INVOICE_SETTLED');
  await releaseAllocations(trx, { invoiceId }, viewer);
  const { status: from } = await trx
    .selectFrom('invoices')
    .select('status')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('invoices')
    .set({ status: to, reason, version: sql<number>`version + 1` })
    .where('invoice_id', '=', invoiceId)
    .execute();
  await audit(trx, viewer, {
    entity: 'INVOICE',
    id: invoiceId,
    action: to === 'VOID' ? 'VOID' : 'CANCEL',
    from,
    to,
    remarks: reason,
  });
  await countInvoiced(trx, invoiceId, -1);
  await settlePaper(trx, invoice, viewer);
  if (to === 'CANCELLED') await queueAccountingPush(trx, 'INVOICE', invoiceId);
}
