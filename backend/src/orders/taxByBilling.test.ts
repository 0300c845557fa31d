import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call } from '../../testing/testCompany.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { generate, moveTo } from '../../testing/testPurchasing.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';

/** A customer that is not registered, whose organisation has no registration yet, with goods to Kerala. */
interface Customer {
  tenantId: number;
  contactId: number;
  addressId: number;
  orgId: number;
  pan: string;
}

let company: Logistics;
let customer: Customer;
const letters = ['R', 'S', 'T'];
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
beforeEach(async () => {
  const { tenant, contact, address, organisation } = testMasters(company.test.db);
  const orgId = await organisation();
  const tenantId = await tenant({ org_id: orgId });
  const kochi = { city: 'Kochi', state: 'Kerala', postal_code: '682001' };
  customer = {
    tenantId,
    contactId: await contact(tenantId),
    addressId: await address('TENANT', tenantId, kochi),
    orgId,
    pan: `AAAC${letters.shift()}5055K`,
  };
});
afterAll(() => company.test.close());

const gstin = (first14: string) => first14 + gstinCheckCharacter(first14);
const api = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);
const PLACES = {
  29: { city: 'Bengaluru Urban', postal_code: '560001' },
  30: { city: 'Panaji', postal_code: '403001' },
};
const registered = (code: keyof typeof PLACES, body: object = {}) => ({
  legal_name: 'Udupi Hotels Private Limited',
  address1: '4 Registered Road',
  gst_no: gstin(`${code}${customer.pan}1Z`),
  ...PLACES[code],
  ...body,
});
const register = () =>
  api('POST', '/billing_registration', registered(29, { tenant_id: customer.tenantId }));

async function newQuotation() {
  const request_id = await addRfq(company.test, { ...company.company, ...customer });
  return (await api('POST', '/quotation', { quotation_items: [{ request_id }] })).body.data;
}
async function newOrder() {
  const { quotation_id } = await newQuotation();
  return (await api('POST', '/createOrderFromQuotation', { quotation_id })).body.order;
}
const lineOf = async (number: string) =>
  (await api('GET', `/getOrderRequest?order_number=${number}`)).body.order.order_lines[0];
const taxesOf = async (entity: AuditedKind, id: number) =>
  (
    await company.test.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', entity)
      .where('entity_id', '=', id)
      .where('action', '=', 'TAX')
      .orderBy('audit_id')
      .execute()
  ).map(({ changes }) => changes);
async function invoiceOf(order_id: number) {
  const made = await generate(company, order_id);
  for (const { po_id } of made.body.data) await moveTo(company, po_id, 'ISSUED');
  const [id] = await send(company, order_id);
  return readInvoice(company, id!);
}

test('a registration that is made or changed taxes open orders and drafts anew; what is invoiced stays', async () => {
  const { tenantId: tenant_id, pan } = customer;
  const [open, sent] = [await newOrder(), await newOrder()];
  const { quotation_id } = await newQuotation();
  const invoice = await invoiceOf(sent.order_id);
  expect(invoice).toMatchObject({ place_of_supply: 'Kerala', tenant_gstin: null });
  const made = await register();
  expect(made.body.taxed_anew).toEqual([open.order_number]);
  expect(await lineOf(open.order_number)).toMatchObject({
    state_code: '29',
    within_state: true,
    taxed_before: '32',
    igst_amount: '0.00',
  });
  expect(await taxesOf('ORDER', open.order_id)).toEqual([
    { 'line 1 state': { from: 'Kerala', to: 'Karnataka' } },
  ]);
  expect(await taxesOf('QUOTATION', quotation_id)).toHaveLength(1);
  expect(await lineOf(sent.order_number)).toMatchObject({ state_code: '32', taxed_before: null });
  expect(await readInvoice(company, invoice.invoice_id)).toMatchObject({
    place_of_supply: 'Kerala',
    within_state: false,
  });

  const { billing_registration_id } = made.body.data;
  const change = (body: object) =>
    api('PATCH', '/billing_registration', { billing_registration_id, ...body });
  expect((await change(registered(29, { legal_name: 'Renamed' }))).body.taxed_anew).toEqual([]);
  const moved = await change(registered(30));
  expect(moved.body.taxed_anew).toEqual([open.order_number]);
  expect(await lineOf(open.order_number)).toMatchObject({ state_code: '30', within_state: false });
  // the customer's own GST number is that of its registration
  await api('PATCH', '/tenant/updateTenant', { tenant_id, gst_no: gstin(`29${pan}1Z`) });
  expect(await lineOf(open.order_number)).toMatchObject({ state_code: '29', within_state: true });
});

test('a supply to a special economic zone bears IGST in the company’s own state, and its documents say so', async () => {
  const { billing_registration_id } = (await register()).body.data;
  const order = await newOrder();
  expect(order.order_lines).toMatchObject([{ state_code: '29', within_state: true }]);
  const change = (body: object) =>
    api('PATCH', '/billing_registration', { billing_registration_id, ...body });
  expect(await change(registered(29, { kind: 'SEZ', gst_no: '' }))).toMatchObject({
    status: 400,
    body: { field: 'gst_no' },
  });
  const changed = await change(registered(29, { kind: 'SEZ' }));
  expect(changed.body).toMatchObject({ data: { kind: 'SEZ' } });
  expect(changed.body.taxed_anew).toContain(order.order_number);
  expect(await lineOf(order.order_number)).toMatchObject({
    state_code: '29',
    within_state: false,
    taxed_before: '29',
    cgst_amount: '0.00',
  });
  expect(await taxesOf('ORDER', order.order_id)).toEqual([
    { 'line 1 taxes': { from: 'CGST + SGST', to: 'IGST' } },
  ]);
  const { invoice_id, ...invoice } = await invoiceOf(order.order_id);
  expect(invoice).toMatchObject({
    place_of_supply: 'Karnataka',
    within_state: false,
    billing_details: { kind: 'SEZ' },
  });
  const { app, as } = company.test;
  const headers = await as(Role.TOP_ADMIN);
  const url = `/invoice/download?invoice_id=${invoice_id}&type=html&beautify=true`;
  const print = (await app.inject({ url, headers })).body;
  expect(print).toContain(
    'SUPPLY MEANT FOR SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
  );
});

test('an invoice that was cancelled is made again for another registration, and its lines follow', async () => {
  await register();
  const order = await newOrder();
  const { invoice_id, challan_id } = await invoiceOf(order.order_id);
  await api('PUT', '/invoice', { invoice_id, status: 'CANCELLED', reason: 'Wrong GST number' });
  const { order_number } = order;
  const goa = await testMasters(company.test.db).registration({
    org_id: customer.orgId,
    gst_no: gstin(`30${customer.pan}1Z`),
    state: 'Goa',
    ...PLACES[30],
  });
  const chosen = await api('POST', '/updateOrder', { order_number, billing_registration_id: goa });
  expect(chosen.body.order.order_lines).toMatchObject([{ state_code: '29', taxed_before: null }]);
  const again = await api('POST', '/invoice', { challan_id });
  expect(again.body).toMatchObject({
    data: { place_of_supply: 'Goa', within_state: false, billing_details: { state_code: '30' } },
  });
  expect(await lineOf(order_number)).toMatchObject({ state_code: '30', within_state: false });
});
