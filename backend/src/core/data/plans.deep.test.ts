import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';
import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { CompiledQuery, sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { addBulk, BIG_TABLES } from '../../../testing/testBulk.ts';
import { LIST_REQUESTS } from '../../../testing/testListRequests.ts';
import { NOT_A_LIST } from '../../../testing/testNoLists.ts';
import { type ListRequest, PAGING } from '../../../testing/testRequestValues.ts';
import { documentOf } from '../http/openapi.ts';
import { OTHER_NAME } from '../http/otherNames.ts';

let app: TestApp;
let heard: CompiledQuery[] = [];
let viewers: Record<string, { authorization: string }>;

beforeAll(async () => {
  app = await createTestApp({
    env: { ORDER_DELAY_TRACKER: 'open' },
    onQuery: (query) => heard.push(query),
  });
  const { idleSales, idleManager } = await addBulk(app);
  viewers = {
    admin: await app.as(Role.TOP_ADMIN),
    sales: await app.as(Role.SALES),
    'sales without customers': await app.as(idleSales),
    'category manager': await app.as(Role.CATEGORY_MANAGER),
    'category manager of nothing sold': await app.as(idleManager),
    organisation: await app.as(Role.ORGANISATION),
  };
}, 60_000);
afterAll(async () => app.close());

interface Param {
  name: string;
  in: string;
  description?: string;
  schema?: { enum?: string[] };
}
type Route = { parameters?: Param[] };
/** Of lists that can be walked; they have a test of their own. */
const WALKING = new Set([
  ...['order_by', 'after', 'cursors', 'counted', 'ids', 'created_from', 'created_before'],
  ...['updated_since', 'total_from', 'total_to'],
]);
const routes = () =>
  Object.entries(documentOf(app.app).paths ?? {}).flatMap(([path, { get }]) => {
    if (!get) return [];
    const all = ((get as Route).parameters ?? []).filter(
      (one) => one.in === 'query' && !one.description?.startsWith(OTHER_NAME),
    );
    const order = all.find((one) => one.name === 'order_by');
    const params = all
      .map((one) => one.name)
      // sums of all rows that match read them all: amountSums.test.ts
      .filter((name) => name !== 'sums' && !(order && WALKING.has(name)));
    return [{ path, params, orders: order?.schema?.enum ?? [] }];
  });

/** GET routes with a query, but those that are no list. */
const lists = () =>
  routes().filter(({ path, params }) => params.length && !NOT_A_LIST.includes(path));

/** Requests of a route: its entry, and paging where it has pages. */
function requestsOf(path: string): ListRequest {
  const params = routes().find((route) => route.path === path)?.params ?? [];
  const paging = Object.entries(PAGING).filter(([param]) => params.includes(param));
  const own = LIST_REQUESTS[path];
  return { ...own, values: { ...Object.fromEntries(paging), ...own?.values } };
}

test('every GET route with a query, and every parameter of it, is asked below', () => {
  const missing = lists().flatMap(({ path, params }) => {
    const { values } = requestsOf(path);
    return params.filter((param) => !values[param]).map((param) => `${path} ${param}`);
  });
  expect(missing).toEqual([]);
  const known = new Map(routes().map(({ path, params }) => [path, params]));
  const gone = Object.entries(LIST_REQUESTS).flatMap(([path, { values }]) =>
    Object.keys(values)
      .filter((param) => !known.get(path)?.includes(param))
      .map((param) => `${path} ${param}`),
  );
  expect(gone).toEqual([]);
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const inBigTable = (node: Node) => BIG_TABLES.includes(node['Relation Name'] ?? '');

/** Rows of big tables that scans looked at, whether they were kept or not. */
const touched = (nodes: readonly Node[]): number =>
  nodes.filter(inBigTable).reduce((sum, node) => {
    const looked =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    return sum + looked * node['Actual Loops'];
  }, 0);

/**
 * A count above its cap stops there: reading the table is as good as an index when nearly every row
 * counts.
 */
const stopsAtTheCap = (nodes: readonly Node[]) =>
  nodes.some((node) => node['Node Type'] === 'Limit' && node['Actual Rows'] === COUNT_CAP + 1);

const explained = new Map<string, Promise<Node[]>>();
/** The plan of the very statement with its values, and what came of it; each once. */
function planOf({ sql: text, parameters }: CompiledQuery): Promise<Node[]> {
  const key = `${text} ${JSON.stringify(parameters)}`;
  const plan = explained.get(key) ?? explain(text, parameters);
  explained.set(key, plan);
  return plan;
}
async function explain(text: string, parameters: readonly unknown[]): Promise<Node[]> {
  const query = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [
    ...parameters,
  ]);
  const { rows } = await app.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(query);
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
}

const READS = /^(with|select)/;
/**
 * Rows that a page of 10 or 30 may read; no table is so small. For 200 rows, reading the newest of
 * all is as good as one's own.
 */
const mostOf = (url: string) => (url.includes('limit=200') ? 30_000 : 11_000);

async function wrongPlans(
  url: string,
  headers: { authorization: string },
  asked: ListRequest,
): Promise<string[]> {
  heard = [];
  const response = await app.app.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...CAPPED_COUNTS },
  });
  const statements = heard.filter((query) => READS.test(query.sql));
  if (![200, 403, 404].includes(response.statusCode))
    return [`${response.statusCode} ${response.body}`];
  const found = await Promise.all(
    statements.map(async (query) => {
      const nodes = await planOf(query);
      if (stopsAtTheCap(nodes)) return [];
      const whole = nodes
        .filter((node) => node['Node Type'] === 'Seq Scan' && inBigTable(node))
        .map((node) => node['Relation Name'] ?? '');
      const rows = touched(nodes);
      return [
        ...whole
          .filter((table) => !asked.readsWhole?.tables.includes(table))
          .map((table) => `reads all of ${table}: ${query.sql}`),
        ...(rows > mostOf(url) && !asked.readsWhole ? [`looks at ${rows} rows: ${query.sql}`] : []),
      ];
    }),
  );
  return found.flat();
}

/**
 * The route alone, and with each value of each parameter; a value's own parameters override the
 * constant ones.
 */
function urlsOf(path: string, { always = '', alone = [], values }: ListRequest): string[] {
  const asked = Object.entries(values).flatMap(([name, all]) =>
    all.map(
      (value) =>
        new URLSearchParams([
          ...new Map([
            ...new URLSearchParams(alone.includes(name) ? '' : always),
            ...new URLSearchParams(`${name}=${value}`),
          ]),
        ]),
    ),
  );
  return [new URLSearchParams(always), ...asked].map((query) => `${path}?${query.toString()}`);
}

/** Faults of a route, as 'viewer, address: fault'. */
async function faultsOf(path: string): Promise<string[]> {
  const asked = requestsOf(path);
  const who = asked.scoped ? Object.keys(viewers) : ['admin'];
  const faults: string[] = [];
  for (const viewer of who)
    for (const url of urlsOf(path, asked))
      for (const fault of await wrongPlans(url, viewers[viewer]!, asked))
        faults.push(`${viewer}, ${url}: ${fault}`);
  return faults;
}

test.each(Object.keys(LIST_REQUESTS))(
  '%s answers from an index',
  async (path) => expect(await faultsOf(path)).toEqual([]),
  60_000,
);

test('so do lists without filters', async () => {
  for (const { path } of lists().filter((list) => !LIST_REQUESTS[list.path]))
    expect(await faultsOf(path)).toEqual([]);
});

const WALKED = ['/rfq', '/quotation', '/getOrderRequest', '/getPurchaseOrder', '/shipment', '/dc'];
WALKED.push('/invoice', '/bill', '/credit_note', '/payment', '/expense', '/sample_request');
WALKED.push('/tenant/getTenant', '/organisation/getOrganisation', '/getSeller', '/product');

// whoever has a row scope reads the index of another order than the list's own up to the rows of that scope
test.each(WALKED)(
  '%s begins in an index in each order, and goes on there behind a cursor',
  async (path) => {
    const { orders = [] } = routes().find((route) => route.path === path) ?? {};
    expect(orders.length).toBeGreaterThan(3);
    const headers = viewers['admin']!;
    const faults: string[] = [];
    for (const order of orders) {
      const url = `${path}?order_by=${order}&cursors=true&limit=10`;
      const { page_info } = (await app.app.inject({ url, headers })).json<{
        page_info: { end_cursor: string | null };
      }>();
      const next = `${url}&after=${page_info.end_cursor ?? ''}`;
      for (const one of page_info.end_cursor ? [url, next] : [url])
        for (const fault of await wrongPlans(one, headers, { values: {} }))
          faults.push(`${one}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
  60_000,
);

test('a dropped index is missed', async () => {
  const faults = async () => {
    explained.clear();
    return wrongPlans('/quotation?status=SENT', viewers['admin']!, LIST_REQUESTS['/quotation']!);
  };
  expect(await faults()).toEqual([]);
  await sql`drop index quotations_status`.execute(app.owner);
  expect(await faults()).toContainEqual(
    expect.stringMatching(/^(reads all of quotations|looks at 12000 rows): /),
  );
});
