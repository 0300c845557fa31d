import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { createUsersTest, permissionsWith, type UsersTest } from '../../testing/testUsers.ts';

const { TOP_ADMIN, SALES, BROAD_ACCESS, OPERATIONS } = Role;
let users: UsersTest;
beforeAll(async () => {
  users = await createUsersTest();
});
beforeEach(async () => {
  await users.db.deleteFrom('role_templates').execute();
});
afterAll(() => users.close());

const send = (who: number | null, body: object) =>
  call(users.test, who, 'PATCH', '/admin/role', body);
const effect = (who: number | null, body: object) =>
  call(users.test, who, 'POST', '/admin/role/effect', body);
const templates = async () => (await call(users.test, TOP_ADMIN, 'GET', '/admin/role')).body.data;
const templateOf = async (role: number) =>
  (await templates()).find(({ role_id }: { role_id: number }) => role_id === role);
const mapOf = async (id: number): Promise<PermissionMap> => (await users.row(id)).permissions;
/** One pair more and one less than the template. */
const { expense: _, ...lessExpenses } = roleTemplate(OPERATIONS);
const CHANGED: PermissionMap = { blogs: ['READ'], ...lessExpenses };
const change = { role_id: OPERATIONS, version: 0, permissions: CHANGED };

describe('the template of a role', () => {
  it('is seen before it is changed, then reaches who has the role and who comes', async () => {
    const before = await effect(TOP_ADMIN, { role_id: OPERATIONS, permissions: CHANGED });
    const { staff, count } = before.body.data;
    const plain = await users.add({ role_id: OPERATIONS });
    const other = await users.add({ role_id: Role.OPERATIONS_SECOND });
    const seen = await effect(TOP_ADMIN, { role_id: OPERATIONS, permissions: CHANGED });
    expect(seen.body.data).toMatchObject({ staff: staff + 1, count: count + 1 });
    expect(seen.body.data.users).toContainEqual({
      user_info: expect.objectContaining({ user_id: plain }),
      added: 1,
      removed: roleTemplate(OPERATIONS).expense!.length,
      own_differences: 0,
    });
    expect(await mapOf(plain)).toEqual(roleTemplate(OPERATIONS));

    const done = await send(TOP_ADMIN, change);
    expect(done.status).toBe(200);
    expect(await templateOf(OPERATIONS)).toMatchObject({ permissions: CHANGED, version: 1 });
    expect(await mapOf(plain)).toEqual(CHANGED);
    expect(await mapOf(other)).toEqual(roleTemplate(Role.OPERATIONS_SECOND));
    const made = await users.sendRequest(TOP_ADMIN, 'create', {
      ...users.fresh(),
      role_id: OPERATIONS,
    });
    expect(made.body.data.permissions).toEqual(CHANGED);
    const moved = await users.sendRequest(TOP_ADMIN, 'change', {
      user_id: other,
      role_id: OPERATIONS,
    });
    expect(moved.body.data.permissions).toEqual(CHANGED);
  });

  it('leaves what a person was given or lost by hand', async () => {
    const { order: __, ...withoutOrders } = roleTemplate(OPERATIONS);
    const own = { ...withoutOrders, seller: ['READ', 'WRITE'] } as PermissionMap;
    const who = await users.add({ role_id: OPERATIONS, permissions: own });
    const seen = await effect(TOP_ADMIN, { role_id: OPERATIONS, permissions: CHANGED });
    const mine = seen.body.data.users.find(
      ({ user_info }: { user_info: { user_id: number } }) => user_info.user_id === who,
    );
    expect(mine.own_differences).toBe(2);
    await send(TOP_ADMIN, change);
    const after = await mapOf(who);
    expect(after).toMatchObject({ blogs: ['READ'], seller: ['READ', 'WRITE'] });
    expect(after).not.toHaveProperty('order');
    expect((await users.auditOf(who)).at(-1)).toMatchObject({
      action: 'CHANGE_PERMISSIONS',
      changes: { permissions: { from: own, to: after } },
    });
    // back to the role before
    await send(TOP_ADMIN, { ...change, version: 1, permissions: roleTemplate(OPERATIONS) });
    expect(await mapOf(who)).toEqual(own);
  });

  it('is changed by top administrators who give permissions, on the version that they saw', async () => {
    expect((await send(null, change)).status).toBe(401);
    const manager = await users.add({
      role_id: BROAD_ACCESS,
      permissions: permissionsWith(BROAD_ACCESS, { admin_user: ['READ', 'APPROVE'] }),
    });
    for (const who of [manager, SALES, OPERATIONS]) {
      expect((await send(who, change)).status).toBe(403);
      expect((await effect(who, { role_id: OPERATIONS, permissions: {} })).status).toBe(403);
    }
    const bound = await users.add({
      role_id: TOP_ADMIN,
      permissions: { ...roleTemplate(TOP_ADMIN), admin_user: ['READ'] },
    });
    expect((await send(bound, change)).status).toBe(403);
    expect(await send(TOP_ADMIN, { ...change, version: 3 })).toMatchObject({
      status: 400,
      body: { error: 'CONFLICT' },
    });
    const both = await Promise.all([send(TOP_ADMIN, change), send(TOP_ADMIN, change)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('grants nothing that the administrator does not hold', async () => {
    const { blogs: __, ...without } = roleTemplate(TOP_ADMIN);
    const who = await users.add({ role_id: TOP_ADMIN, permissions: without });
    expect(await send(who, change)).toMatchObject({
      status: 400,
      body: { error: 'PERMISSION_NOT_HELD' },
    });
  });

  it.each<[string, object, string]>([
    ['an unknown role', { role_id: 1003 }, 'role_id'],
    ['an unknown entity', { permissions: { warehouse: ['READ'] } }, 'permissions.warehouse'],
    ['an unknown action', { permissions: { order: ['PRINT'] } }, 'permissions.order.0'],
    ['no version', { version: undefined }, 'version'],
    ['an unknown field', { force: true }, 'force'],
    [
      'administrators who could not give permissions back',
      { role_id: TOP_ADMIN, permissions: { ...roleTemplate(TOP_ADMIN), admin_user: ['READ'] } },
      'permissions',
    ],
  ])('refuses %s', async (_name, more, field) => {
    expect(await send(TOP_ADMIN, { ...change, ...more })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(await templateOf(OPERATIONS)).toMatchObject({ version: 0 });
  });

  it('reaches a person who gets the role at the same moment', async () => {
    const who = await users.add({ role_id: SALES });
    const [moved, changed] = await Promise.all([
      users.sendRequest(TOP_ADMIN, 'change', { user_id: who, role_id: OPERATIONS }),
      send(TOP_ADMIN, change),
    ]);
    expect([moved.status, changed.status]).toEqual([200, 200]);
    expect(await mapOf(who)).toEqual(CHANGED);
  });
});
