import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Dimension,
  MEASURE_NAMES,
  type Measure,
  seesMeasure,
} from '@munim/schema/analytics/measures.ts';
import { canBy, OWN_CUSTOMERS_ONLY, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import {
  audienceOf,
  isKept,
  isKeptBy,
  KEPT,
  type KeptFacts,
} from '../src/analytics/dailyTotals.ts';
import { resultSetOf } from '../src/analytics/cachedResults.ts';
import type { Facts } from '../src/analytics/facts.ts';
import { FACTS, summed } from '../src/analytics/measureSql.ts';
import { summedOf } from '../src/analytics/metricSql.ts';
import { type MetricRequest, readMetrics } from '../src/analytics/metrics.ts';
import { refreshTotals } from '../src/analytics/refreshTotals.ts';
import type { Viewer } from '../src/core/access/viewer.ts';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import type { Settings } from '../src/core/settings.ts';
import { bringOpenings } from './openings.ts';
import { type IssuedDemo, openIssuedDemo, viewersOfEachScope } from '../testing/testIssuedDemo.ts';
import { TODAY } from '../testing/testDemoData.ts';
import { wantAllSums, wrongSums } from '../testing/testSums.ts';

/** Numbers of people who see their own customers only, from sums that all of them share. */
let demo: IssuedDemo;
let db: Database;
let settings: Settings;
let sellers: Viewer[];
const asked: string[] = [];
beforeAll(async () => {
  demo = await openIssuedDemo({ onQuery: ({ sql: text }) => asked.push(text) });
  ({ db, settings } = demo);
  await bringOpenings(db, settings);
  const { sales } = await viewersOfEachScope(db);
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'role_id'])
    .where('role_id', 'in', [...OWN_CUSTOMERS_ONLY])
    .orderBy('user_id')
    .execute();
  sellers = users.map(({ user_id: userId, role_id }) => {
    const permissions = roleTemplate(Number(role_id));
    return { ...sales, userId, roleId: Number(role_id), permissions, can: canBy(permissions) };
  });
}, 120_000);
afterAll(() => demo.close());
beforeEach(async () => {
  wantAllSums(db, settings);
  expect(await refreshTotals(db, settings)).toBe(true);
});

const run = (statement: string) => sql.raw(statement).execute(db);
const YEAR = { from: '2025-11-22', to: TODAY };
const requestOf = (measures: readonly Measure[], groupBy: readonly Dimension[]): MetricRequest => ({
  measures,
  groupBy,
  range: YEAR,
  filter: {},
});
const ask = (viewer: Viewer, request: MetricRequest) =>
  readMetrics({ db, settings, viewer }, request);
/** Answer from the documents, as always inside a transaction. */
const askDocuments = (viewer: Viewer, request: MetricRequest) =>
  withTransaction(db, (trx) => readMetrics({ db: trx, settings, viewer }, request));
const readsSums = () => asked.some((text) => text.includes('from day_sums where'));

const SUMMED: KeptFacts[] = [
  'requests',
  'orderedRequests',
  'quotations',
  'orders',
  'invoices',
  'payments',
];
const QUESTIONS = SUMMED.flatMap((name) =>
  ([...KEPT[name].by, null] as (Dimension | null)[]).flatMap((group) => {
    const all: readonly Measure[] = KEPT[name].measures;
    const measures = all.filter((measure) => isKeptBy(name, measure, group));
    return ([null, 'DAY', 'MONTH'] as const).map((period) => ({
      measures,
      groupBy: [group, period].filter((one) => one !== null),
    }));
  }),
);

describe('what each sales person sees is what their documents add up to', () => {
  test.each(QUESTIONS)('$measures by $groupBy', async ({ measures, groupBy }) => {
    const different = new Set<string>();
    for (const viewer of sellers) {
      const request = requestOf(
        measures.filter((measure) => seesMeasure(viewer.can, measure)),
        groupBy,
      );
      if (!request.measures.length) continue;
      asked.length = 0;
      const fromSums = await ask(viewer, request);
      expect(readsSums()).toBe(true);
      expect(fromSums).toEqual(await askDocuments(viewer, request));
      different.add(JSON.stringify(fromSums.totals));
    }
    expect(different.size).toBeGreaterThan(1);
  });

  test('every number that they may see, whether kept or not', async () => {
    for (const viewer of sellers)
      for (const measure of MEASURE_NAMES.filter((one) => seesMeasure(viewer.can, one))) {
        const request = requestOf([measure], []);
        expect([measure, await ask(viewer, request)]).toEqual([
          measure,
          await askDocuments(viewer, request),
        ]);
      }
  });
});

/** Each kind of rows that says who sees them. */
const OWNED = Object.entries(FACTS as Record<string, Facts>).filter(([, { owners }]) => owners);

test.each(OWNED)('%s: the owners of a row are those who see it', async (_, facts) => {
  const { from, visible, owners } = facts;
  let seen = 0;
  for (const viewer of sellers) {
    const { rows } = await sql<{ mine: number; wrong: number }>`
      select count(*) filter (where mine)::int as mine, count(*) filter (where mine is distinct from owned)::int as wrong
      from ${from(YEAR)} cross join lateral (select coalesce(${visible(viewer, settings)}, false) as mine,
        coalesce(${viewer.userId} = any(array_remove(${owners}, null)), false) as owned) one`.execute(
      db,
    );
    expect(rows[0]?.wrong).toBe(0);
    seen += rows[0]?.mine ?? 0;
  }
  expect(seen).toBeGreaterThan(0);
});

test('one set serves all of them, and it is what is read', async () => {
  const { rows } = await run(
    `select facts, dimension from sum_sets where (audience->>'roleId')::int = ${Role.SALES} group by 1, 2 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  const request = requestOf(['ORDER_VALUE'], ['SALES_PERSON']);
  const [first, second] = sellers as [Viewer, Viewer];
  const before = await ask(second, request);
  await run(`update day_sums set s1 = s1 * 2 where owner = ${first.userId}`);
  expect(await ask(first, request)).not.toEqual(await askDocuments(first, request));
  expect(await ask(second, request)).toEqual(before);
  await run('delete from sum_sets');
});

test.each([
  ['a sales person who may see purchase orders', 'PURCHASE_ORDER'],
  ['one who may see no orders', 'ORDER'],
])('nothing is kept for %s', async (_, entity) => {
  const [viewer] = sellers as [Viewer];
  const other: Viewer = {
    ...viewer,
    can: (one, action) =>
      one === entity && action === 'READ' ? entity !== 'ORDER' : viewer.can(one, action),
  };
  expect(audienceOf(other)).toBeUndefined();
  expect(audienceOf(viewer)).toBeDefined();
  asked.length = 0;
  const request = requestOf(['QUOTE_REQUESTS'], []);
  expect(await ask(other, request)).toEqual(await askDocuments(other, request));
  expect(readsSums()).toBe(false);
});

test('an organisation has no sums, nor has a sales person of what is bought or delivered', async () => {
  const [viewer] = sellers as [Viewer];
  expect(audienceOf({ ...viewer, roleId: Role.ORGANISATION, orgId: 1 })).toBeUndefined();
  const { rows } = await sql<{ facts: KeptFacts }>`select distinct facts from sum_sets
    where (audience->>'roleId')::int = ${Role.SALES} order by 1`.execute(db);
  expect(rows.map(({ facts }) => facts)).toEqual([...SUMMED, 'freight', 'settlements'].toSorted());
});

test('a customer goes to another sales person, at once and for these two alone', async () => {
  const request = requestOf(['ORDERS', 'ORDER_VALUE'], ['SALES_PERSON']);
  const [first, second, third] = sellers as [Viewer, Viewer, Viewer];
  const isFromSums = async (viewer: Viewer) => {
    asked.length = 0;
    const answer = await ask(viewer, request);
    const fromSums = readsSums();
    expect(answer).toEqual(await askDocuments(viewer, request));
    return { fromSums, text: JSON.stringify(answer) };
  };
  const [before, other] = [await isFromSums(second), await isFromSums(third)];
  expect(before.fromSums).toBe(true);
  await run(
    `update tenants set sales_person = ${second.userId} where sales_person = ${first.userId}`,
  );
  const after = await isFromSums(second);
  expect(after.fromSums).toBe(false);
  expect(after.text).not.toBe(before.text);
  // the person who sold an order sees it as before
  expect((await isFromSums(first)).fromSums).toBe(false);
  expect(await isFromSums(third)).toEqual(other);
  expect((await run(`select from changed_rows where source <> 'owner'`)).rows).toEqual([]);
  await refreshTotals(db, settings);
  expect(await isFromSums(second)).toEqual({ fromSums: true, text: after.text });
  expect(await wrongSums(db, settings)).toEqual([]);
});

test('answers with very many groups are kept for each of them', () => {
  const [first, second] = sellers as [Viewer, Viewer];
  const setOf = (viewer: Viewer) => {
    const request = { ...requestOf(['INVOICED'], ['SKU', 'STATE']), earlier: undefined };
    const [[name, measures]] = [...summedOf(request.measures)] as [[KeptFacts, Measure[]]];
    return resultSetOf({ db, settings, viewer }, request, { name, measures });
  };
  expect(setOf(first)?.audience.userId).toBe(first.userId);
  expect(setOf(second)?.audience.userId).toBe(second.userId);
  expect(isKept(summed('INVOICED').facts)).toBe(true);
});
