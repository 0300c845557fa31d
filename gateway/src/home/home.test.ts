import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.close());

const listsOf = async (role: number) => {
  const { data, errors } = await stack.run(role, '{ home { tiles { list count } tabs { list } } }');
  expect(errors).toBeUndefined();
  const { home } = data as { home: Record<'tiles' | 'tabs', { list: string }[]> };
  const { tiles, tabs } = home;
  return [tiles, tabs].map((all) => all.map(({ list }) => list).join(' '));
};
const SOURCING = 'PENDING_RFQS DRAFT_POS PENDING_QUOTATIONS UNASSIGNED_SAMPLES';
const SELLING = 'OPEN_RFQS OPEN_QUOTATIONS OPEN_ORDERS OPEN_SAMPLES';
const GOODS = 'DISPATCH INWARD POD';

test.each([
  [
    Role.TOP_ADMIN,
    `${SOURCING} LATE_ORDERS DISPATCH DRAFT_BILLS OVERDUE_INVOICES`,
    `${SOURCING} ASSIGNED_SAMPLES ${SELLING} ${GOODS} OPEN_SHIPMENTS`,
  ],
  [Role.SALES, 'PRICED_RFQS CONFIRMED_QUOTATIONS LATE_ORDERS OVERDUE_INVOICES', SELLING],
  [
    Role.CATEGORY_MANAGER,
    `${SOURCING} LATE_ORDERS DISPATCH DRAFT_BILLS`,
    `${SOURCING} ASSIGNED_SAMPLES ${GOODS}`,
  ],
  [Role.OPERATIONS, 'LATE_ORDERS DISPATCH DRAFT_BILLS', `${GOODS} OPEN_SHIPMENTS`],
  [Role.FINANCE, 'DRAFT_BILLS OVERDUE_INVOICES', ''],
  [Role.SALES_OUTSIDE, '', ''],
  [Role.ORGANISATION, '', ''],
])('the server decides what %i has on Home, in one call', async (role, tiles, tabs) => {
  expect(await listsOf(role)).toEqual([tiles, tabs]);
  expect(stack.calls()).toEqual(['GET /dashboard/home?tabs=true']);
});

test('figures are one call, of the measures that the viewer may see', async () => {
  const measures = async (role: number) => {
    const { data, errors } = await stack.run(role, '{ homeFigures { measure value previous } }');
    expect(errors).toBeUndefined();
    expect(stack.calls()).toEqual(['GET /dashboard/figures']);
    return (data as { homeFigures: { measure: string }[] }).homeFigures.map(
      ({ measure }) => measure,
    );
  };
  expect(await measures(Role.TOP_ADMIN)).toEqual([
    'ORDER_VALUE',
    'INVOICED',
    'RECEIVED',
    'OUTSTANDING',
  ]);
  expect(await measures(Role.OPERATIONS)).toEqual(['ORDER_VALUE', 'INVOICED']);
  expect(await measures(Role.ORGANISATION)).toEqual([]);
});

test('tiles alone are counted without the lists, and a sales person asks for nobody else', async () => {
  await stack.run(Role.TOP_ADMIN, '{ home { tiles { count } } }');
  expect(stack.calls()).toEqual(['GET /dashboard/home']);
  const { data } = await stack.run(
    Role.SALES,
    '{ home(salesPersonIds: [1]) { tabs { list rows { salesPersonIds } } } }',
  );
  const own = String(stack.backend.userIdOf(Role.SALES));
  expect((data as { home: { tabs: unknown[] } }).home.tabs[0]).toEqual({
    list: 'OPEN_RFQS',
    rows: { salesPersonIds: [own] },
  });
});

test('nobody without a session', async () => {
  for (const path of ['/dashboard/home', '/dashboard/figures'])
    expect((await stack.backend.app.inject({ url: path })).statusCode).toBe(401);
});
