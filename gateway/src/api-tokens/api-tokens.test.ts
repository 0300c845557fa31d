import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
});
afterAll(() => stack.close());

const CREATE = `mutation($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name state version permissions { entity actions } } } }`;
let made = 0;
const create = (who: number, more: object = {}) =>
  stack.run(who, CREATE, {
    input: {
      name: `Token ${++made}`,
      permissions: [{ entity: 'TENANT', actions: ['READ'] }],
      days: 30,
      ...more,
    },
  });

interface Made {
  token: string;
  apiToken: { id: string; version: number };
}
const madeBy = async (who: number, more: object = {}) =>
  ((await create(who, more)).data as { createApiToken: Made }).createApiToken;

const codeOf = async (token: string, query: string) =>
  (await stack.runWith(token, query)).errors?.[0]?.extensions?.['code'] ?? 'OK';

test('made, used, listed and revoked', async () => {
  const { token, apiToken } = await madeBy(Role.SALES);
  expect(stack.calls()).toEqual(['POST /api_token']);
  expect(
    (await stack.runWith(token, '{ viewer { firstName permissions { entity actions } } }')).data,
  ).toEqual({
    viewer: { firstName: 'Role1007', permissions: [{ entity: 'TENANT', actions: ['READ'] }] },
  });
  expect(await codeOf(token, '{ tenants { items { id } } }')).toBe('OK');
  stack.calls();
  const list = await stack.run(
    Role.SALES,
    '{ apiTokens { count mayMake items { id lastUsedAt } } }',
  );
  expect(list.data).toMatchObject({
    apiTokens: { count: 1, mayMake: true, items: [{ id: apiToken.id }] },
  });
  const revoke = 'mutation($id: ID!) { revokeApiToken(id: $id) { state } }';
  expect((await stack.run(Role.SALES, revoke, { id: apiToken.id })).data).toEqual({
    revokeApiToken: { state: 'REVOKED' },
  });
  expect(await codeOf(token, '{ tenants { items { id } } }')).toBe('UNAUTHENTICATED');
});

test('sees no entity that its pairs do not show', async () => {
  const { token } = await madeBy(Role.TOP_ADMIN, {
    permissions: [{ entity: 'ORDER', actions: ['READ'] }],
  });
  expect(await codeOf(token, '{ orders { items { id } } }')).toBe('OK');
  expect(await codeOf(token, '{ purchaseOrders { items { id } } }')).toBe('FORBIDDEN');
});

test('neither makes tokens nor asks what only people may', async () => {
  const { token } = await madeBy(Role.TOP_ADMIN, {
    permissions: [{ entity: 'COMPANY', actions: ['READ'] }],
  });
  for (const query of [
    '{ apiTokens { count } }',
    '{ listViews { views { id } } }',
    'mutation { createApiToken(input: { name: "x", days: 1, permissions: [{ entity: COMPANY, actions: [READ] }] }) { token } }',
    'mutation { logout { success } }',
  ])
    expect([query, await codeOf(token, query)]).toEqual([query, 'FORBIDDEN']);
});

test('a new secret ends the one before at once where no hours are given', async () => {
  const { token, apiToken } = await madeBy(Role.SALES);
  const rotate = `mutation($input: RotateApiTokenInput!) { rotateApiToken(input: $input) { token } }`;
  const { data } = await stack.run(Role.SALES, rotate, {
    input: { id: apiToken.id, version: apiToken.version, days: 5, overlapHours: 0 },
  });
  const next = (data as { rotateApiToken: { token: string } }).rotateApiToken.token;
  expect(await codeOf(token, '{ viewer { id } }')).toBe('UNAUTHENTICATED');
  expect(await codeOf(next, '{ viewer { id } }')).toBe('OK');
});

test('a field that is wrong is named', async () => {
  const { errors } = await create(Role.SALES, { networks: ['10.0.0.0/99'] });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'networks.0' });
});

test('roles that make none', async () => {
  expect((await stack.run(Role.TOP_ADMIN, '{ rolesWithoutApiTokens }')).data).toEqual({
    rolesWithoutApiTokens: [Role.SALES_OUTSIDE, Role.ORGANISATION],
  });
  const set = 'mutation($roleIds: [Int!]!) { setRolesWithoutApiTokens(roleIds: $roleIds) }';
  const roleIds = [Role.SALES, Role.SALES_OUTSIDE];
  expect((await stack.run(Role.TOP_ADMIN, set, { roleIds })).data).toEqual({
    setRolesWithoutApiTokens: roleIds,
  });
  expect((await create(Role.SALES)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
