import type { ReadContext } from '../core/data/work.ts';
import { eInvoice, eInvoiceProblems } from './eInvoice.ts';
import { invoicePrintFacts } from './invoiceDocument.ts';
import { invoiceById } from './invoices.service.ts';
import type { Invoice, PortalFile } from './invoices.shapes.ts';
import type { PortalProblem } from './portalRules.ts';

/** A file, or why there is none. */
export const portalFile = (
  kind: string,
  invoice: Invoice,
  problems: PortalProblem[],
  content: () => unknown,
): PortalFile => ({
  file_name: `${kind}-${invoice.invoice_number ?? `draft-${invoice.invoice_id}`}.json`,
  content: problems.length ? null : JSON.stringify(content(), null, 2),
  problems,
});

/** The invoice for the e-invoice portal. */
export async function eInvoiceFile(context: ReadContext, invoiceId: number): Promise<PortalFile> {
  const { db, settings } = context;
  const invoice = await invoiceById(context, invoiceId);
  const facts = await invoicePrintFacts(db, invoice);
  // the portal accepts a list: invoices may be merged into one file by hand
  return portalFile('e-invoice', invoice, eInvoiceProblems(invoice, settings), () => [
    eInvoice(invoice, facts, settings),
  ]);
}
