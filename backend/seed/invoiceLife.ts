import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { closeBooks } from '../src/accounting/books.service.ts';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { indianDay } from '../src/core/data/days.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { changeInvoice } from '../src/invoices/changeInvoice.ts';
import { reinvoice } from '../src/invoices/reinvoice.ts';
import { invoiceById } from '../src/invoices/invoices.service.ts';
import { registerInvoice } from '../src/invoices/registerInvoice.ts';
import { creditNoteById } from '../src/credit-notes/credit-notes.service.ts';
import { registerCreditNote } from '../src/credit-notes/registerCreditNote.ts';
import { creditNoteAnswer, portalAnswer } from './portalAnswer.ts';
import { viewerOfRole } from './viewers.ts';

/** Open invoices whose goods are on their way, without a credit note, the newest first. */
async function onTheirWay(trx: Trx): Promise<{ invoice_id: number; challan_id: number }[]> {
  const { rows } = await sql<{ invoice_id: number; challan_id: number }>`
    select i.invoice_id, i.challan_id from invoices i join delivery_challans c using (challan_id)
    where i.status in ('ISSUED', 'PARTIALLY_PAID') and c.status = 'IN_TRANSIT' and i.tenant_gstin is not null
      and exists (select from invoice_lines l where l.invoice_id = i.invoice_id and l.tax_category = 'TAXABLE')
      and not exists (select from credit_notes n where n.invoice_id = i.invoice_id)
      and not exists (select from payments p where p.invoice_id = i.invoice_id and p.status = 'PAID')
      and not exists (select from delivery_points d where d.challan_id = c.challan_id and d.status = 'DELIVERED')
    order by i.invoice_id desc limit 3`.execute(trx);
  return rows;
}

async function register(work: Work, invoice_id: number): Promise<void> {
  const invoice = await invoiceById(work, invoice_id);
  const answer = portalAnswer(invoice);
  await registerInvoice(work, {
    invoice_id,
    ...answer,
    e_way_bill_number: invoice.e_way_bill_number ?? '181009876543',
    e_way_bill_at: answer.ack_at,
    e_way_bill_valid_until: new Date(Date.now() + 2 * 24 * 3600_000).toISOString(),
  });
}

/** The newest issued credit note, of which the print shows the QR code. */
async function registerNewestCreditNote(work: Work): Promise<void> {
  const note = await work.trx
    .selectFrom('credit_notes')
    .select('creditnote_id')
    .where('status', '=', 'ISSUED')
    .orderBy('creditnote_id', 'desc')
    .executeTakeFirst();
  if (!note) return;
  const { creditnote_id } = note;
  const answer = creditNoteAnswer(await creditNoteById(work, creditnote_id));
  await registerCreditNote(work, { creditnote_id, ...answer });
}

/**
 * An invoice and a credit note with the portals' answers, a challan whose invoice was cancelled and one that was
 * invoiced again, and books that are closed up to the end of the last financial year.
 */
export async function seedInvoiceLife(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const work = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const [registered, cancelled, repeated] = await onTheirWay(trx);
    if (registered) await register(work, registered.invoice_id);
    await registerNewestCreditNote(work);
    const end = { status: 'CANCELLED' as const, reason: 'Wrong PO number of the customer' };
    for (const one of [cancelled, repeated])
      if (one) await changeInvoice(work, { invoice_id: one.invoice_id, ...end });
    if (repeated) await reinvoice(work, { challan_id: repeated.challan_id });
    const today = indianDay();
    const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0);
    await closeBooks(work, { closed_until: `${year}-03-31` });
  });
}
