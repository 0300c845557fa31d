import { WalkedPage } from '../core/data/listPage.ts';
import { requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeCreditNoteStatus } from './changeCreditNoteStatus.ts';
import { findCreditNote, listCreditNotes } from './credit-notes.service.ts';
import {
  CreditNote,
  CreditNoteChange,
  CreditNoteStatusChange,
  CreditNoteQuery,
  NewCreditNote,
} from './credit-notes.shapes.ts';
import { createCreditNote, updateCreditNote } from './writeCreditNote.ts';

export const creditNoteRecord: RecordKind = {
  name: 'Credit note',
  readPermission: ['CREDIT_NOTE', 'READ'],
  find: byId(findCreditNote),
  prints: { credit_note: { path: '/credit_note/download', idName: 'creditnote_id' } },
};

export async function creditNotesRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  const Written = Answer({ data: CreditNote });
  app.get(
    '/credit_note',
    {
      schema: { querystring: CreditNoteQuery, response: WalkedPage('data', CreditNote) },
      config: {
        ...requires('credit_note', 'READ'),
        otherNames: { cnId: 'creditnote_id' },
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listCreditNotes({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/credit_note',
    {
      schema: { body: NewCreditNote, response: Written },
      config: { ...requires('credit_note', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createCreditNote(work, request.body)),
    }),
  );
  app.put(
    '/credit_note',
    {
      schema: { body: CreditNoteChange, response: Written },
      config: requires('credit_note', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => updateCreditNote(work, request.body)),
    }),
  );
  app.post(
    '/credit_note/status',
    {
      schema: { body: CreditNoteStatusChange, response: Written },
      config: {
        ...requiresAny(['credit_note', 'UPDATE'], ['credit_note', 'APPROVE']),
        idempotent: true,
      },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeCreditNoteStatus(work, request.body)),
    }),
  );
}
