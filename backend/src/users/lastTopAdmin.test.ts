import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import { runsOf } from '../../testing/testDepth.ts';
import { createUsersTest, permissionsWith, type UsersTest } from '../../testing/testUsers.ts';

let users: UsersTest;

beforeAll(async () => {
  users = await createUsersTest();
});
afterAll(() => users.close());
beforeEach(() =>
  users.db
    .updateTable('users')
    .set({ deleted_user: true })
    .where('role_id', '=', Role.TOP_ADMIN)
    .execute(),
);

/** Top administrators who could still grant permissions. */
const inCharge = () =>
  users.db
    .selectFrom('users')
    .select(['user_id', 'permissions'])
    .where('role_id', '=', Role.TOP_ADMIN)
    .where('banned', '=', false)
    .where('deleted_user', '=', false)
    .execute();

const WAYS: [string, 'change' | 'ban' | 'remove', object][] = [
  ['demoting', 'change', { role_id: Role.SALES }],
  ['emptying the map of', 'change', { permissions: {} }],
  ['banning', 'ban', {}],
  ['deleting', 'remove', {}],
];

it.each(WAYS)('%s the last one is refused to everybody', async (_, command, more) => {
  const admin = await users.add({ role_id: Role.TOP_ADMIN });
  const other = await users.add({
    role_id: Role.BROAD_ACCESS,
    permissions: roleTemplate(Role.TOP_ADMIN),
  });
  expect((await users.sendRequest(other, command, { user_id: admin, ...more })).status).toBe(403);
  const helper = await users.add({
    role_id: Role.TOP_ADMIN,
    permissions: { admin_user: ['UPDATE', 'DELETE'] },
  });
  expect(await users.sendRequest(helper, command, { user_id: admin, ...more })).toMatchObject(
    command === 'change' ? { status: 403 } : { status: 400, body: { error: 'LAST_TOP_ADMIN' } },
  );
  const powerless = await users.add({ role_id: Role.TOP_ADMIN, permissions: {} });
  expect(
    (
      await users.sendRequest(admin, command, {
        user_id: powerless,
        ...(command === 'change' ? { role_id: Role.SALES } : more),
      })
    ).status,
  ).toBe(200);
});

it.each(WAYS)('two at once %s each other: one stays', async (_, command, more) => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [
      await users.add({ role_id: Role.TOP_ADMIN }),
      await users.add({ role_id: Role.TOP_ADMIN }),
    ];
    const answers = await Promise.all([
      users.sendRequest(one, command, { user_id: two, ...more }),
      users.sendRequest(two, command, { user_id: one, ...more }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = (await inCharge()).filter(({ permissions }) =>
      permissions.admin_user?.includes('APPROVE'),
    );
    expect(left).toHaveLength(1);
    await users.db
      .updateTable('users')
      .set({ deleted_user: true })
      .where('user_id', 'in', [one, two])
      .execute();
  }
});

const person = fc.nat(4);
const role_id = fc.constantFrom(Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.SALES);
const permissions = fc.constantFrom<PermissionMap>(
  {},
  roleTemplate(Role.TOP_ADMIN),
  permissionsWith(Role.SALES, { admin_user: ['READ'] }),
);
const command = fc.oneof(
  fc.record({
    name: fc.constantFrom('ban', 'unban', 'remove', 'logOut'),
    who: person,
    whom: person,
    body: fc.constant({}),
  }),
  fc.record({
    name: fc.constant('change'),
    who: person,
    whom: person,
    body: fc.record({ role_id, permissions }, { requiredKeys: [] }),
  }),
);

it('after any commands, in any order and three at a time, one active user of role 1001 may still give permissions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        await users.db
          .updateTable('users')
          .set({ deleted_user: true })
          .where('role_id', '=', Role.TOP_ADMIN)
          .execute();
        const all = roleTemplate(Role.TOP_ADMIN);
        const people = [
          await users.add({ role_id: Role.TOP_ADMIN }),
          await users.add({ role_id: Role.TOP_ADMIN }),
          await users.add({ role_id: Role.TOP_ADMIN, permissions: {} }),
          await users.add({ role_id: Role.BROAD_ACCESS, permissions: all }),
          await users.add({ role_id: Role.SALES, permissions: all }),
        ];
        for (const step of steps) {
          const answers = await Promise.all(
            step.map(({ name, who, whom, body }) =>
              users.sendRequest(people[who]!, name as 'change', { user_id: people[whom], ...body }),
            ),
          );
          expect(
            answers.filter(({ status }) => ![200, 400, 401, 403, 404].includes(status)),
          ).toEqual([]);
          const left = await inCharge();
          expect(left.some((admin) => admin.permissions.admin_user?.includes('APPROVE'))).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: runsOf('TOP_ADMIN_RUNS', { short: 8, deep: 60 }) },
  );
}, 60_000);
