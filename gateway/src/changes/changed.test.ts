import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { addTestCompany, type TestCompany } from '../../../backend/testing/testCompany.ts';
import { type Answer, profileJson, testBackend, testGateway } from '../../testing/testGateway.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let company: TestCompany;
beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  company = await addTestCompany(stack.backend);
});
afterAll(() => stack.close());

const CREATE = 'mutation($input: CreateOrderInput!) { createOrder(input: $input) { id number } }';
const input = (more: object = {}) => ({
  tenantId: String(company.tenantId),
  userId: String(company.contactId),
  addressId: String(company.addressId),
  lines: [
    {
      skuId: String(company.skuId),
      sellerId: String(company.sellerId),
      quantity: 10,
      sellingPrice: '110',
    },
  ],
  ...more,
});

const orderOf = ({ data }: Answer) => {
  expect(data).toBeTruthy();
  return (data as { createOrder: { id: string; number: string } }).createOrder;
};

test('a mutation says which records it changed, and says the same when it is sent again', async () => {
  const variables = { input: input({ idempotencyKey: 'changed-1' }) };
  const first = await stack.run(Role.TOP_ADMIN, CREATE, variables);
  const { id, number } = orderOf(first);
  expect(first.extensions).toEqual({ changed: [{ kind: 'ORDER', id, key: number }] });
  const again = await stack.run(Role.TOP_ADMIN, CREATE, variables);
  expect([again.data, again.extensions]).toEqual([first.data, first.extensions]);
});

test('all writes of one mutation are told, and records that show what changed', async () => {
  const { id, number } = orderOf(await stack.run(Role.TOP_ADMIN, CREATE, { input: input() }));
  const { extensions } = await stack.run(
    Role.TOP_ADMIN,
    `mutation($input: GeneratePoInput!, $order: CreateOrderInput!) {
      generatePoFromOrder(input: $input) { id } createOrder(input: $order) { id } }`,
    { input: { orderId: id, sellerIds: [String(company.sellerId)] }, order: input() },
  );
  expect(extensions?.['changed']).toEqual([
    { kind: 'PURCHASE_ORDER', id: expect.any(String), key: null },
    { kind: 'ORDER', id, key: number },
    { kind: 'ORDER', id: String(Number(id) + 1), key: expect.any(String) },
  ]);
});

test('a query says nothing of it, a refused mutation that nothing was changed', async () => {
  expect((await stack.run(Role.TOP_ADMIN, '{ orders { count } }')).extensions).toBeUndefined();
  const refused = await stack.run(Role.TOP_ADMIN, CREATE, { input: input({ tenantId: '999999' }) });
  expect(refused.errors).toBeDefined();
  expect(refused.extensions).toEqual({ changed: [] });
});

test('a write that changes no record says so', async () => {
  const { data, extensions } = await stack.run(
    Role.TOP_ADMIN,
    'mutation { saveMySetting(key: "theme", value: "dark") { success } }',
  );
  expect(data).toBeTruthy();
  expect(extensions).toEqual({ changed: [] });
});

describe('another backend', () => {
  test.each([
    ['that says nothing', undefined, undefined],
    ['that says what cannot be read', 'some orders', undefined],
    ['that says a kind alone', 'ORDER', { changed: [{ kind: 'ORDER', id: null, key: null }] }],
    ['that says nothing was changed', '', { changed: [] }],
  ])('%s', async (_, header, extensions) => {
    const backend = await testBackend((app) => {
      app.get('/user/profile', async () => profileJson({ order: ['READ', 'WRITE'] }));
      app.post('/createOrder', async (__, reply) => {
        if (header !== undefined) reply.header('x-changed', header);
        return { success: true, order: { order_id: 5, order_number: 'SO-5' } };
      });
    });
    const gateway = await testGateway(backend.url);
    const answer = await gateway.run(CREATE, { variables: { input: input() } });
    expect(answer.data).toEqual({ createOrder: { id: '5', number: 'SO-5' } });
    expect(answer.extensions).toEqual(extensions);
    await gateway.close();
    await backend.close();
  });
});
