import { Type } from 'typebox';
import { requires, requiresAny, requiresOrProof } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Id, Shape } from '../core/http/shapes.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { sendAsked } from '../messages/messages.public.ts';
import { invoiceDocument, invoicePrintFacts } from './invoiceDocument.ts';
import { queueInvoiceMail } from './invoiceMail.ts';
import { invoiceById } from './invoices.service.ts';
import { Invoice, InvoiceMail } from './invoices.shapes.ts';

/**
 * The invoice to print, for which the contract knows two paths, and to mail, which is our addition
 * (docs/decisions/039).
 */
export async function invoiceDocumentRoutes(
  app: App,
  { db, settings, services }: AppParts,
): Promise<void> {
  for (const path of ['/invoice/download', '/download_invoice'])
    app.get(
      path,
      {
        schema: { querystring: Shape({ invoice_id: Id, ...PRINT_QUERY }) },
        config: requiresOrProof(requires('order', 'READ'), byLink('invoice', 'invoice_id')),
      },
      async ({ query, viewer }, reply) => {
        const invoice = await invoiceById({ db, settings, viewer }, query.invoice_id);
        const facts = await invoicePrintFacts({ db, settings }, invoice);
        return sendPrint(reply, query.type, invoiceDocument(invoice, facts));
      },
    );
  app.post(
    '/invoice/email/send',
    {
      schema: {
        body: InvoiceMail,
        response: Answer({ message: Type.String(), email_sent: Type.Boolean(), data: Invoice }),
      },
      config: { ...requiresAny(['order', 'UPDATE'], ['payment', 'UPDATE']), idempotent: true },
    },
    async (request) => {
      const { body, viewer } = request;
      const messageId = await withIdempotency(request, (work) =>
        queueInvoiceMail(work, services.outbox, body),
      );
      const sent = await sendAsked(services.outbox, messageId);
      return { ...sent, data: await invoiceById({ db, settings, viewer }, body.invoice_id) };
    },
  );
}
