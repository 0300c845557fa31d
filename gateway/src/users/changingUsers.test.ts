import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let tenantId: string;
const sent: unknown[] = [];

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox(sent) } });
  tenantId = String(
    await testMasters(stack.backend.db).tenant({
      sales_person: stack.backend.userIdOf(Role.SALES),
    }),
  );
});
afterAll(() => stack.close());

const FIELDS = `id name firstName lastName roleId roleName email mobile username banned deletedUser organisationId organisationName
  tenantId logo logoThumbnail createdAt permissions { entity actions } actions`;
const idOf = (role: number) => String(stack.backend.userIdOf(role));
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
let people = 0;
const fresh = () => {
  const n = ++people;
  return {
    firstName: `New${n}`,
    lastName: 'Rao',
    email: `new${n}@example.com`,
    mobile: String(6_100_000_000 + n),
  };
};

const CREATE = `mutation($input: CreateAdminUserInput!) { createAdminUser(input: $input) { ${FIELDS} } }`;
const CREATE_CONTACT = `mutation($input: CreateTenantUserInput!) { createTenantUser(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateUserInput!) { updateUser(input: $input) { ${FIELDS} } }`;
const command = (name: string) =>
  `mutation($id: ID!) { ${name}(id: $id) { id banned deletedUser actions } }`;

const create = async (more: object = {}) => {
  const { data } = await stack.run(Role.TOP_ADMIN, CREATE, {
    input: { ...fresh(), roleId: Role.SALES, ...more },
  });
  return (data as { createAdminUser: { id: string } }).createAdminUser;
};

describe('all fields of a user', () => {
  const USERS = `{ users(limit: 50) { items { ${FIELDS} } } }`;

  test('come with the one call of the list, with the actions', async () => {
    const { data, errors } = await stack.run(Role.TOP_ADMIN, USERS);
    expect(errors).toBeUndefined();
    expect(stack.calls()).toHaveLength(1);
    const { items } = (data as { users: { items: { roleId: number }[] } }).users;
    expect(items.find(({ roleId }) => roleId === Role.ORGANISATION)).toMatchObject({
      roleName: 'Organisation',
      organisationId: '1',
      organisationName: 'Test organisation',
      banned: false,
      logoThumbnail: null,
      permissions: expect.arrayContaining([{ entity: 'TENANT_USER', actions: ['READ'] }]),
      actions: ['EDIT', 'PERMISSIONS', 'VIEW_AS', 'INVITE', 'BAN', 'FORCE_LOGOUT', 'DELETE'],
    });
    expect(items.find(({ roleId }) => roleId === Role.TOP_ADMIN)).toMatchObject({
      actions: ['EDIT'],
    });
  });

  test('are names without actions for viewers without the read permission', async () => {
    const { data } = await stack.run(
      Role.SALES,
      `{ users(roleIds: [1001]) { items { ${FIELDS} } } }`,
    );
    expect(data).toMatchObject({
      users: {
        items: [{ name: 'Role1001', email: null, permissions: null, banned: null, actions: [] }],
      },
    });
    const read = await stack.run(
      Role.BROAD_ACCESS,
      `{ users(roleIds: [${Role.SALES_SECOND}]) { items { banned actions } } }`,
    );
    expect(read.data).toEqual({ users: { items: [{ banned: false, actions: [] }] } });
  });

  test('a deleted user is read on request', async () => {
    const { id } = await create();
    await stack.run(Role.TOP_ADMIN, command('markUserDeleted'), { id });
    const USER =
      'query($id: ID!, $deleted: Boolean) { user(id: $id, deletedUser: $deleted) { deletedUser actions } }';
    expect(codeOf(await stack.run(Role.TOP_ADMIN, USER, { id }))).toBe('NOT_FOUND');
    expect((await stack.run(Role.TOP_ADMIN, USER, { id, deleted: true })).data).toEqual({
      user: { deletedUser: true, actions: [] },
    });
  });
});

describe('roles', () => {
  const ROLES = '{ roleTemplates { roleId name assignable permissions { entity actions } } }';

  test('all templates in one call, with the permission to read staff', async () => {
    const { data } = await stack.run(Role.TOP_ADMIN, ROLES);
    const { roleTemplates } = data as { roleTemplates: { roleId: number; assignable: boolean }[] };
    expect(roleTemplates).toHaveLength(11);
    expect(roleTemplates.every(({ assignable }) => assignable)).toBe(true);
    expect(roleTemplates.at(-1)).toMatchObject({ roleId: 10001, name: 'Organisation' });
    expect(stack.calls()).toEqual(['GET /admin/role']);
    expect(codeOf(await stack.run(Role.SALES, ROLES))).toBe('FORBIDDEN');
  });
});

describe('making', () => {
  test('staff: one call, permissions as sent', async () => {
    sent.length = 0;
    const person = fresh();
    const permissions = [{ entity: 'ORDER', actions: ['READ'] }];
    const { data, errors } = await stack.run(Role.TOP_ADMIN, CREATE, {
      input: { ...person, roleId: 1002, permissions },
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      createAdminUser: { ...person, roleId: 1002, username: person.email, permissions },
    });
    expect(stack.calls()).toEqual(['POST /admin/createUser']);
    expect(sent).toHaveLength(1);
    expect(
      codeOf(await stack.run(Role.BROAD_ACCESS, CREATE, { input: { ...fresh(), roleId: 1002 } })),
    ).toBe('FORBIDDEN');
  });

  test('a contact, in the row scope', async () => {
    const person = fresh();
    const { data } = await stack.run(Role.BROAD_ACCESS, CREATE_CONTACT, {
      input: { ...person, tenantId },
    });
    expect(data).toMatchObject({
      createTenantUser: {
        ...person,
        tenantId,
        roleId: null,
        permissions: null,
        actions: ['EDIT', 'DELETE'],
      },
    });
    const { id } = (data as { createTenantUser: { id: string } }).createTenantUser;
    const CONTACT =
      'query($tenantId: ID!, $id: ID!) { tenantUser(tenantId: $tenantId, id: $id) { id name } }';
    expect((await stack.run(Role.SALES, CONTACT, { tenantId, id })).data).toEqual({
      tenantUser: { id, name: `${person.firstName} Rao` },
    });
    expect(codeOf(await stack.run(Role.SALES_SECOND, CONTACT, { tenantId, id }))).toBe('NOT_FOUND');
    expect(
      codeOf(await stack.run(Role.OPERATIONS, CREATE_CONTACT, { input: { ...fresh(), tenantId } })),
    ).toBe('FORBIDDEN');
    expect(
      codeOf(
        await stack.run(Role.TOP_ADMIN, CREATE_CONTACT, {
          input: { ...fresh(), tenantId: '999999' },
        }),
      ),
    ).toBe('NOT_FOUND');
  });

  test('duplicates name the field and the record', async () => {
    const person = fresh();
    await stack.run(Role.TOP_ADMIN, CREATE, { input: { ...person, roleId: 1007 } });
    const again = (more: object) =>
      stack.run(Role.TOP_ADMIN, CREATE, { input: { ...fresh(), roleId: 1007, ...more } });
    expect((await again({ email: person.email })).errors?.[0]).toMatchObject({
      message: 'The email ID you have entered is already in use.',
      extensions: { code: 'DUPLICATE_EMAIL', field: 'email' },
    });
    expect((await again({ mobile: person.mobile })).errors?.[0]).toMatchObject({
      message: 'The mobile number you have entered is already in use.',
      extensions: { code: 'DUPLICATE_MOBILE', field: 'mobile' },
    });
  });
});

describe('changing', () => {
  test('an absent field stays, null clears it, permissions are replaced as a whole', async () => {
    const { id } = await create();
    const permissions = [{ entity: 'PAYMENT', actions: ['READ', 'WRITE'] }];
    const { data, errors } = await stack.run(Role.TOP_ADMIN, UPDATE, {
      input: { id, lastName: null, permissions },
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ updateUser: { id, lastName: null, roleId: 1007, permissions } });
    expect(stack.calls()).toEqual(['PATCH /admin/updateUser']);
    const role = await stack.run(Role.TOP_ADMIN, UPDATE, {
      input: { id, roleId: 10001, organisationId: '1' },
    });
    expect(role.data).toMatchObject({ updateUser: { roleId: 10001, organisationId: '1' } });
    expect(
      codeOf(await stack.run(Role.TOP_ADMIN, UPDATE, { input: { id: idOf(1001), roleId: 1007 } })),
    ).toBe('OWN_ACCOUNT');
    expect(codeOf(await stack.run(Role.SALES, UPDATE, { input: { id, firstName: 'x' } }))).toBe(
      'FORBIDDEN',
    );
  });

  test.each([
    [
      'banUser',
      { banned: true, deletedUser: false, actions: ['EDIT', 'PERMISSIONS', 'UNBAN', 'DELETE'] },
    ],
    [
      'forceLogoutUser',
      { banned: false, deletedUser: false, actions: expect.arrayContaining(['FORCE_LOGOUT']) },
    ],
    ['markUserDeleted', { banned: false, deletedUser: true, actions: [] }],
  ])('%s returns the changed record in one call', async (name, expected) => {
    const { id } = await create();
    const { data, errors } = await stack.run(Role.TOP_ADMIN, command(name), { id });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ [name]: { id, ...expected } });
    expect(stack.calls()).toHaveLength(1);
    expect(codeOf(await stack.run(Role.SALES, command(name), { id }))).toBe('FORBIDDEN');
    expect(codeOf(await stack.run(Role.TOP_ADMIN, command(name), { id: idOf(1001) }))).toBe(
      'OWN_ACCOUNT',
    );
    if (name !== 'banUser') return;
    const undone = await stack.run(Role.TOP_ADMIN, command('unbanUser'), { id });
    expect(undone.data).toMatchObject({
      unbanUser: { banned: false, actions: expect.arrayContaining(['BAN']) },
    });
  });
});

describe('who begins', () => {
  test('is invited again in one call, as long as the action is offered', async () => {
    const INVITE =
      'mutation($id: ID!) { inviteUser(id: $id) { id invitedAt firstSignInAt actions } }';
    const id = idOf(Role.SALES);
    const mails = sent.length;
    const { data } = await stack.run(Role.TOP_ADMIN, INVITE, { id });
    expect(data).toMatchObject({
      inviteUser: { id, invitedAt: expect.any(String), firstSignInAt: null },
    });
    expect((data as { inviteUser: { actions: string[] } }).inviteUser.actions).toContain('INVITE');
    expect(stack.calls()).toEqual(['POST /admin/user/invite']);
    expect(sent).toHaveLength(mails + 1);
    expect(codeOf(await stack.run(Role.BROAD_ACCESS, INVITE, { id }))).toBe('FORBIDDEN');
  });

  test('is told what to do first, until they put it away', async () => {
    const steps = () => stack.run(Role.FINANCE, '{ firstSteps }');
    expect((await steps()).data).toEqual({ firstSteps: ['BILLS', 'INVOICES', 'CREDIT_NOTES'] });
    await stack.run(Role.FINANCE, 'mutation { dismissFirstSteps }');
    expect((await steps()).data).toEqual({ firstSteps: [] });
  });
});

test('the template of a role: whom it touches, then the change, one call each', async () => {
  const permissions = [{ entity: 'ORDER', actions: ['READ'] }];
  const variables = { roleId: Role.SALES_OUTSIDE, permissions };
  const seen = await stack.run(
    Role.TOP_ADMIN,
    `query($roleId: Int!, $permissions: [PermissionInput!]!) {
      roleTemplateEffect(roleId: $roleId, permissions: $permissions) { staff count users { user { name } added removed ownDifferences } } }`,
    variables,
  );
  expect(seen.data).toMatchObject({
    roleTemplateEffect: { staff: 1, count: 1, users: [{ user: { name: 'Role1014' }, added: 0 }] },
  });
  expect(stack.calls()).toEqual(['POST /admin/role/effect']);
  const UPDATE_ROLE = `mutation($input: UpdateRoleTemplateInput!) { updateRoleTemplate(input: $input) { roleId version permissions { entity actions } } }`;
  const changed = await stack.run(Role.TOP_ADMIN, UPDATE_ROLE, {
    input: { ...variables, version: 0 },
  });
  expect(changed.data).toMatchObject({
    updateRoleTemplate: expect.arrayContaining([
      { roleId: Role.SALES_OUTSIDE, version: 1, permissions },
    ]),
  });
  expect(stack.calls()).toEqual(['PATCH /admin/role']);
  expect(
    codeOf(
      await stack.run(Role.BROAD_ACCESS, UPDATE_ROLE, { input: { ...variables, version: 1 } }),
    ),
  ).toBe('FORBIDDEN');
});
