import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { isEnumType, isObjectType } from 'graphql';
import { staffOf } from '../../../backend/testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../../backend/testing/testDemoDatabase.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';
import { resolvers } from './resolvers.ts';
import { createGraph, readSdl } from './schema.ts';

let stack: TestStack;
beforeAll(async () => {
  const database = await createIssuedDemoDatabase();
  stack = await testStack({}, { database, fill: (_, owner) => staffOf(owner) });
}, 120_000);
afterAll(() => stack.close());

/** Lists that take a cursor, with the orders they know. */
const QUERIES = Object.values(createGraph(readSdl(), resolvers).schema.getQueryType()!.getFields());
const WALKED = QUERIES.filter(({ args }) => args.some(({ name }) => name === 'after')).map(
  ({ name, args, type }) => {
    const order = args.find((argument) => argument.name === 'orderBy')!.type;
    const page = 'ofType' in type ? type.ofType : type;
    const row = isObjectType(page) ? page.getFields()['items']!.type.toString() : '';
    return { name, orders: isEnumType(order) ? order.getValues().map((one) => one.name) : [], row };
  },
);

interface Page {
  items: { key: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean } | null;
}
const keyOf = (row: string) =>
  row.includes('Order!') && !row.includes('Purchase') ? 'number' : 'id';

async function walk(role: number, name: string, args: string, pages = Infinity): Promise<string[]> {
  const { row } = WALKED.find((list) => list.name === name)!;
  const keys: string[] = [];
  let after: string | null = null;
  for (let i = 0; i < pages; i++) {
    const query = `query ($after: String) { list: ${name}(${args}, after: $after) {
      items { key: ${keyOf(row)} } pageInfo { endCursor hasNextPage } } }`;
    const { data, errors } = await stack.run(role, query, { after });
    expect([query, errors]).toEqual([query, undefined]);
    const { items, pageInfo } = (data as { list: Page }).list;
    keys.push(...items.map(({ key }) => key));
    if (!pageInfo!.hasNextPage) break;
    after = pageInfo!.endCursor;
  }
  return keys;
}

test('these lists take cursors', () =>
  expect(WALKED.map(({ name }) => name).toSorted()).toEqual([
    ...['bills', 'creditNotes', 'deliveryChallans', 'expenses', 'invoices', 'orders'],
    ...['organisations', 'outgoingPayments', 'payments', 'products', 'purchaseOrders'],
    ...['quotations', 'rfqs', 'sampleRequests', 'sellers', 'shipments', 'tenants'],
  ]));

describe.each(WALKED.filter(({ name }) => name !== 'outgoingPayments'))('$name', (list) => {
  test('is walked in each of its orders: no row twice, one direction the reverse of the other', async () => {
    for (const order of list.orders.filter((one) => one.endsWith('_ASC'))) {
      const up = await walk(Role.TOP_ADMIN, list.name, `orderBy: ${order}, first: 200`, 60);
      expect(new Set(up).size).toBe(up.length);
      const reverse = order.replace('_ASC', '_DESC');
      const down = await walk(Role.TOP_ADMIN, list.name, `orderBy: ${reverse}, first: 7`, 2);
      expect([order, down]).toEqual([order, up.toReversed().slice(0, down.length)]);
    }
  });
});

test('a sales person walks the orders of the row scope, as many as are counted', async () => {
  const { data } = await stack.run(Role.SALES, '{ orders { count } }');
  const { count } = (data as { orders: { count: number } }).orders;
  const own = await walk(Role.SALES, 'orders', 'orderBy: TOTAL_DESC, first: 40');
  expect(own).toHaveLength(count);
  const all = await walk(Role.TOP_ADMIN, 'orders', 'first: 200');
  expect(count).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(own));
});

test('a cursor of another viewer shows no row outside the own row scope', async () => {
  const query = '{ orders(orderBy: TOTAL_DESC, first: 3) { pageInfo { endCursor } } }';
  const { data } = await stack.run(Role.TOP_ADMIN, query);
  const after = (data as { orders: Page }).orders.pageInfo!.endCursor;
  const own = await walk(Role.SALES, 'orders', 'first: 200');
  const rest = await stack.run(
    Role.SALES,
    `{ orders(orderBy: TOTAL_DESC, first: 50, after: "${after}") { items { key: number } } }`,
  );
  const { items } = (rest.data as { orders: Page }).orders;
  expect(items.length).toBeGreaterThan(0);
  expect(own).toEqual(expect.arrayContaining(items.map(({ key }) => key)));
});

describe('only what is selected is asked for', () => {
  const calls = async (selection: string) => {
    await stack.run(Role.TOP_ADMIN, `{ invoices(first: 1) { items { id } ${selection} } }`);
    return stack.callsWithoutFields();
  };
  test('no count, no cursor', async () =>
    expect(await calls('')).toEqual(['GET /invoice?page=1&limit=1&counted=false']));
  test('a count', async () =>
    expect(await calls('count')).toEqual(['GET /invoice?page=1&limit=1']));
  test('a cursor', async () =>
    expect(await calls('pageInfo { endCursor }')).toEqual([
      'GET /invoice?page=1&limit=1&cursors=true&counted=false',
    ]));
});

test('filters of times, amounts and ids; wrong ones name their argument', async () => {
  const count = async (filter: string) => {
    const { data, errors } = await stack.run(
      Role.TOP_ADMIN,
      `{ invoices(filter: { ${filter} }) { count } }`,
    );
    return errors ?? (data as { invoices: { count: number } }).invoices.count;
  };
  const all = (await count('')) as number;
  const dear = (await count('totalFrom: "50000.00"')) as number;
  const cheap = (await count('totalTo: "49999.99"')) as number;
  expect([dear > 0, cheap > 0, dear + cheap]).toEqual([true, true, all]);
  expect(await count('ids: ["1", "2", "999999"]')).toBe(2);
  expect(await count('createdBefore: "2020-01-01T00:00:00Z"')).toBe(0);
  expect(await count('updatedSince: "2020-01-01T00:00:00+05:30"')).toBe(all);
  expect(await count('ids: ["x"]')).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', argument: 'filter.ids[0]' } },
  ]);
  const { errors } = await stack.run(Role.TOP_ADMIN, '{ invoices(after: "zzz") { count } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'after' } }]);
});

type Quotations = {
  quotations: {
    items: {
      id: string;
      orderNumber: string | null;
      order: { number: string; quotationId: string } | null;
    }[];
  };
};

test('filters of outgoing payments, and an empty list of ids, narrow too', async () => {
  const count = async (args: string) => {
    const { data, errors } = await stack.run(
      Role.TOP_ADMIN,
      `{ outgoingPayments(sellerId: 1${args}) { count items { id } } }`,
    );
    expect(errors).toBeUndefined();
    return (data as { outgoingPayments: { count: number; items: { id: string }[] } })
      .outgoingPayments;
  };
  const all = await count('');
  expect(all.count).toBeGreaterThan(1);
  const [{ id } = { id: '' }] = all.items;
  expect(await count(`, ids: ["${id}"]`)).toMatchObject({ count: 1, items: [{ id }] });
  expect(await count(', ids: []')).toMatchObject({ count: 0 });
  expect(await count(', updatedSince: "2090-01-01T00:00:00Z"')).toMatchObject({ count: 0 });
});

test('quotations and their orders, both ways, in two calls for a page', async () => {
  const query = `{ quotations(filter: { statuses: [CONVERTED_TO_ORDER] }, first: 20) {
    items { id orderNumber grandTotal order { number quotationId createdAt grandTotal } } } }`;
  const { data, errors } = await stack.run(Role.TOP_ADMIN, query);
  expect(errors).toBeUndefined();
  expect(stack.calls()).toHaveLength(2);
  const { items } = (data as Quotations).quotations;
  expect(items.filter(({ orderNumber }) => orderNumber !== null).length).toBeGreaterThan(5);
  for (const { id, orderNumber, order } of items)
    expect([order?.number ?? null, order?.quotationId ?? id]).toEqual([orderNumber, id]);
  expect(new Set(items.map(({ order }) => order?.number)).size).toBeGreaterThan(5);
});

test('shipments of the orders of quotations come with the orders', async () => {
  const shipped = 'order { number shipments { id } }';
  const query = `{ quotations(filter: { statuses: [CONVERTED_TO_ORDER] }, first: 20) {
    items { ${shipped} } } }`;
  const { data, errors } = await stack.run(Role.TOP_ADMIN, query);
  expect(errors).toBeUndefined();
  expect(stack.calls()).toHaveLength(2);
  type Shipped = { number: string; shipments: { id: string }[] };
  const { items } = (data as { quotations: { items: { order: Shipped | null }[] } }).quotations;
  const orders = items.flatMap(({ order }) => order ?? []);
  const shippedOrders = orders.filter(({ shipments }) => shipments.length > 0);
  expect(shippedOrders.length).toBeGreaterThan(1);
  for (const order of shippedOrders.slice(0, 2))
    expect(
      await stack.run(
        Role.TOP_ADMIN,
        `{ order(number: "${order.number}") { number shipments { id } } }`,
      ),
    ).toMatchObject({ data: { order } });
});
