import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { testPrints } from '../../testing/testPrints.ts';
import { indianDay } from '../core/data/days.ts';
import { signLink } from './orderDelayLinks.ts';

let app: TestApp;
let company: TestCompany;
const numbers: Record<'own' | 'foreign' | 'later', string> = { own: '', foreign: '', later: '' };

const daysAgo = (days: number) => indianDay(new Date(Date.now() - days * 24 * 3600_000));
const INVALID = {
  status: 400,
  body: {
    success: false,
    message: 'This link is not valid or has expired.',
    error: 'LINK_INVALID',
  },
};

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
  const { order } = testPrints(app, company);
  const late = async (edd: string | null, more: Parameters<typeof order>[1] = {}) => {
    const made = await order('1234.00', more);
    await app.db.updateTable('orders').set({ edd }).where('order_id', '=', made.order_id).execute();
    return made;
  };
  numbers.own = (await late(daysAgo(3))).order_number;
  numbers.foreign = (await late(daysAgo(9), { foreign: true })).order_number;
  numbers.later = (await late(daysAgo(1))).order_number;
  await late(daysAgo(0));
  await late(null);
  await late(daysAgo(5), { delivered: true });
  const { order_id } = await late(daysAgo(5));
  await app.db
    .updateTable('orders')
    .set({ status: 'CANCELLED', cancelled: true })
    .where('order_id', '=', order_id)
    .execute();
});
beforeEach(async () => {
  await sql`delete from public_calls`.execute(app.db);
});
afterAll(() => app.close());

const read = (query = '', by = app) => call(by, null, 'GET', `/public/orderDelayTracker${query}`);
const withToken = (token: string, more = '') => read(`?token=${encodeURIComponent(token)}${more}`);
const make = (body: object, role: number | null = Role.TOP_ADMIN) =>
  call(app, role, 'POST', '/orderDelayTracker/link', body);
const tokenOf = async (body: object, role?: number) =>
  new URL((await make(body, role)).body.url).searchParams.get('token') ?? '';
const shown = async (token: string) =>
  (await withToken(token)).body.data.map((row: { order_number: string }) => row.order_number);

describe('a link', () => {
  test('shows open orders past their day, the latest first, and nothing else of them', async () => {
    const { status, body } = await make({});
    expect(status).toBe(200);
    expect(body.url).toMatch(
      /^http:\/\/localhost:3000\/public\/order-delay-tracker\?token=[\w-]+\.[\w-]+$/,
    );
    expect(body.expires_at).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);
    expect((await withToken(new URL(body.url).searchParams.get('token') ?? '')).body).toEqual({
      success: true,
      count: 3,
      data: [
        {
          order_number: numbers.foreign,
          stage: 'CONFIRMED',
          expected_date: daysAgo(9),
          days_late: 9,
        },
        { order_number: numbers.own, stage: 'CONFIRMED', expected_date: daysAgo(3), days_late: 3 },
        {
          order_number: numbers.later,
          stage: 'CONFIRMED',
          expected_date: daysAgo(1),
          days_late: 1,
        },
      ],
    });
  });

  test('shows one customer or one organisation only, page by page', async () => {
    expect(await shown(await tokenOf({ tenant_id: company.tenantId }))).toEqual([
      numbers.own,
      numbers.later,
    ]);
    expect(await shown(await tokenOf({ org_id: 2 }))).toEqual([numbers.foreign]);
    const page = await withToken(await tokenOf({ org_id: 1 }), '&page=2&limit=1');
    expect(page.body).toMatchObject({ count: 2, data: [{ order_number: numbers.later }] });
  });

  test('shows what its maker may see now, and ends with its maker', async () => {
    const maker = app.userIdOf(Role.SALES);
    const permissions = JSON.stringify({ order: ['READ', 'APPROVE'], tenant: ['READ'] });
    await app.db.updateTable('users').set({ permissions }).where('user_id', '=', maker).execute();
    const token = await tokenOf({}, Role.SALES);
    await app.db
      .updateTable('orders')
      .set({ customer_sales_person: maker })
      .where('tenant_id', '=', company.tenantId)
      .execute();
    expect(await shown(token)).toEqual([numbers.own, numbers.later]);
    expect(await make({ tenant_id: company.foreignTenantId }, Role.SALES)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    for (const column of ['banned', 'deleted_user'] as const) {
      await app.db
        .updateTable('users')
        .set({ [column]: true })
        .where('user_id', '=', maker)
        .execute();
      expect(await withToken(token)).toMatchObject(INVALID);
      await app.db
        .updateTable('users')
        .set({ [column]: false })
        .where('user_id', '=', maker)
        .execute();
    }
    expect((await withToken(token)).status).toBe(200);
  });

  test('is logged on what it shows', async () => {
    await make({ tenant_id: company.tenantId, valid_days: 7 });
    const { body } = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/logs?entity_name=TENANT&entity_id=${company.tenantId}`,
    );
    expect(body.data[0]).toMatchObject({ action: 'CREATE_TRACKER_LINK', remarks: '7 days' });
  });

  test.each([
    ['without a token', null, {}, 401],
    ['without APPROVE', Role.SALES_SECOND, {}, 403],
    ['for 0 days', Role.TOP_ADMIN, { valid_days: 0 }, 400],
    ['for 91 days', Role.TOP_ADMIN, { valid_days: 91 }, 400],
    ['for a field it does not know', Role.TOP_ADMIN, { order_id: 1 }, 400],
    ['for an organisation that is not there', Role.TOP_ADMIN, { org_id: 999_999 }, 404],
    ['for a customer that is not there', Role.TOP_ADMIN, { tenant_id: 999_999 }, 404],
  ])('is not made %s', async (_, role, body, status) => {
    expect((await make(body, role)).status).toBe(status);
  });
});

describe('a token', () => {
  const secret = TEST_SECRETS.TOKEN_SECRET;
  const soon = () => Math.floor(Date.now() / 1000) + 60;
  const good = () => signLink(secret, { makerId: app.userIdOf(Role.TOP_ADMIN), expiresAt: soon() });

  test('that is good opens', async () => {
    expect((await withToken(good())).status).toBe(200);
  });

  const bad: [string, () => string | Promise<string>][] = [
    [
      'run out',
      () =>
        signLink(secret, {
          makerId: app.userIdOf(Role.TOP_ADMIN),
          expiresAt: Math.floor(Date.now() / 1000) - 1,
        }),
    ],
    [
      'of another company',
      () =>
        signLink('other'.repeat(10), { makerId: app.userIdOf(Role.TOP_ADMIN), expiresAt: soon() }),
    ],
    ['of nobody', () => signLink(secret, { makerId: 999_999, expiresAt: soon() })],
    [
      'of a customer’s user',
      () => signLink(secret, { makerId: company.contactId, expiresAt: soon() }),
    ],
    [
      'with another payload',
      () =>
        `${Buffer.from(JSON.stringify([1, soon() + 1, 0, 0])).toString('base64url')}.${good().split('.')[1]}`,
    ],
    ['with a letter changed', () => good().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['with more behind it', () => `${good()}.more`],
    ['without its signature', () => good().split('.')[0]!],
    [
      'of a session',
      async () => (await app.as(Role.TOP_ADMIN)).authorization.slice('Bearer '.length),
    ],
    ['of nonsense', () => 'x'],
  ];
  test.each(bad)('%s does not', async (_, token) => {
    expect(await withToken(await token())).toMatchObject(INVALID);
  });

  test('is needed', async () => {
    expect(await read()).toMatchObject(INVALID);
    expect(await read('?token=')).toMatchObject({ status: 400, body: { field: 'token' } });
  });
});

test('an address may ask 30 times a minute, whatever it asks', async () => {
  const asked = (calls: number) =>
    sql`insert into public_calls (address, minute, calls)
      select '127.0.0.1', date_trunc('minute', now()) + make_interval(mins => m), ${calls} from generate_series(0, 1) m
      on conflict (address, minute) do update set calls = excluded.calls`.execute(app.db);
  await asked(29);
  expect((await read('?token=x')).body.error).toBe('LINK_INVALID');
  await asked(30);
  expect((await read('?token=x')).body.error).toBe('RATE_LIMITED');
  const other = await app.app.inject({
    url: '/public/orderDelayTracker?token=x',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(other.json().error).toBe('LINK_INVALID');
});

describe('ORDER_DELAY_TRACKER', () => {
  const started: TestApp[] = [];
  const start = async (mode: string) => {
    const other = await createTestApp({ env: { ORDER_DELAY_TRACKER: mode } });
    started.push(other);
    return other;
  };
  afterAll(() => Promise.all(started.map((one) => one.close())));

  test('off: not found, and no link is made', async () => {
    const other = await start('off');
    expect(await read('', other)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    expect((await call(other, Role.TOP_ADMIN, 'POST', '/orderDelayTracker/link', {})).status).toBe(
      400,
    );
  });

  test('open: shown without a link; a bad one is no better than before', async () => {
    const other = await start('open');
    const { order } = testPrints(other, await addTestCompany(other));
    const { order_number, order_id } = await order('10.00');
    await other.db
      .updateTable('orders')
      .set({ edd: daysAgo(2) })
      .where('order_id', '=', order_id)
      .execute();
    expect((await read('', other)).body).toMatchObject({
      count: 1,
      data: [{ order_number, days_late: 2 }],
    });
    expect(await read('?token=x', other)).toMatchObject(INVALID);
  });
});
