import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { creditNotesInReach } from './credit-notes.scope.ts';

/** Credit notes in the viewer's row scope. */
export const creditNotes = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('credit_notes as c').where(creditNotesInReach(viewer));

/**
 * One in the viewer's row scope, with the order whose row guards it; undefined when there is none.
 */
export const findCreditNote = (db: Database | Trx, creditNoteId: number, viewer: Viewer) =>
  creditNotes(db, viewer)
    .select(['c.creditnote_id', 'c.order_id', 'c.invoice_id'])
    .where('c.creditnote_id', '=', creditNoteId)
    .executeTakeFirst();
