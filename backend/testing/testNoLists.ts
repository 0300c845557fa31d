/** GET routes that are no list and search nothing: one record by its key, a file, a document, a text. */
export const NOT_A_LIST = [
  '/files/{fileName}',
  '/quotation/download',
  '/order/cancelPreview',
  '/download_purchase_order',
  ...['/dc/download', '/dc/v2/download', '/dc/v3/download', '/dc/v4/download'],
  '/invoice/download',
  '/download_invoice',
  '/credit_note/download',
  ...['/invoice/e_invoice', '/credit_note/e_invoice', '/dc/e_way_bill'],
  '/pincode',
  '/saved_query/named',
  // reads at most a page of requests, each by its id
  '/rfq/pricing',
  '/import/templates',
  // reads of all rows in a range
  ...['/rfq/rfqAnalytics', '/quotation/quotationAnalytics', '/order/orderAnalytics'],
  ...[
    '/customer/customerAnalytics',
    '/purchase/purchase_analytics',
    '/reports/metrics',
    '/dashboard/figures',
  ],
  ...['/reports/momMetrics', '/reports/customerVendorSalesMetrics'],
];
