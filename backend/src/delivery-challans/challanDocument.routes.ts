import { requiresOrProof, requires, requiresAll } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Id, Shape } from '../core/http/shapes.ts';
import { html, page } from '../core/print/html.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { sheetsOfInvoice } from '../invoices/invoices.public.ts';
import { CHALLAN_COPIES, challanPrintFacts, challanSheets } from './challanDocument.ts';
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
    { path, idName: 'challan_id', ...(withInvoice ? { alsoReads: 'ORDER' as const } : {}) },
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
        const challan = await challanById({ db, settings, viewer }, query.challan_id);
        const { challan_number, invoice_id: invoiceId } = challan;
        const own = challanSheets(challan, await challanPrintFacts(db, challan), settings, {
          isBlind,
        });
        const invoice =
          withInvoice && invoiceId !== null
            ? await sheetsOfInvoice({ db, settings, viewer }, { invoiceId, isBlind })
            : { sheets: [], above: [] };
        const above = [
          ...CHALLAN_COPIES.map((mark) => `${challan_number} · ${mark}`),
          ...invoice.above,
        ];
        return sendPrint(
          reply,
          query.type,
          page(`${title} ${challan_number}`, html`${own}${invoice.sheets}`, above),
        );
      },
    );
}
