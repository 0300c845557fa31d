import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../src/core/data/days.ts';
import type { TestApp } from './testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from './testCompany.ts';
import { testMasters } from './testMasters.ts';
import { addOpening } from './testOpenings.ts';

/** Part of every text that only `all` may read. */
export const FOREIGN = 'Zzforeign';
/** Roles with a row scope. */
export const CUT_ROLES = [
  Role.SALES,
  Role.SALES_OUTSIDE,
  Role.CATEGORY_MANAGER,
  Role.ORGANISATION,
] as const;
export type CutRole = (typeof CUT_ROLES)[number];

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

type SendRequest = (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object) => Promise<any>; // oxlint-disable-line no-explicit-any -- answers of the REST contract

/** An order with nine of its ten pieces in transit, with their documents; one waits. */
async function addShipment(
  { db }: TestApp,
  sendRequest: SendRequest,
  quotation_id: number,
  { sellerId, addressId }: TestCompany,
) {
  const { order } = await sendRequest('POST', '/createOrderFromQuotation', { quotation_id });
  const [po] = (
    await sendRequest('POST', '/generatePOFromOrder', {
      order_id: order.order_id,
      sellers: [sellerId],
    })
  ).data;
  const issue = {
    status: 'ISSUED',
    GStno: '33AAACW1234F1ZV',
    email: 'seller@example.com',
    phone: '9812345678',
    send_email: false,
  };
  await sendRequest('PATCH', '/updatePurchaseOrderStatus', { po_id: po.po_id, ...issue });
  const events = db
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select(['d.sub_shipment_tracker_id', 'e.sub_shipment_tracker_event_id'])
    .where('d.po_id', '=', po.po_id)
    .where('d.status', '=', 'PENDING');
  const { sub_shipment_tracker_event_id, sub_shipment_tracker_id: shipment_tracker_id } =
    await events.executeTakeFirstOrThrow();
  const seller = db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', sellerId);
  const { order_number } = order;
  const { data } = await sendRequest('POST', '/shipment', {
    from_address: (await seller.executeTakeFirstOrThrow()).office_address_id,
    destination_type: 'CUSTOMER',
    delivery_address: addressId,
    transport_initiated_by: 'SELLER',
    driver_name: 'Ravi',
    driver_phone_1: '9812345670',
    sub_shipments: [
      {
        order_number,
        to_address: addressId,
        dc_lines: [{ quantity: 9, sub_shipment_tracker_event_id }],
      },
    ],
    sub_shipment_tracker: [
      {
        shipment_tracker_id,
        expected_date: 4_000_000_000,
        quantity: 1,
        sub_shipment_tracker_event_id,
      },
    ],
    sub_shipment_tracker_events: [sub_shipment_tracker_event_id],
  });
  const invoice_id: number = data.invoices[0].invoice_id;
  const { invoice_line_id } = await db
    .selectFrom('invoice_lines')
    .select('invoice_line_id')
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow();
  const credited = {
    order_number,
    invoice_id,
    reason: 'OTHER',
    credit_note_lines: [{ invoice_line_id, quantity: 1 }],
  };
  const { creditnote_id } = (await sendRequest('POST', '/credit_note', credited)).data;
  return {
    creditnote_id: creditnote_id as number,
    creditnote_invoice_line_id: invoice_line_id,
    shipped_order_number: order_number as string,
    shipment_id: data.shipment.shipment_id as number,
    challan_id: data.delivery_challans[0].challan_id as number,
    invoice_id,
    event_id: (await events.executeTakeFirstOrThrow()).sub_shipment_tracker_event_id,
  };
}

async function addDocuments(
  test: TestApp,
  company: TestCompany,
  org_id: number,
  remarks: string,
  manager: number,
): Promise<Documents> {
  const { tenantId: tenant_id, contactId: user_id, addressId: address_id, skuId: sku_id } = company;
  const sendRequest = async (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object) => {
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

/**
 * Documents of the viewer's own customer and of one that is foreign to all four scoped roles, who
 * hold every permission.
 */
export async function addScopes(test: TestApp) {
  const company = await addTestCompany(test);
  const { db, userIdOf } = test;
  const foreignHouse = {
    ...company,
    tenantId: company.foreignTenantId,
    contactId: company.foreignContactId,
    addressId: company.foreignAddressId,
    skuId: company.unmanagedSkuId,
    offerId: company.unmanagedOfferId,
  };
  const named = { tenant_name: FOREIGN, gst_no: null, district: FOREIGN };
  await db
    .updateTable('tenants')
    .set(named)
    .where('tenant_id', '=', company.foreignTenantId)
    .execute();
  await db
    .updateTable('users')
    .set({ last_name: FOREIGN })
    .where('user_id', '=', company.foreignContactId)
    .execute();
  await db
    .updateTable('addresses')
    .set({ address1: FOREIGN })
    .where('address_id', '=', company.foreignAddressId)
    .execute();
  const own = await addDocuments(test, company, 1, 'Own', userIdOf(Role.CATEGORY_MANAGER));
  const foreign = await addDocuments(
    test,
    foreignHouse,
    2,
    FOREIGN,
    userIdOf(Role.CATEGORY_MANAGER_SECOND),
  );
  await db
    .updateTable('organisations')
    .set({ organisation_name: FOREIGN })
    .where('org_id', '=', 2)
    .execute();
  await db
    .updateTable('rfqs')
    .set({ remarks: FOREIGN })
    .where('tenant_id', '=', foreign.tenant_id)
    .execute();
  const permissions = JSON.stringify(roleTemplate(Role.TOP_ADMIN));
  await db.updateTable('users').set({ permissions }).where('role_id', 'in', CUT_ROLES).execute();
  /** The own customer is the viewer's own, whichever of the two sales persons it is. */
  const ownedBy = async (role: CutRole) => {
    const sales_person = userIdOf(role === Role.SALES_OUTSIDE ? role : Role.SALES);
    await db
      .updateTable('tenants')
      .set({ sales_person })
      .where('tenant_id', '=', own.tenant_id)
      .execute();
  };
  return { own, foreign, ownedBy };
}
