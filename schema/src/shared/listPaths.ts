/** Addresses in the console of lists that mails lead to as well. */
export const LIST_PATHS = {
  quoteRequests: '/sales/quote-requests',
  sampleRequests: '/sales/sample-request',
  quotations: '/sales/quotations',
  orders: '/sales/orders',
  purchaseOrders: '/purchase/purchase-orders',
  bills: '/purchase/bills',
  planning: '/logistics/shipment-planning',
  invoices: '/sales/invoice',
  shipments: '/logistics/shipments',
} as const;
