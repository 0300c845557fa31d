import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import diagnostics from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { call } from '../../../backend/testing/testCompany.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

/** Rights are taken while queries of the same person run, over the real backend. */
let stack: TestStack;
let profiles = 0;
const countProfiles = (message: unknown) => {
  const { request } = message as { request: { path: string } };
  if (request.path === '/user/profile') profiles++;
};

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  diagnostics.subscribe('undici:request:create', countProfiles);
}, 60_000);
afterAll(async () => {
  diagnostics.unsubscribe('undici:request:create', countProfiles);
  await stack.close();
});

const GOODS =
  '{ products(limit: 2) { count } sellers(limit: 2) { count } tenants(limit: 2) { count } }';
const MONTHS = '{ momMetrics(months: 2) { month } products(limit: 2) { count } }';
const ALL = roleTemplate(Role.TOP_ADMIN);
const without = (entity: keyof PermissionMap): PermissionMap => ({ ...ALL, [entity]: [] });

let people = 0;
async function person(role_id: number): Promise<number> {
  const n = ++people;
  const row = {
    role_id,
    first_name: `Person${n}`,
    email: `person${n}@example.com`,
    username: `person${n}@example.com`,
    mobile: String(6_000_000_000 + n),
    permissions: JSON.stringify(ALL),
  };
  const { user_id } = await stack.backend.db
    .insertInto('users')
    .values(row)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}

interface Session {
  authorization: string;
}
type Take = (userId: number, session: Session) => Promise<{ status: number }>;
const byAdmin = (method: 'PATCH' | 'POST', url: string, body: object) =>
  call(stack.backend, Role.TOP_ADMIN, method, url, body);
const changeTo = (user_id: number, change: object) =>
  byAdmin('PATCH', '/admin/updateUser', { user_id, ...change });

interface Loss {
  role: number;
  query: string;
  take: Take;
  code: 'FORBIDDEN' | 'UNAUTHENTICATED';
}
const LOSSES: Record<string, Loss> = {
  'a ban': {
    role: Role.BROAD_ACCESS,
    query: GOODS,
    take: (user_id) => byAdmin('PATCH', '/admin/user/ban', { user_id }),
    code: 'UNAUTHENTICATED',
  },
  'a lost pair': {
    role: Role.BROAD_ACCESS,
    query: GOODS,
    take: (user_id) =>
      changeTo(user_id, { role_id: Role.BROAD_ACCESS, permissions: without('seller') }),
    code: 'FORBIDDEN',
  },
  'another role': {
    role: Role.FINANCE,
    query: MONTHS,
    take: (user_id) => changeTo(user_id, { role_id: Role.BROAD_ACCESS, permissions: ALL }),
    code: 'FORBIDDEN',
  },
  'a sign-out': {
    role: Role.BROAD_ACCESS,
    query: GOODS,
    take: (_, session) =>
      call(stack.backend, null, 'POST', '/user/logout', undefined, { ...session }),
    code: 'UNAUTHENTICATED',
  },
  'a forced sign-out': {
    role: Role.BROAD_ACCESS,
    query: GOODS,
    take: (user_id) => byAdmin('POST', '/admin/user/logout', { user_id }),
    code: 'UNAUTHENTICATED',
  },
};

const ask = (query: string, session: Session) => stack.run(null, query, undefined, { ...session });

const refused = (code: string) => ({ data: null, errors: [{ extensions: { code } }] });

interface Asked {
  started: number;
  code: unknown;
}

/** Asks over and over; an answer is whole, or a refusal without any data. */
async function keepAsking(query: string, session: Session, until: () => boolean): Promise<Asked[]> {
  const asked: Asked[] = [];
  while (!until()) {
    const started = performance.now();
    const { data, errors } = await ask(query, session);
    const isWhole = errors ? data === null : Object.values(data ?? {}).every((one) => one !== null);
    asked.push({ started, code: isWhole ? (errors?.[0]?.extensions?.['code'] ?? 'ok') : 'a part' });
  }
  return asked;
}

describe('rights taken while queries run', () => {
  test.each(Object.entries(LOSSES))(
    '%s holds for every query that begins after it',
    async (_, { role, query, take, code }) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 25 }), fc.boolean(), async (delay, isKnown) => {
          const userId = await person(role);
          const session = await stack.backend.as(userId);
          if (isKnown) expect((await ask(query, session)).errors).toBeUndefined();
          let isOver = false;
          const asking = Promise.all(
            Array.from({ length: 3 }, () => keepAsking(query, session, () => isOver)),
          );
          await sleep(delay);
          const { status } = await take(userId, session);
          const taken = performance.now();
          const next = [await ask(query, session), await ask(query, session)];
          isOver = true;
          const asked = (await asking).flat();
          expect(status).toBe(200);
          expect(next).toMatchObject([refused(code), refused(code)]);
          for (const one of asked) expect(['ok', code]).toContain(one.code);
          const after = asked.filter(({ started }) => started > taken);
          expect(after.filter((one) => one.code !== code)).toEqual([]);
        }),
        { numRuns: 5 },
      );
    },
    60_000,
  );

  test('and none of them reads the profile as long as nothing changes', async () => {
    const session = await stack.backend.as(await person(Role.BROAD_ACCESS));
    await ask(GOODS, session);
    profiles = 0;
    for (let turn = 0; turn < 5; turn++) expect((await ask(GOODS, session)).errors).toBeUndefined();
    expect(profiles).toBe(0);
  });
});

test('a new category of a manager, and a new organisation, change what the next answer holds', async () => {
  const userId = await person(Role.CATEGORY_MANAGER);
  const session = await stack.backend.as(userId);
  const { category_id } = await stack.backend.db
    .insertInto('categories')
    .values({ category_name: 'Fasteners' })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await ask(GOODS, session);
  await ask(GOODS, session);
  profiles = 0;
  await stack.backend.db
    .insertInto('category_managers')
    .values({ category_id, user_id: userId })
    .execute();
  expect((await ask(GOODS, session)).errors).toBeUndefined();
  expect(profiles).toBe(1);
});

test('who looks as another person loses the look with the administrator', async () => {
  const admin = await stack.backend.as(await person(Role.TOP_ADMIN));
  const { body } = await call(
    stack.backend,
    null,
    'POST',
    '/admin/user/viewAs',
    { user_id: await person(Role.BROAD_ACCESS) },
    { ...admin },
  );
  const look = { authorization: `Bearer ${body.result.accessToken}` };
  profiles = 0;
  for (let turn = 0; turn < 2; turn++) expect((await ask(GOODS, look)).errors).toBeUndefined();
  expect(profiles).toBe(2);
  await call(stack.backend, null, 'POST', '/user/logout', undefined, { ...admin });
  expect(await ask(GOODS, look)).toMatchObject(refused('UNAUTHENTICATED'));
});
