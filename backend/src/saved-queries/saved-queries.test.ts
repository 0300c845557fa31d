import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const QUERY = '{ orders { items { id } } }';
let made = 0;
const save = (role: number, more: object = {}, headers?: Record<string, string>) =>
  call(
    app,
    role,
    'POST',
    '/saved_query',
    {
      saved_query_name: `query-${++made}`,
      title: 'Open orders',
      query: QUERY,
      variables: { first: 10 },
      is_shared: false,
      ...more,
    },
    headers,
  );
const named = (role: number, name: string) =>
  call(app, role, 'GET', `/saved_query/named?name=${name}`);
const remove = (role: number, id: number) =>
  call(app, role, 'DELETE', `/saved_query?saved_query_id=${id}`);

test('own ones and shared ones are seen, by title', async () => {
  await save(Role.SALES, { saved_query_name: 'mine', title: 'B' });
  await save(Role.FINANCE, { saved_query_name: 'theirs', title: 'A' });
  await save(Role.FINANCE, { saved_query_name: 'ours', title: 'A', is_shared: true });
  const { body } = await call(app, Role.SALES, 'GET', '/saved_query');
  expect(body).toMatchObject({
    count: 2,
    data: [
      { saved_query_name: 'ours', may_change: false, variables: { first: 10 }, query: QUERY },
      { saved_query_name: 'mine', may_change: true },
    ],
  });
  expect((await named(Role.SALES, 'ours')).status).toBe(200);
  expect((await named(Role.SALES, 'theirs')).status).toBe(404);
  expect((await named(Role.FINANCE, 'theirs')).status).toBe(200);
});

test('changed by its maker on the version that was read; of two at once the second is refused', async () => {
  const { body } = await save(Role.SALES);
  const { saved_query_id, version, saved_query_name } = body.data;
  const change = (role: number, title: string) =>
    call(app, role, 'PUT', '/saved_query', {
      saved_query_id,
      version,
      saved_query_name,
      title,
      query: QUERY,
      variables: {},
      is_shared: true,
    });
  expect((await change(Role.FINANCE, 'Theirs')).status).toBe(404);
  const both = await Promise.all([change(Role.SALES, 'One'), change(Role.SALES, 'Two')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.body.error).toBe('CONFLICT');
});

test('deleted by its maker, a shared one also by who changes the settings', async () => {
  const one = (await save(Role.SALES)).body.data.saved_query_id;
  expect((await remove(Role.TOP_ADMIN, one)).status).toBe(404);
  expect((await remove(Role.SALES, one)).status).toBe(200);
  const shared = (await save(Role.SALES, { is_shared: true })).body.data.saved_query_id;
  expect((await remove(Role.FINANCE, shared)).status).toBe(404);
  expect((await remove(Role.TOP_ADMIN, shared)).status).toBe(200);
});

test.each([
  [{ saved_query_name: 'Open Orders' }, 'saved_query_name'],
  [{ saved_query_name: '-orders' }, 'saved_query_name'],
  [{ saved_query_name: 'a'.repeat(61) }, 'saved_query_name'],
  [{ title: ' ' }, 'title'],
  [{ query: '' }, 'query'],
  [{ query: `{ ${'a '.repeat(10_000)} }` }, 'query'],
  [{ variables: { text: 'a'.repeat(4_000) } }, 'variables'],
  [{ owner: 1 }, 'owner'],
])('refuses %#', async (wrong, field) => {
  expect(await save(Role.SALES, wrong)).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION', field },
  });
});

test('a name is one query’s of the company, also when several come at once', async () => {
  const answers = await Promise.all(
    [Role.SALES, Role.FINANCE, Role.OPERATIONS].map((role) =>
      save(role, { saved_query_name: 'stock' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
});

test('the same Idempotency-Key saves once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { saved_query_name: 'once' };
  const first = await save(Role.SALES, body, headers);
  expect(first.status).toBe(200);
  expect((await save(Role.SALES, body, headers)).body).toEqual(first.body);
});
