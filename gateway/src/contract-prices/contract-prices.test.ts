import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let masters: ReturnType<typeof testMasters>;
let skuId: string;
let tenantId: string;

beforeAll(async () => {
  stack = await testStack();
  masters = testMasters(stack.backend.db);
  tenantId = String(
    await masters.tenant({
      tenant_name: 'Hotel',
      sales_person: stack.backend.userIdOf(Role.SALES),
    }),
  );
});
beforeEach(async () => {
  skuId = String(await masters.sku({ product_sku_name: 'Tumbler' }));
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const run = (query: string, variables?: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const FIELDS =
  'id quantity sellingPrice sku { id name } customer { id name } organisation { id name } createdBy { name }';
const CREATE = `mutation($input: CreateSellingPriceInput!) { createSellingPrice(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateSellingPriceInput!) { updateSellingPrice(input: $input) { ${FIELDS} } }`;
const LIST = `query($tenantId: ID, $organisationId: ID, $skuId: ID, $quantity: Int) {
  sellingPrices(tenantId: $tenantId, organisationId: $organisationId, skuId: $skuId, quantity: $quantity) { count items { ${FIELDS} } } }`;

test('create, update and list take one call each; a quantity selects the applicable price', async () => {
  const whole = await run(CREATE, {
    input: { organisationId: '1', skuId, quantity: 1, sellingPrice: '90' },
  });
  expect(whole.errors).toBeUndefined();
  expect(whole.data).toMatchObject({
    createSellingPrice: {
      quantity: 1,
      sellingPrice: '90.00',
      sku: { id: skuId, name: 'Tumbler' },
      customer: null,
      organisation: { id: '1', name: 'Test organisation' },
      createdBy: { name: 'Role1001' },
    },
  });
  expect(stack.calls()).toEqual(['POST /sellingPrice']);
  const own = await run(CREATE, { input: { tenantId, skuId, quantity: 50, sellingPrice: '85' } });
  const { id } = (own.data as { createSellingPrice: { id: string } }).createSellingPrice;
  expect((await run(UPDATE, { input: { id, quantity: 40 } })).data).toMatchObject({
    updateSellingPrice: {
      id,
      quantity: 40,
      sellingPrice: '85.00',
      customer: { id: tenantId, name: 'Hotel' },
      organisation: { id: '1' },
    },
  });
  expect(stack.calls()).toEqual(['PUT /sellingPrice']);

  expect((await run(LIST, { skuId })).data).toMatchObject({
    sellingPrices: { count: 2, items: [{ quantity: 1 }, { quantity: 40 }] },
  });
  expect(stack.calls()).toEqual([`GET /sellingPrice?sku_id=${skuId}&page=1&limit=10`]);
  expect((await run(LIST, { tenantId }, Role.SALES)).data).toMatchObject({
    sellingPrices: { count: 1, items: [{ id }] },
  });
  const holds = async (quantity: number) => (await run(LIST, { tenantId, skuId, quantity })).data;
  expect(await holds(39)).toMatchObject({
    sellingPrices: { count: 1, items: [{ sellingPrice: '90.00' }] },
  });
  expect(await holds(40)).toMatchObject({ sellingPrices: { items: [{ sellingPrice: '85.00' }] } });
});

test('errors name the field; a duplicate slab is refused', async () => {
  const twice = { organisationId: '1', skuId, quantity: 7, sellingPrice: '90' };
  await run(CREATE, { input: twice });
  expect((await run(CREATE, { input: twice })).errors?.[0]).toMatchObject({
    message: 'There is a contract price from this quantity on already',
    extensions: { code: 'BAD_USER_INPUT', field: 'quantity' },
  });
  expect(
    (await run(CREATE, { input: { skuId, quantity: 1, sellingPrice: '9' } })).errors?.[0],
  ).toMatchObject({
    extensions: { field: 'tenant_id' },
  });
  expect(codeOf(await run(LIST, { tenantId: 'x' }))).toBe('BAD_USER_INPUT');
});

test.each([
  ['{ sellingPrices { count } }', Role.OPERATIONS],
  [
    'mutation { createSellingPrice(input: { skuId: 1, tenantId: 1, quantity: 1, sellingPrice: "1" }) { id } }',
    Role.SALES,
  ],
  ['mutation { updateSellingPrice(input: { id: 1 }) { id } }', Role.SALES],
])('%s requires the permission; nothing is written', async (query, who) => {
  expect(codeOf(await run(query, {}, who))).toBe('FORBIDDEN');
  expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
});
