import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { until } from '../../testing/untilWaiting.ts';
import { buildApp } from '../core/http/app.ts';
import type { App } from '../core/http/appParts.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { PresenceBoard } from './presenceBoard.ts';

let test: TestApp;
const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused' });

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('presence').execute());

const LONG_AGO = 86_400;
const PRESENCE = '/info/presence.json';
type Document = Record<string, { last_route: string | null; last_seen: number }>;

const body = (roleId: number, last_route = '/orders') => ({
  [test.userIdOf(roleId)]: { last_route, last_seen: LONG_AGO },
});
async function write(
  roleId: number,
  payload: object = body(roleId),
  { app = test.app, url = PRESENCE }: { app?: App; url?: string } = {},
) {
  const response = await app.inject({
    method: 'PATCH',
    url,
    payload,
    headers: await test.as(roleId),
  });
  return { status: response.statusCode, body: response.json<{ error?: string; field?: string }>() };
}
async function read(roleId: number, app = test.app): Promise<Document> {
  const response = await app.inject({ url: PRESENCE, headers: await test.as(roleId) });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const rows = () => test.db.selectFrom('presence').selectAll().orderBy('user_id').execute();

describe('writing presence', () => {
  it('needs a session', async () => {
    expect(
      (await test.app.inject({ method: 'PATCH', url: PRESENCE, payload: body(Role.SALES) }))
        .statusCode,
    ).toBe(401);
  });

  it('takes the own entry, and the time from the server', async () => {
    const before = Math.floor(Date.now() / 1000);
    expect(await write(Role.SALES)).toEqual({ status: 200, body: { success: true } });
    const after = Math.ceil(Date.now() / 1000);
    const { [test.userIdOf(Role.SALES)]: seen } = await read(Role.SALES);
    expect(seen?.last_route).toBe('/orders');
    expect(seen!.last_seen).toBeGreaterThanOrEqual(before);
    expect(seen!.last_seen).toBeLessThanOrEqual(after);
  });

  it('refuses any other key, document, field and length', async () => {
    const me = String(test.userIdOf(Role.SALES));
    const seen = { last_route: '/x', last_seen: 1 };
    const refused: [object, string?][] = [
      [body(Role.TOP_ADMIN)],
      [{ ...body(Role.SALES), ...body(Role.TOP_ADMIN) }],
      [{}],
      [{ [`0${me}`]: seen }],
      [{ [`${me}.0`]: seen }],
      [{ __proto__x: seen }],
      [{ [me]: { ...seen, last_route: 'x'.repeat(201) } }],
      [{ [me]: { ...seen, admin: true } }],
      [{ [me]: { last_seen: 1 } }],
      [{ [me]: { ...seen, last_seen: 'now' } }],
      [body(Role.SALES), '/info/category_manager.json'],
      [body(Role.SALES), '/info/users.json'],
    ];
    for (const [payload, url = PRESENCE] of refused)
      expect(await write(Role.SALES, payload, { url })).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION' },
      });
    expect(
      (await write(Role.SALES, { [me]: { ...seen, last_route: 'x'.repeat(200) } })).status,
    ).toBe(200);
  });
});

describe('reading presence', () => {
  it('needs a session and a known document', async () => {
    expect((await test.app.inject({ url: PRESENCE })).statusCode).toBe(401);
    const headers = await test.as(Role.SALES);
    expect((await test.app.inject({ url: '/info/users.json', headers })).statusCode).toBe(400);
  });

  it('shows where others are only with admin_user:READ', async () => {
    await write(Role.SALES);
    await write(Role.OPERATIONS);
    const [sales, operations] = [test.userIdOf(Role.SALES), test.userIdOf(Role.OPERATIONS)];
    const routes = (document: Document) => [
      document[sales]?.last_route,
      document[operations]?.last_route,
    ];
    expect(routes(await read(Role.SALES))).toEqual(['/orders', null]);
    expect(routes(await read(Role.BROAD_ACCESS))).toEqual(['/orders', '/orders']);
    const seenBySales = await read(Role.SALES);
    expect(seenBySales[operations]!.last_seen).toBeGreaterThan(LONG_AGO);
  });

  it('shows an organisation-level user nobody outside the own organisation', async () => {
    await write(Role.SALES);
    await write(Role.ORGANISATION);
    expect(Object.keys(await read(Role.ORGANISATION))).toEqual([
      String(test.userIdOf(Role.ORGANISATION)),
    ]);
  });
});

describe('several services', () => {
  const anotherApp = () =>
    buildApp({
      db: test.db,
      settings: { ...settings, development: false },
      services: {} as Services,
    });

  it('see what another saved, and keep the later sighting', async () => {
    const other = await anotherApp();
    await write(Role.SALES, body(Role.SALES, '/there'), { app: other });
    await other.close();
    const user_id = test.userIdOf(Role.SALES);
    expect(await rows()).toEqual([
      { user_id, last_route: '/there', last_seen: expect.any(String) },
    ]);
    expect((await read(Role.TOP_ADMIN))[user_id]?.last_route).toBeDefined();
    await write(Role.SALES, body(Role.SALES, '/here'));
    expect((await read(Role.TOP_ADMIN))[user_id]?.last_route).toBe('/here');
    const later = await anotherApp();
    expect((await read(Role.TOP_ADMIN, later))[user_id]?.last_route).toBe('/there');
    await later.close();
  });

  it('write once an interval, however often people are seen, and never an older sighting over a later one', async () => {
    const user_id = test.userIdOf(Role.OPERATIONS);
    const [one, other] = [
      new PresenceBoard(test.db, throwIt, 100),
      new PresenceBoard(test.db, throwIt, 3_600_000),
    ];
    for (let i = 0; i < 1000; i++) other.note(user_id, '/old');
    expect(await rows()).toEqual([]);
    for (let i = 0; i < 1000; i++) one.note(user_id, `/new/${i}`);
    const saved = await until(rows, ({ length }) => length > 0);
    expect(saved).toMatchObject([{ user_id, last_route: '/new/999' }]);
    expect(one.unsaved().size).toBe(0);
    await other.stop();
    expect(await rows()).toMatchObject([{ last_route: '/new/999' }]);
    await one.stop();
  });

  it('keep what could not be saved, and say so', async () => {
    const problems: unknown[] = [];
    const board = new PresenceBoard(test.db, (error) => problems.push(error));
    board.note(999_999, '/nowhere');
    await board.stop();
    expect(problems).toHaveLength(1);
    expect(board.unsaved().size).toBe(1);
  });
});

describe('category managers', () => {
  it('come from the database, by role or by category', async () => {
    const manages = test.userIdOf(Role.BROAD_ACCESS);
    const { category_id } = await test.db
      .insertInto('categories')
      .values({ category_name: 'Linen' })
      .returning('category_id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('category_managers')
      .values({ category_id, user_id: manages })
      .execute();
    const response = await test.app.inject({
      url: '/info/category_manager.json',
      headers: await test.as(Role.SALES),
    });
    const [first, second] = [
      test.userIdOf(Role.CATEGORY_MANAGER),
      test.userIdOf(Role.CATEGORY_MANAGER_SECOND),
    ];
    expect(response.json()).toEqual({
      [manages]: { user_id: manages, first_name: 'Role1002', last_name: null },
      [first]: { user_id: first, first_name: 'Role1009', last_name: null },
      [second]: { user_id: second, first_name: 'Role1010', last_name: null },
    });
  });
});

const throwIt = (error: unknown) => {
  throw error;
};
