import { type RawBuilder, sql } from 'kysely';

/** Kinds of records that numbers count: their table, its id and how one is called. */
export const RECORD_KINDS = {
  RFQ: ['rfqs', 'request_id', sql`'Quote request ' || request_id`],
  QUOTATION: ['quotations', 'quotation_id', sql`'Quotation ' || quotation_id`],
  ORDER: ['orders', 'order_id', sql`order_number`],
  DELIVERY_CHALLAN: ['delivery_challans', 'challan_id', sql`challan_number`],
  PURCHASE_ORDER: ['purchase_orders', 'po_id', sql`'Purchase order ' || po_id`],
  INVOICE: ['invoices', 'invoice_id', sql`coalesce(invoice_number, 'Invoice ' || invoice_id)`],
  CREDIT_NOTE: [
    'credit_notes',
    'creditnote_id',
    sql`coalesce(creditnote_number, 'Credit note ' || creditnote_id)`,
  ],
  BILL: ['bills', 'bill_id', sql`coalesce(seller_invoice_number, 'Bill ' || bill_id)`],
  OPENING: ['opening_documents', 'opening_id', sql`number`],
  PAYMENT: ['payments', 'payment_id', sql`'Payment ' || payment_id || ', ' || reference_number`],
  EXPENSE: ['expenses', 'expense_id', sql`'Expense ' || expense_id`],
  TENANT: ['tenants', 'tenant_id', sql`tenant_name`],
  SELLER: ['sellers', 'seller_id', sql`seller_name`],
} as const satisfies Record<string, readonly [string, string, RawBuilder<unknown>]>;
export type RecordKind = keyof typeof RECORD_KINDS;

/** Id of a record among those of all kinds: 'INVOICE-12'. */
const idOf = (kind: RecordKind, column: RawBuilder<unknown>) =>
  sql`(${sql.lit(`${kind}-`)} || ${column})`;

const request = idOf('RFQ', sql`r.request_id`);
const invoice = idOf('INVOICE', sql`i.invoice_id`);
const payment = idOf('PAYMENT', sql`pay.payment_id`);
const customer = idOf('TENANT', sql`t.tenant_id`);
const order = idOf('ORDER', sql`o.order_id`);
const bill = idOf('BILL', sql`b.bill_id`);

/** The record that each row of facts is of; stock is of none. */
export const RECORD_OF = {
  requests: request,
  pricedRequests: request,
  orderedRequests: request,
  quotations: idOf('QUOTATION', sql`q.quotation_id`),
  orders: order,
  placedOrders: order,
  openOrders: order,
  deliveries: idOf('DELIVERY_CHALLAN', sql`dc.challan_id`),
  purchases: idOf('PURCHASE_ORDER', sql`po.po_id`),
  customerBase: customer,
  customers: customer,
  vendors: idOf('SELLER', sql`s.seller_id`),
  invoices: invoice,
  freight: invoice,
  creditNotes: idOf('CREDIT_NOTE', sql`c.creditnote_id`),
  bills: bill,
  payments: payment,
  settlements: payment,
  expenses: idOf('EXPENSE', sql`x.expense_id`),
  receivables: sql`((case when i.order_id is null then 'OPENING-' else 'INVOICE-' end) || i.id)`,
  advances: sql`(pay.kind || '-' || pay.id)`,
  payables: sql`((case when b.bill_id is null then 'OPENING-' else 'BILL-' end) || b.id)`,
  stock: null,
} as const;
