import { irnProblems } from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import {
  columnsOf,
  IRN_COLUMNS,
  refuseIrnOfOther,
  refuseTakenAck,
  registrationAfter,
} from '../core/portal/registration.ts';
import { creditNoteById, lockCreditNote } from './credit-notes.service.ts';
import type { CreditNote, CreditNoteRegistration } from './credit-notes.shapes.ts';

/** Keeps what the e-invoice portal answered on an issued credit note: checked against it, and of no other document. */
export async function registerCreditNote(
  work: Work,
  body: CreditNoteRegistration,
): Promise<CreditNote> {
  const { trx } = work;
  const { creditnote_id } = body;
  const note = await lockCreditNote(work, creditnote_id, body.version);
  const { creditnote_number: number, creditnote_date: date } = note;
  if (note.status !== 'ISSUED')
    throw refused('Only a credit note that is issued is registered', 'CREDIT_NOTE_NOT_ISSUED');
  const after = registrationAfter(IRN_COLUMNS, note, body);
  const { company_gstin: companyGstin, creditnote_grand_total: grandTotal } = note;
  const document = { word: 'credit note', number, date, companyGstin, grandTotal } as const;
  const [problem] = irnProblems(after, document, new Date());
  if (problem) throw badField(IRN_COLUMNS[problem.field], problem.text);
  const before = registrationAfter(IRN_COLUMNS, note, {});
  const changes = differences<Record<string, unknown>>(
    columnsOf(IRN_COLUMNS, before),
    columnsOf(IRN_COLUMNS, after),
  );
  if (!Object.keys(changes).length) return creditNoteById(work, creditnote_id);
  await refuseClosedBooks(trx, 'credit note', date);
  await refuseIrnOfOther(trx, after.irn, 'invoice');
  const taken = badField('irn', 'Another credit note has this IRN');
  await onDuplicate('credit_notes_irn', taken, () =>
    trx
      .updateTable('credit_notes')
      .set({ ...columnsOf(IRN_COLUMNS, after), version: sql<number>`version + 1` })
      .where('creditnote_id', '=', creditnote_id)
      .execute(),
  );
  if (changes['ack_number'])
    await refuseTakenAck(trx, after.ackNumber, { kind: 'credit note', id: creditnote_id });
  await work.audit({ entity: 'CREDIT_NOTE', id: creditnote_id, action: 'REGISTER', changes });
  return creditNoteById(work, creditnote_id);
}
