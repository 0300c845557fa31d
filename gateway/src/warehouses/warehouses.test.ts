import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let skuId: string;

beforeAll(async () => {
  stack = await testStack();
  skuId = String(await testMasters(stack.backend.db).sku({ product_sku_name: 'Bath towel' }));
});
afterAll(() => stack.close());

const run = (
  query: string,
  variables: Record<string, unknown> = {},
  who: number = Role.OPERATIONS,
) => stack.run(who, query, variables);
const ADDRESS = {
  address1: '4 Peenya',
  address2: null,
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  postalCode: '560058',
};
const CREATE = `mutation($input: CreateWarehouseInput!) { createWarehouse(input: $input) {
  id name district skusInStock address { address1 address2 city state postalCode ownerType ownerId } } }`;
const create = async (name: string) => {
  const { data, errors } = await run(CREATE, { input: { name, address: ADDRESS } });
  expect(errors).toBeUndefined();
  return (data as { createWarehouse: { id: string } }).createWarehouse;
};
const ADJUST = `mutation($input: CreateInventoryAdjustmentInput!) { createInventoryAdjustment(input: $input) {
  id skuName unit quantity balance reason remarks document { challanId } attachments { uuid } createdBy { name } } }`;
const adjust = (warehouseId: string, quantity: number, more: object = {}) =>
  run(ADJUST, {
    input: { warehouseId, skuId, quantity, reason: 'OPENING', remarks: 'First count', ...more },
  });

test('create with address, list and read take one call each', async () => {
  const LIST = '{ warehouses(limit: 200) { count items { name address { city } } } }';
  type List = { warehouses: { count: number; items: object[] } };
  const others = ((await run(LIST)).data as List).warehouses.count;
  const made = await create('Peenya');
  const { id } = made;
  expect(made).toMatchObject({
    name: 'Peenya',
    district: 'Bengaluru Urban',
    skusInStock: 0,
    address: { ...ADDRESS, ownerType: 'WAREHOUSE', ownerId: id },
  });
  expect(stack.calls()).toEqual(['POST /warehouse']);
  const { count, items } = ((await run(LIST)).data as List).warehouses;
  expect(count).toBe(others + 1);
  expect(items).toContainEqual({ name: 'Peenya', address: { city: 'Bengaluru Urban' } });
  expect(stack.calls()).toEqual(['GET /warehouse?page=1&limit=200']);
  const one = 'query($id: ID!) { warehouse(id: $id) { name } }';
  expect((await run(one, { id })).data).toEqual({ warehouse: { name: 'Peenya' } });
  expect(stack.calls()).toEqual([`GET /warehouse?warehouse_id=${id}&page=1&limit=10`]);
  expect((await run(one, { id: '999999' })).errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

test('a warehouse names the registration of its state; one that the company has can be chosen', async () => {
  const own = { gstin: '29AAACM4154Q1ZY', state: 'Karnataka' };
  const { data } = await run('{ viewer { companyRegistrations { id gstin state } } }');
  const [registration] = (data as { viewer: { companyRegistrations: { id: string }[] } }).viewer
    .companyRegistrations;
  expect(registration).toMatchObject(own);
  const { id } = await create('Hoskote');
  stack.calls();
  const update = `mutation($input: UpdateWarehouseInput!) { updateWarehouse(input: $input) {
    id registration { id gstin state } } }`;
  const changed = await run(update, { input: { id, gstRegistrationId: registration!.id } });
  expect(changed.data).toEqual({ updateWarehouse: { id, registration } });
  expect(stack.calls()).toEqual(['PUT /warehouse']);
  const refused = await run(update, { input: { id, gstRegistrationId: '999999' } });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ argument: 'input.gstRegistrationId' });
});

test('an adjustment with an idempotency key, the stock, the movements and the free stock take one call each', async () => {
  const { id } = await create('Hosur');
  const key = crypto.randomUUID();
  const up = await adjust(id, 50, { idempotencyKey: key });
  expect(up.data).toMatchObject({
    createInventoryAdjustment: {
      skuName: 'Bath towel',
      quantity: 50,
      balance: 50,
      reason: 'OPENING',
      document: null,
      attachments: [],
    },
  });
  expect((await adjust(id, 50, { idempotencyKey: key })).data).toEqual(up.data);
  const { errors } = await adjust(id, -51);
  expect(errors?.[0]).toMatchObject({
    message: 'Only 50 in stock',
    extensions: { code: 'BAD_USER_INPUT', field: 'quantity' },
  });

  const STOCK = `query($id: ID!, $filter: WarehouseProductFilter) { warehouseProducts(warehouseId: $id, filter: $filter) {
    count items { id skuId skuName unit quantity reservedQuantity availableQuantity } } }`;
  expect((await run(STOCK, { id, filter: { skuName: 'towel' } })).data).toEqual({
    warehouseProducts: {
      count: 1,
      items: [
        {
          id: `${id}-${skuId}`,
          skuId,
          skuName: 'Bath towel',
          unit: 'NOS',
          quantity: 50,
          reservedQuantity: 0,
          availableQuantity: 50,
        },
      ],
    },
  });
  expect(stack.calls()).toEqual([
    `GET /inventory?warehouse_id=${id}&product_sku_name=towel&page=1&limit=10`,
  ]);

  const MOVES = `query($id: ID!, $filter: StockMovementFilter) { inventoryAdjustments(warehouseId: $id, filter: $filter) {
    count items { quantity balance createdBy { name } } } }`;
  const filter = { fromDate: '2020-01-01', adjustmentsOnly: true };
  expect((await run(MOVES, { id, filter })).data).toMatchObject({
    inventoryAdjustments: { count: 1, items: [{ quantity: 50 }] },
  });
  expect(stack.calls()).toEqual([
    `GET /inventory/adjustment?warehouse_id=${id}&from_date=2020-01-01&adj=true&page=1&limit=10`,
  ]);

  const FREE =
    'query($ids: [ID!]!) { freeStock(skuIds: $ids) { warehouseId warehouseName skuId availableQuantity } }';
  expect((await run(FREE, { ids: [skuId, '999999'] }, Role.SALES)).data).toEqual({
    freeStock: [{ warehouseId: id, warehouseName: 'Hosur', skuId, availableQuantity: 50 }],
  });
  expect(stack.calls()).toEqual([`GET /inventory/free?sku_ids=${skuId}%2C999999`]);
  expect((await run(FREE, { ids: [] }, Role.SALES)).data).toEqual({ freeStock: [] });
  expect(stack.calls()).toEqual([]);
});

test.each([
  ['{ warehouses { count } }', Role.CATEGORY_MANAGER],
  ['{ warehouse(id: 1) { id } }', Role.SALES],
  ['{ warehouseProducts(warehouseId: 1) { count } }', Role.SALES],
  ['{ inventoryAdjustments(warehouseId: 1) { count } }', Role.SALES],
  ['{ freeStock(skuIds: [1]) { skuId } }', Role.CATEGORY_MANAGER],
  [
    'mutation { createInventoryAdjustment(input: { warehouseId: 1, skuId: 1, quantity: 1, reason: FOUND, remarks: "x" }) { id } }',
    Role.SALES,
  ],
] as const)('%s requires the permission', async (query, role) => {
  expect((await run(query, {}, role)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
});
