import type { Database } from '../core/data/database.ts';
import type { Markup } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { invoicePaperFacts, invoiceSheets } from './invoiceDocument.ts';
import { invoiceById } from './invoices.service.ts';

/** Copies of an invoice for a print that includes it, with the header of each one's sheets. */
export async function sheetsOfInvoice(
  db: Database,
  settings: Settings,
  { invoiceId, isBlind }: { invoiceId: number; isBlind: boolean },
  viewer: Viewer,
): Promise<{ sheets: Markup[]; above: string[] }> {
  const invoice = await invoiceById(db, settings, invoiceId, viewer);
  return invoiceSheets(invoice, await invoicePaperFacts(db, invoice), settings, { isBlind });
}
