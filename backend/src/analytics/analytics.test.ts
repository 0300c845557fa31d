import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Measure,
  MEASURE_NAMES,
  MEASURES,
  MOM_MEASURES,
} from '@munim/schema/analytics/measures.ts';
import { canBy, Role, roleTemplate, seesGrowth } from '@munim/schema/shared/roles.ts';
import { addDays, addMonths, endOfMonth } from '@munim/schema/shared/days.ts';
import { percentChange } from '@munim/schema/shared/money.ts';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import type { Documents } from '../../testing/testScopedDocuments.ts';
import { addScopes, CUT_ROLES, type CutRole, FOREIGN } from '../../testing/testScopes.ts';
import { indianDay } from '../core/data/days.ts';

let app: TestApp;
let own: Documents;
let ownedBy: (role: CutRole) => Promise<void>;

beforeAll(async () => {
  app = await createTestApp({
    services: { outbox: keepingOutbox() },
  });
  ({ own, ownedBy } = await addScopes(app));
  const { db } = app;
  await db.updateTable('payments').set({ status: 'PAID' }).execute();
  await db
    .updateTable('delivery_challans')
    .set({ status: 'DELIVERED', delivered_at: new Date().toISOString() })
    .where('challan_type', '=', 'CUSTOMER')
    .execute();
}, 60_000);
afterAll(() => app.close());

const TODAY = indianDay();
const RANGE = `from_date=${addDays(TODAY, -30)}&to_date=${TODAY}`;
const ask = async (role: number, query: string) => {
  const { status, body } = await call(app, role, 'GET', `/reports/metrics?${query}`);
  return { status, body };
};

/** The value of each measure, in few questions. */
async function totalsOf(
  role: number,
  measures: readonly Measure[],
  more = '',
): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for (let i = 0; i < measures.length; i += 12) {
    const asked = measures.slice(i, i + 12);
    const { status, body } = await ask(role, `measures=${asked.join(',')}&${RANGE}${more}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    asked.forEach((measure, at) => (found[measure] = body.totals[at].value));
  }
  return found;
}

/**
 * Measures of documents: the company's own stock, its vendors and bills written by hand have no
 * foreign half.
 */
const OF_DOCUMENTS = MEASURE_NAMES.filter(
  (measure) => !measure.startsWith('STOCK_') && MEASURES[measure].needs[0] !== 'SELLER',
);
const isSum = (measure: Measure) =>
  ['COUNT', 'PIECES', 'RUPEES'].includes(MEASURES[measure].unit) && !measure.endsWith('_PRICE');

describe('a number counts only what its viewer may see', () => {
  test.each(CUT_ROLES)('as %i: half of what is there, by every measure', async (role) => {
    await ownedBy(role);
    const all = await totalsOf(Role.TOP_ADMIN, OF_DOCUMENTS);
    const seen = await totalsOf(role, OF_DOCUMENTS);
    const customers = role === Role.CATEGORY_MANAGER ? 0 : 0.5;
    // documents of old books have no goods of a category
    const unseen: Partial<Record<Measure, number>> =
      role === Role.CATEGORY_MANAGER ? { OUTSTANDING: 600, ADVANCES: 600 } : {};
    const halves = OF_DOCUMENTS.filter(isSum).map((measure) => {
      const share = MEASURES[measure].needs[0] === 'TENANT' ? customers : 0.5;
      return [measure, Number(all[measure]) * share - (unseen[measure] ?? 0)];
    });
    expect(OF_DOCUMENTS.filter(isSum).map((measure) => [measure, Number(seen[measure])])).toEqual(
      halves,
    );
    expect(Object.values(all).filter(Number).length).toBeGreaterThan(30);
  });

  test.each(CUT_ROLES)('as %i: no foreign name, nor with a filter on it', async (role) => {
    await ownedBy(role);
    for (const measure of [
      'QUOTE_REQUESTS',
      'QUOTATIONS',
      'ORDERS',
      'INVOICED',
      'OUTSTANDING',
      'RECEIVED',
    ]) {
      const query = `measures=${measure}&group_by=CUSTOMER&${RANGE}`;
      expect(JSON.stringify((await ask(Role.TOP_ADMIN, query)).body)).toContain(FOREIGN);
      const { status, body } = await ask(role, query);
      expect([measure, status, JSON.stringify(body).includes(FOREIGN)]).toEqual([
        measure,
        200,
        false,
      ]);
      expect(body.data.map((row: { groups: { id: string }[] }) => row.groups[0]?.id)).toEqual([
        String(own.tenant_id),
      ]);
    }
  });
});

describe('who may ask', () => {
  const rolesThatSee = async (measure: Measure) => {
    const statuses = await Promise.all(
      [Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.OPERATIONS].map(
        async (role) => (await ask(role, `measures=${measure}&${RANGE}`)).status,
      ),
    );
    return statuses.join(' ');
  };
  test.each([
    ['ORDERS', '200 200 200'],
    ['QUOTE_REQUESTS', '200 200 403'],
    ['RECEIVED', '200 200 403'],
    ['GROSS_MARGIN', '200 200 200'],
  ] as const)('%s', async (measure, statuses) =>
    expect(await rolesThatSee(measure)).toBe(statuses),
  );

  test('costs are refused to who sees orders but no cost prices', async () => {
    const seller = await app.db
      .insertInto('users')
      .values({
        role_id: Role.SALES,
        first_name: 'Seller',
        email: 's@example.com',
        mobile: '6000000001',
        username: 'seller',
        permissions: JSON.stringify({ order: ['READ'] }),
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    expect((await ask(seller.user_id, `measures=INVOICED&${RANGE}`)).status).toBe(200);
    expect(await ask(seller.user_id, `measures=INVOICED,GOODS_COST&${RANGE}`)).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to see GOODS_COST', field: 'measures' },
    });
  });

  test('the definitions say what is allowed', async () => {
    const { body } = await call(app, Role.OPERATIONS, 'GET', '/reports/metricDefinitions');
    const allowed = body.data
      .filter((one: { is_allowed: boolean }) => one.is_allowed)
      .map((one: { measure: string }) => one.measure);
    expect(allowed).toContain('PURCHASED');
    expect(allowed).not.toContain('RECEIVED');
    expect(body.data).toHaveLength(MEASURE_NAMES.length);
  });
});

describe('questions that cannot be answered say why', () => {
  test.each([
    [
      'measures=OUTSTANDING&group_by=MONTH',
      'group_by',
      /^OUTSTANDING cannot be taken by MONTH, only by SALES_PERSON, CUSTOMER, ORGANISATION, RECORD, AGE, DATED, DUE$/,
    ],
    [
      'measures=MARGIN_AFTER_FREIGHT&group_by=PAYMENT_MODE',
      'group_by',
      /^MARGIN_AFTER_FREIGHT cannot be taken by PAYMENT_MODE, only by DAY/,
    ],
    ['measures=RECEIVED&sku=1', 'filter', /^RECEIVED cannot be taken by SKU/],
    ['measures=ORDERS&group_by=DAY,MONTH', 'group_by', /^Only one of DAY, WEEK/],
    ['measures=ORDERS&customer=abc', 'customer', /^abc is not an id$/],
    ['measures=ORDERS&order_by=INVOICED', 'order_by', /^INVOICED is not among the measures$/],
    ['measures=PROFIT', 'measures.0', /./],
  ])('%s', async (query, field, message) => {
    expect(await ask(Role.TOP_ADMIN, `${query}&${RANGE}`)).toMatchObject({
      status: 400,
      body: { field, message: expect.stringMatching(message) },
    });
  });

  test.each([
    ['from_date=2026-02-01&to_date=2026-01-01', 'to_date'],
    ['from_date=2000-01-01&to_date=2026-01-01', 'from_date'],
  ])('%s', async (range, field) => {
    expect(await ask(Role.TOP_ADMIN, `measures=ORDERS&${range}`)).toMatchObject({
      status: 400,
      body: { field },
    });
  });
});

describe('dashboards', () => {
  const days = `start_date=${TODAY}&end_date=${TODAY}`;
  const dataOf = async (path: string) => (await call(app, Role.TOP_ADMIN, 'GET', path)).body.data;

  test.each(['/rfq/rfqAnalytics', '/quotation/quotationAnalytics', '/order/orderAnalytics'])(
    '%s: each table holds all documents',
    async (path) => {
      const data = await dataOf(`${path}?${days}`);
      expect(data.total).toBeGreaterThan(0);
      for (const table of [data.by_status, data.by_sales_person, data.by_tenant, data.by_day])
        expect(table.reduce((sum: number, row: { total: number }) => sum + row.total, 0)).toBe(
          data.total,
        );
      expect(data.by_day).toEqual([expect.objectContaining({ day: TODAY, total: data.total })]);
      const one = await dataOf(`${path}?${days}&tenant_id=${own.tenant_id}`);
      expect(one.total).toBe(data.total / 2);
    },
  );

  test('customers: all, new, and those that ordered', async () => {
    expect(await dataOf(`/customer/customerAnalytics?${days}`)).toMatchObject({
      total: 2,
      new: 2,
      active: 2,
    });
    expect(
      await call(app, Role.TOP_ADMIN, 'GET', `/customer/customerAnalytics?${days}&tenant_id=1`),
    ).toMatchObject({ status: 400 });
  });

  test('purchases of a SKU by month', async () => {
    const data = await dataOf(
      `/purchase/purchase_analytics?from_date=${addDays(TODAY, -60)}&to_date=${TODAY}&product_sku_id=${own.sku_id}`,
    );
    expect(data.at(-1)).toMatchObject({ period: `${TODAY.slice(0, 8)}01`, quantity: 10 });
    expect(Number(data.at(-1).value) / 10).toBe(Number(data.at(-1).average_price));
    expect(data.length).toBeGreaterThanOrEqual(2);
  });

  test('more than a year is refused', async () => {
    expect(
      await call(
        app,
        Role.TOP_ADMIN,
        'GET',
        '/order/orderAnalytics?start_date=2025-01-01&end_date=2026-01-02',
      ),
    ).toMatchObject({ status: 400, body: { field: 'start_date' } });
  });
});

describe('growth', () => {
  test('months of the company, with 0 where nothing was', async () => {
    const { body } = await call(app, Role.TOP_ADMIN, 'GET', '/reports/momMetrics?months=3');
    expect(body.data).toHaveLength(3);
    expect(body.data[0]).toMatchObject({
      order_count: 0,
      order_value: '0.00',
      margin_percent: null,
      growth_percent: null,
    });
    const totals = await totalsOf(Role.TOP_ADMIN, ['ORDERS', 'ORDER_VALUE', 'RECEIVED']);
    expect(body.data[2]).toMatchObject({
      month: TODAY.slice(0, 7),
      order_count: Number(totals['ORDERS']),
      order_value: totals['ORDER_VALUE'],
    });
  });

  test('of the running month on the same days of the month before, of months to come none', async () => {
    const month = `${TODAY.slice(0, 7)}-01`;
    const sameDay = TODAY === endOfMonth(TODAY) ? addDays(month, -1) : addMonths(TODAY, -1);
    const orders = await app.db.selectFrom('orders').select('order_id').limit(2).execute();
    const days = [addMonths(month, -1), addDays(month, -1)]; // one within them, one behind them
    for (const [i, { order_id }] of orders.entries())
      await app.db
        .updateTable('orders')
        .set({ created_at: `${days[i]}T08:00:00Z` })
        .where('order_id', '=', order_id)
        .execute();
    const valueOf = async (from: string, to: string): Promise<string> => {
      const range = `from_date=${from}&to_date=${to}`;
      const { body } = await ask(Role.TOP_ADMIN, `measures=ORDER_VALUE&${range}`);
      return body.totals[0].value;
    };
    const before = await valueOf(addMonths(month, -1), sameDay);
    const end = addMonths(month, 1).slice(0, 7);
    const path = `/reports/momMetrics?months=3&end_month=${end}`;
    const { body } = await call(app, Role.TOP_ADMIN, 'GET', path);
    expect(Number(before)).toBeGreaterThan(0);
    expect(body.data[0].order_value).not.toBe(TODAY === endOfMonth(TODAY) ? null : before);
    expect(body.data[1].growth_percent).toBe(percentChange(before, body.data[1].order_value));
    expect(body.data[2].growth_percent).toBeNull();
  });

  test('customers by what they were invoiced, found by name', async () => {
    const { body } = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/reports/customerVendorSalesMetrics?group_by=customer&months=2&search=${FOREIGN}`,
    );
    expect(body).toMatchObject({
      count: 1,
      data: [{ name: FOREIGN, months: [{ value: '0.00', growth_percent: null }, {}] }],
    });
    expect(body.data[0].months[1].value).toBe(body.data[0].total);
    const nobody = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      '/reports/customerVendorSalesMetrics?group_by=vendor&search=nobody',
    );
    expect(nobody.body).toMatchObject({ count: 0, data: [] });
  });

  const REPORTS = ['momMetrics?months=2', 'customerVendorSalesMetrics?group_by=vendor'];

  test('finance reads the same months, managers none', async () => {
    const readReport = (role: number, report: string) =>
      call(app, role, 'GET', `/reports/${report}`);
    for (const report of REPORTS) {
      const answer = await readReport(Role.FINANCE, report);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual((await readReport(Role.TOP_ADMIN, report)).body);
      expect((await readReport(Role.BROAD_ACCESS, report)).status).toBe(403);
    }
  });

  test.each([
    ['payment', REPORTS[0]],
    ['purchase_order', REPORTS[0]],
    ['purchase_order', REPORTS[1]],
  ] as const)('without the right to read %s: no %s', async (entity, report) => {
    const { [entity]: _, ...permissions } = roleTemplate(Role.FINANCE);
    const change = (value: object) =>
      app.db
        .updateTable('users')
        .set({ permissions: JSON.stringify(value) })
        .where('user_id', '=', app.userIdOf(Role.FINANCE))
        .execute();
    await change(permissions);
    expect((await call(app, Role.FINANCE, 'GET', `/reports/${report}`)).status).toBe(403);
    await change(roleTemplate(Role.FINANCE));
  });
});

test('the growth reports open with the permission for each of their numbers', () => {
  const pairs = [...MOM_MEASURES, 'BILLED' as const].map((measure) => MEASURES[measure].needs);
  const canAll = canBy(roleTemplate(Role.FINANCE));
  expect(seesGrowth(Role.FINANCE, canAll)).toBe(true);
  expect(seesGrowth(Role.BROAD_ACCESS, canAll)).toBe(false);
  for (const [entity, action] of pairs)
    expect(
      seesGrowth(
        Role.FINANCE,
        (one, other) => (one !== entity || other !== action) && canAll(one, other),
      ),
    ).toBe(false);
});
