import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import { addLogistics, type Logistics, ship, waiting } from '../../testing/testLogistics.ts';
import { adjust } from '../../testing/testStock.ts';

/** A warehouse that is in the company's state, and moves to another. */
let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
  const { warehouseId } = company;
  await adjust(company.test, { warehouseId, skuId: company.company.skuId, quantity: 50 });
}, 60_000);
afterAll(() => company.test.close());

const api = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);
/** Moves the warehouse by SQL: the API keeps the state of one with goods. */
const move = (place: typeof HOSUR) =>
  company.test.db
    .updateTable('addresses')
    .set(place)
    .where('address_id', '=', company.warehouseAddressId)
    .execute();
const HOSUR = {
  city: 'Krishnagiri',
  state: 'Tamil Nadu',
  postal_code: '635109',
};
const BENGALURU = {
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  postal_code: '560001',
};
const REFUSAL =
  /^Warehouse .+ is in Tamil Nadu, where the company has no GST registration: no goods go from there to customers$/;

async function servedOrder() {
  const { tenantId: tenant_id, addressId: address_id, skuId } = company.company;
  const line = {
    product_sku_id: skuId,
    quantity: 4,
    selling_price: '110',
    warehouse_id: company.warehouseId,
  };
  return (await api('POST', '/createOrder', { tenant_id, address_id, order_lines: [line] })).body
    .order;
}
const send = async (orderId: number) => ship(company, await waiting(company, { orderId }));

test('goods leave an own warehouse to a customer only in the company’s state', async () => {
  const { order_id } = await servedOrder();
  await move(HOSUR);
  const refused = await send(order_id);
  expect([refused.status, refused.body]).toMatchObject([400, { field: 'from_address' }]);
  expect(refused.body.message).toMatch(REFUSAL);
  await move(BENGALURU);
  const sent = await send(order_id);
  expect(sent.status).toBe(200);
  // state of older documents
  const { challan_id, invoice_id } = await company.test.db
    .selectFrom('invoices')
    .select(['challan_id', 'invoice_id'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await sql`update delivery_challans set from_address_details = from_address_details || ${JSON.stringify(HOSUR)}::jsonb
    where challan_id = ${challan_id}`.execute(company.test.owner);
  await api('PUT', '/invoice', { invoice_id, status: 'CANCELLED', reason: 'Wrong number' });
  const again = await api('POST', '/invoice', { challan_id });
  expect(again).toMatchObject({ status: 400, body: { message: expect.stringMatching(REFUSAL) } });
});

test('an order is not served from a warehouse without a registration, nor is more of it', async () => {
  const { tenantId: tenant_id, addressId: address_id, skuId } = company.company;
  const line = { product_sku_id: skuId, quantity: 3, selling_price: '110' };
  const make = (...warehouses: (number | undefined)[]) =>
    api('POST', '/createOrder', {
      tenant_id,
      address_id,
      order_lines: warehouses.map((warehouse_id) => ({ ...line, warehouse_id })),
    });
  const refusal = (number: number) =>
    expect.stringMatching(
      new RegExp(
        `^Line ${number}: Warehouse Whitefield is in Tamil Nadu, where the company has no`,
      ),
    );
  const made = (await make(company.warehouseId)).body.order;
  await move(HOSUR);
  expect(await make(undefined, company.warehouseId)).toMatchObject({
    status: 400,
    body: { field: 'order_lines.1.warehouse_id', message: refusal(2) },
  });
  const { line_id } = made.order_lines[0];
  const change = (values: object) =>
    api('POST', '/updateOrder', {
      order_number: made.order_number,
      order_lines: [{ line_id, ...values }],
    });
  expect(await change({ quantity: 5, warehouse_id: company.warehouseId })).toMatchObject({
    status: 400,
    body: { field: 'order_lines.0.warehouse_id', message: refusal(1) },
  });
  // goods of a vendor instead
  expect((await change({ warehouse_id: null })).status).toBe(200);
  await move(BENGALURU);
});

test('neither does a challan by hand, nor one that was drafted before', async () => {
  const { skuId, addressId } = company.company;
  const draft = (to_address: number) =>
    api('POST', '/dc', {
      challan_type: 'OTHER',
      from_address: company.warehouseAddressId,
      to_address,
      dc_lines: [{ product_sku_id: skuId, delivered_qty: 1 }],
    });
  const before = (await draft(addressId)).body.data.challan_id;
  await move(HOSUR);
  const refused = await draft(addressId);
  expect([refused.status, refused.body]).toMatchObject([400, { field: 'from_address' }]);
  const { office_address_id } = await company.test.db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', company.nearSellerId)
    .executeTakeFirstOrThrow();
  expect((await draft(Number(office_address_id))).status).toBe(200);
  await sql`update delivery_challans set from_address_details = from_address_details || ${JSON.stringify(HOSUR)}::jsonb
    where challan_id = ${before}`.execute(company.test.owner);
  const issued = await testChallans(company).put({ challanId: before, newStatus: 'ISSUED' });
  expect([issued.status, issued.body.message]).toEqual([400, expect.stringMatching(REFUSAL)]);
  await move(BENGALURU);
});
