import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import { syncDocument } from '../accounting/accounting.public.ts';
import { AmountSums } from '../core/data/amountSums.ts';
import { requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Id, Shape } from '../core/http/shapes.ts';
import { PortalFile } from '../core/portal/portalFile.ts';
import { SUMMED_INVOICES } from './invoices.list.ts';
import { changeInvoice } from './changeInvoice.ts';
import { reinvoice } from './reinvoice.ts';
import { findInvoice, invoiceById, listInvoices } from './invoices.service.ts';
import {
  Invoice,
  InvoiceChange,
  InvoiceOfChallan,
  InvoiceQuery,
  InvoiceRegistration,
} from './invoices.shapes.ts';
import { eInvoiceFile } from './portalFiles.ts';
import { registerInvoice } from './registerInvoice.ts';

export const invoiceRecord: RecordKind = {
  name: 'Invoice',
  readPermission: ['ORDER', 'READ'],
  find: byId(findInvoice),
  prints: { invoice: { path: '/invoice/download', idName: 'invoice_id' } },
};

const WRITES = requiresAny(['order', 'UPDATE'], ['payment', 'UPDATE']);

/**
 * Invoices to customers, created by shipments. The e-invoice file, invoicing again and the
 * registration are not part of the REST contract (docs/decisions/019, 029).
 */
export async function invoicesRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings } = parts;
  app.get(
    '/invoice',
    {
      schema: {
        querystring: InvoiceQuery,
        response: Answer({
          data: Type.Array(Invoice),
          ...PAGE_PARTS,
          sums: AmountSums(SUMMED_INVOICES),
        }),
      },
      config: {
        ...requires('order', 'READ'),
        otherNames: { tenant_id: 'tenantId', invoice_id: 'invoiceId' },
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listInvoices({ db, settings, viewer }, query, asked)),
    }),
  );
  app.put(
    '/invoice',
    {
      schema: { body: InvoiceChange, response: Answer({ data: Invoice }) },
      config: {
        ...requiresAny(
          ['order', 'UPDATE'],
          ['order', 'APPROVE'],
          ['payment', 'UPDATE'],
          ['payment', 'APPROVE'],
        ),
        otherNames: { invoiceId: 'invoice_id' },
      },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeInvoice(work, request.body)),
    }),
  );
  app.post(
    '/invoice',
    {
      schema: { body: InvoiceOfChallan, response: Answer({ data: Invoice }) },
      config: { ...WRITES, idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => reinvoice(work, request.body)),
    }),
  );
  app.put(
    '/invoice/registration',
    {
      schema: { body: InvoiceRegistration, response: Answer({ data: Invoice }) },
      config: WRITES,
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => registerInvoice(work, request.body)),
    }),
  );
  app.get(
    '/invoice/refresh/:invoiceId',
    {
      schema: {
        params: Shape({ invoiceId: Id }),
        response: Answer({ error: Type.Array(Type.String()), data: Invoice }),
      },
      config: { ...WRITES, writes: true, inApiTokens: false },
    },
    async ({ params: { invoiceId }, viewer }) => {
      await invoiceById({ db, settings, viewer }, invoiceId);
      const error = await syncDocument(parts, 'INVOICE', invoiceId);
      return {
        success: true as const,
        error,
        data: await invoiceById({ db, settings, viewer }, invoiceId),
      };
    },
  );
  app.get(
    '/invoice/e_invoice',
    {
      schema: { querystring: Shape({ invoice_id: Id }), response: Answer({ data: PortalFile }) },
      config: requires('order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await eInvoiceFile({ db, settings, viewer }, query.invoice_id),
    }),
  );
}
