import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;
const sent: unknown[] = [];
beforeAll(async () => {
  app = await createTestApp({ services: { outbox: keepingOutbox(sent) } });
  company = await addTestCompany(app);
});
afterAll(() => app.close());

const READ_CUSTOMERS = { tenant: ['READ'] };
let made = 0;
const make = (role: number, more: object = {}) =>
  call(app, role, 'POST', '/api_token', {
    api_token_name: `Token ${++made}`,
    permissions: READ_CUSTOMERS,
    days: 30,
    ...more,
  });
const tokenOf = async (role: number, more: object = {}): Promise<string> =>
  (await make(role, more)).body.token;

async function ask(
  token: string,
  url: string,
  more: { remoteAddress?: string; method?: 'POST' } = {},
) {
  const answer = await app.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...more,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const customers = async (token: string) => {
  const { status, body } = await ask(token, '/tenant/getTenant?limit=50');
  return [status, body.tenants?.map((row: { tenant_id: number }) => row.tenant_id).toSorted()];
};

test('shown once, kept as a hash, told by mail and audited without its text', async () => {
  const { status, body } = await make(Role.SALES, { api_token_name: '  Nightly   stock ' });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { data: { api_token_name: 'Nightly stock', state: 'ACTIVE', last_used_at: null } },
  });
  expect(body.token).toMatch(/^munim_[0-9A-Za-z]{38}$/);
  expect(body.data.token_end).toBe(body.token.slice(-4));
  const list = await call(app, Role.SALES, 'GET', '/api_token');
  expect(JSON.stringify(list.body)).not.toContain(body.token);
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from api_tokens a where to_jsonb(a)::text like ${`%${body.token}%`}
    union all select from audit_log a where to_jsonb(a)::text like ${`%${body.token}%`}
    union all select from idempotency_keys k where to_jsonb(k)::text like ${`%${body.token}%`}) as found`.execute(
    app.db,
  );
  expect(rows).toEqual([{ found: false }]);
  expect(sent.at(-1)).toMatchObject({
    recipients: ['role1007@example.com'],
    subject: 'A new API token: Nightly stock',
  });
  const audited = await app.db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'action', 'remarks'])
    .orderBy('audit_id', 'desc')
    .executeTakeFirst();
  expect(audited).toEqual({
    entity: 'USER',
    entity_id: app.userIdOf(Role.SALES),
    action: 'API_TOKEN_MADE',
    remarks: 'Nightly stock',
  });
});

test('reads what its maker reads, and no more than its pairs', async () => {
  const token = await tokenOf(Role.SALES);
  expect(await customers(token)).toEqual([200, [company.tenantId]]);
  expect((await ask(token, '/getOrderRequest')).status).toBe(403);
  const { body } = await ask(token, '/user/profile');
  expect(body.user).toMatchObject({ role_id: Role.SALES, permissions: READ_CUSTOMERS });
});

test('who may change stock gives a token that looks at it alone', async () => {
  const token = await tokenOf(Role.OPERATIONS, { permissions: { stock: ['READ'] } });
  for (const url of ['/warehouse', '/transporter', '/shipment', '/inventory?warehouse_id=1'])
    expect([url, (await ask(token, url)).status === 403]).toEqual([url, false]);
  const writes = await app.app.inject({
    method: 'POST',
    url: '/transporter',
    headers: { authorization: `Bearer ${token}` },
    payload: { transporter_name: 'Vayu', gst_number: '29AABCU9603R1ZJ' },
  });
  expect(writes.statusCode).toBe(403);
  expect((await make(Role.SALES, { permissions: { stock: ['READ'] } })).body.error).toBe(
    'NOT_GRANTABLE',
  );
});

test('an organisation’s token sees its customers alone', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, { org_id: 2 });
  expect(await customers(token)).toEqual([200, [company.foreignTenantId]]);
  expect((await ask(token, '/user/profile')).body.user).toMatchObject({
    role_id: Role.ORGANISATION,
    organisation_details: null,
  });
  expect(await make(Role.SALES, { org_id: 2 })).toMatchObject({
    status: 400,
    body: { field: 'org_id' },
  });
  expect(await make(Role.TOP_ADMIN, { org_id: 999 })).toMatchObject({
    status: 400,
    body: { field: 'org_id' },
  });
});

test('ends with what its maker may, at the next call', async () => {
  const token = await tokenOf(Role.OPERATIONS, { permissions: { order: ['READ'] } });
  const read = async () => (await ask(token, '/getOrderRequest')).status;
  expect(await read()).toBe(200);
  const change = (values: object) =>
    app.db
      .updateTable('users')
      .set(values)
      .where('user_id', '=', app.userIdOf(Role.OPERATIONS))
      .execute();
  const { permissions } = await app.db
    .selectFrom('users')
    .select('permissions')
    .where('user_id', '=', app.userIdOf(Role.OPERATIONS))
    .executeTakeFirstOrThrow();
  await change({ permissions: JSON.stringify({ ...permissions, order: [] }) });
  expect(await read()).toBe(403);
  await change({ permissions: JSON.stringify(permissions), banned: true });
  expect(await read()).toBe(401);
  await change({ banned: false });
  expect(await read()).toBe(200);
});

test('a role that sees a part of the rows since then gives nobody an organisation', async () => {
  const token = await tokenOf(Role.FINANCE, { org_id: 1 });
  expect((await customers(token))[0]).toBe(200);
  const set = (role_id: number) =>
    app.db
      .updateTable('users')
      .set({ role_id })
      .where('user_id', '=', app.userIdOf(Role.FINANCE))
      .execute();
  await set(Role.SALES);
  expect((await customers(token))[0]).toBe(401);
  await set(Role.FINANCE);
});

test('revoked by its maker or by who changes staff; not by another', async () => {
  const { body } = await make(Role.SALES);
  const { api_token_id } = body.data;
  const revoke = (role: number) => call(app, role, 'POST', '/api_token/revoke', { api_token_id });
  expect((await revoke(Role.SALES_SECOND)).status).toBe(404);
  expect((await ask(body.token, '/user/profile')).status).toBe(200);
  expect(await revoke(Role.TOP_ADMIN)).toMatchObject({
    status: 200,
    body: { data: { state: 'REVOKED' } },
  });
  expect((await ask(body.token, '/user/profile')).status).toBe(401);
  expect((await revoke(Role.SALES)).status).toBe(200);
});

test('a new secret; the one before works on for the hours that were given', async () => {
  const { body } = await make(Role.SALES);
  const { api_token_id, version } = body.data;
  const rotate = (more: object) =>
    call(app, Role.SALES, 'POST', '/api_token/rotate', {
      api_token_id,
      version,
      days: 10,
      overlap_hours: 2,
      ...more,
    });
  const both = await Promise.all([rotate({}), rotate({})]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const next = both.find(({ status }) => status === 200)!.body;
  expect(both.find(({ status }) => status === 400)!.body).toMatchObject({ error: 'CONFLICT' });
  for (const token of [body.token, next.token])
    expect((await ask(token, '/user/profile')).status).toBe(200);
  await app.db
    .updateTable('api_tokens')
    .set({ previous_ends_at: sql<string>`now() - interval '1 second'` })
    .where('api_token_id', '=', api_token_id)
    .execute();
  expect((await ask(body.token, '/user/profile')).status).toBe(401);
  expect((await ask(next.token, '/user/profile')).status).toBe(200);
  const last = await rotate({ version: 2, overlap_hours: 0 });
  expect((await ask(next.token, '/user/profile')).status).toBe(401);
  expect((await ask(last.body.token, '/user/profile')).status).toBe(200);
});

test('expired, mistyped, cut and invented tokens are refused alike', async () => {
  const token = await tokenOf(Role.SALES);
  const wrong = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  const invented = await tokenOf(Role.SALES);
  await app.db.deleteFrom('api_tokens').where('token_end', '=', invented.slice(-4)).execute();
  await app.db
    .updateTable('api_tokens')
    .set({ expires_at: sql<string>`now()` })
    .where('token_end', '=', token.slice(-4))
    .execute();
  for (const one of [token, wrong, token.slice(0, 20), invented, 'munim_', `${token} `])
    expect(await ask(one, '/user/profile')).toMatchObject({
      status: 401,
      body: { error: 'UNAUTHENTICATED' },
    });
});

test('used from its networks alone, in either spelling of the address', async () => {
  const token = await tokenOf(Role.SALES, {
    networks: ['203.0.113.7', '10.1.0.0/16', '2001:db8::/32'],
  });
  const from = async (remoteAddress: string) =>
    (await ask(token, '/user/profile', { remoteAddress })).status;
  expect(await from('203.0.113.7')).toBe(200);
  expect(await from('::ffff:10.1.255.3')).toBe(200);
  expect(await from('2001:db8:5::1')).toBe(200);
  expect(await from('203.0.113.8')).toBe(403);
  expect(await from('2001:db9::1')).toBe(403);
});

test('an address that a proxy garbled is none: refused by networks, harmless without', async () => {
  const garbled = async (token: string) =>
    (
      await app.app.inject({
        url: '/user/profile',
        headers: { authorization: `bearer ${token}`, 'x-forwarded-for': '203.0.113.5:1234' },
      })
    ).statusCode;
  expect(await garbled(await tokenOf(Role.SALES))).toBe(200);
  expect(await garbled(await tokenOf(Role.SALES, { networks: ['203.0.113.0/24'] }))).toBe(403);
});

test('a token of an organisation does not see what its maker entered for others', async () => {
  const expense = (created_by: number) =>
    app.db
      .insertInto('expenses')
      .values({
        entity_type: 'GENERAL',
        expense_head: 'OTHER',
        amount: '100.00',
        expense_date: '2026-11-01',
        created_by,
      } as never)
      .execute();
  await expense(app.userIdOf(Role.TOP_ADMIN));
  const asked = { permissions: { expense: ['READ'] } };
  const all = await ask(await tokenOf(Role.TOP_ADMIN, asked), '/expense');
  expect(all.body.count).toBe(1);
  const own = await ask(await tokenOf(Role.TOP_ADMIN, { ...asked, org_id: 2 }), '/expense');
  expect(own.body.count).toBe(0);
});

test('says when and from where it was used last', async () => {
  const { body } = await make(Role.SALES);
  await ask(body.token, '/user/profile', { remoteAddress: '198.51.100.4' });
  await ask(body.token, '/user/profile', { remoteAddress: '198.51.100.5' });
  const { body: list } = await call(app, Role.SALES, 'GET', '/api_token?limit=1');
  expect(list.data[0]).toMatchObject({
    last_used_at: expect.any(String),
    last_used_from: '198.51.100.4', // noted once a minute
  });
});

test('a token makes, lists, replaces and ends no token', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, { permissions: { company: ['READ'] } });
  expect((await ask(token, '/api_token')).status).toBe(403);
  for (const url of ['/api_token', '/api_token/rotate', '/api_token/revoke', '/user/logout'])
    expect((await ask(token, url, { method: 'POST' })).status).toBe(403);
});

test('lists its own; everybody’s for who may see staff', async () => {
  await make(Role.SALES_SECOND);
  const mine = await call(app, Role.SALES_SECOND, 'GET', '/api_token');
  expect(mine.body).toMatchObject({
    count: 1,
    may_make: true,
    data: [{ user_info: { first_name: 'Role1008' } }],
  });
  expect((await call(app, Role.SALES_SECOND, 'GET', '/api_token?of_everybody=true')).status).toBe(
    403,
  );
  const all = await call(app, Role.TOP_ADMIN, 'GET', '/api_token?of_everybody=true&limit=200');
  expect(all.body.count).toBeGreaterThan(5);
});

test.each([
  ['more than its maker has', Role.SALES, { permissions: { payment: ['WRITE'] } }, 'NOT_GRANTABLE'],
  [
    'changing staff',
    Role.TOP_ADMIN,
    { permissions: { admin_user: ['READ', 'WRITE'] } },
    'VALIDATION',
  ],
  [
    'changing the settings',
    Role.TOP_ADMIN,
    { permissions: { company: ['READ', 'UPDATE'] } },
    'VALIDATION',
  ],
  [
    'changing without reading',
    Role.TOP_ADMIN,
    { permissions: { tenant: ['UPDATE'] } },
    'VALIDATION',
  ],
  ['no permission', Role.SALES, { permissions: {} }, 'VALIDATION'],
  ['no permission in an entity', Role.SALES, { permissions: { tenant: [] } }, 'VALIDATION'],
  ['an unknown entity', Role.SALES, { permissions: { moon: ['READ'] } }, 'VALIDATION'],
  ['a blank name', Role.SALES, { api_token_name: '  ' }, 'VALIDATION'],
  ['no day', Role.SALES, { days: 0 }, 'VALIDATION'],
  ['more than a year', Role.SALES, { days: 367 }, 'VALIDATION'],
  ['a name as a network', Role.SALES, { networks: ['example.com'] }, 'VALIDATION'],
  ['a network that is none', Role.SALES, { networks: ['10.0.0.0/33'] }, 'VALIDATION'],
  ['a field that is unknown', Role.SALES, { token: 'mine' }, 'VALIDATION'],
])('%s is refused', async (_, role, body, error) => {
  expect(await make(role, body)).toMatchObject({ status: 400, body: { error } });
});

test('a name is one token’s of a person, also when several come at once', async () => {
  const answers = await Promise.all(
    ['Robes', 'ROBES', ' robes '].map((api_token_name) => make(Role.SALES, { api_token_name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect((await make(Role.SALES_SECOND, { api_token_name: 'Robes' })).status).toBe(200);
});

test('no more than fifty work at once', async () => {
  const role = Role.BROAD_ACCESS;
  await app.db
    .insertInto('api_tokens')
    .values(
      Array.from({ length: 49 }, (_, i) => ({
        user_id: app.userIdOf(role),
        api_token_name: `Full ${i}`,
        permissions: JSON.stringify(READ_CUSTOMERS),
        token_hash: `hash ${i}`,
        token_end: '0000',
        expires_at: sql<string>`now() + interval '1 day'`,
      })),
    )
    .execute();
  const answers = await Promise.all([make(role), make(role)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const { body } = answers.find(({ status }) => status === 200)!;
  const { api_token_id, version } = body.data;
  const set = (values: object) =>
    app.db.updateTable('api_tokens').set(values).where('api_token_id', '=', api_token_id).execute();
  await set({ expires_at: sql<string>`now()` });
  expect((await make(role)).status).toBe(200);
  // an expired one would work again
  const rotation = { api_token_id, version, days: 1, overlap_hours: 0 };
  expect(await call(app, role, 'POST', '/api_token/rotate', rotation)).toMatchObject({
    status: 400,
    body: { error: 'TOO_MANY' },
  });
});

test('roles without tokens make none; what was made works on', async () => {
  expect((await make(Role.SALES_OUTSIDE)).status).toBe(403);
  expect((await make(Role.ORGANISATION)).status).toBe(403);
  const token = await tokenOf(Role.SALES);
  const set = (role_ids: number[], role: number = Role.TOP_ADMIN) =>
    call(app, role, 'PUT', '/api_token/roles', { role_ids });
  expect((await set([Role.SALES], Role.SALES)).status).toBe(403);
  expect(await set([Role.SALES])).toMatchObject({ status: 200, body: { data: [Role.SALES] } });
  expect((await make(Role.SALES)).status).toBe(403);
  expect((await call(app, Role.SALES, 'GET', '/api_token')).body.may_make).toBe(false);
  expect((await ask(token, '/user/profile')).status).toBe(200);
  expect((await make(Role.SALES_OUTSIDE)).status).toBe(200);
  await set([Role.SALES_OUTSIDE, Role.ORGANISATION]);
});

test('changes what its pairs allow, in its maker’s name', async () => {
  const token = await tokenOf(Role.TOP_ADMIN, {
    permissions: { product: ['READ', 'WRITE', 'APPROVE'] },
  });
  const answer = await app.app.inject({
    method: 'POST',
    url: '/transporter',
    headers: { authorization: `Bearer ${token}` },
    payload: { transporter_name: 'Vayu Roadways', gst_number: '29AABCU9603R1ZJ' },
  });
  expect(answer.json()).toMatchObject({ success: true });
  const audited = await app.db
    .selectFrom('audit_log')
    .select(['user_id', 'action'])
    .orderBy('audit_id', 'desc')
    .executeTakeFirst();
  expect(audited).toEqual({ user_id: app.userIdOf(Role.TOP_ADMIN), action: 'CREATE' });
});
