import { eInvoiceRefusal } from '@munim/schema/invoices/invoiceKind.ts';
import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import type { ReadContext } from '../core/data/work.ts';
import { E_INVOICE_FIELDS } from '../core/portal/eInvoiceFields.ts';
import { eInvoiceFaults } from '../core/portal/eInvoiceChecks.ts';
import { eWayBillFaults } from '../core/portal/eWayBillChecks.ts';
import { E_WAY_BILL_FIELDS } from '../core/portal/eWayBillFields.ts';
import { E_WAY_VERSION } from '../core/portal/eWayBillParts.ts';
import { eInvoiceAgeFault, eInvoiceAgeNotes, eWayBillAgeFault } from '../core/portal/portalAge.ts';
import {
  checkedDocument,
  eWayBillText,
  irnText,
  notReported,
  portalFile,
  type PortalFile,
} from '../core/portal/portalFile.ts';
import { check, faultsOf } from '../core/portal/portalParts.ts';
import { shortHsnNotes } from '../core/portal/shortHsn.ts';
import { type Carriage, lacksPartB, PART_B_LEFT_OUT } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import { eInvoice } from './eInvoice.ts';
import { eWayBill } from './eWayBill.ts';
import { type InvoicePrintFacts, invoicePrintFacts } from './invoiceDocument.ts';
import { invoiceById } from './invoices.service.ts';
import type { Invoice } from './invoices.shapes.ts';

const nameOf = (kind: string, invoice: Invoice): string =>
  `${kind}-${invoice.invoice_number ?? `draft-${invoice.invoice_id}`}`;

const liveFaults = (field: string, { status, invoice_number }: Invoice) =>
  faultsOf([
    check(isLiveInvoice(status), field, invoice_number, [
      'Only an invoice that is issued is reported',
      'Issue it first; of a cancelled one there is nothing to report.',
    ]),
  ]);

/** The invoice for the e-invoice portal, or all reasons why it would be refused. */
export function eInvoiceOf(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  settings: Settings,
): PortalFile {
  const fileName = nameOf('e-invoice', invoice);
  const refusal = eInvoiceRefusal(invoice.invoice_kind, invoice.tenant_gstin);
  if (refusal) return notReported(fileName, refusal);
  const { eInvoiceWithinDays: within } = settings;
  const { document, faults } = checkedDocument(eInvoice(invoice, facts, settings), {
    table: E_INVOICE_FIELDS,
    across: eInvoiceFaults,
    before: [
      ...liveFaults('DocDtls.No', invoice),
      ...faultsOf([eInvoiceAgeFault(invoice.invoice_date, within)]),
    ],
  });
  return portalFile({
    fileName,
    faults,
    registered: irnText(invoice.irn),
    notes: invoice.irn === null ? eInvoiceAgeNotes(invoice.invoice_date, within) : [],
    // the portal accepts a list: invoices may be merged into one file by hand
    content: [document],
  });
}

/** The goods of an invoice for the e-way bill portal, or all reasons why they would be refused. */
export function eWayBillOf(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  carriage: Carriage,
  settings: Settings,
): PortalFile {
  const fileName = nameOf('e-way-bill', invoice);
  const bill = eWayBill(invoice, facts, carriage, settings);
  const { document, faults } = checkedDocument(bill, {
    table: E_WAY_BILL_FIELDS,
    across: eWayBillFaults,
    before: [
      ...liveFaults('docNo', invoice),
      ...faultsOf([eWayBillAgeFault(invoice.invoice_date)]),
    ],
  });
  return portalFile({
    fileName,
    faults,
    registered: eWayBillText(invoice.e_way_bill_number),
    notes: [...(lacksPartB(carriage) ? [PART_B_LEFT_OUT] : []), ...shortHsnNotes(bill.itemList)],
    content: { version: E_WAY_VERSION, billLists: [document] },
  });
}

export async function eInvoiceFile(context: ReadContext, invoiceId: number): Promise<PortalFile> {
  const invoice = await invoiceById(context, invoiceId);
  const facts = await invoicePrintFacts(context, invoice);
  return eInvoiceOf(invoice, facts, facts.company);
}
