/** The drawer of a new quote request, over the list of this customer's. */
export const newRfqPath = (tenantId: string): string =>
  `/sales/quote-requests?customer=${encodeURIComponent(tenantId)}&create=1`;
