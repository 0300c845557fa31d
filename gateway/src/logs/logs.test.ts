import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let id: string;

beforeAll(async () => {
  stack = await testStack();
  const { db, userIdOf } = stack.backend;
  const seller = await testMasters(db).seller({ seller_name: 'Acme' });
  id = String(seller);
  const changes = {
    seller_name: { from: 'Acme & Co', to: 'Acme' },
    source_person: { from: null, to: userIdOf(Role.SALES) },
  };
  const row = { entity: 'SELLER' as const, entity_id: seller, changes: JSON.stringify(changes) };
  await db
    .insertInto('audit_log')
    .values([
      { ...row, action: 'CREATE', changes: '{}' },
      { ...row, action: 'UPDATE', user_id: userIdOf(Role.TOP_ADMIN), remarks: 'renamed' },
    ])
    .execute();
});
afterAll(() => stack.close());

const LOGS = `query($filter: LogFilter!) { logs(filter: $filter) { count items {
  id createdAt user { name } action from to changes { field from to } remarks } } }`;
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const ask = (filter: object, who: number = Role.TOP_ADMIN) => stack.run(who, LOGS, { filter });

test('user, action and changes, newest first, in one call', async () => {
  const { data, errors } = await ask({ entity: 'SELLER', entityId: id });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    logs: {
      count: 2,
      items: [
        {
          user: { name: `Role${Role.TOP_ADMIN}` },
          action: 'UPDATE',
          from: null,
          to: null,
          remarks: 'renamed',
          changes: [
            { field: 'seller_name', from: 'Acme & Co', to: 'Acme' },
            { field: 'source_person', from: null, to: `Role${Role.SALES}` },
          ],
        },
        { user: null, action: 'CREATE', changes: [] },
      ],
    },
  });
  expect(stack.calls()).toEqual([`GET /logs?entity_name=SELLER&entity_id=${id}&page=1&limit=10`]);
});

test('each filter is sent under its REST name; errors come back as codes', async () => {
  const filter = {
    orderNumber: 'SO-1',
    purchaseOrderId: '2',
    quotationId: '3',
    creditNoteId: '4',
    challanId: '5',
  };
  expect(codeOf(await ask(filter))).toBe('NOT_FOUND');
  expect(stack.calls()).toEqual([
    'GET /logs?order_number=SO-1&po_id=2&quotation_id=3&creditnote_id=4&challan_id=5&page=1&limit=10',
  ]);
  expect(codeOf(await ask({}))).toBe('BAD_USER_INPUT');
  expect(codeOf(await ask({ quotationId: 'x' }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await ask({ entity: 'SELLER', entityId: id }, Role.SALES))).toBe('FORBIDDEN');
});
