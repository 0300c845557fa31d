import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let excluded: number;
let tenantId: string;
let userId: string;

beforeAll(async () => {
  stack = await testStack({ SALES_PERSON_EXCLUDED_USER_IDS: '8, 9' });
  const { db } = stack.backend;
  excluded = 9;
  const person = (n: number, more: object) => ({
    first_name: `Person${n}`,
    email: `p${n}@example.com`,
    mobile: String(7_000_000_000 + n),
    username: `person${n}`,
    ...more,
  });
  const tenant = await db
    .insertInto('tenants')
    .values({
      org_id: 1,
      tenant_name: 'Hotel Sagar',
      sales_person: stack.backend.userIdOf(Role.SALES),
    })
    .returning('tenant_id')
    .executeTakeFirstOrThrow();
  const contact = await db
    .insertInto('users')
    .values(person(1, { tenant_id: tenant.tenant_id, last_name: 'Rao' }))
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values(person(2, { role_id: Role.SALES, deleted_user: true }))
    .execute();
  tenantId = String(tenant.tenant_id);
  userId = String(contact.user_id);
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];

describe('staff', () => {
  const USERS =
    'query($roleIds: [Int!]) { users(roleIds: $roleIds, limit: 50) { count items { id name roleId email mobile deletedUser tenantId } } }';

  test('take one call for any number; complete with the read permission', async () => {
    const { data, errors } = await stack.run(Role.TOP_ADMIN, USERS);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      users: {
        count: 11,
        items: expect.arrayContaining([
          {
            id: String(stack.backend.userIdOf(Role.SALES)),
            name: 'Role1007',
            roleId: 1007,
            email: 'role1007@example.com',
            mobile: '9000000002',
            deletedUser: false,
            tenantId: null,
          },
        ]),
      },
    });
    expect(stack.calls()).toEqual(['GET /admin/user?deleted_user=false&page=1&limit=50']);
  });

  test('show names only without the read permission, and require role ids', async () => {
    const { data } = await stack.run(Role.SALES, USERS, { roleIds: [1001] });
    expect(data).toMatchObject({
      users: { items: [{ name: 'Role1001', email: null, mobile: null }] },
    });
    expect(codeOf(await stack.run(Role.SALES, USERS))).toBe('BAD_USER_INPUT');
  });

  test('one by id', async () => {
    const USER = 'query($id: ID!) { user(id: $id) { id username } }';
    const id = String(stack.backend.userIdOf(Role.SALES));
    const { data } = await stack.run(Role.BROAD_ACCESS, USER, { id });
    expect(data).toEqual({ user: { id, username: 'role1007' } });
    expect(stack.calls()).toEqual([`GET /admin/user?user_id=${id}&deleted_user=false`]);
    expect(codeOf(await stack.run(Role.SALES, USER, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await stack.run(Role.TOP_ADMIN, USER, { id: userId }))).toBe('NOT_FOUND');
    expect(codeOf(await stack.run(Role.TOP_ADMIN, USER, { id: '1 or 1=1' }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('sales persons are five roles, not deleted and not excluded, in one call', async () => {
    const { data } = await stack.run(Role.SALES, '{ salesPersons { id name } }');
    const names = (data as { salesPersons: { id: string; name: string }[] }).salesPersons.map(
      (person) => person.name,
    );
    expect(names.toSorted()).toEqual(['Role1001', 'Role1002', 'Role1007', 'Role1008']);
    expect(stack.backend.userIdOf(Role.SALES_OUTSIDE)).toBe(excluded);
    expect(stack.calls()).toEqual([
      'GET /admin/user?role_id=1001%2C1002%2C1007%2C1008%2C1014&limit=200',
    ]);
  });
});

describe('contacts of a customer', () => {
  const CONTACTS =
    'query($tenantId: ID!) { tenantUsers(tenantId: $tenantId) { count items { id name email roleId tenantId } } }';

  test('are one call', async () => {
    const { data } = await stack.run(Role.SALES, CONTACTS, { tenantId });
    const contact = {
      id: userId,
      name: 'Person1 Rao',
      email: 'p1@example.com',
      roleId: null,
      tenantId,
    };
    expect(data).toEqual({ tenantUsers: { count: 1, items: [contact] } });
    expect(stack.calls()).toEqual([
      `GET /admin/user?tenant_id=${tenantId}&deleted_user=false&page=1&limit=10`,
    ]);
  });

  test('require TENANT_USER READ and a customer in the row scope', async () => {
    expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, CONTACTS, { tenantId }))).toBe(
      'FORBIDDEN',
    );
    expect(codeOf(await stack.run(Role.SALES_SECOND, CONTACTS, { tenantId }))).toBe('NOT_FOUND');
  });
});

describe('the working customer', () => {
  const SET = `mutation($input: DefaultUserInput) { setDefaultUser(input: $input) {
    id workingCustomer { organisationId tenantId tenantName userId addressId } } }`;

  test('is stored, returned and cleared', async () => {
    const stored = await stack.run(Role.SALES, SET, { input: { tenantId, userId } });
    const workingCustomer = {
      organisationId: '1',
      tenantId,
      tenantName: 'Hotel Sagar',
      userId,
      addressId: null,
    };
    expect(stored.data).toMatchObject({ setDefaultUser: { workingCustomer } });
    expect(stack.calls()).toEqual(['POST /user/setDefaultUser']);
    const cleared = await stack.run(Role.SALES, SET, { input: null });
    expect(cleared.data).toMatchObject({ setDefaultUser: { workingCustomer: null } });
  });

  test('requires TENANT READ and values that belong together', async () => {
    expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, SET, { input: null }))).toBe('FORBIDDEN');
    expect(codeOf(await stack.run(Role.SALES_SECOND, SET, { input: { tenantId, userId } }))).toBe(
      'NOT_FOUND',
    );
    const refused = await stack.run(Role.SALES, SET, {
      input: { tenantId, userId: String(stack.backend.userIdOf(Role.SALES)) },
    });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'This user does not belong to the customer',
      extensions: { field: 'user_id' },
    });
  });
});
