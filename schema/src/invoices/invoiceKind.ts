import type { InvoiceKind, InvoiceStatus, TaxCategory } from '../../generated/types.ts';
import { isLiveInvoice } from './invoices.rules.ts';

/** Names as the GST rules have them, for prints and screens. */
export const INVOICE_KIND_NAMES: Record<InvoiceKind, string> = {
  TAX_INVOICE: 'Tax Invoice',
  BILL_OF_SUPPLY: 'Bill of Supply',
  INVOICE_CUM_BILL_OF_SUPPLY: 'Invoice-cum-Bill of Supply',
};

/**
 * Document that the lines of an invoice need: of exempt supplies alone a bill of supply (section 31(3)(c)); of both kinds a tax invoice,
 * and to an unregistered person an invoice-cum-bill of supply (rule 46A).
 */
export function invoiceKind(
  categories: readonly TaxCategory[],
  buyerGstin: string | null,
): InvoiceKind {
  const taxable = categories.filter((category) => category === 'TAXABLE').length;
  if (!taxable && categories.length) return 'BILL_OF_SUPPLY';
  return taxable === categories.length || buyerGstin ? 'TAX_INVOICE' : 'INVOICE_CUM_BILL_OF_SUPPLY';
}

/** Reason why a document is none that the e-invoice portal registers; null when it is one. */
export function eInvoiceRefusal(kind: InvoiceKind, buyerGstin: string | null): string | null {
  if (kind === 'BILL_OF_SUPPLY')
    return 'A bill of supply has no tax: the e-invoice portal does not register it, and it needs no IRN.';
  return buyerGstin
    ? null
    : 'This is a supply to an unregistered person: the e-invoice portal registers supplies to registered persons only, and it needs no IRN.';
}

/** Facts that decide whether an invoice lacks its IRN. */
interface IrnFacts {
  status: InvoiceStatus;
  irn: string | null;
  kind: InvoiceKind;
  buyerGstin: string | null;
}

/**
 * True for a document that the e-invoice portal registers, before it has its IRN: it is no invoice
 * yet (rule 48(5)). A company of 0 days (see docs/rules/billing.md#irn-and-e-way-bill) may make no
 * e-invoices at all: of it nothing is known.
 */
export const awaitsIrn = (
  { status, irn, kind, buyerGstin }: IrnFacts,
  eInvoiceWithinDays: number,
): boolean =>
  eInvoiceWithinDays > 0 &&
  irn === null &&
  isLiveInvoice(status) &&
  eInvoiceRefusal(kind, buyerGstin) === null;
