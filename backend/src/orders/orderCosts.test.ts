import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
  await app.db
    .updateTable('tenants')
    .set({
      sales_person: (
        await app.db
          .selectFrom('users')
          .select('user_id')
          .where('role_id', '=', Role.SALES)
          .executeTakeFirstOrThrow()
      ).user_id,
    })
    .where('tenant_id', '=', company.tenantId)
    .execute();
});
afterAll(() => app.close());

const newOrder = (line: object) => ({
  tenant_id: company.tenantId,
  user_id: company.contactId,
  address_id: company.addressId,
  order_lines: [
    {
      product_sku_id: company.skuId,
      seller_id: company.sellerId,
      quantity: 10,
      selling_price: '50',
      ...line,
    },
  ],
});
const create = (role: number, line: object = {}, headers: Record<string, string> = {}) =>
  call(app, role, 'POST', '/createOrder', newOrder(line), headers);
const BELOW = {
  status: 400,
  body: { error: 'BELOW_COST', field: 'order_lines.0.below_cost_reason' },
};

test.each([Role.SALES, Role.SALES_SECOND])('role %i cannot set a cost', async (role) => {
  expect(await create(role, { offer_price: '0.01' })).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION', field: 'order_lines.0.offer_price' },
  });
});

test('sales are asked below cost by the offer, with a vendor or without', async () => {
  expect(await create(Role.SALES)).toMatchObject(BELOW);
  expect(await create(Role.SALES, { seller_id: undefined })).toMatchObject(BELOW);
});

test('a reason answers, and the line without a vendor keeps no cost', async () => {
  const { body } = await create(Role.SALES, { seller_id: undefined, below_cost_reason: 'Old' });
  expect(body.order.order_lines[0]).toMatchObject({ below_cost_reason: 'Old' });
  const stored = await app.db
    .selectFrom('order_lines')
    .select('offer_price')
    .where('order_id', '=', body.order.order_id)
    .executeTakeFirstOrThrow();
  expect(stored.offer_price).toBeNull();
});

test('a line without a vendor is asked again when it is repriced', async () => {
  const { body } = await create(Role.SALES, { seller_id: undefined, selling_price: '5000' });
  const [{ line_id }] = body.order.order_lines;
  const change = {
    order_number: body.order.order_number,
    order_lines: [{ line_id, selling_price: '1' }],
  };
  expect(await call(app, Role.SALES, 'POST', '/updateOrder', change)).toMatchObject(BELOW);
});

test('a viewer of cost may set it, and is asked by it', async () => {
  expect(await create(Role.TOP_ADMIN, { offer_price: '60' })).toMatchObject(BELOW);
  const { status } = await create(Role.TOP_ADMIN, { offer_price: '40' });
  expect(status).toBe(200);
});

test('sales name nobody else as the sales person of their orders', async () => {
  const { body } = await create(Role.SALES, { selling_price: '5000' });
  const other = await app.db
    .selectFrom('users')
    .select('user_id')
    .where('role_id', '=', Role.SALES_SECOND)
    .executeTakeFirstOrThrow();
  const change = { order_number: body.order.order_number, sales_person: other.user_id };
  expect(await call(app, Role.SALES, 'POST', '/updateOrder', change)).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION', field: 'sales_person' },
  });
  expect((await call(app, Role.TOP_ADMIN, 'POST', '/updateOrder', change)).status).toBe(200);
});

test('a repeated request shows no cost to who has lost the right to see it', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const line = { offer_price: '40.11' };
  const first = await create(Role.BROAD_ACCESS, line, key);
  expect(first.body.order.order_lines[0].offer_price).toBe('40.11');
  const { permissions } = await app.db
    .selectFrom('users')
    .select('permissions')
    .where('role_id', '=', Role.BROAD_ACCESS)
    .executeTakeFirstOrThrow();
  const give = (rights: object) =>
    app.db
      .updateTable('users')
      .set({ permissions: JSON.stringify(rights) })
      .where('role_id', '=', Role.BROAD_ACCESS)
      .execute();
  await give({ ...(permissions as object), purchase_order: [], quotation_request: [] });
  const again = await create(Role.BROAD_ACCESS, line, key);
  expect(again).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  expect(JSON.stringify(again.body)).not.toContain('40.11');
  await give(permissions);
  expect((await create(Role.BROAD_ACCESS, line, key)).body).toEqual(first.body);
});
