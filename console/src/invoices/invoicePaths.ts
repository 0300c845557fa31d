export const INVOICES = '/sales/invoice';

/** The list with one invoice open beside it. */
export const invoicePath = (invoiceId: string): string =>
  `${INVOICES}?invoice=${encodeURIComponent(invoiceId)}`;
