import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Dimension,
  type Measure,
  MEASURE_NAMES,
  seesMeasure,
} from '@munim/schema/analytics/measures.ts';
import { sql } from 'kysely';
import {
  addResult,
  resultDefinition,
  resultSetOf,
  MANY_GROUPS,
} from '../src/analytics/cachedResults.ts';
import { type MetricRequest, readMetrics } from '../src/analytics/metrics.ts';
import { refreshTotals } from '../src/analytics/refreshTotals.ts';
import { summedOf } from '../src/analytics/metricSql.ts';
import type { Viewer } from '../src/core/access/viewer.ts';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import type { Settings } from '../src/core/settings.ts';
import { type IssuedDemo, openIssuedDemo, viewersOfEachScope } from '../testing/testIssuedDemo.ts';
import { TODAY } from '../testing/testDemoData.ts';
import { wrongAnswers } from '../testing/testSums.ts';

let demo: IssuedDemo;
let db: Database;
let settings: Settings;
let viewers: Record<'admin' | 'manager' | 'sales', Viewer>;
const asked: string[] = [];
beforeAll(async () => {
  demo = await openIssuedDemo({ onQuery: ({ sql: text }) => asked.push(text) });
  ({ db, settings } = demo);
  viewers = await viewersOfEachScope(db);
}, 120_000);
afterAll(() => demo.close());
beforeEach(async () => {
  await run('delete from kept_answers');
  await refreshTotals(db, settings);
});

const run = (statement: string) => sql.raw(statement).execute(db);
const YEAR = { from: '2025-11-22', to: TODAY };

const QUESTIONS: [measures: Measure[], groupBy: Dimension[]][] = [
  [['INVOICED'], ['SKU', 'STATE']],
  [
    ['INVOICED_QUANTITY', 'IGST'],
    ['GST_RATE', 'SKU', 'MONTH'],
  ],
  [['PURCHASE_PRICE'], ['SKU', 'MONTH', 'VENDOR']],
  [
    ['PURCHASED', 'PURCHASED_QUANTITY'],
    ['VENDOR', 'SKU'],
  ],
  [['QUOTE_REQUESTS'], ['CUSTOMER']],
  [
    ['QUOTATIONS', 'QUOTED'],
    ['CUSTOMER', 'STATUS'],
  ],
  [
    ['ORDERS', 'ORDER_VALUE'],
    ['CUSTOMER', 'MONTH'],
  ],
  [['INVOICED', 'ORDER_VALUE'], ['CUSTOMER']],
];
const requestOf = (
  measures: readonly Measure[],
  groupBy: readonly Dimension[],
  more: Partial<MetricRequest> = {},
): MetricRequest => ({ measures, groupBy, range: YEAR, filter: {}, limit: 500, ...more });

/** Keeps the answer of a question, however few its groups. */
async function keep(viewer: Viewer, request: MetricRequest): Promise<number> {
  const context = { db, settings, viewer };
  const parts = [...summedOf(request.measures)].map(([name, measures]) => ({ name, measures }));
  const sets = parts.flatMap(
    (part) => resultSetOf(context, { ...request, earlier: undefined }, part) ?? [],
  );
  for (const set of sets) await withTransaction(db, (trx) => addResult(trx, set, settings));
  return sets.length;
}
const askBoth = async (viewer: Viewer, request: MetricRequest) => [
  await readMetrics({ db, settings, viewer }, request),
  // answers come from the documents inside a transaction
  await withTransaction(db, (trx) => readMetrics({ db: trx, settings, viewer }, request)),
];
/** True when the answer is read from kept results. */
async function isHeld(request: MetricRequest, viewer: Viewer = viewers.admin): Promise<boolean> {
  asked.length = 0;
  await readMetrics({ db, settings, viewer }, request);
  return asked.some((text) => text.includes('from kept_groups'));
}

describe('answers that are kept are those from the documents', () => {
  test.each(QUESTIONS)('%j by %j', async (measures, groupBy) => {
    for (const viewer of [viewers.admin, viewers.manager, viewers.sales]) {
      if (!measures.every((measure) => seesMeasure(viewer.can, measure))) continue;
      await keep(viewer, requestOf(measures, groupBy));
      for (const more of [
        {},
        { limit: 7, offset: 5 },
        { order: { measure: measures[0], direction: 'desc' as const } },
        { order: { measure: measures[0], direction: 'asc' as const }, limit: 20 },
        { order: { direction: 'desc' as const }, limit: 20 },
      ]) {
        const request = requestOf(measures, groupBy, more);
        expect(await isHeld(request, viewer)).toBe(true);
        const [held, fromDocuments] = await askBoth(viewer, request);
        expect(held).toEqual(fromDocuments);
      }
    }
  });

  test('they are what is read', async () => {
    for (const [measures, groupBy] of QUESTIONS) {
      await keep(viewers.admin, requestOf(measures, groupBy));
      await run(
        'update kept_groups set s0 = s0 * 3 + 1000, s1 = s1 * 5 + 9, s2 = s2 * 3 + 1000, s5 = s5 + 7',
      );
      const [held, fromDocuments] = await askBoth(viewers.admin, requestOf(measures, groupBy));
      expect(held).not.toEqual(fromDocuments);
      await run('delete from kept_answers');
    }
  });
});

test.each([
  ['a filter', requestOf(['INVOICED'], ['SKU', 'STATE'], { filter: { STATE: ['29'] } })],
  ['an earlier range', requestOf(['INVOICED'], ['SKU', 'STATE'], { compareTo: 'LAST_YEAR' })],
  ['an average', requestOf(['DAYS_TO_ORDER'], ['CUSTOMER'])],
  ['a group whose changes are not noted', requestOf(['PURCHASED'], ['SKU', 'WAREHOUSE'])],
  ['documents counted by a group of their lines', requestOf(['ORDERS'], ['SKU'])],
])('%s is not kept', async (_, request) => {
  await keep(viewers.admin, { ...request, filter: {} });
  expect(await isHeld(request)).toBe(false);
});

test('each audience has its own, and each sales person', async () => {
  const request = requestOf(['INVOICED'], ['SKU', 'STATE']);
  const other = { ...viewers.sales, userId: viewers.sales.userId + 1 };
  expect(await keep(viewers.admin, request)).toBe(1);
  expect(await isHeld(request)).toBe(true);
  expect(await isHeld(request, viewers.manager)).toBe(false);
  expect(await isHeld(request, viewers.sales)).toBe(false);
  expect(await keep(viewers.sales, request)).toBe(1);
  expect(await isHeld(request, viewers.sales)).toBe(true);
  expect(await isHeld(request, other)).toBe(false);
});

const lastOf = (id: string, from: string) => `(select ${id} from ${from} order by 1 desc limit 1)`;
const INVOICED = `invoices i join invoice_lines il using (invoice_id) where i.status = 'PAID'`;
const otherCustomer = (table: string) =>
  `(select min(t.tenant_id) from tenants t where t.tenant_id <> ${table}.tenant_id)`;

/** Changes of a group, with the number of the trigger that tells of it. */
const CHANGES: [number: number, measures: Measure[], groupBy: Dimension[], statement: string][] = [
  [
    0,
    ['QUOTE_REQUESTS'],
    ['CUSTOMER'],
    `update rfqs set tenant_id = ${otherCustomer('rfqs')} where request_id = ${lastOf('request_id', 'rfqs')}`,
  ],
  [
    1,
    ['QUOTATIONS'],
    ['CUSTOMER'],
    `update quotations set tenant_id = ${otherCustomer('quotations')} where quotation_id = ${lastOf('quotation_id', 'quotations')}`,
  ],
  [
    4,
    ['ORDERS'],
    ['CUSTOMER'],
    `update orders set tenant_id = ${otherCustomer('orders')} where order_id = ${lastOf('order_id', 'orders')}`,
  ],
  [
    9,
    ['INVOICED'],
    ['CUSTOMER'],
    `update invoices set tenant_id = ${otherCustomer('invoices')} where invoice_id = ${lastOf('i.invoice_id', INVOICED)}`,
  ],
  [
    19,
    ['PURCHASED'],
    ['SKU', 'VENDOR'],
    `update purchase_order_lines set product_sku_id = (select min(k.product_sku_id) from skus k where k.product_sku_id <> purchase_order_lines.product_sku_id)
      where po_line_id = ${lastOf('po_line_id', `purchase_order_lines join purchase_orders using (po_id) where po_state = 'ISSUED'`)}`,
  ],
  [
    11,
    ['INVOICED'],
    ['SKU', 'STATE'],
    `update invoice_lines set product_sku_id = (select min(k.product_sku_id) from skus k where k.product_sku_id <> invoice_lines.product_sku_id)
      where invoice_line_id = ${lastOf('il.invoice_line_id', INVOICED)}`,
  ],
];

describe('a change of a group', () => {
  beforeAll(async () => {
    // each change is of one column, which others of the document would forbid
    await run(`do $$ declare one record; begin
      for one in select conrelid::regclass as of, conname from pg_constraint where contype in ('c', 'f', 'u') and connamespace = 'public'::regnamespace
          and conrelid::regclass::text in ('rfqs', 'quotations', 'orders', 'invoices', 'invoice_lines', 'purchase_order_lines') and contype = 'c' loop
        execute format('alter table %s drop constraint %I', one.of, one.conname);
      end loop; end $$`);
  });

  test.each(CHANGES)(
    'told by trigger %i, ends the answer of %j by %j',
    async (number, measures, groupBy, statement) => {
      const request = requestOf(measures, groupBy);
      await keep(viewers.admin, request);
      expect((await run(statement)).numAffectedRows).toBe(1n);
      // asked at once, before anything is computed anew
      expect(await isHeld(request)).toBe(false);
      const [now, fromDocuments] = await askBoth(viewers.admin, request);
      expect(now).toEqual(fromDocuments);
      await refreshTotals(db, settings);
      expect((await run('select from kept_answers')).rows).toEqual([]);
      // changes are missed without the trigger
      await keep(viewers.admin, request);
      const { rows } = await sql<{
        of: string;
        name: string;
      }>`select tgrelid::regclass::text as of, tgname as name
      from pg_trigger where tgname ~ ${`_changed_${number}_`}`.execute(db);
      const turn = async (how: string) => {
        for (const { of, name } of rows) await run(`alter table ${of} ${how} trigger ${name}`);
      };
      await turn('disable');
      await run(statement);
      await refreshTotals(db, settings);
      expect(await wrongAnswers(db, settings)).toHaveLength(1);
      await turn('enable');
    },
  );
});

test('a change of another day leaves an answer, and one of yesterday goes', async () => {
  const request = requestOf(['INVOICED'], ['SKU', 'STATE'], {
    range: { from: '2026-03-01', to: '2026-03-31' },
  });
  await keep(viewers.admin, request);
  await run(
    `update invoice_lines set line_total = line_total + 1 where invoice_line_id =
      ${lastOf('il.invoice_line_id', `${INVOICED} and i.invoice_date > '2026-04-10'`)}`,
  );
  expect(await isHeld(request)).toBe(true);
  await refreshTotals(db, settings);
  expect(await isHeld(request)).toBe(true);
  await run(`update kept_answers set made_on = current_date - 1`);
  await run(
    `update invoice_lines set line_total = line_total + 1 where invoice_line_id =
      ${lastOf('il.invoice_line_id', `${INVOICED} and i.invoice_date > '2026-04-10'`)}`,
  );
  await refreshTotals(db, settings);
  expect((await run('select from kept_answers')).rows).toEqual([]);
});

test('an answer is made once it was asked and has very many groups', async () => {
  const request = requestOf(['INVOICED'], ['SKU', 'STATE']);
  await readMetrics({ db, settings, viewer: viewers.admin }, request);
  await refreshTotals(db, settings);
  expect(await isHeld(request)).toBe(false);
  await run('alter table invoice_lines drop constraint invoice_lines_product_sku_id_fkey');
  await run(
    `create table copies as select * from invoice_lines where invoice_id = ${lastOf('i.invoice_id', INVOICED)} limit 1`,
  );
  await run(`insert into invoice_lines select (jsonb_populate_record(l, jsonb_build_object('invoice_line_id', 9000000 + n,
      'line_number', 10 + n, 'product_sku_id', 9000000 + n))).* from copies l, generate_series(1, ${MANY_GROUPS}) n`);
  await refreshTotals(db, settings);
  expect(await isHeld(request)).toBe(false);
  await refreshTotals(db, settings);
  expect(await isHeld(request)).toBe(true);
  const [held, fromDocuments] = await askBoth(viewers.admin, request);
  expect(held).toEqual(fromDocuments);
  expect(held?.count).toBeGreaterThan(MANY_GROUPS);
}, 60_000);

test.each(['manager', 'sales'] as const)(
  'no number of a %s looks for its documents in an array of very many orders',
  async (who) => {
    for (const measure of MEASURE_NAMES.filter((one) => seesMeasure(viewers[who].can, one))) {
      asked.length = 0;
      await withTransaction(db, (trx) =>
        readMetrics({ db: trx, settings, viewer: viewers[who] }, requestOf([measure], [])),
      );
      expect([measure, asked.filter((text) => /any\(array\(select o\./.test(text))]).toEqual([
        measure,
        [],
      ]);
    }
  },
);

test('an answer is named by its statement', () => {
  const context = { db, settings, viewer: viewers.admin };
  const request = { ...requestOf(['INVOICED'], ['SKU', 'STATE']), earlier: undefined };
  const definitions = [
    request,
    { ...request, groupBy: ['STATE', 'SKU'] as const },
    { ...request, range: { ...YEAR, to: '2026-10-31' } },
  ].map((one) => {
    const set = resultSetOf(context, one, { name: 'invoices', measures: one.measures });
    return set && resultDefinition(db, set, settings);
  });
  expect(new Set(definitions).size).toBe(3);
});
