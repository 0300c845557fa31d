import { Type } from 'typebox';
import { syncDocument } from '../accounting/accounting.public.ts';
import { requires, requiresOrProof } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Id, Shape } from '../core/http/shapes.ts';
import { PortalFile } from '../core/portal/portalFile.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { sendAsked } from '../messages/messages.public.ts';
import { creditNoteById } from './credit-notes.service.ts';
import { CreditNote, CreditNoteMail, CreditNoteRegistration } from './credit-notes.shapes.ts';
import { creditNoteDocument } from './creditNoteDocument.ts';
import { creditNoteFile } from './creditNoteEInvoice.ts';
import { registerCreditNote } from './registerCreditNote.ts';
import { queueCreditNoteMail } from './sendCreditNote.ts';

/**
 * The credit note to print, to mail, for accounting and for the e-invoice portal: additions to the
 * REST contract (docs/decisions/028, 029).
 */
export async function creditNoteDocumentRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings, services } = parts;
  app.get(
    '/credit_note/download',
    {
      schema: { querystring: Shape({ creditnote_id: Id, ...PRINT_QUERY }) },
      config: requiresOrProof(
        requires('credit_note', 'READ'),
        byLink('credit_note', 'creditnote_id'),
      ),
    },
    async ({ query, viewer }, reply) => {
      const context = { db, settings, viewer };
      const note = await creditNoteById(context, query.creditnote_id);
      return sendPrint(reply, query.type, await creditNoteDocument(context, note));
    },
  );
  app.get(
    '/credit_note/e_invoice',
    {
      schema: { querystring: Shape({ creditnote_id: Id }), response: Answer({ data: PortalFile }) },
      config: requires('credit_note', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await creditNoteFile({ db, settings, viewer }, query.creditnote_id),
    }),
  );
  app.post(
    '/credit_note/email/send',
    {
      schema: {
        body: CreditNoteMail,
        response: Answer({ message: Type.String(), email_sent: Type.Boolean() }),
      },
      config: { ...requires('credit_note', 'UPDATE'), idempotent: true },
    },
    async (request) => {
      const messageId = await withIdempotency(request, (work) =>
        queueCreditNoteMail(work, services.outbox, request.body),
      );
      return sendAsked(services.outbox, messageId);
    },
  );
  app.put(
    '/credit_note/registration',
    {
      schema: { body: CreditNoteRegistration, response: Answer({ data: CreditNote }) },
      config: requires('credit_note', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => registerCreditNote(work, request.body)),
    }),
  );
  app.get(
    '/credit_note/refresh/:creditNoteId',
    {
      schema: {
        params: Shape({ creditNoteId: Id }),
        response: Answer({ error: Type.Array(Type.String()), data: CreditNote }),
      },
      config: { ...requires('credit_note', 'UPDATE'), writes: true, inApiTokens: false },
    },
    async ({ params: { creditNoteId }, viewer }) => {
      const context = { db, settings, viewer };
      await creditNoteById(context, creditNoteId);
      const error = await syncDocument(parts, 'CREDIT_NOTE', creditNoteId);
      return { success: true as const, error, data: await creditNoteById(context, creditNoteId) };
    },
  );
}
