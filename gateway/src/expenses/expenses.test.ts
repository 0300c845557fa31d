import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addTestCompany } from '../../../backend/testing/testCompany.ts';
import { testPrints } from '../../../backend/testing/testPrints.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let orderNumber: string;

beforeAll(async () => {
  stack = await testStack();
  const documents = testPrints(stack.backend, await addTestCompany(stack.backend));
  orderNumber = (await documents.order('100.00')).order_number;
});
afterAll(() => stack.close());

const FIELDS = `id status actions entity entityId head amount expenseDate vendorName referenceNumber remarks voidReason attachments { uuid }
  createdBy { id name } createdAt`;
const CREATE = `mutation($input: CreateExpenseInput!) { createExpense(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateExpenseInput!) { updateExpense(input: $input) { ${FIELDS} } }`;
const VOID = `mutation($id: ID!, $reason: String) { voidExpense(id: $id, reason: $reason) { ${FIELDS} } }`;
const ONE = `query($id: ID!) { expense(id: $id) { ${FIELDS} } }`;
const FORM = {
  head: 'FREIGHT',
  amount: '10.50',
  expenseDate: new Date().toISOString().slice(0, 10),
};
const run = (query: string, variables: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];

test('create, update, read, list and void take one call each', async () => {
  const entity = { entity: 'ORDER', entityId: orderNumber };
  const made = await run(CREATE, { input: { ...FORM, ...entity, vendorName: 'Patel Roadways' } });
  expect(made.errors).toBeUndefined();
  expect(stack.calls()).toEqual(['POST /expense']);
  const expense = (made.data as { createExpense: { id: string } }).createExpense;
  expect(expense).toMatchObject({
    ...FORM,
    ...entity,
    status: 'ACTIVE',
    actions: ['EDIT', 'VOID'],
    vendorName: 'Patel Roadways',
  });
  const { id } = expense;
  const changed = await run(UPDATE, { input: { id, ...FORM, ...entity, amount: '11.00' } });
  expect(stack.calls()).toEqual(['PUT /expense']);
  expect(changed.data).toMatchObject({ updateExpense: { amount: '11.00', vendorName: null } });
  expect((await run(ONE, { id }, Role.OPERATIONS)).data).toMatchObject({
    expense: { id, actions: ['EDIT'] },
  });
  expect(stack.callsWithoutFields()).toEqual([`GET /expense?expense_id=${id}`]);
  const LIST = `query($filter: ExpenseFilter) { expenses(filter: $filter) { count pageTotal items { ${FIELDS} } } }`;
  expect(
    (await run(LIST, { filter: { entity: 'ORDER', entityId: orderNumber } })).data,
  ).toMatchObject({
    expenses: { count: 1, pageTotal: '11.00', items: [{ id }] },
  });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /expense?entity_type=ORDER&entity_id=${orderNumber}&page=1&limit=10`,
  ]);
  const gone = await run(VOID, { id, reason: 'Twice' });
  expect(stack.calls()).toEqual(['PUT /expense/void']);
  expect(gone.data).toMatchObject({
    voidExpense: { status: 'VOID', voidReason: 'Twice', actions: [] },
  });
  expect((await run(LIST, {})).data).toMatchObject({ expenses: { count: 1, pageTotal: '0.00' } });
  expect(codeOf(await run(UPDATE, { input: { id, ...FORM, ...entity } }))).toBe(
    'INVALID_TRANSITION',
  );
});

test('errors name the field; unknown records and missing permissions are refused', async () => {
  expect((await run(CREATE, { input: { ...FORM, entity: 'ORDER' } })).errors).toMatchObject([
    {
      message: 'entityId is required',
      extensions: { code: 'BAD_USER_INPUT', field: 'entity_id', argument: 'input.entityId' },
    },
  ]);
  expect(
    codeOf(await run(CREATE, { input: { ...FORM, entity: 'SHIPMENT', entityId: '999999' } })),
  ).toBe('NOT_FOUND');
  expect(codeOf(await run(ONE, { id: '999999' }))).toBe('NOT_FOUND');
  stack.calls();
  for (const [query, variables] of [
    [ONE, { id: '1' }],
    [CREATE, { input: { ...FORM, entity: 'GENERAL' } }],
    [VOID, { id: '1', reason: 'x' }],
  ] as const)
    expect(codeOf(await run(query, variables, Role.SALES))).toBe('FORBIDDEN');
  expect(codeOf(await run(VOID, { id: '1', reason: 'x' }, Role.OPERATIONS))).toBe('FORBIDDEN');
  expect(stack.calls()).toEqual([]);
});
