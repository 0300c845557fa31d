import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call } from '../../testing/testCompany.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { generate, moveTo } from '../../testing/testPurchasing.ts';

/** An organisation registered in Karnataka (principal) and Kerala; its customer has places in both. */
const gstin = (first14: string) => first14 + gstinCheckCharacter(first14);
const KARNATAKA = gstin('29AAACR5055K1Z');
const KERALA = gstin('32AAACR5055K1Z');
const KOCHI = { city: 'Ernakulam', state: 'Kerala', postal_code: '682001' };
let company: Logistics;
let masters: ReturnType<typeof testMasters>;
const legal_name = 'Udupi Hotels Private Limited';
let principal: number;
let far: number;

beforeAll(async () => {
  company = await addLogistics();
  masters = testMasters(company.test.db);
  principal = await masters.registration({
    org_id: 1,
    legal_name,
    gst_no: KARNATAKA,
    is_principal: true,
  });
  far = await masters.registration({ org_id: 1, legal_name, gst_no: KERALA, ...KOCHI });
}, 60_000);
/** Makes these two the only active registrations; the customer has none of its own. */
beforeEach(async () => {
  const { db } = company.test;
  const registrations = () => db.updateTable('billing_registrations');
  await registrations().set({ is_active: false, is_principal: false }).execute();
  for (const id of [principal, far])
    await registrations()
      .set({ is_active: true, is_principal: id === principal, legal_name })
      .where('billing_registration_id', '=', id)
      .execute();
  await db
    .updateTable('tenants')
    .set({ gst_no: null })
    .where('tenant_id', '=', company.company.tenantId)
    .execute();
});
afterAll(() => company.test.close());

const api = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);
const orderOf = async (number: string) =>
  (await api('GET', `/getOrderRequest?order_number=${number}`)).body.order;

async function newQuotation(addressId: number, body: object = {}) {
  const request_id = await addRfq(company.test, company.company, { addressId });
  return (await api('POST', '/quotation', { quotation_items: [{ request_id }], ...body })).body
    .data;
}
const convert = async (quotation_id: number, body: object = {}) =>
  (await api('POST', '/createOrderFromQuotation', { quotation_id, ...body })).body.order;

async function invoiceOf(order_id: number) {
  const made = await generate(company, order_id);
  for (const { po_id } of made.body.data) await moveTo(company, po_id, 'ISSUED');
  const [id] = await send(company, order_id);
  return readInvoice(company, id!);
}
const print = async (path: string, role: number = Role.TOP_ADMIN) => {
  const { app, as } = company.test;
  const { body } = await app.inject({
    url: `${path}&type=html&beautify=true`,
    headers: await as(role),
  });
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
};

test('without a choice it is the organisation’s of the ship-to’s state', async () => {
  const { addressId, farAddressId } = company.company;
  expect((await newQuotation(addressId)).billing_details).toMatchObject({
    billing_registration_id: principal,
    gst_no: KARNATAKA,
    state_code: '29',
  });
  const quotation = await newQuotation(farAddressId);
  expect(quotation).toMatchObject({
    billing_registration_id: null,
    billing_details: { billing_registration_id: far, gst_no: KERALA },
  });
  const { order_id, billing_details } = await convert(quotation.quotation_id);
  expect(billing_details).toMatchObject({ billing_registration_id: far });
  const invoice = await invoiceOf(order_id);
  expect(invoice).toMatchObject({ tenant_gstin: KERALA, billing_details });
});

test('where the organisation has none in the ship-to’s state somebody chooses', async () => {
  const { tenantId } = company.company;
  const pune = await masters.address('TENANT', tenantId, {
    city: 'Pune',
    state: 'Maharashtra',
    postal_code: '411001',
  });
  const quotation = await newQuotation(pune);
  expect(quotation).toMatchObject({ billing_details: null, bills_customer_itself: false });
  const { quotation_id } = quotation;
  const refusal = {
    status: 400,
    body: {
      field: 'billing_registration_id',
      message: `Choose who is billed: Udupi Hotels Private Limited, ${KARNATAKA}, Karnataka; Udupi Hotels Private Limited, ${KERALA}, Kerala; or Hotel Udupi Grand itself, not registered`,
    },
  };
  const emails = ['buyer@example.com'];
  expect(await api('PUT', '/quotation', { quotation_id, status: 'CONFIRMED' })).toMatchObject(
    refusal,
  );
  expect(await api('POST', '/quotation/email/send', { quotation_id, emails })).toMatchObject(
    refusal,
  );
  expect(await api('POST', '/createOrderFromQuotation', { quotation_id })).toMatchObject(refusal);
  const order = {
    tenant_id: tenantId,
    address_id: pune,
    order_lines: [{ product_sku_id: company.company.skuId, quantity: 1, selling_price: '100' }],
  };
  expect(await api('POST', '/createOrder', order)).toMatchObject(refusal);
  const itself = { bills_customer_itself: true };
  expect(
    await api('POST', '/createOrder', { ...order, ...itself, billing_registration_id: far }),
  ).toMatchObject({ status: 400, body: { field: 'bills_customer_itself' } });
  const answered = await api('POST', '/createOrder', { ...order, ...itself });
  const made = answered.body.order;
  expect(made).toMatchObject({
    billing_registration_id: null,
    bills_customer_itself: true,
    billing_details: { legal_name: 'Hotel Udupi Grand', gst_no: null },
    order_lines: [{ state_code: '27', within_state: false }],
  });
  const converted = await convert(quotation_id, itself);
  expect(converted).toMatchObject({ bills_customer_itself: true });
  expect(await invoiceOf(converted.order_id)).toMatchObject({
    tenant_gstin: null,
    place_of_supply: 'Maharashtra',
  });
  const { order_number } = made;
  const chosen = await api('POST', '/updateOrder', {
    order_number,
    billing_registration_id: principal,
  });
  expect(chosen.body.order).toMatchObject({
    billing_registration_id: principal,
    bills_customer_itself: false,
    order_lines: [{ state_code: '29', within_state: true, taxed_before: '27' }],
  });
});

test('an order of before is refused at its invoice while nobody chose', async () => {
  const { farAddressId } = company.company;
  const { order_id, order_number } = await convert((await newQuotation(farAddressId)).quotation_id);
  const another = await masters.registration({
    org_id: 1,
    gst_no: gstin('32AAACR5055K2Z'),
    ...KOCHI,
  });
  const made = await generate(company, order_id);
  for (const { po_id } of made.body.data) await moveTo(company, po_id, 'ISSUED');
  await expect(send(company, order_id)).rejects.toThrow(/Choose who is billed: /);
  expect((await orderOf(order_number)).billing_details).toBeNull();
  await api('POST', '/updateOrder', { order_number, billing_registration_id: another });
  const [id] = await send(company, order_id);
  expect((await readInvoice(company, id!)).billing_details.billing_registration_id).toBe(another);
  await company.test.db
    .updateTable('billing_registrations')
    .set({ is_active: false })
    .where('billing_registration_id', '=', another)
    .execute();
});

test('a choice goes from the quotation to the order and its invoice, and is the place of supply', async () => {
  const { farAddressId } = company.company;
  const { quotation_id } = await newQuotation(farAddressId, { billing_registration_id: principal });
  const { order_id, order_number, ...order } = await convert(quotation_id);
  expect(order).toMatchObject({
    billing_registration_id: principal,
    billing_details: { gst_no: KARNATAKA },
  });
  const invoice = await invoiceOf(order_id);
  expect(invoice).toMatchObject({
    tenant_gstin: KARNATAKA,
    place_of_supply: 'Karnataka',
    within_state: true,
  });
  const late = { order_number, billing_registration_id: far };
  expect(await api('POST', '/updateOrder', late)).toMatchObject({
    status: 400,
    body: { field: 'billing_registration_id' },
  });
  expect((await orderOf(order_number)).billing_registration_id).toBe(principal);
});

test('it is changed on quotation and order, null is the default again, and what was issued stays', async () => {
  const { addressId } = company.company;
  const { quotation_id } = await newQuotation(addressId);
  const changed = await api('PUT', '/quotation', { quotation_id, billing_registration_id: far });
  expect(changed.body.data.billing_details.gst_no).toBe(KERALA);
  const { order_number, order_id } = await convert(quotation_id, {
    billing_registration_id: principal,
  });
  const set = (billing_registration_id: number | null) =>
    api('POST', '/updateOrder', { order_number, billing_registration_id });
  expect((await set(far)).body.order.billing_details.gst_no).toBe(KERALA);
  expect((await set(null)).body.order.billing_details.gst_no).toBe(KARNATAKA);
  const { invoice_id } = await invoiceOf(order_id);
  await company.test.db
    .updateTable('billing_registrations')
    .set({ legal_name: 'Renamed' })
    .where('billing_registration_id', '=', principal)
    .execute();
  const stored = await readInvoice(company, invoice_id);
  expect(stored.billing_details.legal_name).toBe('Udupi Hotels Private Limited');
});

test('only an active registration of the customer or its organisation is chosen', async () => {
  const { addressId, foreignTenantId } = company.company;
  const foreign = await masters.registration({ tenant_id: foreignTenantId });
  const off = await masters.registration({ org_id: 1, is_active: false });
  const { quotation_id } = await newQuotation(addressId);
  const { order_number } = await convert((await newQuotation(addressId)).quotation_id);
  for (const billing_registration_id of [foreign, off])
    for (const answer of [
      await api('PUT', '/quotation', { quotation_id, billing_registration_id }),
      await api('POST', '/updateOrder', { order_number, billing_registration_id }),
      await api('POST', '/createOrderFromQuotation', { quotation_id, billing_registration_id }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { field: 'billing_registration_id' } });
});

test('"Bill to" is whole in every print; the goods left the vendor’s place, whose name no blind print has', async () => {
  const { farAddressId } = company.company;
  const { quotation_id } = await newQuotation(farAddressId, { billing_registration_id: principal });
  const quotation = await print(`/quotation/download?quotation_id=${quotation_id}`);
  const { order_id } = await convert(quotation_id);
  const invoice = await invoiceOf(order_id);
  const { from_address_details: from, challan_id, billing_details: to } = invoice;
  const prints = [
    quotation,
    await print(`/invoice/download?invoice_id=${invoice.invoice_id}`),
    await print(`/dc/v3/download?challan_id=${challan_id}`),
    await print(`/dc/v4/download?challan_id=${challan_id}`),
  ];
  for (const text of prints)
    expect(text).toContain(
      `Bill to ${to.legal_name} ${to.address1} ${to.city}, Karnataka ${to.postal_code} GSTIN ${KARNATAKA} State Karnataka (29)`,
    );
  for (const text of prints.slice(1)) {
    expect(text).toContain(`Place of a vendor ${from.city}, ${from.state} ${from.postal_code}`);
    expect(text).not.toContain(from.address_name);
  }
  expect(await print(`/invoice/download?invoice_id=${invoice.invoice_id}`, Role.SALES)).toBe(
    prints[1],
  );
});

test('the customer’s own comes first; without any the customer is billed at its first address', async () => {
  const { addressId, tenantId } = company.company;
  const own = await masters.registration({ tenant_id: tenantId, gst_no: KERALA, ...KOCHI });
  const { billing_details } = await newQuotation(addressId);
  expect(billing_details.billing_registration_id).toBe(own);
  await company.test.db
    .updateTable('billing_registrations')
    .set({ is_principal: false, is_active: false })
    .execute();
  expect((await newQuotation(addressId)).billing_details).toMatchObject({
    billing_registration_id: null,
    legal_name: 'Hotel Udupi Grand',
    gst_no: null,
    state: 'Karnataka',
  });
});
