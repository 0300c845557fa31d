import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let app: TestApp;
type Headers = Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function send(headers: Headers, method: string, url: string, payload?: object) {
  const answer = await app.app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, never> };
}
const look = (admin: Headers, user_id: number) =>
  send(admin, 'POST', '/admin/user/viewAs', { user_id });
const sales = () => app.userIdOf(Role.SALES);

async function looking(admin: Headers, userId = sales()): Promise<Headers> {
  const { status, body } = await look(admin, userId);
  expect(status).toBe(200);
  const { accessToken } = body['result'] as unknown as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
const profile = (headers: Headers) => send(headers, 'GET', '/user/profile');
const signedOut = expect.objectContaining({ status: 401 });
const actionsOn = async (userId: number) =>
  (
    await app.db
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity', '=', 'USER')
      .where('entity_id', '=', userId)
      .orderBy('audit_id')
      .execute()
  ).map(({ action, user_id }) => [action, user_id]);

test('an administrator reads as another person, and both the look and its end are audited', async () => {
  const before = await actionsOn(sales());
  const headers = await looking(await app.as(Role.TOP_ADMIN));
  const { body } = await profile(headers);
  expect(body['user']).toMatchObject({
    user_id: sales(),
    role_id: Role.SALES,
    viewed_by: app.userIdOf(Role.TOP_ADMIN),
  });
  expect((await send(headers, 'GET', '/company')).status).toBe(403);
  expect((await send(headers, 'POST', '/user/logout')).status).toBe(200);
  expect(await profile(headers)).toEqual(signedOut);
  const admin = app.userIdOf(Role.TOP_ADMIN);
  expect(await actionsOn(sales())).toEqual([...before, ['VIEW_AS', admin], ['VIEW_ENDED', admin]]);
});

test('every route that is not a reading one refuses', async () => {
  const headers = await looking(await app.as(Role.TOP_ADMIN), app.userIdOf(Role.BROAD_ACCESS));
  const before = await actionsOn(app.userIdOf(Role.BROAD_ACCESS));
  const { paths } = app.app.swagger() as unknown as {
    paths: Record<string, Record<string, { 'x-permission': string }>>;
  };
  const answers: Record<string, unknown> = {};
  let readOnly = 0;
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'get' || path === '/user/logout') continue;
      if (operation['x-permission'] === 'public') continue;
      const { status, body } = await send(
        headers,
        method.toUpperCase(),
        path.replaceAll(/\{.*?\}/g, '1'),
      );
      const error = (body as { error?: string }).error;
      if (error === 'READ_ONLY') readOnly += 1;
      else if (error !== 'FORBIDDEN') answers[`${method} ${path}`] = [status, error];
    }
  expect(answers).toEqual({});
  expect(readOnly).toBeGreaterThan(60);
  expect(await actionsOn(app.userIdOf(Role.BROAD_ACCESS))).toEqual(before);
});

describe('the look ends', () => {
  test.each([
    ['when the administrator signs out', (admin: Headers) => send(admin, 'POST', '/user/logout')],
    [
      'when the administrator is banned',
      () => sql`update users set banned = true where role_id = ${Role.TOP_ADMIN}`.execute(app.db),
    ],
    [
      'when the administrator gets another role',
      () =>
        sql`update users set role_id = 1002 where user_id = ${app.userIdOf(Role.TOP_ADMIN)}`.execute(
          app.db,
        ),
    ],
    [
      'when the person is banned',
      () => sql`update users set banned = true where user_id = ${sales()}`.execute(app.db),
    ],
    [
      'after 15 minutes',
      () =>
        sql`update sessions set expires_at = now() where made_in_session is not null`.execute(
          app.db,
        ),
    ],
  ])('%s', async (_, end) => {
    const admin = await app.as(Role.TOP_ADMIN);
    const headers = await looking(admin);
    expect((await profile(headers)).status).toBe(200);
    await end(admin);
    expect(await profile(headers)).toEqual(signedOut);
    await sql`update users set banned = false`.execute(app.db);
    await sql`update users set role_id = ${Role.TOP_ADMIN} where user_id = ${app.userIdOf(Role.TOP_ADMIN)}`.execute(
      app.db,
    );
  });
});

test('nobody looks at oneself, at another administrator, at who is banned, nor without the role', async () => {
  const admin = await app.as(Role.TOP_ADMIN);
  expect((await look(admin, app.userIdOf(Role.TOP_ADMIN))).body).toMatchObject({
    error: 'FORBIDDEN',
  });
  await sql`update users set banned = true where user_id = ${sales()}`.execute(app.db);
  expect((await look(admin, sales())).status).toBe(403);
  await sql`update users set banned = false`.execute(app.db);
  expect((await look(await app.as(Role.BROAD_ACCESS), sales())).status).toBe(403);
  // a look makes no further look
  expect((await look(await looking(admin, app.userIdOf(Role.BROAD_ACCESS)), sales())).status).toBe(
    403,
  );
  expect((await look(admin, 999_999)).status).toBe(404);
});

test('who only looks is never renewed and nobody else is signed out by it', async () => {
  const person = await app.as(Role.SALES);
  const headers = await looking(await app.as(Role.TOP_ADMIN));
  await send(headers, 'POST', '/user/logout');
  expect((await profile(person)).status).toBe(200);
  const { rows } =
    await sql`select from sessions where made_in_session is not null and expires_at > now() + interval '15 minutes'`.execute(
      app.db,
    );
  expect(rows).toHaveLength(0);
});
