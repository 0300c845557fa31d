import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../src/core/data/days.ts';
import type { TestApp } from './testApp.ts';
import { addRfq, call, type TestCompany } from './testCompany.ts';
import { testMasters } from './testMasters.ts';
import { addOpening } from './testOpenings.ts';
import { addShipment, type SendRequest } from './testScopedShipment.ts';

/** One customer with a document of each kind. */
export interface Documents {
  tenant_id: number;
  org_id: number;
  user_id: number;
  address_id: number;
  billing_registration_id: number;
  sku_id: number;
  request_id: number;
  priced_id: number;
  quotation_id: number;
  order_number: string;
  selling_price_id: number;
  comment_id: number;
  /** The order's line, and a sample asked for it. */
  line_id: number;
  sample_request_id: number;
  order_id: number;
  /** Bought for the order. */
  po_id: number;
  po_line_id: number;
  /** Received for the order, to be paid for the purchase order, and spent on the order. */
  receipt_id: number;
  /** An unpaid invoice of old books, and an advance in them. */
  opening_id: number;
  advance_id: number;
  payment_id: number;
  expense_id: number;
  /** Bill of the purchase order. */
  bill_id: number;
  /** Another order, all but one piece of it on its way. */
  shipped_order_number: string;
  shipment_id: number;
  challan_id: number;
  invoice_id: number;
  /** A draft on that invoice, and the line of the invoice that it credits. */
  creditnote_id: number;
  creditnote_invoice_line_id: number;
  /** The piece that waits. */
  event_id: number;
  seller_id: number;
}

interface Billed {
  seller_id: number;
  po_id: number;
  po_line_id: number;
  sku_id: number;
  remarks: string;
  manager: number;
}

/** Adds a bill of these units, as if they were dispatched. */
async function addBill(
  { db }: TestApp,
  { seller_id, po_id, po_line_id, sku_id, remarks, manager }: Billed,
): Promise<number> {
  const sums = { bill_base_value: '1', bill_gst_amount: '0', bill_grand_total: '1' };
  const { bill_id } = await db
    .insertInto('bills')
    .values({
      seller_id,
      included_po_ids: [po_id],
      payment_due_date: '2026-12-20',
      within_state: false,
      created_by: manager,
      seller_invoice_number: remarks,
      ...sums,
    })
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  const money = {
    offer_price: '1',
    pan_india_gst: '0',
    taxable_amount: '1',
    cgst_amount: '0',
    sgst_amount: '0',
    igst_amount: '0',
    line_total: '1',
  };
  await db
    .insertInto('bill_lines')
    .values({
      bill_id,
      line_number: 1,
      po_id,
      po_line_id,
      product_sku_id: sku_id,
      quantity: 1,
      ...money,
    })
    .execute();
  return bill_id;
}

/** Adds a document of each kind for one customer of the company. */
export async function addDocuments(
  test: TestApp,
  company: TestCompany,
  org_id: number,
  remarks: string,
  manager: number,
): Promise<Documents> {
  const { tenantId: tenant_id, contactId: user_id, addressId: address_id, skuId: sku_id } = company;
  const sendRequest: SendRequest = async (method, url, body) => {
    const answer = await call(test, Role.TOP_ADMIN, method, url, body);
    if (answer.status !== 200) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const rfq = (priced: boolean) => addRfq(test, company, { priced });
  const quote = async () => {
    const body = { quotation_items: [{ request_id: await rfq(true) }], remarks };
    return (await sendRequest('POST', '/quotation', body)).data.quotation_id as number;
  };
  const ordered = await quote();
  const order = await sendRequest('POST', '/createOrderFromQuotation', { quotation_id: ordered });
  const { line_id } = order.order.order_lines[0];
  const sample = {
    entity_type: 'ORDER_LINE',
    entity_id: String(line_id),
    product_sku_id: sku_id,
    remarks,
  };
  const { sample_request_id } = (await sendRequest('POST', '/sample_request', sample)).data;
  await sendRequest('PUT', '/sample_request', { sample_request_id, assigned_to: manager });
  const { order_id } = order.order;
  const [po] = (
    await sendRequest('POST', '/generatePOFromOrder', { order_id, sellers: [company.sellerId] })
  ).data;
  await sendRequest('PATCH', '/updatePurchaseOrder', { po_id: po.po_id, remark: remarks });
  const money = {
    amount: '1.00',
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number: remarks,
    remarks,
  } as const;
  const { order_number } = order.order;
  const { payment_id: receipt_id } = (
    await sendRequest('POST', '/payment', { order_number, ...money })
  ).data;
  const { payment_id } = await test.db
    .insertInto('payments')
    .values({
      ...money,
      reference_number: `${remarks} ${po.po_id}`,
      direction: 'OUTGOING',
      po_id: po.po_id,
      seller_id: company.sellerId,
      created_by: manager,
    })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  const spent = {
    entity_type: 'ORDER',
    entity_id: order_number,
    expense_head: 'OTHER',
    amount: '1.00',
    expense_date: '2026-11-20',
    remarks,
  };
  const { expense_id } = (await sendRequest('POST', '/expense', spent)).data;
  const po_line_id: number = po.purchase_order_lines[0].po_line_id;
  const bill_id = await addBill(test, {
    seller_id: company.sellerId,
    po_id: po.po_id,
    po_line_id,
    sku_id,
    remarks,
    manager,
  });
  const price = { tenant_id, sku_id, quantity: 1, selling_price: '99.00' };
  const quotation_id = await quote();
  const comment = { entity_type: 'QUOTATION', entity_id: String(quotation_id), comments: remarks };
  return {
    tenant_id,
    org_id,
    user_id,
    address_id,
    billing_registration_id: await testMasters(test.db).registration({ tenant_id }),
    sku_id,
    quotation_id,
    request_id: await rfq(false),
    priced_id: await rfq(true),
    receipt_id,
    opening_id: await addOpening(test.db, 'INVOICE', { tenant_id }, { remarks }),
    advance_id: await addOpening(test.db, 'CUSTOMER_ADVANCE', { tenant_id }, { remarks }),
    payment_id,
    expense_id,
    ...(await addShipment(test, sendRequest, await quote(), company)),
    line_id,
    sample_request_id,
    order_id,
    seller_id: company.sellerId,
    po_id: po.po_id as number,
    po_line_id,
    bill_id,
    order_number: order.order.order_number as string,
    selling_price_id: (await sendRequest('POST', '/sellingPrice', price)).data
      .selling_price_id as number,
    comment_id: (await sendRequest('POST', '/comments/create', comment)).data.comment_id as number,
  };
}
