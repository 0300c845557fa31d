import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { readSettings } from '../src/core/settings.ts';
import { createTestApp, TEST_SECRETS, type TestApp } from '../testing/testApp.ts';
import { staffOf } from '../testing/testDemoApp.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { TODAY } from '../testing/testDemoData.ts';
import { seedCreditNotes } from './creditNotes.ts';

let demo: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  const database = await createDemoDatabase();
  demo = await createTestApp({
    database,
    fill: async (_, owner) => {
      await seedCreditNotes(owner, readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' }));
      return staffOf(owner);
    },
  });
  headers = await demo.as(Role.TOP_ADMIN);
}, 120_000);
afterAll(() => demo.close());

const YEAR = `start_date=2025-11-22&end_date=${TODAY}`;

/** Records that people work with: where each is read, and a field of it. {name} is taken from the demo data. */
const OBJECTS: Record<string, [url: string, field: string]> = {
  tenants: ['/tenant/getTenant', 'tenant_name'],
  organisations: ['/organisation/getOrganisation', 'organisation_name'],
  sellers: ['/getSeller', 'seller_name'],
  'seller leads': ['/seller_directory', 'lead_id'],
  products: ['/product', 'product_name'],
  SKUs: ['/sku?product_id={product}', 'product_sku_name'],
  offers: ['/getOffer?product_sku_id={offered_sku}', 'offer_price'],
  'contracted selling prices': ['/sellingPrice', 'selling_price'],
  RFQs: ['/rfq', 'request_id'],
  quotations: ['/quotation', 'quotation_id'],
  'sample requests': ['/sample_request', 'sample_request_id'],
  'sales orders': ['/getOrderRequest', 'order_number'],
  'purchase orders': ['/getPurchaseOrder', 'po_id'],
  'delivery challans': ['/dc', 'challan_number'],
  invoices: ['/invoice', 'invoice_number'],
  bills: ['/bill', 'bill_id'],
  'credit notes': ['/credit_note', 'creditnote_id'],
  receipts: ['/payment', 'payment_id'],
  'payments to vendors': ['/payment/outgoing?seller_id={paid_seller}', 'payment_id'],
  expenses: ['/expense', 'expense_id'],
  shipments: ['/shipment', 'shipment_id'],
  transporters: ['/transporter', 'transporter_id'],
  warehouses: ['/warehouse', 'warehouse_name'],
  stock: ['/inventory?warehouse_id={warehouse}', 'quantity'],
  'inventory adjustments': ['/inventory/adjustment?warehouse_id={warehouse}', 'quantity'],
  blogs: ['/v1/blog/get', 'title'],
  comments: ['/comments/get?{comment}', 'comment_id'],
  documents: ['/fileUpload?{document}', 'document_id'],
  'address books': ['/address?entity_type=TENANT&entity_id=1', 'address_id'],
  logs: ['/logs?order_number={order}', 'action'],
  'support tickets': ['/tickets', 'task_id'],
  'analytics of quote requests': [`/rfq/rfqAnalytics?${YEAR}`, 'by_sales_person'],
  'analytics of quotations': [`/quotation/quotationAnalytics?${YEAR}`, 'by_sales_person'],
  'analytics of orders': [`/order/orderAnalytics?${YEAR}`, 'by_sales_person'],
  'analytics of customers': [`/customer/customerAnalytics?${YEAR}`, 'by_sales_person'],
  'analytics of vendors': ['/seller/sellerAnalytics', 'by_zone'],
};

/** Numbers of records that have what is asked for. */
const IDS: Record<string, string> = {
  order: 'select min(order_number) from orders',
  product: 'select min(product_id) from skus',
  offered_sku: 'select min(product_sku_id) from offers where not is_deleted',
  paid_seller: "select min(seller_id) from payments where direction = 'OUTGOING'",
  warehouse: 'select min(warehouse_id) from stock_ledger',
  comment:
    "select min(concat('entity_type=', entity_name, '&entity_id=', entity_id)) from comments",
  document:
    "select min(concat('entity_name=', entity_name, '&entity_id=', entity_id)) from documents",
};
async function filled(url: string): Promise<string> {
  const [, name = ''] = /\{(\w+)\}/.exec(url) ?? [];
  if (!name) return url;
  const { rows } = await sql<{
    id: string;
  }>`${sql.raw(`select (${IDS[name]})::text as id`)}`.execute(demo.owner);
  return url.replace(`{${name}}`, String(rows[0]?.id));
}

test.each(Object.entries(OBJECTS))('%s can be worked with', async (_, [url, field]) => {
  const response = await demo.app.inject({ url: await filled(url), headers });
  expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  expect(response.body).toContain(`"${field}":`);
});
