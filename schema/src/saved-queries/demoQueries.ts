const PAGE = 'pageInfo { endCursor hasNextPage }';

/** Queries that the company shares, each an address that a sheet can read. */
export const DEMO_QUERIES: readonly { name: string; title: string; query: string }[] = [
  {
    name: 'invoices-to-collect',
    title: 'Invoices to collect, by due day',
    query: `query ToCollect($after: String) {
  invoices(filter: { statuses: [ISSUED, PARTIALLY_PAID] }, first: 200, after: $after) {
    items { number date dueDate customer { name } grandTotal due }
    ${PAGE}
  }
}`,
  },
  {
    name: 'lines-of-orders',
    title: 'Lines of orders, with what is delivered and invoiced',
    query: `query LinesOfOrders($after: String, $from: DateTime) {
  orders(filter: { createdFrom: $from }, orderBy: CREATED_ASC, first: 100, after: $after) {
    items {
      number status customer { name }
      lines { lineNumber sku { id name } quantity deliveredQuantity invoicedQuantity sellingPrice }
    }
    ${PAGE}
  }
}`,
  },
  {
    name: 'purchase-orders-due',
    title: 'Purchase orders with the day they are due',
    query: `query PurchaseOrdersDue($after: String) {
  purchaseOrders(first: 200, after: $after) {
    items { id seller { name } orderNumber dueDate status fulfilmentStatus grandTotal }
    ${PAGE}
  }
}`,
  },
  {
    name: 'quotations-and-orders',
    title: 'Quotations and the orders made of them',
    query: `query QuotationsAndOrders($after: String) {
  quotations(first: 200, after: $after) {
    items { id status createdAt customer { name } grandTotal order { number createdAt } }
    ${PAGE}
  }
}`,
  },
];
