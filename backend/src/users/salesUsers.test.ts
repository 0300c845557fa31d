import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call } from '../../testing/testCompany.ts';
import { seedSalesUsers } from './salesUsers.ts';

let app: TestApp;
let idOf: (role: number) => number;
beforeAll(async () => {
  app = await createTestApp();
  await addTestCompany(app);
  const users = await app.db.selectFrom('users').select(['user_id', 'role_id']).execute();
  idOf = (role) => users.find(({ role_id }) => role_id === role)!.user_id;
});
beforeEach(async () => {
  await app.db.deleteFrom('category_manager_sales_users').execute();
  await app.db
    .updateTable('users')
    .set({ role_id: Role.CATEGORY_MANAGER })
    .where('user_id', '=', idOf(Role.CATEGORY_MANAGER))
    .execute();
});
afterAll(() => app.close());

const change = (user_id: number, more: object, who: number = Role.TOP_ADMIN) =>
  call(app, who, 'PATCH', '/admin/updateUser', { user_id, ...more });
const stored = async () =>
  (await app.db.selectFrom('category_manager_sales_users').select('sales_user_id').execute()).map(
    ({ sales_user_id }) => sales_user_id,
  );

test('an administrator replaces the sales users of a category manager; the log keeps both', async () => {
  const manager = idOf(Role.CATEGORY_MANAGER);
  const [one, two] = [idOf(Role.SALES), idOf(Role.SALES_SECOND)];
  expect((await change(manager, { sales_user_ids: [two, one] })).body.data.sales_users).toEqual([
    expect.objectContaining({ user_id: Math.min(one, two) }),
    expect.objectContaining({ user_id: Math.max(one, two) }),
  ]);
  await change(manager, { sales_user_ids: [one] });
  expect(await stored()).toEqual([one]);
  const audit = await app.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'USER')
    .where('entity_id', '=', manager)
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(audit.changes).toEqual({
    sales_user_ids: { from: [one, two].toSorted((a, b) => a - b), to: [one] },
  });
});

test('others than sales persons, other roles and other viewers are refused', async () => {
  const manager = idOf(Role.CATEGORY_MANAGER);
  const sales = idOf(Role.SALES);
  await change(manager, { sales_user_ids: [sales] });
  expect((await change(manager, { sales_user_ids: [sales, manager] })).body).toMatchObject({
    field: 'sales_user_ids.1',
  });
  expect((await change(sales, { sales_user_ids: [sales] })).body).toMatchObject({
    field: 'sales_user_ids',
  });
  expect((await change(manager, { sales_user_ids: [] }, Role.BROAD_ACCESS)).status).toBe(403);
  expect(await stored()).toEqual([sales]);
});

test('another role loses them; the setting fills an empty table only', async () => {
  const manager = idOf(Role.CATEGORY_MANAGER);
  const map = { [manager]: [idOf(Role.SALES_SECOND), 999_999] };
  await change(manager, { sales_user_ids: [idOf(Role.SALES)] });
  await seedSalesUsers(app.db, map);
  expect(await stored()).toEqual([idOf(Role.SALES)]);
  await change(manager, { role_id: Role.OPERATIONS });
  expect(await stored()).toEqual([]);
  await seedSalesUsers(app.db, map);
  expect(await stored()).toEqual([idOf(Role.SALES_SECOND)]);
});
