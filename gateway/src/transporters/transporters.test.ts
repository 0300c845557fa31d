import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let sellerId: string;

beforeAll(async () => {
  stack = await testStack();
  sellerId = String(
    await testMasters(stack.backend.db).seller({
      seller_name: 'Patel Bros',
      is_transporter: true,
      is_own_seller: false,
    }),
  );
});
afterAll(() => stack.close());

const run = (
  query: string,
  variables: Record<string, unknown> = {},
  who: number = Role.OPERATIONS,
) => stack.run(who, query, variables);
const FIELDS = 'id name gstNumber openShipments seller { id name }';
const GST = '29AAACP1234F1ZR';

test('create, read, update and delete take one call each', async () => {
  const made = await run(
    `mutation($input: CreateTransporterInput!) { createTransporter(input: $input) { ${FIELDS} } }`,
    {
      input: { name: 'Patel Roadways', gstNumber: GST, sellerId },
    },
  );
  const transporter = {
    name: 'Patel Roadways',
    gstNumber: GST,
    openShipments: 0,
    seller: { id: sellerId, name: 'Patel Bros' },
  };
  expect(made.data).toMatchObject({ createTransporter: transporter });
  expect(stack.calls()).toEqual(['POST /transporter']);
  const { id } = (made.data as { createTransporter: { id: string } }).createTransporter;

  const list = await run(
    `{ transporters(filter: { name: "patel" }, limit: 100) { count items { ${FIELDS} } } }`,
  );
  expect(list.data).toMatchObject({ transporters: { count: 1, items: [transporter] } });
  expect(stack.calls()).toEqual(['GET /transporter?transporter_name=patel&page=1&limit=100']);

  const one = `query($id: ID!) { transporter(id: $id) { ${FIELDS} } }`;
  expect((await run(one, { id })).data).toMatchObject({ transporter: { id } });
  expect(stack.calls()).toEqual([`GET /transporter?transporter_id=${id}`]);

  const changed = await run(
    `mutation($input: UpdateTransporterInput!) { updateTransporter(input: $input) { ${FIELDS} } }`,
    {
      input: { id, name: 'Patel', gstNumber: GST, sellerId: null },
    },
  );
  expect(changed.data).toMatchObject({ updateTransporter: { id, name: 'Patel', seller: null } });
  expect(stack.calls()).toEqual(['PUT /transporter']);

  expect(
    (await run('mutation($id: ID!) { deleteTransporter(id: $id) { success } }', { id })).data,
  ).toEqual({
    deleteTransporter: { success: true },
  });
  expect(stack.calls()).toEqual([`DELETE /transporter?transporter_id=${id}`]);
  const gone = await run(one, { id });
  expect(gone.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

test('errors name the field', async () => {
  const { errors } = await run(
    'mutation { createTransporter(input: { name: "x", gstNumber: "12" }) { id } }',
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'gst_number' });
});

test.each([
  '{ transporters { count } }',
  '{ transporter(id: 1) { id } }',
  'mutation { createTransporter(input: { name: "x", gstNumber: "x" }) { id } }',
  'mutation { updateTransporter(input: { id: 1, name: "x", gstNumber: "x" }) { id } }',
  'mutation { deleteTransporter(id: 1) { success } }',
])('%s requires the permission', async (query) => {
  const { errors } = await run(query, {}, Role.SALES);
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
});
