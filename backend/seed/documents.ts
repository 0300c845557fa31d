import { isBelowFloor } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { financialYear } from '../src/core/data/documentNumber.ts';
import { dayInIndia, iso } from './calendar.ts';
import {
  COMPANY_STATE,
  type DemoDocuments,
  type Enquiry,
  type Order,
  type OrderLine,
  type DeskDocument,
  type Price,
  type Quotation,
  type QuotationItem,
  type Rfq,
} from './demoDocuments.ts';
import { required } from './random.ts';
import { insertRows } from './rows.ts';

const SERIES = 'SO';
const TABLES = [
  'enquiries',
  'rfqs',
  'rfq_prices',
  'quotations',
  'quotation_items',
  'orders',
  'order_lines',
  'audit_log',
] as const;

const priced = (price: Price) => ({
  rfq_offer_id: price.offer.id,
  rfq_offer_price: price.cost,
  rfq_mg: price.margin,
  rfq_selling_price: price.selling,
});

const rfqRow = (rfq: Rfq) => ({
  request_id: rfq.id,
  tenant_id: rfq.customer.tenantId,
  user_id: rfq.contactId,
  address_id: rfq.address.id,
  product_sku_id: rfq.sku.id,
  quantity: rfq.quantity,
  remarks: rfq.remarks,
  status: rfq.status,
  sales_person: rfq.salesPerson,
  ...(rfq.price ? { ...priced(rfq.price), pan_india_gst: rfq.sku.gst } : UNPRICED),
  message: rfq.message,
  version: rfq.version,
  created_by: rfq.createdBy,
  created_at: iso(rfq.at),
  enquiry_id: rfq.enquiry?.id ?? null,
  enquiry_line: rfq.enquiryLine,
});

const enquiryRow = (enquiry: Enquiry) => ({
  enquiry_id: enquiry.id,
  tenant_id: enquiry.customer.tenantId,
  needed_by: enquiry.neededBy,
  created_by: enquiry.createdBy,
  created_at: iso(enquiry.at),
});
/** Reason of a sale below cost. */
const reasonOf = ({ price, discount }: { price: Price; discount: string }) =>
  isBelowFloor(price.cost, price.selling, discount, '0') ? 'Clearance of old stock' : null;

const UNPRICED = {
  rfq_offer_id: null,
  rfq_offer_price: null,
  rfq_mg: null,
  rfq_selling_price: null,
  pan_india_gst: null,
};

const priceRows = (rfq: Rfq) =>
  rfq.history.map(({ price, by, at }) => ({
    request_id: rfq.id,
    quantity: price.quantity,
    ...priced(price),
    pan_india_gst: rfq.sku.gst,
    priced_by: by,
    priced_at: iso(at),
  }));

function quotationRow(quotation: Quotation) {
  const { rfq } = required(quotation.items[0]);
  return {
    quotation_id: quotation.id,
    tenant_id: rfq.customer.tenantId,
    request_id: rfq.id,
    user_id: rfq.contactId,
    status: quotation.status,
    sales_person: rfq.salesPerson,
    valid_until: quotation.validUntil,
    remarks: quotation.remarks,
    reject_message: quotation.rejectMessage,
    revision: quotation.revision,
    version: quotation.version,
    taxable_amount: quotation.head.taxable,
    gst_amount: quotation.head.gst,
    grand_total: quotation.head.total,
    created_by: quotation.createdBy,
    created_at: iso(quotation.at),
  };
}

const taxPlaceOf = ({ address: { state, stateCode } }: Rfq) => ({
  state_code: stateCode,
  within_state: state === COMPANY_STATE,
});

const itemRow = (
  quotation: Quotation,
  { sums: { total, ...money }, ...item }: QuotationItem,
  index: number,
) => ({
  quotation_item_id: item.id,
  quotation_id: quotation.id,
  request_id: item.rfq.id,
  line_number: index + 1,
  product_sku_id: item.rfq.sku.id,
  address_id: item.rfq.address.id,
  included_in_quotation: item.included,
  is_live: quotation.status !== 'REJECTED',
  quantity: item.price.quantity,
  rfq_offer_id: item.price.offer.id,
  rfq_offer_price: item.price.cost,
  rfq_selling_price: item.price.selling,
  quotation_line_discount: item.discount,
  below_cost_reason: reasonOf(item),
  pan_india_gst: item.rfq.sku.gst,
  tax_category: item.rfq.sku.taxCategory,
  ...taxPlaceOf(item.rfq),
  ...money,
  item_total: total,
});

function orderRow({ statuses, head, quotation, ...order }: Order) {
  const { rfq } = required(order.lines[0]).item;
  return {
    order_id: order.id,
    order_number: order.number,
    quotation_id: quotation.id,
    tenant_id: rfq.customer.tenantId,
    user_id: rfq.contactId,
    address_id: rfq.address.id,
    sales_person: rfq.salesPerson,
    customer_po_no: order.customerPo,
    edd: order.edd,
    remarks: quotation.remarks,
    cancelled: order.cancelReason !== null,
    cancel_reason: order.cancelReason,
    received_amount: order.received,
    status: statuses.status,
    fulfilment_status: statuses.fulfilment,
    billing_status: statuses.billing,
    payment_status: statuses.payment,
    order_taxable_amount: head.taxable,
    order_gst_amount: head.gst,
    order_grand_total: head.total,
    created_by: order.createdBy,
    created_at: iso(order.at),
  };
}

const orderLineRow = (
  order: Order,
  { item, sums: { total, ...money }, ...line }: OrderLine,
  index: number,
) => ({
  order_id: order.id,
  line_number: index + 1,
  product_sku_id: item.rfq.sku.id,
  quotation_item_id: item.id,
  seller_id: item.price.offer.sellerId,
  address_id: item.rfq.address.id,
  quantity: item.price.quantity,
  cancelled_quantity: line.cancelled,
  dispatched_quantity: line.dispatched,
  delivered_quantity: line.delivered,
  invoiced_quantity: line.invoiced,
  offer_price: item.price.cost,
  selling_price: item.price.selling,
  order_line_discount: item.discount,
  below_cost_reason: reasonOf(item),
  pan_india_gst: item.rfq.sku.gst,
  tax_category: item.rfq.sku.taxCategory,
  ...taxPlaceOf(item.rfq),
  ...money,
  line_total: total,
  remarks: item.rfq.remarks,
});

const auditRows = ({ events }: DemoDocuments) =>
  events
    .toSorted((a, b) => a.at - b.at)
    .map((event) => ({
      created_at: iso(event.at),
      user_id: event.by,
      entity: event.entity,
      entity_id: event.document.id,
      action: event.action,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      changes: {},
      remarks: event.remarks ?? null,
    }));

/** A block of ids that nobody else gets; the caller's table lock keeps other writers away meanwhile. */
export async function takeIds(
  trx: Trx,
  table: string,
  column: string,
  count: number,
): Promise<number> {
  if (!count) return 0;
  const { rows } = await sql<{
    first: number;
  }>`with sequence as (select pg_get_serial_sequence(${table}, ${column})::regclass as name),
    first as (select nextval(name) as first, name from sequence)
    select first, setval(name, first + ${count} - 1) from first`.execute(trx);
  return required(rows[0]).first;
}

async function number(
  trx: Trx,
  documents: DeskDocument[],
  table: string,
  column: string,
): Promise<void> {
  documents.sort((a, b) => a.at - b.at);
  const first = await takeIds(trx, table, column, documents.length);
  for (const [i, document] of documents.entries()) document.id = first + i;
}

/** The orders' own numbers, in their series of the financial year, without a gap. */
async function giveOrderNumbers(trx: Trx, orders: readonly Order[]): Promise<void> {
  const years = Map.groupBy(orders, (order) => financialYear(dayInIndia(order.at)));
  for (const [year, ofYear] of years) {
    const { last_number } = await trx
      .insertInto('document_series')
      .values({ series: SERIES, prefix: SERIES, financial_year: year, last_number: ofYear.length })
      .onConflict((c) =>
        c
          .columns(['series', 'gstin', 'financial_year', 'prefix'])
          .doUpdateSet({ last_number: sql`document_series.last_number + excluded.last_number` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const before = last_number - ofYear.length;
    for (const [i, order] of ofYear.entries())
      order.number = `${SERIES}-${year}-${String(before + i + 1).padStart(5, '0')}`;
  }
}

/** Inserts the collected documents, oldest first; returns the number of rows. */
export async function writeDemoDocuments(trx: Trx, demo: DemoDocuments): Promise<number> {
  const { enquiries, rfqs, quotations, orders } = demo;
  await sql`lock table ${sql.join(TABLES.map((name) => sql.table(name)))} in share row exclusive mode`.execute(
    trx,
  );
  await number(trx, enquiries, 'enquiries', 'enquiry_id');
  await number(trx, rfqs, 'rfqs', 'request_id');
  await number(trx, quotations, 'quotations', 'quotation_id');
  await number(trx, orders, 'orders', 'order_id');
  const items = quotations.flatMap((quotation) => quotation.items);
  const firstItem = await takeIds(trx, 'quotation_items', 'quotation_item_id', items.length);
  for (const [i, item] of items.entries()) item.id = firstItem + i;
  await giveOrderNumbers(trx, orders);
  const rows = {
    enquiries: enquiries.map(enquiryRow),
    rfqs: rfqs.map(rfqRow),
    rfq_prices: rfqs.flatMap(priceRows),
    quotations: quotations.map(quotationRow),
    quotation_items: quotations.flatMap((quotation) =>
      quotation.items.map((item, i) => itemRow(quotation, item, i)),
    ),
    orders: orders.map(orderRow),
    order_lines: orders.flatMap((order) =>
      order.lines.map((line, i) => orderLineRow(order, line, i)),
    ),
    audit_log: auditRows(demo),
  };
  for (const table of TABLES) await insertRows(trx, table, rows[table]);
  return TABLES.reduce((all, table) => all + rows[table].length, 0);
}
