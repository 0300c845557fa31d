import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testOutbox } from '../../testing/testOutbox.ts';
import { companyNow, takeFirstCompany } from '../core/data/company.ts';
import { withTransaction } from '../core/data/database.ts';
import { readSettings } from '../core/settings.ts';
import { setUpCompany, setUpRegistration } from '../company/company.public.ts';
import type { Message } from '../messages/messages.public.ts';
import { makeSetUpToken } from './setUpTokens.ts';

const IDENTITY = {
  legal_name: 'Asha Traders',
  pan: 'AAACM4154Q',
  cin: '',
  phone: '',
  email: '',
  bank: '',
  upi_id: '',
  invoice_terms: 'Pay in 30 days',
  quotation_terms: '',
};
const KOCHI = {
  gstin: '32AAACM4154Q1ZB',
  state: 'kerala',
  address1: '9 Market Road',
  city: 'Kochi',
  postal_code: '682001',
};
/** One pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ASHA = { email: 'Asha@example.com', mobile: '9876543210', first_name: 'Asha' };

let app: TestApp;
let token: string;
const sent: Message[] = [];
let accepts = true;

beforeAll(async () => {
  app = await createTestApp({
    fill: () => Promise.resolve(new Map()),
    services: {
      outbox: testOutbox({}),
      messenger: {
        reaches: () => Promise.resolve(accepts),
        sendNow: (message) => {
          sent.push(message);
          return Promise.resolve(accepts);
        },
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'users',
    'document_prefixes',
    'document_series',
    'company',
    'gst_registrations',
    'set_up_tokens',
    'set_up_failures',
  ])
    await sql`delete from ${sql.table(table)}`.execute(app.db);
  token = (await makeSetUpToken(app.db)) ?? '';
});

const post = (path: string, body: object, given = token) =>
  call(app, null, 'POST', `/set_up${path}`, { token: given, ...body });
const company = (version: number | null = null, more: object = {}) =>
  post('/company', { version, ...IDENTITY, ...more });
const registration = (version: number, more: object = {}) =>
  post('/registration', { version, ...KOCHI, ...more });

test('a token opens it until it expires, a wrong one never, and only ten times an hour', async () => {
  expect((await call(app, null, 'GET', '/set_up')).body).toMatchObject({ open: true });
  expect((await post('/state', {})).body.data).toEqual({
    company: null,
    registration: null,
    series: [],
    is_numbered: false,
    has_mail: true,
    mail_from: expect.any(String),
  });
  const { rows } = await sql`select from set_up_tokens where token_hash = ${token}`.execute(app.db);
  expect(rows).toEqual([]);
  await sql`update set_up_tokens set expires_at = now()`.execute(app.db);
  expect((await post('/state', {})).body.error).toBe('SET_UP_TOKEN');
  const fresh = (await makeSetUpToken(app.db)) ?? '';
  expect((await post('/state', {}, fresh)).status).toBe(200);
  for (let i = 0; i < 10; i++)
    expect((await post('/company', { version: null, ...IDENTITY }, 'wrong')).body.error).toBe(
      'SET_UP_TOKEN',
    );
  expect((await post('/state', {}, fresh)).body.error).toBe('RATE_LIMITED');
  await sql`update set_up_failures set since = now() - interval '61 minutes'`.execute(app.db);
  expect((await post('/state', {}, fresh)).status).toBe(200);
});

test.each([
  ['/company', { version: null, ...IDENTITY, pan: 'X' }, 'pan'],
  ['/company', { version: null, ...IDENTITY, legal_name: 'AB' }, 'legal_name'],
  ['/registration', { version: 1, ...KOCHI, postal_code: '560001' }, 'postal_code'],
  ['/registration', { version: 1, ...KOCHI, gstin: '32AABCK1234F1ZX' }, 'gstin'],
])('%s names the field that is wrong and saves nothing', async (path, body, field) => {
  if (path === '/registration') await company();
  const answer = await post(path, body);
  expect(answer).toMatchObject({ status: 400, body: { field } });
  const { data } = (await post('/state', {})).body;
  expect(data.registration).toBeNull();
});

test('steps are saved one by one, taken up, and changed again', async () => {
  expect((await registration(1)).body.message).toMatch('company first');
  expect((await company()).body.data).toMatchObject({ company: { version: 1 } });
  expect((await post('/administrator', ASHA)).body.message).toMatch('GST registration first');
  expect((await registration(1)).body.data).toMatchObject({
    company: { legal_name: 'Asha Traders', invoice_terms: 'Pay in 30 days', version: 2 },
    registration: { ...KOCHI, state: 'Kerala' },
  });
  expect((await company(2, { pan: 'AABCK1234F' })).body).toMatchObject({ field: 'pan' });
  expect((await company(2, { phone: '0484 1' })).body.data.company).toMatchObject({
    phone: '0484 1',
    version: 3,
  });
  expect((await post('/state', {})).body.data.registration).toMatchObject({ city: 'Kochi' });
  expect(await companyNow(app.db)).toMatchObject({ companyStateCode: '32', companyVersion: 3 });
  const rows = await app.db
    .selectFrom('audit_log')
    .select(['user_id', 'action', 'remarks'])
    .where('entity', '=', 'COMPANY')
    .orderBy('audit_id')
    .execute();
  expect(rows[0]).toMatchObject({ user_id: null, action: 'CREATE' });
  expect(rows[0]?.remarks).toMatch('By the set-up page');
});

test('numbers are set of the registration and the company, and taken up', async () => {
  const invoices = { series: 'INV', prefix: 'AT/A', next_number: 146 };
  const orders = { series: 'SO', prefix: 'ORD', next_number: 1 };
  const numbers = (version: number, series: object[]) => post('/series', { version, series });
  await company();
  expect((await numbers(1, [invoices])).body.message).toMatch('GST registration first');
  const { data } = (await registration(1)).body;
  expect(data).toMatchObject({ is_numbered: false, series: { length: 4 } });
  expect((await numbers(1, [invoices])).body.error).toBe('CONFLICT');
  expect((await numbers(2, [invoices, { ...orders, prefix: 'ord' }])).body).toMatchObject({
    field: 'series.1.prefix',
  });
  expect((await numbers(2, [orders, orders])).body).toMatchObject({ field: 'series' });
  expect((await numbers(2, [invoices, orders])).body.data).toMatchObject({
    is_numbered: true,
    company: { version: 3 },
    series: expect.arrayContaining([
      expect.objectContaining({ ...invoices, gstin: KOCHI.gstin, has_numbers: false }),
      expect.objectContaining({ ...orders, gstin: null }),
    ]),
  });
  // a corrected GST number takes its series along
  const corrected = { gstin: '32AAACM4154Q2ZA' };
  expect((await registration(3, corrected)).body.data.series).toContainEqual(
    expect.objectContaining({ ...invoices, ...corrected }),
  );
});

test('logo and signature come with the company, and stay when they are left out', async () => {
  expect(await company(null, { logo: 'bm8gcGljdHVyZQ==' })).toMatchObject({
    status: 400,
    body: { field: 'logo' },
  });
  const stranger = await post('/company', { version: null, ...IDENTITY, logo: DOT }, 'wrong');
  expect(stranger.body.error).toBe('SET_UP_TOKEN');
  const first = (await company(null, { logo: DOT, signature: DOT })).body.data.company;
  expect(first.logo).toMatch(/^data:image\/png;base64,/);
  const later = (await company(1, { signature: '' })).body.data.company;
  expect(later).toMatchObject({ logo: first.logo, signature: '' });
});

test('two browsers at once make one company', async () => {
  const answers = await Promise.all([company(), company(null, { legal_name: 'Another' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.error).toBe('CONFLICT');
  const companies = await app.db.selectFrom('company').select('version').execute();
  expect(companies).toEqual([{ version: 1 }]);
});

test('the test mail says whether the server took it, ten times at most', async () => {
  expect((await post('/test_mail', { email: 'asha@example.com' })).status).toBe(200);
  expect(sent.at(-1)?.recipients).toEqual(['asha@example.com']);
  accepts = false;
  expect((await post('/test_mail', { email: 'asha@example.com' })).body.error).toBe(
    'MAIL_NOT_SENT',
  );
  accepts = true;
  for (let i = 2; i < 10; i++) await post('/test_mail', { email: 'asha@example.com' });
  expect((await post('/test_mail', { email: 'asha@example.com' })).body.error).toBe('RATE_LIMITED');
});

test('a command sets up the same way, without a page', async () => {
  await withTransaction(app.db, async (trx) => {
    const work = { trx, remarks: 'By munim init' };
    await setUpCompany(work, IDENTITY);
    await setUpRegistration(work, KOCHI);
  });
  expect(await companyNow(app.db)).toMatchObject({ companyName: 'Asha Traders' });
});

test('an empty database takes no demo company, and the company of the environment', async () => {
  const settings = (env: object) =>
    readSettings({
      TOKEN_SECRET: TEST_SECRETS.TOKEN_SECRET,
      FILE_SIGNING_KEY: TEST_SECRETS.FILE_SIGNING_KEY,
      DATABASE_URL: app.url,
      MUNIM_ENV: 'development',
      ...env,
    });
  await takeFirstCompany(app.db, settings({}));
  expect((await post('/state', {})).body.data.company).toBeNull();
  await takeFirstCompany(app.db, settings({ COMPANY_NAME: 'Of the environment' }));
  expect((await post('/state', {})).body.data.company).toMatchObject({
    legal_name: 'Of the environment',
  });
});

describe('the end', () => {
  test('makes one administrator, who may do everything, and shuts the page for good', async () => {
    await company();
    await registration(1);
    const answers = await Promise.all([
      post('/administrator', ASHA),
      post('/administrator', { ...ASHA, email: 'other@example.com', mobile: '9876543211' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const staff = await app.db.selectFrom('users').select(['role_id', 'permissions']).execute();
    expect(staff).toMatchObject([
      { role_id: Role.TOP_ADMIN, permissions: { company: expect.arrayContaining(['UPDATE']) } },
    ]);
    for (const [path, body] of [
      ['/state', {}],
      ['/company', { version: 2, ...IDENTITY }],
      ['/registration', { version: 2, ...KOCHI }],
      ['/series', { version: 2, series: [{ series: 'SO', prefix: 'A', next_number: 1 }] }],
      ['/test_mail', { email: 'asha@example.com' }],
      ['/administrator', ASHA],
    ] as const)
      expect((await post(path, body)).status).toBe(404);
    expect((await call(app, null, 'GET', '/set_up')).body).toMatchObject({ open: false });
    expect(await makeSetUpToken(app.db)).toBeUndefined();
    expect(await app.db.selectFrom('set_up_tokens').selectAll().execute()).toEqual([]);
  });
});
