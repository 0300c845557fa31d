import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import type { CompiledQuery } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { staffOf } from '../../../testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../../testing/testDemoDatabase.ts';

const statements: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    database: await createIssuedDemoDatabase(),
    fill: (_, owner) => staffOf(owner),
    onQuery: (query: CompiledQuery) => void statements.push(query.sql),
  });
}, 60_000);
afterAll(() => app.close());

type Row = Record<string, string>;
async function read(role: number, url: string) {
  const answer = await app.app.inject({ url, headers: await app.as(role) });
  expect(answer.statusCode).toBe(200);
  const { data, orders, ...rest } = answer.json<{
    data?: Row[];
    orders?: Row[];
    count: number;
    sums?: Row;
  }>();
  return { rows: data ?? orders ?? [], ...rest };
}

const LISTS = [
  ['/getOrderRequest', 'status=CONFIRMED&status=CANCELLED', ['order_grand_total']],
  ['/quotation', 'status=CONFIRMED', ['grand_total']],
  [
    '/invoice',
    'status=PARTIALLY_PAID&status=CANCELLED',
    [
      ...['invoice_grand_total', 'invoice_taxable_amount', 'invoice_gst_amount'],
      ...['received_amount', 'due_amount'],
    ],
  ],
  ['/bill', 'status=ISSUED', ['bill_grand_total', 'bill_base_value', 'paid_amount']],
] as const;
const CASES = LISTS.flatMap(([path, filter, names]) =>
  [Role.TOP_ADMIN, Role.SALES, Role.FINANCE].flatMap((role) =>
    ['', filter].map((query) => [path, role, query, names] as const),
  ),
);

test.each(CASES)('the sums of %s for role %s with "%s" are those of its rows', async (...of) => {
  const [path, role, query, names] = of;
  const headers = await app.as(role);
  const seen = await app.app.inject({ url: `${path}?${query}`, headers });
  if (seen.statusCode === 403) return; // the list is not theirs: neither are its sums
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const part = await read(role, `${path}?${query}&limit=200&page=${page}`);
    rows.push(...part.rows);
    expect(part.sums).toBeUndefined();
    if (rows.length >= part.count) break;
  }
  const live = rows.filter(({ status }) => status !== 'CANCELLED');
  const { sums } = await read(role, `${path}?${query}&limit=1&sums=true`);
  expect(sums).toEqual(
    Object.fromEntries(names.map((name) => [name, sumOf(live.map((row) => row[name] ?? ''))])),
  );
});

test('nothing is added up unasked, and one statement is', async () => {
  const sumsOf = async (url: string) => {
    statements.splice(0);
    await read(Role.TOP_ADMIN, url);
    return statements.filter((text) => text.includes('numeric(30,2)')).length;
  };
  for (const [path] of LISTS) {
    expect(await sumsOf(`${path}?limit=1`)).toBe(0);
    expect(await sumsOf(`${path}?limit=1&sums=false`)).toBe(0);
    expect(await sumsOf(`${path}?limit=1&sums=true`)).toBe(1);
  }
});

test('no row that matches adds up to 0.00', async () => {
  const { sums } = await read(
    Role.TOP_ADMIN,
    '/bill?from_date=2001-01-01&to_date=2001-01-02&sums=true',
  );
  expect(sums).toEqual({ bill_grand_total: '0.00', bill_base_value: '0.00', paid_amount: '0.00' });
});
