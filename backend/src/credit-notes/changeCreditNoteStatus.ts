import {
  CREDIT_NOTE_TRANSITIONS,
  creditNoteNeedsReason,
  EDITOR_MAY_NOT_ISSUE,
  MAKER_MAY_NOT_ISSUE,
  permissionForCreditNoteStatus,
} from '@munim/schema/credit-notes/credit-notes.rules.ts';
import { sql } from 'kysely';
import { queueAccountingPush } from '../accounting/accounting.public.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { lastEditorOf } from '../core/data/lastEditor.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import { nextDocumentNumber } from '../core/data/documentNumber.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition, refused } from '../core/http/errors.ts';
import { settleDocument } from '../payments/payments.public.ts';
import { creditNoteById, type LockedCreditNote, lockCreditNote } from './credit-notes.service.ts';
import { withdrawMessages } from '../messages/messages.public.ts';
import type { CreditNote, CreditNoteStatusChange } from './credit-notes.shapes.ts';
import { creditableLines, linesToWrite, replaceLines } from './creditNoteLines.ts';

const ACTION = { ISSUED: 'ISSUE', CANCELLED: 'CANCEL', VOID: 'VOID' } as const;

/** Changes the status (docs/rules/billing.md#credit-notes). */
export async function changeCreditNoteStatus(
  work: Work,
  body: CreditNoteStatusChange,
): Promise<CreditNote> {
  const { trx, viewer } = work;
  const { creditnote_id, status: to } = body;
  if (!viewer.can('CREDIT_NOTE', permissionForCreditNoteStatus(to))) throw forbidden();
  const note = await lockCreditNote(work, creditnote_id, body.version);
  // the present state again is no change
  if (note.status === to) return creditNoteById(work, creditnote_id);
  const allowed = CREDIT_NOTE_TRANSITIONS[note.status];
  if (!allowed.includes(to)) throw invalidTransition('credit note', note.status, to, allowed);
  const reason = creditNoteNeedsReason(to) ? body.reason?.trim() : undefined;
  if (creditNoteNeedsReason(to) && !reason) throw badField('reason', 'reason is required');
  await refuseClosedBooks(trx, 'credit note', to === 'ISSUED' ? indianDay() : note.creditnote_date);
  if (to === 'ISSUED') await issue(work, note);
  else await end(work, note, to, reason ?? '');
  await work.audit({
    entity: 'CREDIT_NOTE',
    id: creditnote_id,
    action: ACTION[to],
    from: note.status,
    to,
    ...(reason ? { remarks: reason } : {}),
  });
  if (to !== 'VOID') {
    await settleDocument(work, note);
    await queueAccountingPush(trx, 'CREDIT_NOTE', creditnote_id);
  }
  return creditNoteById(work, creditnote_id);
}

/**
 * Issues a note under the lock on the order: what others took of the lines since the draft was
 * written counts now.
 */
async function issue(work: Work, note: LockedCreditNote): Promise<void> {
  const { trx, viewer } = work;
  if (note.created_by === viewer.userId) throw refused(MAKER_MAY_NOT_ISSUE, 'SECOND_PERSON');
  const { creditnote_id, invoice_id, company_gstin: gstin } = note;
  const edit = { entity: 'CREDIT_NOTE', id: creditnote_id, action: 'UPDATE' } as const;
  if ((await lastEditorOf(trx, edit, sql`field = 'lines'`)) === viewer.userId)
    throw refused(EDITOR_MAY_NOT_ISSUE, 'SECOND_PERSON');
  const wanted = await trx
    .selectFrom('credit_note_lines')
    .select(['invoice_line_id', 'quantity', 'taxable_amount as amount'])
    .where('creditnote_id', '=', creditnote_id)
    .orderBy('line_number')
    .execute();
  const { lines, head } = linesToWrite(wanted, await creditableLines(trx, invoice_id));
  await replaceLines(trx, creditnote_id, lines);
  await countCredited(trx, creditnote_id, 1);
  const day = indianDay();
  await trx
    .updateTable('credit_notes')
    .set({
      ...head,
      status: 'ISSUED',
      approved_by: viewer.userId,
      creditnote_date: day,
      creditnote_number: await nextDocumentNumber(trx, 'CN', { gstin, day }),
      version: sql<number>`version + 1`,
    })
    .where('creditnote_id', '=', creditnote_id)
    .execute();
  await copyIssued(work, 'CREDIT_NOTE', creditnote_id);
}

/** Ends it, and cancels its waiting mails. */
async function end(
  work: Work,
  { creditnote_id, status }: LockedCreditNote,
  to: 'CANCELLED' | 'VOID',
  end_reason: string,
): Promise<void> {
  const { trx } = work;
  if (status === 'ISSUED') await countCredited(trx, creditnote_id, -1);
  await trx
    .updateTable('credit_notes')
    .set({ status: to, end_reason, version: sql<number>`version + 1` })
    .where('creditnote_id', '=', creditnote_id)
    .execute();
  await withdrawMessages(work, 'CREDIT_NOTE', creditnote_id);
}

/** Credited amounts are kept on the invoice's lines; their CHECKs are the last guard. */
async function countCredited(trx: Trx, creditNoteId: number, sign: 1 | -1): Promise<void> {
  await sql`
    update invoice_lines l set credited_quantity = l.credited_quantity + ${sign}::integer * n.quantity,
      credited_taxable = l.credited_taxable + ${sign}::integer * n.taxable_amount
    from credit_note_lines n where n.creditnote_id = ${creditNoteId} and l.invoice_line_id = n.invoice_line_id`.execute(
    trx,
  );
}
