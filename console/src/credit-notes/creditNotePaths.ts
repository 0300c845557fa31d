export const CREDIT_NOTES = '/sales/credit-notes';

/** The list with one credit note open beside it. */
export const creditNotePath = (creditNoteId: string): string =>
  `${CREDIT_NOTES}?creditNote=${encodeURIComponent(creditNoteId)}`;
/** The list with the form of a new one on this invoice. */
export const newCreditNotePath = (invoiceId: string): string =>
  `${CREDIT_NOTES}?form=create&invoice=${encodeURIComponent(invoiceId)}`;
