export const quotationPath = (quotationId: string): string =>
  `/sales/quotation-details/${encodeURIComponent(quotationId)}`;
