import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  PERMISSION_ACTIONS,
  PERMISSION_ENTITIES,
  type EntityKey,
  type PermissionMap,
  Role,
} from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

/**
 * Permission of each operation as the contract spells it: 'bill:READ', 'a:READ or b:READ', 'a:READ
 * + b:READ', 'role 1001', 'signed in', 'public'.
 */
interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  permission: string;
}

const document = JSON.parse(
  fs.readFileSync(new URL('../../../../schema/rest/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { 'x-permission': string }>> };

const OPERATIONS = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]): Operation => ({
    method: method.toUpperCase() as Operation['method'],
    path,
    permission: operation['x-permission'].split(';', 1)[0] ?? '',
  })),
);
const CLOSED = OPERATIONS.filter(({ permission }) => permission !== 'public');
const BY_ROLE = CLOSED.filter(({ permission }) => permission.startsWith('role '));
const BY_PERMISSION = CLOSED.filter(
  (operation) => operation.permission !== 'signed in' && !BY_ROLE.includes(operation),
);

/** The sets of pairs without any one of which the operation is refused: every pair of a sum alone, all pairs of an alternative. */
const missingFor = (permission: string): string[][] =>
  permission.includes(' + ')
    ? permission.split(' + ').map((pair) => [pair])
    : [permission.split(' or ')];

/** All permissions there are, but these pairs. */
const allBut = (missing: readonly string[]): PermissionMap =>
  Object.fromEntries(
    PERMISSION_ENTITIES.map((entity: EntityKey) => [
      entity,
      PERMISSION_ACTIONS.filter((action) => !missing.includes(`${entity}:${action}`)),
    ]),
  );

let app: TestApp;
const signedIn = new Map<string, Promise<{ authorization: string }>>();

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function addUserWithout(missing: readonly string[], role_id: number = Role.TOP_ADMIN) {
  const { user_id } = await app.db
    .insertInto('users')
    .values({
      role_id,
      org_id: role_id === Role.ORGANISATION ? 1 : null,
      first_name: 'Without',
      email: `${signedIn.size}@without.example.com`,
      mobile: String(6_000_000_000 + signedIn.size),
      username: `without${signedIn.size}`,
      permissions: JSON.stringify(allBut(missing)),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return app.as(user_id);
}

/** A top administrator in everything but these pairs; made once. */
function userWithout(missing: readonly string[]) {
  const key = missing.join(' ');
  const known = signedIn.get(key) ?? addUserWithout(missing);
  signedIn.set(key, known);
  return known;
}

/** All permissions there are, in this role; made once. */
function userOfRole(role: number) {
  const key = `role ${role}`;
  const known = signedIn.get(key) ?? addUserWithout([], role);
  signedIn.set(key, known);
  return known;
}

async function sendRequest({ method, path }: Operation, headers: Record<string, string>) {
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const response = await app.app.inject({ method, url, headers });
  return { status: response.statusCode, body: response.json<object>() };
}

test('the contract names every permission as this test reads it', () => {
  const pair = '[a-z_]+:(READ|WRITE|UPDATE|DELETE|APPROVE)';
  const form = new RegExp(
    `^(public|signed in|role \\d+(, \\d+)*|${pair}(( or ${pair})*|( \\+ ${pair})*))$`,
  );
  expect(OPERATIONS.filter(({ permission }) => !form.test(permission))).toEqual([]);
  expect(BY_PERMISSION.length).toBeGreaterThan(100);
});

describe('without a session', () => {
  test.each(CLOSED)('$method $path: 401', async (operation) => {
    expect(await sendRequest(operation, {})).toMatchObject({
      status: 401,
      body: { success: false, message: 'Unauthorized Access', error: 'UNAUTHENTICATED' },
    });
  });
});

describe('with every permission but the one it needs', () => {
  test.each(BY_PERMISSION)('$method $path ($permission): 403', async (operation) => {
    for (const missing of missingFor(operation.permission))
      expect([missing, await sendRequest(operation, await userWithout(missing))]).toMatchObject([
        missing,
        {
          status: 403,
          body: {
            success: false,
            message: 'You do not have permission to do this',
            error: 'FORBIDDEN',
          },
        },
      ]);
  });
});

describe('with every permission but another role', () => {
  test.each(BY_ROLE)('$method $path ($permission): 403', async (operation) => {
    const roles = operation.permission.slice('role '.length).split(', ').map(Number);
    for (const role of Object.values(Role).filter((one) => !roles.includes(one)))
      expect([role, (await sendRequest(operation, await userOfRole(role))).status]).toEqual([
        role,
        403,
      ]);
  });
});
