import { requiresOrProof, requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Id, Shape } from '../core/http/shapes.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { invoiceDocument, invoicePrintFacts } from './invoiceDocument.ts';
import { invoiceById } from './invoices.service.ts';

/** The invoice to print; the contract knows two paths for it. */
export async function invoiceDocumentRoutes(app: App, { db, settings }: AppParts): Promise<void> {
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
}
