import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { changeCreditNoteStatus } from '../src/credit-notes/changeCreditNoteStatus.ts';
import type {
  CreditNoteStatusChange,
  NewCreditNote,
} from '../src/credit-notes/credit-notes.shapes.ts';
import { createCreditNote } from '../src/credit-notes/writeCreditNote.ts';
import { viewerOfRole } from './viewers.ts';

interface Case {
  withinState: boolean;
  reason: NewCreditNote['reason'];
  /** Units, or an amount in paise that no price divides. */
  credited: { quantity: number; amount?: string };
  remarks: string;
  moves: readonly CreditNoteStatusChange['status'][];
}

/** Every status, with CGST and SGST and with IGST. */
const CASES: readonly Case[] = [
  {
    withinState: true,
    reason: 'RETURN',
    credited: { quantity: 1 },
    remarks: 'One piece came back unopened',
    moves: ['ISSUED'],
  },
  {
    withinState: false,
    reason: 'PRICE_DIFFERENCE',
    credited: { quantity: 0, amount: '37.43' },
    remarks: 'Agreed price of the contract',
    moves: ['ISSUED'],
  },
  {
    withinState: true,
    reason: 'DAMAGED',
    credited: { quantity: 1, amount: '99.99' },
    remarks: 'Seam open, kept by the customer at a lower price',
    moves: [],
  },
  {
    withinState: false,
    reason: 'SHORT_DELIVERY',
    credited: { quantity: 1 },
    remarks: 'Counted again: nothing was missing',
    moves: ['ISSUED', 'CANCELLED'],
  },
];

/** A line of an open invoice that can bear the credit; each invoice is used once. */
async function creditableLine(trx: Trx, withinState: boolean, used: readonly number[]) {
  const { rows } = await sql<{ invoice_id: number; invoice_line_id: number; order_number: string }>`
    select i.invoice_id, l.invoice_line_id, o.order_number from invoices i join invoice_lines l using (invoice_id) join orders o using (order_id)
    where i.status in ('ISSUED', 'PARTIALLY_PAID') and i.within_state = ${withinState} and l.quantity > 1 and l.taxable_amount > 500
      and i.invoice_id <> all(${[...used]}::bigint[]) order by i.invoice_id desc, l.line_number limit 1`.execute(
    trx,
  );
  return rows[0];
}

/** Credit notes of every status, written by the service itself. */
export async function seedCreditNotes(db: Database, settings: Settings): Promise<void> {
  const used: number[] = [];
  await withTransaction(db, async (trx) => {
    const maker = workOf(trx, settings, await viewerOfRole(trx, Role.BROAD_ACCESS));
    const approver = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    for (const { withinState, credited, moves, ...note } of CASES) {
      const line = await creditableLine(trx, withinState, used);
      if (!line) continue;
      const { invoice_id, invoice_line_id, order_number } = line;
      used.push(invoice_id);
      const { creditnote_id } = await createCreditNote(maker, {
        ...note,
        order_number,
        invoice_id,
        credit_note_lines: [{ invoice_line_id, ...credited }],
      });
      for (const status of moves)
        await changeCreditNoteStatus(approver, { creditnote_id, status, reason: note.remarks });
    }
  });
}
