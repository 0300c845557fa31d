import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_QUERIES } from '@munim/schema/saved-queries/demoQueries.ts';
import { EXAMPLE_QUERY } from '@munim/schema/saved-queries/saved-queries.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { addTestCompany, type TestCompany } from '../../../backend/testing/testCompany.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let company: TestCompany;
beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  company = await addTestCompany(stack.backend);
});
afterAll(() => stack.close());

const SAVE = `mutation($input: CreateSavedQueryInput!) {
  createSavedQuery(input: $input) { id name query variables isShared version mayChange } }`;
const save = (who: number, name: string, query: string, more: object = {}) =>
  stack.run(who, SAVE, { input: { name, title: name, query, ...more } });

const MAKE = `mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`;
/** Entities behind the demo data's queries. */
const READERS = ['ORDER', 'PURCHASE_ORDER', 'QUOTATION'];
let made = 0;
async function tokenOf(who: number, ...entities: string[]): Promise<string> {
  const permissions = entities.map((entity) => ({ entity, actions: ['READ'] }));
  const { data } = await stack.run(who, MAKE, {
    input: { name: `Token ${++made}`, days: 1, permissions },
  });
  return (data as { createApiToken: { token: string } }).createApiToken.token;
}

const CUSTOMERS = `query($after: String, $first: Int) { tenants(orderBy: CREATED_ASC, first: $first, after: $after) {
  items { id name } pageInfo { endCursor hasNextPage } } }`;

test('answers its rows as CSV and JSON, in the row scope of who asks', async () => {
  await save(Role.TOP_ADMIN, 'customers', CUSTOMERS, { isShared: true, variables: '{"first":1}' });
  const [admin, sales] = [
    await tokenOf(Role.TOP_ADMIN, 'TENANT'),
    await tokenOf(Role.SALES, 'TENANT'),
  ];
  const all = await stack.get('/q/customers.csv', admin);
  expect(all).toMatchObject({
    status: 200,
    type: 'text/csv; charset=utf-8',
    body: `\uFEFF"id","name"\r\n"${company.tenantId}","Hotel Udupi Grand"\r\n"${company.foreignTenantId}","Resort of someone else"\r\n`,
  });
  const own = await stack.get('/q/customers.json', sales);
  expect(JSON.parse(own.body)).toEqual([
    { id: String(company.tenantId), name: 'Hotel Udupi Grand' },
  ]);
});

test('variables of the address stand in place of the saved ones; a walk meets each row once', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, 'TENANT');
  for (const first of [1, 2, 200]) {
    const { body } = await stack.get(`/q/customers.json?first=${first}`, token);
    expect(JSON.parse(body)).toHaveLength(2);
  }
  expect(await stack.get('/q/customers.csv?first=201', token)).toMatchObject({ status: 400 });
  expect(await stack.get('/q/customers.csv?first=many', token)).toMatchObject({ status: 400 });
});

test('a parameter that the query does not declare, or that is there twice, is refused by name', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, 'TENANT');
  for (const [asked, field] of [
    ['form=2026-04-01', 'form'],
    ['first=1&first=2', 'first'],
    ['first=one', 'first'],
  ]) {
    const { status, body } = await stack.get(`/q/customers.csv?${asked}`, token);
    expect([asked, status, JSON.parse(body).errors[0].extensions]).toEqual([
      asked,
      400,
      { code: 'BAD_USER_INPUT', field },
    ]);
  }
});

test('a text of digits is a text where the variable is one', async () => {
  const query = `query($name: String, $first: Int) {
    tenants(filter: { name: $name }, first: $first) { items { id } } }`;
  await save(Role.TOP_ADMIN, 'by-name', query);
  const token = await tokenOf(Role.TOP_ADMIN, 'TENANT');
  const { status, body } = await stack.get('/q/by-name.json?name=110001&first=5', token);
  expect([status, JSON.parse(body)]).toEqual([200, []]);
});

test('a text that REST took and the graph does not is refused in words, however it is written', async () => {
  const { user_id } = await stack.backend.db
    .selectFrom('users')
    .select('user_id')
    .where('role_id', '=', Role.TOP_ADMIN)
    .executeTakeFirstOrThrow();
  const twice = Array.from(
    { length: 30 },
    (_, i) => `fragment f${i} on Tenant { ...f${i + 1} ...f${i + 1} }`,
  );
  const texts = [
    'hello {',
    '{ tenants { items { moon } } }',
    'query { tenants { items { ...a } } } fragment a on Tenant { ...a }',
    `query { tenants { items { ...f0 } } } ${twice.join(' ')} fragment f30 on Tenant { id }`,
  ];
  await stack.backend.db
    .insertInto('saved_queries')
    .values(
      texts.map((query, i) => ({ saved_query_name: `bad-${i}`, title: 'Bad', query, user_id })),
    )
    .execute();
  const token = await tokenOf(Role.TOP_ADMIN, 'TENANT');
  for (const i of texts.keys())
    expect([i, (await stack.get(`/q/bad-${i}.csv`, token)).status]).toEqual([i, 400]);
});

test('a token of an organisation runs what is shared, and reads nothing of its maker', async () => {
  await save(Role.TOP_ADMIN, 'makers-own', '{ tenants { items { id } } }');
  const permissions = [{ entity: 'TENANT', actions: ['READ'] }];
  const { data } = await stack.run(Role.TOP_ADMIN, MAKE, {
    input: { name: 'Of a customer', days: 1, permissions, organisationId: '1' },
  });
  const { token } = (data as { createApiToken: { token: string } }).createApiToken;
  expect((await stack.get('/q/makers-own.csv', token)).status).toBe(404);
  expect(JSON.parse((await stack.get('/q/customers.json', token)).body)).toEqual([
    { id: String(company.tenantId), name: 'Hotel Udupi Grand' },
  ]);
  const list = await stack.runWith(token, '{ savedQueries { count } }');
  expect(list.data).toEqual({ savedQueries: { count: 0 } });
});

test('a session may ask too, and spreadsheets that send a password', async () => {
  const { authorization } = await stack.backend.as(Role.TOP_ADMIN);
  expect((await stack.get('/q/customers.csv', authorization.slice(7))).status).toBe(200);
  const token = await tokenOf(Role.TOP_ADMIN, 'TENANT');
  const basic = `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}`;
  expect((await stack.get('/q/customers.csv', null, { authorization: basic })).status).toBe(200);
});

test.each([
  ['without a token', null, 'customers.csv', 401],
  ['with an invented one', 'munim_0123', 'customers.csv', 401],
  ['of another name', 'admin', 'nothing.csv', 404],
  ['of another ending', 'admin', 'customers.xml', 404],
  ['of a name that is none', 'admin', 'Customers.csv', 404],
])('%s: refused', async (_, who, path, status) => {
  const token = who === 'admin' ? await tokenOf(Role.TOP_ADMIN, 'TENANT') : who;
  const answer = await stack.get(`/q/${path}`, token);
  expect([answer.status, JSON.parse(answer.body).errors[0].message]).toEqual([
    status,
    expect.any(String),
  ]);
});

test('a token without the pair is refused before the answer begins', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, 'BLOGS');
  const { status, body } = await stack.get('/q/customers.csv', token);
  expect([status, JSON.parse(body).errors[0].message]).toEqual([
    403,
    'You do not have permission to do this: it needs TENANT READ',
  ]);
});

test('another person’s that is not shared is not found', async () => {
  await save(Role.TOP_ADMIN, 'private', '{ tenants { items { id } } }');
  expect(await stack.get('/q/private.csv', await tokenOf(Role.SALES, 'TENANT'))).toMatchObject({
    status: 404,
  });
});

test('formulas in names are neutralised', async () => {
  await stack.backend.db
    .updateTable('tenants')
    .set({ tenant_name: '=cmd|calc' })
    .where('tenant_id', '=', company.foreignTenantId)
    .execute();
  const { body } = await stack.get('/q/customers.csv', await tokenOf(Role.TOP_ADMIN, 'TENANT'));
  expect(body).toContain(`"'=cmd|calc"`);
});

test.each([
  ['no query at all', 'hello', 'query'],
  ['an unknown field', '{ tenants { items { moon } } }', 'query'],
  ['a write', 'mutation { logout { success } }', 'query'],
  ['two lists', '{ tenants { items { id } } orders { items { id } } }', 'query'],
  ['a list without items', '{ tenants { count } }', 'query'],
  ['a query that is too deep', `{ tenants ${'{ items '.repeat(3_000)}`, 'query'],
])('%s is not saved', async (_, query, field) => {
  const { errors } = await save(Role.SALES, `wrong-${++made}`, query);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('the text that the console begins with is saved, and answers', async () => {
  expect((await save(Role.TOP_ADMIN, 'example', EXAMPLE_QUERY)).errors).toBeUndefined();
  const { body } = await stack.get('/q/example.csv', await tokenOf(Role.TOP_ADMIN, 'ORDER'));
  expect(body).toBe('\uFEFF"number","createdAt","customer.name","grandTotal"\r\n');
});

test.each(DEMO_QUERIES)(
  'the demo data’s $name is one that can be saved',
  async ({ name, query }) => {
    expect((await save(Role.TOP_ADMIN, name, query)).errors).toBeUndefined();
    expect(
      await stack.get(`/q/${name}.csv`, await tokenOf(Role.TOP_ADMIN, ...READERS)),
    ).toMatchObject({ status: 200 });
  },
);

test('variables that are no object are not saved', async () => {
  const { errors } = await save(Role.SALES, 'wrong', '{ tenants { items { id } } }', {
    variables: '[1]',
  });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'variables' });
});

test('changed and deleted, its address with it', async () => {
  const { data } = await save(Role.SALES, 'short-lived', '{ tenants { items { id } } }');
  const { id, version } = (data as { createSavedQuery: { id: string; version: number } })
    .createSavedQuery;
  const update = `mutation($input: UpdateSavedQueryInput!) { updateSavedQuery(input: $input) { name version } }`;
  const content = { title: 'New', query: '{ tenants { items { name } } }', variables: '{}' };
  const input = { id, version, name: 'renamed', isShared: false, ...content };
  expect((await stack.run(Role.SALES, update, { input })).data).toEqual({
    updateSavedQuery: { name: 'renamed', version: version + 1 },
  });
  const token = await tokenOf(Role.SALES, 'TENANT');
  expect((await stack.get('/q/renamed.csv', token)).status).toBe(200);
  await stack.run(Role.SALES, 'mutation($id: ID!) { deleteSavedQuery(id: $id) { success } }', {
    id,
  });
  expect((await stack.get('/q/renamed.csv', token)).status).toBe(404);
});

test('a walk that has begun waits until its token has points again', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, 'TENANT');
  const { port } = stack.backend.app.server.address() as AddressInfo;
  const small = await testGateway(`http://127.0.0.1:${port}`, {
    env: { COST_BUCKET: '60', COST_RESTORE: '60' },
  });
  const started = performance.now();
  const { statusCode, body } = await small.app.inject({
    url: '/q/customers.json?first=1',
    headers: { authorization: `Bearer ${token}` },
  });
  await small.close();
  expect([statusCode, JSON.parse(body).length]).toEqual([200, 2]);
  expect(performance.now() - started).toBeGreaterThan(900);
});
