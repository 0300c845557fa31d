import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { listBills } from '../src/bills/bills.service.ts';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import type { ReadContext } from '../src/core/data/work.ts';
import { listCreditNotes } from '../src/credit-notes/credit-notes.service.ts';
import { listExpenses } from '../src/expenses/expenses.service.ts';
import { listInvoices } from '../src/invoices/invoices.service.ts';
import { listOrders } from '../src/orders/orders.service.ts';
import { listPayments } from '../src/payments/payments.service.ts';
import { listPurchaseOrders } from '../src/purchase-orders/readPurchaseOrders.ts';
import { listChallans } from '../src/delivery-challans/delivery-challans.service.ts';
import { listEvents, operationAnalytics } from '../src/delivery-points/readEvents.ts';
import { listSources } from '../src/delivery-points/readSources.ts';
import { listShipments } from '../src/shipments/shipments.service.ts';
import { type IssuedDemo, openIssuedDemo } from '../testing/testIssuedDemo.ts';
import { viewerOfRole } from './viewers.ts';

let demo: IssuedDemo;
let db: Database;
let context: ReadContext;
let sales: ReadContext;
beforeAll(async () => {
  demo = await openIssuedDemo();
  ({ db } = demo);
  const { settings } = demo;
  const as = async (role: number): Promise<ReadContext> => ({
    db,
    settings,
    viewer: await withTransaction(db, (trx) => viewerOfRole(trx, role)),
  });
  context = await as(Role.TOP_ADMIN);
  sales = await as(Role.SALES);
}, 120_000);
afterAll(() => demo.close());

interface Days {
  from_date?: string;
  to_date?: string;
}
const IST_DAY = sql.raw(`(created_at at time zone 'Asia/Kolkata')::date`);
const LISTS = {
  invoices: [sql.ref('invoice_date'), (days: Days) => listInvoices(context, days)],
  bills: [sql.ref('seller_invoice_date'), (days: Days) => listBills(context, days)],
  credit_notes: [sql.ref('creditnote_date'), (days: Days) => listCreditNotes(context, days)],
  payments: [sql.ref('payment_date'), (days: Days) => listPayments(context, days)],
  expenses: [sql.ref('expense_date'), (days: Days) => listExpenses(context, days)],
  shipments: [IST_DAY, (days: Days) => listShipments(context, days)],
} as const;

/** Days of a table that have records, and how many each has. */
const daysOf = async (table: keyof typeof LISTS) =>
  (
    await sql<{ day: string; count: number }>`select ${LISTS[table][0]}::text as day,
      count(*)::integer as count from ${sql.table(table)} where ${LISTS[table][0]} is not null group by 1 order by 1`.execute(
      db,
    )
  ).rows;

test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  '%s of a range of days: the first and the last day are in it, records without a day are not',
  async (table) => {
    const days = await daysOf(table);
    const [first] = days;
    const third = days[Math.min(2, days.length - 1)];
    if (!first || !third) throw new Error(`The demo data has no day of ${table}`);
    const [, list] = LISTS[table];
    const sumOf = (some: typeof days) => some.reduce((sum, { count }) => sum + count, 0);
    expect((await list({ from_date: first.day, to_date: third.day })).count).toBe(
      sumOf(days.slice(0, 3)),
    );
    expect((await list({ from_date: third.day })).count).toBe(
      sumOf(days.slice(days.indexOf(third))),
    );
    expect((await list({ to_date: first.day })).count).toBe(first.count);
  },
);

test('payments without an order, a customer or a seller: those whose document the viewer may see', async () => {
  const countOf = async (where: string) =>
    (
      await sql<{
        count: number;
      }>`select count(*)::integer as count from payments pay ${sql.raw(where)}`.execute(db)
    ).rows[0]?.count;
  expect((await listPayments(context, {})).count).toBe(await countOf(''));
  expect((await listPayments(context, { direction: 'OUTGOING' })).count).toBe(
    await countOf(`where direction = 'OUTGOING'`),
  );
  expect(
    (await listPayments(context, { status: ['PENDING', 'PAID'], payment_mode: ['UPI'] })).count,
  ).toBe(await countOf(`where status in ('PENDING', 'PAID') and payment_mode = 'UPI'`));
  const own = await listPayments(sales, { limit: 200 });
  expect(own.data.every(({ direction }) => direction === 'INCOMING')).toBe(true);
  expect(own.count).toBeGreaterThan(0);
  const { count: all = 0 } = await listPayments(context, { direction: 'INCOMING' });
  expect(own.count).toBeLessThan(all);
});

test('no line of a cancelled order or purchase order reads as live', async () => {
  const { orders } = await listOrders(context, { status: ['CANCELLED'], limit: 200 });
  const { data } = await listPurchaseOrders(context, { status: ['CANCELLED'], limit: 200 });
  const lines = [
    ...orders.flatMap(({ order_lines }) => order_lines),
    ...data.flatMap(({ purchase_order_lines }) => purchase_order_lines),
  ];
  expect(orders.length * data.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
});

interface Parameter {
  name: string;
  description?: string;
}

/** Every list with a filter by an order's number: its route and parameter, and the numbers that it answers. */
const BY_NUMBER: Record<string, (part: string) => Promise<(string | null)[]>> = {
  '/getOrderRequest order_number_part': async (order_number_part) =>
    (await listOrders(context, { order_number_part, limit: 200 })).orders.map(
      (row) => row.order_number,
    ),
  '/invoice orderNumber': async (orderNumber) =>
    (await listInvoices(context, { orderNumber, limit: 200 })).data.map((row) => row.order_number),
  '/credit_note order_number': async (order_number) =>
    (await listCreditNotes(context, { order_number, limit: 200 })).data.map(
      (row) => row.order_number,
    ),
  '/dc orderNumber': async (orderNumber) =>
    (await listChallans(context, { orderNumber, limit: 200 })).data.map((row) => row.order_number),
  '/shipment order_number': async (order_number) =>
    (await listShipments(context, { order_number, limit: 200 })).data.flatMap(
      // a shipment may carry other orders too
      ({ order_numbers }) => {
        const part = order_number.replace('#', '').toLowerCase();
        const named = order_numbers.filter((number) => number.toLowerCase().includes(part));
        return named.length > 0 ? named : order_numbers;
      },
    ),
  '/shipment_tracker/events order_number': async (order_number) =>
    (await listEvents(context, { order_number, limit: 200 })).data.map((row) => row.order_number),
  '/shipment_tracker/seller_wise order_number': async (order_number) =>
    (
      await listSources(context, { event_name: 'dispatch', order_number, items: 50, limit: 200 })
    ).data.flatMap(({ items }) => items.map((row) => row.order_number)),
  '/operation/operationAnalytics order_number': async (order_number) =>
    (await operationAnalytics(context, { order_number, limit: 200 })).data.map(
      (row) => row.order_number,
    ),
};

describe('a filter by an order’s number', () => {
  const orders = (numbers: (string | null)[]) => new Set(numbers);

  test.each(Object.keys(BY_NUMBER))('%s: any part, in any case, behind #', async (list) => {
    const find = BY_NUMBER[list]!;
    const number = (await find('SO-')).find((one) => one !== null);
    if (!number) throw new Error(`The demo data has no order in ${list}`);
    const only = new Set([number]);
    expect(orders(await find(number))).toEqual(only);
    expect(orders(await find(number.toLowerCase()))).toEqual(only);
    expect(orders(await find(`#${number}`))).toEqual(only);
    const digits = number.slice(-3);
    const found = orders(await find(digits));
    expect(found).toEqual(orders(await find(`#${digits}`)));
    expect(found).toContain(number);
    expect([...found].filter((one) => !one?.includes(digits))).toEqual([]);
    expect(await find('SO-0000-00000')).toEqual([]);
  });

  test('is the same in every route; what looks one record up is named as such', async () => {
    const { paths } = JSON.parse(
      fs.readFileSync(new URL('../../schema/rest/openapi.json', import.meta.url), 'utf8'),
    ) as { paths: Record<string, { get?: { parameters?: Parameter[] } }> };
    const filters = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ name }) => /order_?number/i.test(name))
        .map((one) => [`${path} ${one.name}`, one.description ?? ''] as const),
    );
    const lists = filters.filter(([, words]) => words.startsWith('Any part of the number'));
    expect(lists.map(([name]) => name).toSorted()).toEqual(Object.keys(BY_NUMBER).toSorted());
    expect(
      filters
        .filter(([, words]) => !words.startsWith('Any part of the number'))
        .map(([name]) => name),
    ).toEqual([
      '/logs order_number',
      '/order/cancelPreview order_number',
      '/getOrderRequest order_number',
      '/getOrderRequest orderNumber',
      '/payment order_number',
    ]);
  });
});

test('invoices of a sales person are those of the orders', async () => {
  const { rows } = await sql<{
    sales_person: number;
    count: number;
  }>`select o.sales_person, count(*)::integer as count
    from invoices i join orders o using (order_id) group by 1 order by 2 desc`.execute(db);
  expect(rows.length).toBeGreaterThan(1);
  for (const { sales_person, count } of rows)
    expect((await listInvoices(context, { sales_person: [sales_person] })).count).toBe(count);
  const { order_number } = (await listInvoices(context, { limit: 1 })).data[0]!;
  const [order] = (await listOrders(context, { order_number })).orders;
  const { data } = await listInvoices(context, { order_id: order!.order_id, limit: 200 });
  expect(new Set(data.map((row) => row.order_number))).toEqual(new Set([order_number]));
});
