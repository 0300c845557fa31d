import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call } from '../../testing/testCompany.ts';
import { readInvoice } from '../../testing/testInvoices.ts';
import {
  addLogistics,
  type Logistics,
  ship,
  shipmentBody,
  waiting,
} from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { generate, moveTo } from '../../testing/testPurchasing.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const api = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);
const orderOf = async (number: string) =>
  (await api('GET', `/getOrderRequest?order_number=${number}`)).body.order;

/** An order of two lines, one to each state; its goods wait at the far vendor. */
async function newOrder() {
  const { addressId, farAddressId } = company.company;
  const ids = [];
  for (const address of [addressId, farAddressId])
    ids.push(await addRfq(company.test, company.company, { addressId: address }));
  const quotation_items = ids.map((request_id) => ({ request_id }));
  const { quotation_id } = (await api('POST', '/quotation', { quotation_items })).body;
  const { order } = (await api('POST', '/createOrderFromQuotation', { quotation_id })).body;
  const made = await generate(company, order.order_id);
  const poIds: number[] = made.body.data.map((po: { po_id: number }) => po.po_id);
  for (const poId of poIds) await moveTo(company, poId, 'ISSUED');
  return { ...order, quotation_id, poIds };
}
const update = (order_number: string, line_id: number, address_id: number) =>
  api('POST', '/updateOrder', { order_number, order_lines: [{ line_id, address_id }] });

test('each line has its address, state and heads; its goods wait for that address', async () => {
  const { order_number, order_id } = await newOrder();
  const { addressId, farAddressId } = company.company;
  expect((await orderOf(order_number)).order_lines).toMatchObject([
    {
      delivery_address_details: { address_id: addressId, state_code: '29' },
      within_state: true,
      cgst_amount: '66.00',
    },
    {
      delivery_address_details: { address_id: farAddressId, state_code: '32' },
      within_state: false,
      igst_amount: '132.00',
    },
  ]);
  const { data } = (await api('GET', '/shipment_tracker/events?event_name=dispatch&limit=100'))
    .body;
  const points = data
    .filter((point: { order_number: string }) => point.order_number === order_number)
    .map((point: { to_address: { address_id: number } }) => point.to_address.address_id);
  expect(points.toSorted()).toEqual([addressId, farAddressId].toSorted());
  expect(order_id).toBeGreaterThan(0);
});

test('one vehicle makes a challan and an invoice for each address, with the tax of its state', async () => {
  const { order_id } = await newOrder();
  const { addressId, farAddressId } = company.company;
  const { status, body } = await ship(company, await waiting(company, { orderId: order_id }));
  expect(status).toBe(200);
  const challans = await company.test.db
    .selectFrom('delivery_challans')
    .select(['to_address', 'within_state', 'grand_total'])
    .where('order_id', '=', order_id)
    .orderBy('challan_id')
    .execute();
  expect(challans).toEqual([
    { to_address: addressId, within_state: true, grand_total: '1232.00' },
    { to_address: farAddressId, within_state: false, grand_total: '1232.00' },
  ]);
  const invoices = await Promise.all(
    body.data.invoices.map((row: { invoice_id: number }) => readInvoice(company, row.invoice_id)),
  );
  expect(invoices).toMatchObject([
    {
      place_of_supply: 'Karnataka',
      invoice_lines: [{ cgst_amount: '66.00', igst_amount: '0.00' }],
    },
    { place_of_supply: 'Kerala', invoice_lines: [{ cgst_amount: '0.00', igst_amount: '132.00' }] },
  ]);
});

test('goods do not go to a state that their line is not taxed for', async () => {
  const { order_number, order_id } = await newOrder();
  const { addressId } = company.company;
  const points = await waiting(company, { orderId: order_id });
  const shipment = await shipmentBody(company, points, {
    shipTo: new Map([[order_id, addressId]]),
  });
  expect((await api('POST', '/shipment', shipment)).body).toMatchObject({
    error: 'VALIDATION',
    field: 'sub_shipments.0.to_address',
    message:
      'These goods are taxed for Kerala, not Karnataka: change the delivery address of the order line first',
  });
  const [, far] = (await orderOf(order_number)).order_lines;
  expect((await update(order_number, far.line_id, addressId)).status).toBe(200);
  expect((await api('POST', '/shipment', shipment)).status).toBe(200);
});

test('another address of one line moves its taxes, until its goods have left', async () => {
  const { order_number, order_id, order_lines } = await newOrder();
  const [near, far] = order_lines;
  const { addressId, farAddressId, foreignAddressId, tenantId } = company.company;
  const moved = (await update(order_number, near.line_id, farAddressId)).body.order;
  expect(moved).toMatchObject({
    delivery_address_details: { address_id: farAddressId },
    order_lines: [
      { within_state: false, state_code: '32', igst_amount: '132.00', taxed_before: null },
      { within_state: false },
    ],
  });
  expect((await update(order_number, near.line_id, foreignAddressId)).body).toMatchObject({
    error: 'VALIDATION',
    message: 'This address does not belong to the customer',
  });
  const points = await waiting(company, { orderId: order_id });
  const ofNear = points.filter((point) => point.orderLineId === near.line_id);
  expect((await ship(company, ofNear)).status).toBe(200);
  expect((await update(order_number, near.line_id, addressId)).body).toMatchObject({
    error: 'VALIDATION',
    field: 'order_lines.0.address_id',
  });
  const annexe = await testMasters(company.test.db).address('TENANT', tenantId);
  expect((await update(order_number, far.line_id, annexe)).body.order.order_lines).toMatchObject([
    { state_code: '32' },
    { state_code: '29', delivery_address_details: { address_id: annexe } },
  ]);
});

test.each([
  ['quotation', ({ quotation_id }: Made) => `/quotation/download?quotation_id=${quotation_id}`],
  ['purchase order', ({ poIds }: Made) => `/download_purchase_order?po_id=${poIds[0]}`],
])('the %s names the place of each line', async (_, url) => {
  const made = await newOrder();
  const { app, as } = company.test;
  const response = await app.inject({
    url: `${url(made)}&type=html&beautify=true`,
    headers: await as(Role.TOP_ADMIN),
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('See the lines');
  for (const town of ['Mysuru', 'Kochi']) expect(response.body).toContain(town);
});
type Made = Awaited<ReturnType<typeof newOrder>>;
