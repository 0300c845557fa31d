import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { BILL_LIST } from '../src/bills/bills.list.ts';
import type { List } from '../src/core/data/listPage.ts';
import { CREDIT_NOTE_LIST } from '../src/credit-notes/credit-notes.list.ts';
import { CHALLAN_LIST } from '../src/delivery-challans/delivery-challans.list.ts';
import { EXPENSE_LIST } from '../src/expenses/expenses.list.ts';
import { INVOICE_LIST } from '../src/invoices/invoices.list.ts';
import { ORDER_LIST } from '../src/orders/orders.list.ts';
import { ORGANISATION_LIST } from '../src/organisations/organisations.list.ts';
import { PAYMENT_LIST } from '../src/payments/payments.list.ts';
import { PRODUCT_LIST } from '../src/products/products.list.ts';
import { PURCHASE_ORDER_LIST } from '../src/purchase-orders/purchase-orders.list.ts';
import { QUOTATION_LIST } from '../src/quotations/quotations.list.ts';
import { RFQ_LIST } from '../src/quote-requests/quote-requests.list.ts';
import { SAMPLE_REQUEST_LIST } from '../src/sample-requests/sample-requests.list.ts';
import { SELLER_LIST } from '../src/sellers/sellers.list.ts';
import { SHIPMENT_LIST } from '../src/shipments/shipments.list.ts';
import { TENANT_LIST } from '../src/tenants/tenants.list.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { staffOf } from '../testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../testing/testDemoDatabase.ts';

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  const database = await createIssuedDemoDatabase();
  app = await createTestApp({ database, fill: (_, owner) => staffOf(owner) });
  headers = await app.as(Role.TOP_ADMIN);
}, 120_000);
afterAll(async () => app.close());

type Rows = Record<string, unknown>[];
interface Answer {
  count?: number;
  page_info?: { end_cursor: string | null; has_next_page: boolean };
  message?: string;
  field?: string;
}

/** Address, key of the rows in the answer, table under the alias of the list. */
const LISTS: Record<string, [list: List, rows: string, table: string]> = {
  '/rfq': [RFQ_LIST, 'data', 'rfqs as r'],
  '/quotation': [QUOTATION_LIST, 'data', 'quotations as q'],
  '/getOrderRequest': [ORDER_LIST, 'orders', 'orders as o'],
  '/getPurchaseOrder': [PURCHASE_ORDER_LIST, 'data', 'purchase_orders as po'],
  '/shipment': [SHIPMENT_LIST, 'data', 'shipments as sh'],
  '/dc': [CHALLAN_LIST, 'data', 'delivery_challans as dc'],
  '/invoice': [INVOICE_LIST, 'data', 'invoices as i'],
  '/bill': [BILL_LIST, 'data', 'bills as b'],
  '/credit_note': [CREDIT_NOTE_LIST, 'data', 'credit_notes as c'],
  '/payment': [PAYMENT_LIST, 'data', 'payments as pay'],
  '/expense': [EXPENSE_LIST, 'data', 'expenses as x'],
  '/sample_request': [SAMPLE_REQUEST_LIST, 'data', 'sample_requests as s'],
  '/tenant/getTenant': [TENANT_LIST, 'tenants', 'tenants as t'],
  '/organisation/getOrganisation': [ORGANISATION_LIST, 'organisations', 'organisations as g'],
  '/getSeller': [SELLER_LIST, 'data', 'sellers as s'],
  '/product': [PRODUCT_LIST, 'data', 'products as p'],
};

async function get(url: string, query: Record<string, string> = {}) {
  const response = await app.app.inject({ url, query, headers });
  return { status: response.statusCode, body: response.json<Answer & Record<string, Rows>>() };
}

const LIMIT = 200;

/** A list that has no parameter `fields`. */
const WHOLE = '/sample_request';

/** Ids of all pages, by cursors, without the rest of the rows; `between` runs after each page. */
async function walk(url: string, query: Record<string, string>, between?: () => Promise<unknown>) {
  const [{ id }, key] = LISTS[url]!;
  const fields = id.split('.')[1]!;
  const ids: number[] = [];
  let after: string | undefined;
  for (;;) {
    const asked = {
      ...query,
      ...(url === WHOLE ? {} : { fields }),
      cursors: 'true',
      counted: 'false',
      limit: query['limit'] ?? `${LIMIT}`,
    };
    const { status, body } = await get(url, { ...asked, ...(after ? { after } : {}) });
    expect({ status, counted: body.count }).toEqual({ status: 200, counted: undefined });
    ids.push(...body[key]!.map((row) => row[fields] as number));
    if (!body.page_info?.has_next_page) return ids;
    after = body.page_info.end_cursor!;
    await between?.();
  }
}

describe.each(Object.entries(LISTS))('%s', (url, [list, key, table]) => {
  test('is walked in each order as the database sorts it', async () => {
    const { body } = await get(url, { limit: '1' });
    expect(body.count).toBeGreaterThan(3);
    for (const order of list.orders) {
      const found = await walk(url, { order_by: order });
      const sortKey = list.keys[order.replace(/_(DESC|ASC)$/, '')];
      const direction = order.endsWith('_DESC') ? 'desc' : 'asc';
      let sorted = app.owner
        .selectFrom(
          sql.raw<Record<string, unknown>>(table.replace(/ as \w+/, '')).as(list.id.split('.')[0]!),
        )
        .select(sql.ref<number>(list.id).as('id'))
        .where(sql<boolean>`${sql.ref(list.id)} = any(${found})`);
      if (sortKey) sorted = sorted.orderBy(sortKey.value, direction);
      const rows = await sorted.orderBy(sql.ref(list.id), direction).execute();
      expect([order, found]).toEqual([order, rows.map((row) => row.id)]);
      expect(found).toHaveLength(body.count!);
    }
  });

  test('pages by number in an order are those of the cursors', async () => {
    const order_by = list.orders.at(-1)!;
    const [first, second] = await Promise.all(
      ['1', '2'].map(async (page) => get(url, { order_by, page, limit: '3' })),
    );
    const idOf = (row: Rows[number]) => row[list.id.split('.')[1]!];
    const numbered = [...first!.body[key]!, ...second!.body[key]!].map(idOf);
    expect(numbered).toEqual((await walk(url, { order_by })).slice(0, numbered.length));
  });

  test('a cursor that is broken, or of another order, is refused by name', async () => {
    const { body } = await get(url, { cursors: 'true', limit: '1', order_by: list.orders[0]! });
    const after = body.page_info!.end_cursor!;
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const [order] = list.orders;
    const broken = [
      'x',
      '%',
      made(),
      made(order, 'x'),
      made(order, 'now()', -1),
      made(order, {}, 1),
    ];
    for (const text of [...broken, made(order, "'", 1.5), made(7, null, 1)]) {
      const answer = await get(url, { order_by: order!, after: text });
      expect([text, answer.status, answer.body.field]).toEqual([text, 400, 'after']);
    }
    const other = await get(url, { order_by: list.orders[1]!, after });
    expect(other).toMatchObject({ status: 400, body: { field: 'after' } });
    const both = await get(url, { order_by: order!, after, page: '2' });
    expect(both).toMatchObject({ status: 400, body: { field: 'page' } });
  });

  test('ids, times of making and of the last change narrow it', async () => {
    const all = await walk(url, { limit: '200' });
    const some = all.slice(1, 3);
    const { body } = await get(url, { ids: some.join(',') });
    expect(body.count).toBe(some.length);
    const times = await app.owner
      .selectFrom(
        sql.raw<Record<string, unknown>>(table.replace(/ as \w+/, '')).as(list.id.split('.')[0]!),
      )
      .select(sql<string>`to_json(${sql.ref(list.created)})#>>'{}'`.as('created'))
      .where(sql<boolean>`${sql.ref(list.id)} = any(${all})`)
      .execute();
    const middle = times.map(({ created }) => created).toSorted()[Math.floor(times.length / 2)]!;
    const before = times.filter(({ created }) => Date.parse(created) < Date.parse(middle)).length;
    const from = (await get(url, { created_from: middle })).body.count!;
    const until = (await get(url, { created_before: middle })).body.count!;
    expect(from + until).toBe(all.length);
    expect(Math.abs(until - before)).toBeLessThanOrEqual(1); // microseconds
    const future = new Date(Date.now() + 60_000).toISOString();
    expect((await get(url, { updated_since: future })).body.count).toBe(0);
    expect((await get(url, { updated_since: '2020-01-01T00:00:00Z' })).body.count).toBe(all.length);
  });
});

test('a changed row is the last that was updated, and updated_since has it alone', async () => {
  const { now } = (
    await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(app.owner)
  ).rows[0]!;
  const since = new Date(now).toISOString();
  await new Promise((done) => setTimeout(done, 5));
  await sql`update orders set remarks = 'x' where order_id = (select min(order_id) from orders)`.execute(
    app.owner,
  );
  const { body } = await get('/getOrderRequest', { updated_since: since });
  expect(body.count).toBe(1);
  const newest = await get('/getOrderRequest', { order_by: 'UPDATED_DESC', limit: '1' });
  expect(newest.body['orders']![0]!['order_id']).toBe(body['orders']![0]!['order_id']);
});

test('a cursor of another list is refused', async () => {
  const { body } = await get('/payment', { cursors: 'true', limit: '1' });
  const after = body.page_info!.end_cursor!;
  expect(await get('/invoice', { after })).toMatchObject({ status: 400, body: { field: 'after' } });
});

test('with the best match first there is no cursor, and page 1 has the same rows', async () => {
  const names = async (more: object) => {
    const { body } = await get('/tenant/getTenant', { keyword: 'ka', limit: '4', ...more });
    return [body['tenants']!.map((row) => row['tenant_name']), body.page_info];
  };
  const [plain] = await names({});
  expect(await names({ cursors: 'true' })).toEqual([plain, undefined]);
  const [, info] = await names({ cursors: 'true', order_by: 'NAME_ASC' });
  expect(info).toMatchObject({ end_cursor: expect.any(String) });
});

test('times that the database cannot hold are refused by name', async () => {
  for (const time of ['2026-01-01T00:00:00+16:00', '0000-01-01T00:00:00Z', '2026-01-01'])
    expect([time, await get('/invoice', { updated_since: time })]).toMatchObject([
      time,
      { status: 400, body: { field: 'updated_since' } },
    ]);
});

test('challans have neither order nor filter by amount, which is a hidden cost of a vendor', async () => {
  for (const query of [{ order_by: 'TOTAL_DESC' }, { total_from: '1.00' }, { total_to: '1.00' }])
    expect((await get('/dc', query)).status).toBe(400);
});

test('days of quote requests and customers of organisations are not walked', async () => {
  for (const query of [{ groupByDate: 'true' }, { groupByDate: 'true', page: '2' }])
    expect(await get('/rfq', { ...query, cursors: 'true' })).toMatchObject({
      status: 400,
      body: { field: 'cursors' },
    });
});

test('a page behind the last one of a record is empty', async () => {
  const first = await get('/invoice', { limit: '1' });
  const invoiceId = String(first.body['data']![0]!['invoice_id']);
  expect(await get('/invoice', { invoiceId, page: '2' })).toMatchObject({
    status: 200,
    body: { data: [] },
  });
});

test('amounts narrow a list of documents, both ends included', async () => {
  const { body } = await get('/invoice', { order_by: 'TOTAL_ASC', limit: '5' });
  const totals = body['data']!.map((row) => row['invoice_grand_total'] as string);
  const [least, most] = [totals[0]!, totals.at(-1)!];
  const found = await get('/invoice', { total_from: least, total_to: most });
  expect(found.body.count).toBeGreaterThanOrEqual(5);
  const dearer = await get('/invoice', { total_from: most, order_by: 'TOTAL_ASC', limit: '1' });
  expect(dearer.body['data']![0]!['invoice_grand_total']).toBe(most);
  const refused = await get('/invoice', { total_from: '1e5' });
  expect(refused).toMatchObject({ status: 400, body: { field: 'total_from' } });
});

/** Repeatable numbers between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('while rows are written, deleted and changed between pages', () => {
  const ORDERS = EXPENSE_LIST.orders;
  test.each(Array.from({ length: 6 }, (_, i) => [ORDERS[i % ORDERS.length]!, i + 1] as const))(
    '%s: what stays is met once (seed %i)',
    async (order_by, seed) => {
      const random = numbers(seed * 7_919);
      const user = app.userIdOf(Role.TOP_ADMIN);
      const touched = new Set<number>();
      const write = async () => {
        const amount = (1 + Math.floor(random() * 5)).toFixed(2);
        const before = new Date(Date.now() - Math.floor(random() * 1e9)).toISOString();
        await sql`insert into expenses (entity_type, expense_head, amount, expense_date, created_by, created_at)
          select 'GENERAL', 'FUEL', ${amount}::numeric, current_date, ${user}::bigint, ${before}::timestamptz from generate_series(1, 3)`.execute(
          app.owner,
        );
        const { rows } = await sql<{
          id: number;
        }>`select expense_id as id from expenses order by md5(expense_id::text || ${seed}::text || ${random()}::text) limit 4`.execute(
          app.owner,
        );
        const [deleted, ...changed] = rows.map(({ id }) => id);
        for (const id of [deleted!, ...changed]) touched.add(id);
        await sql`delete from expenses where expense_id = ${deleted}`.execute(app.owner);
        await sql`update expenses set amount = ${amount}::numeric where expense_id = any(${changed})`.execute(
          app.owner,
        );
      };
      for (let i = 0; i < 12; i++) await write();
      touched.clear();
      const { rows } = await sql<{ id: number }>`select expense_id as id from expenses`.execute(
        app.owner,
      );
      const found = await walk('/expense', { order_by, limit: '40' }, write);
      const stayed = rows.map(({ id }) => id).filter((id) => !touched.has(id));
      expect(stayed.length).toBeGreaterThan(5);
      const times = Map.groupBy(found, (id) => id);
      expect(stayed.filter((id) => times.get(id)?.length !== 1)).toEqual([]);
      const twice = [...times].filter(([id, met]) => met.length > 1 && !touched.has(id));
      expect(twice).toEqual([]);
    },
  );
});
