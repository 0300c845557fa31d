import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { staffOf } from '../../../backend/testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../../backend/testing/testDemoDatabase.ts';
import { orderPage } from '../../testing/orderPage.ts';
import { type TestStack, testStack } from '../../testing/testStack.ts';

const [MOST_CALLS, MOST_STATEMENTS] = [4, 12];

let stack: TestStack;
const statements: string[] = [];

beforeAll(async () => {
  stack = await testStack(
    {},
    {
      database: await createIssuedDemoDatabase(),
      fill: (_, owner) => staffOf(owner),
      onQuery: ({ sql }) => statements.push(sql),
    },
  );
});
afterAll(() => stack.close());

/** The order with the most receipts, which has documents of all kinds. */
const busiestOrder = async () => {
  const { order_id, order_number } = await stack.backend.owner
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.order_id')
    .innerJoin('invoices as i', 'i.order_id', 'o.order_id')
    .innerJoin('purchase_orders as po', 'po.order_id', 'o.order_id')
    .select(['o.order_id', 'o.order_number'])
    .groupBy(['o.order_id', 'o.order_number'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('o.order_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: String(order_id), number: order_number };
};

test('an order with all its tabs is 4 calls and 12 statements', async () => {
  const query = orderPage(await busiestOrder());
  const headers = await stack.backend.as(Role.TOP_ADMIN);
  // who asks is read once, before the first answer
  await stack.run(null, query, {}, headers);
  statements.length = 0;
  const { data, errors } = await stack.run(null, query, {}, headers);
  expect(errors).toBeUndefined();
  const found = data as Record<string, { count: number; items: { logs?: unknown[] }[] }>;
  for (const name of ['purchaseOrders', 'payments', 'invoices']) {
    const { count, items } = found[name]!;
    expect(count).toBeGreaterThan(0);
    expect(items).toHaveLength(count);
  }
  expect(found['payments']!.items[0]!.logs).not.toEqual([]);
  expect(stack.calls().length).toBeLessThanOrEqual(MOST_CALLS);
  expect(statements.length).toBeLessThanOrEqual(MOST_STATEMENTS);
});
