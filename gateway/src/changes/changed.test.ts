import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import type { FastifyReply } from 'fastify';
import { addSentPo, billCalls, billServices } from '../../../backend/testing/testBills.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { addTestCompany, type TestCompany } from '../../../backend/testing/testCompany.ts';
import { type Answer, profileJson, testBackend, testGateway } from '../../testing/testGateway.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let company: TestCompany;
beforeAll(async () => {
  stack = await testStack({}, { services: { ...billServices(), outbox: keepingOutbox() } });
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

const warehouse = async () =>
  (
    await stack.backend.db
      .insertInto('warehouses')
      .values({ warehouse_name: 'Whitefield' })
      .returning('warehouse_id')
      .executeTakeFirstOrThrow()
  ).warehouse_id;

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

test('quote requests of an enquiry and their prices are told', async () => {
  const { tenantId, contactId, addressId, skuId, offerId } = company;
  const made = await stack.run(
    Role.TOP_ADMIN,
    'mutation($input: CreateEnquiryInput!) { createEnquiry(input: $input) { id version } }',
    {
      input: {
        tenantId: String(tenantId),
        userId: String(contactId),
        addressId: String(addressId),
        items: [{ skuId: String(skuId), quantity: 10 }],
      },
    },
  );
  const [rfq] = (made.data as { createEnquiry: { id: string; version: number }[] }).createEnquiry;
  const changed = [{ kind: 'RFQ', id: rfq?.id, key: null }];
  expect(made.extensions).toEqual({ changed });
  const price = {
    ...rfq,
    quantity: 10,
    offerId: String(offerId),
    costPrice: '100.00',
    marginPercent: '10.00',
    sellingPrice: '110.00',
    gstPercent: '12',
  };
  const priced = await stack.run(
    Role.TOP_ADMIN,
    'mutation($input: PriceRfqsInput!) { priceRfqs(input: $input) { id } }',
    { input: { prices: [price] } },
  );
  expect(priced.errors).toBeUndefined();
  expect(priced.extensions).toEqual({ changed });
});

test('a query says nothing of it, a refused mutation that nothing was changed, also where nothing was sent', async () => {
  expect((await stack.run(Role.TOP_ADMIN, '{ orders { count } }')).extensions).toBeUndefined();
  const refused = await stack.run(Role.TOP_ADMIN, CREATE, { input: input({ tenantId: '999999' }) });
  expect(refused.errors).toBeDefined();
  expect(refused.extensions).toEqual({ changed: [] });
  const unsent = await stack.run(Role.TOP_ADMIN, CREATE, { input: input({ tenantId: 'x' }) });
  expect(unsent.errors).toBeDefined();
  expect(unsent.extensions).toEqual({ changed: [] });
});

test('a document that is sent to accounting again is told, though REST has a GET for it', async () => {
  const bills = { app: stack.backend, company, warehouseId: await warehouse() };
  const calls = billCalls(bills);
  const { bill_id } = (await calls.create([await addSentPo(bills)], [4])).body.data;
  await calls.issue(bill_id);
  const { data, extensions } = await stack.run(
    Role.TOP_ADMIN,
    'mutation($id: ID!) { syncBill(id: $id) { errors } }',
    { id: String(bill_id) },
  );
  expect(data).toEqual({ syncBill: { errors: [] } });
  expect(extensions?.['changed']).toContainEqual({ kind: 'BILL', id: String(bill_id), key: null });
});

test('a key that was used for another request leaves unknown what the first one changed', async () => {
  const create = (more: object) =>
    stack.run(Role.TOP_ADMIN, CREATE, { input: input({ idempotencyKey: 'changed-2', ...more }) });
  orderOf(await create({}));
  const other = await create({ remarks: 'Another order' });
  expect(other.errors).toBeDefined();
  expect(other.extensions).toEqual({ changed: null });
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
  /** What a mutation says of a backend whose writes are answered so. */
  async function saidOf(
    answers: (reply: FastifyReply) => unknown,
    query = CREATE,
    variables: Record<string, unknown> = { input: input() },
  ) {
    const backend = await testBackend((app) => {
      app.get('/user/profile', async () =>
        profileJson({ order: ['READ', 'WRITE', 'UPDATE'], payment: ['UPDATE'] }),
      );
      app.post('/createOrder', (_, reply) => answers(reply));
      app.get('/invoice/refresh/5', (_, reply) => answers(reply));
    });
    const gateway = await testGateway(backend.url);
    const answer = await gateway.run(query, { variables });
    await gateway.close();
    await backend.close();
    return answer;
  }
  const done = { success: true, order: { order_id: 5, order_number: 'SO-5' } };

  test.each([
    ['that says nothing', undefined, null],
    ['that says what cannot be read', 'some orders', null],
    ['that says a kind alone', 'ORDER', [{ kind: 'ORDER', id: null, key: null }]],
    ['that says nothing was changed', '', []],
  ])('%s', async (_, header, changed) => {
    const answer = await saidOf((reply) => {
      if (header !== undefined) void reply.header('x-changed', header);
      return reply.send(done);
    });
    expect(answer.data).toEqual({ createOrder: { id: '5', number: 'SO-5' } });
    expect(answer.extensions).toEqual({ changed });
  });

  test.each([
    ['fails', (reply: FastifyReply) => reply.code(500).header('x-changed', '').send({})],
    ['is not available', (reply: FastifyReply) => reply.code(503).send({})],
    ['has a conflict', (reply: FastifyReply) => reply.code(409).send({ success: false })],
    ['refuses', (reply: FastifyReply) => reply.code(400).send({ success: false })],
    ['loses its answer', (reply: FastifyReply) => reply.raw.destroy()],
    ['sends what is no JSON', (reply: FastifyReply) => reply.send('<html>')],
  ])('a write that %s leaves unknown what it changed', async (_, answers) => {
    const { errors, extensions } = await saidOf(answers);
    expect(errors).toBeDefined();
    expect(extensions).toEqual({ changed: null });
  });

  test('a refusal says what was committed before it', async () => {
    const { errors, extensions } = await saidOf((reply) =>
      reply.code(400).header('x-changed', 'ORDER:5').send({ success: false, message: 'No' }),
    );
    expect(errors).toBeDefined();
    expect(extensions).toEqual({ changed: [{ kind: 'ORDER', id: '5', key: null }] });
  });

  test('a GET that writes leaves it unknown too', async () => {
    const sync = 'mutation { syncInvoice(id: "5") { errors } }';
    const { data, extensions } = await saidOf(
      (reply) => reply.send({ success: true, error: [], data: { invoice_id: 5 } }),
      sync,
      {},
    );
    expect(data).toEqual({ syncInvoice: { errors: [] } });
    expect(extensions).toEqual({ changed: null });
  });
});
