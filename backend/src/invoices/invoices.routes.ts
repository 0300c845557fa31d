import { Type } from 'typebox';
import { syncPaper } from '../accounting/accounting.service.ts';
import { orProof, requires, requiresAll, requiresAny } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { once } from '../core/data/idempotency.ts';
import { PAPER_QUERY, sendPaper } from '../core/print/sendPrint.ts';
import { Answer, Id, PageOf, Shape } from '../core/http/shapes.ts';
import { byLink } from '../documents/documents.service.ts';
import { changeInvoice } from './changeInvoice.ts';
import { invoiceDocument, invoicePaperFacts } from './invoiceDocument.ts';
import { invoiceById, listInvoices } from './invoices.service.ts';
import {
  eInvoiceFile,
  EInvoiceQuery,
  eWayBillFile,
  EWayBillQuery,
  PortalFile,
} from './portalFiles.ts';
import { Invoice, InvoiceChange, InvoiceQuery } from './invoices.shapes.ts';

/**
 * Additions to the REST contract: files for the portals of the tax authority (docs/decisions/019).
 */
function portalRoutes(app: App, { db, settings }: AppParts): void {
  app.get(
    '/invoice/e_invoice',
    {
      schema: { querystring: EInvoiceQuery, response: Answer({ data: PortalFile }) },
      config: requires('order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await eInvoiceFile(db, settings, query.invoice_id, viewer),
    }),
  );
  app.get(
    '/dc/e_way_bill',
    {
      schema: { querystring: EWayBillQuery, response: Answer({ data: PortalFile }) },
      config: requiresAll(['delivery_challan', 'READ'], ['order', 'READ']),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await eWayBillFile(db, settings, query, viewer),
    }),
  );
}

/** Routes of invoices, which shipments make. */
export async function invoicesRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings } = parts;
  app.get(
    '/invoice',
    {
      schema: { querystring: InvoiceQuery, response: PageOf('data', Invoice) },
      config: requires('order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listInvoices(db, settings, query, viewer)),
    }),
  );
  app.put(
    '/invoice',
    {
      schema: { body: InvoiceChange, response: Answer({ data: Invoice }) },
      config: requiresAny(['order', 'UPDATE'], ['order', 'APPROVE']),
    },
    async (request) => ({
      success: true as const,
      data: await once(db, request, (trx) =>
        changeInvoice(trx, settings, request.body, request.viewer),
      ),
    }),
  );
  app.get(
    '/invoice/refresh/:invoiceId',
    {
      schema: {
        params: Shape({ invoiceId: Id }),
        response: Answer({ error: Type.Array(Type.String()), data: Invoice }),
      },
      config: requires('order', 'UPDATE'),
    },
    async ({ params: { invoiceId }, viewer }) => {
      await invoiceById(db, settings, invoiceId, viewer);
      const error = await syncPaper(parts, 'INVOICE', invoiceId);
      return {
        success: true as const,
        error,
        data: await invoiceById(db, settings, invoiceId, viewer),
      };
    },
  );
  portalRoutes(app, parts);
  for (const path of ['/invoice/download', '/download_invoice'])
    app.get(
      path,
      {
        schema: { querystring: Shape({ invoice_id: Id, ...PAPER_QUERY }) },
        config: orProof(requires('order', 'READ'), byLink('invoice')),
      },
      async ({ query, viewer }, reply) => {
        const invoice = await invoiceById(db, settings, query.invoice_id, viewer);
        return sendPaper(
          reply,
          query.type,
          invoiceDocument(invoice, await invoicePaperFacts(db, invoice), settings),
        );
      },
    );
}
