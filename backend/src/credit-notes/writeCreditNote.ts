import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, invalidTransition, refused } from '../core/http/errors.ts';
import { attachFiles } from '../documents/documents.public.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { creditNoteById, lockCreditNote } from './credit-notes.service.ts';
import type { CreditNote, CreditNoteChange, NewCreditNote } from './credit-notes.shapes.ts';
import { creditableLines, linesToWrite, replaceLines } from './creditNoteLines.ts';

/**
 * Makes a draft on an invoice of the order. It claims nothing yet: others may be drafted on the
 * same lines, and the first that is issued counts.
 */
export async function createCreditNote(work: Work, body: NewCreditNote): Promise<CreditNote> {
  const { trx, viewer } = work;
  const { order_id, tenant_id } = await lockOrder(work, body.order_number);
  const invoice = await trx
    .selectFrom('invoices')
    .select(['invoice_id', 'status', 'company_gstin'])
    .where('invoice_id', '=', body.invoice_id)
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw badField('invoice_id', 'This invoice is not of this order');
  if (!isLiveInvoice(invoice.status))
    throw refused('Only an invoice that is issued can be credited', 'INVOICE_NOT_ISSUED');
  const { invoice_id, company_gstin } = invoice;
  const { lines, head } = linesToWrite(
    body.credit_note_lines,
    await creditableLines(trx, invoice_id),
  );
  const { creditnote_id } = await trx
    .insertInto('credit_notes')
    .values({
      order_id,
      invoice_id,
      tenant_id,
      company_gstin,
      reason: body.reason,
      remarks: body.remarks?.trim() || null,
      ...head,
      created_by: viewer.userId,
    })
    .returning('creditnote_id')
    .executeTakeFirstOrThrow();
  await replaceLines(trx, creditnote_id, lines);
  await attach(work, { creditnote_id }, body.attachments ?? []);
  await work.audit({
    entity: 'CREDIT_NOTE',
    id: creditnote_id,
    action: 'CREATE',
    to: 'DRAFT',
  });
  return creditNoteById(work, creditnote_id);
}

/** Changes a draft. Lines are replaced; attachments are added. */
export async function updateCreditNote(work: Work, body: CreditNoteChange): Promise<CreditNote> {
  const { trx } = work;
  const note = await lockCreditNote(work, body.creditnote_id, body.version);
  const { creditnote_id, invoice_id } = note;
  if (note.status !== 'DRAFT') throw invalidTransition('credit note', note.status, 'DRAFT', []);
  const requested =
    body.credit_note_lines &&
    linesToWrite(body.credit_note_lines, await creditableLines(trx, invoice_id));
  const after = {
    ...(body.reason === undefined ? {} : { reason: body.reason }),
    ...(body.remarks === undefined ? {} : { remarks: body.remarks?.trim() || null }),
    ...requested?.head,
  };
  await trx
    .updateTable('credit_notes')
    .set({ ...after, version: sql<number>`version + 1` })
    .where('creditnote_id', '=', creditnote_id)
    .execute();
  const before = requested ? await quantitiesOf(trx, creditnote_id) : {};
  if (requested) await replaceLines(trx, creditnote_id, requested.lines);
  const changes = differences<Record<string, unknown>>(
    { ...note, lines: before },
    { ...after, ...(requested ? { lines: await quantitiesOf(trx, creditnote_id) } : {}) },
  );
  await attach(work, note, body.attachments ?? []);
  await work.audit({ entity: 'CREDIT_NOTE', id: creditnote_id, action: 'UPDATE', changes });
  return creditNoteById(work, creditnote_id);
}

/** "2 at 220.00" by invoice line, for the log. */
async function quantitiesOf(trx: Trx, creditNoteId: number): Promise<Record<string, string>> {
  const lines = await trx
    .selectFrom('credit_note_lines')
    .select(['invoice_line_id', 'quantity', 'taxable_amount'])
    .where('creditnote_id', '=', creditNoteId)
    .orderBy('line_number')
    .execute();
  return Object.fromEntries(
    lines.map((line) => [line.invoice_line_id, `${line.quantity} at ${line.taxable_amount}`]),
  );
}

/** Adds attachments to the existing ones; a new note has none. */
async function attach(
  { trx, settings, viewer }: Work,
  {
    creditnote_id: id,
    attachments: standing = [],
  }: { creditnote_id: number; attachments?: readonly string[] },
  addresses: readonly string[],
): Promise<void> {
  if (!addresses.length) return;
  if (addresses.length + standing.length > LIMITS.attachments)
    throw badField('attachments', `A credit note has at most ${LIMITS.attachments} files`);
  const uuids = await attachFiles(trx, settings, {
    field: 'attachments',
    addresses,
    record: { entity: 'CREDIT_NOTE', id },
    viewer,
  });
  await trx
    .updateTable('credit_notes')
    .set({ attachments: [...standing, ...uuids] })
    .where('creditnote_id', '=', id)
    .execute();
}
