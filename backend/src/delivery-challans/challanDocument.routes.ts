import { seesVendors } from '@munim/schema/shared/roles.ts';
import { requiresOrProof, requires, requiresAll } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Id, Shape } from '../core/http/shapes.ts';
import { printPage } from '../core/print/html.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { copiesOfInvoice } from '../invoices/invoices.public.ts';
import { challanCopies, challanPrintFacts } from './challanDocument.ts';
import { challanById } from './delivery-challans.public.ts';

const READ = requires('delivery_challan', 'READ');
const READ_WITH_INVOICE = requiresAll(['delivery_challan', 'READ'], ['order', 'READ']);

const ALONE = { title: 'Delivery challan', access: READ, withInvoice: false };
const WITH_INVOICE = {
  title: 'Delivery challan with invoice',
  access: READ_WITH_INVOICE,
  withInvoice: true,
};

/** The four prints of a challan (docs/rules/delivery.md#challan-prints). */
const PRINTS = [
  { path: '/dc/download', document: 'dc' as const, isBlind: false, ...ALONE },
  {
    path: '/dc/v2/download',
    document: 'dc_with_invoice' as const,
    isBlind: false,
    ...WITH_INVOICE,
  },
  { path: '/dc/v3/download', document: 'blind_dc' as const, isBlind: true, ...ALONE },
  {
    path: '/dc/v4/download',
    document: 'blind_dc_with_invoice' as const,
    isBlind: true,
    ...WITH_INVOICE,
  },
];

/** Prints as records declare them. */
export const CHALLAN_PRINTS = Object.fromEntries(
  PRINTS.map(({ document, path, withInvoice }) => [
    document,
    { path, idName: 'challan_id', ...(withInvoice ? { requiredReads: 'ORDER' as const } : {}) },
  ]),
);

/** The challan to print, and the file of its goods for the e-way bill portal. */
export async function challanDocumentRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  for (const { path, document, title, access, isBlind, withInvoice } of PRINTS)
    app.get(
      path,
      {
        schema: { querystring: Shape({ challan_id: Id, ...PRINT_QUERY }) },
        config: requiresOrProof(access, byLink(document, 'challan_id')),
      },
      async ({ query, viewer }, reply) => {
        const looks = { isBlind: isBlind || !seesVendors(viewer.can) };
        const challan = await challanById({ db, settings, viewer }, query.challan_id);
        const { challan_number, invoice_id: invoiceId } = challan;
        const facts = await challanPrintFacts({ db, settings }, challan);
        const invoice =
          withInvoice && invoiceId !== null
            ? await copiesOfInvoice({ db, settings, viewer }, { invoiceId, ...looks })
            : [];
        const copies = [...challanCopies(challan, facts, looks), ...invoice];
        return sendPrint(reply, query.type, printPage(`${title} ${challan_number}`, copies));
      },
    );
}
