import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { call } from '../../testing/testCompany.ts';
import { addOrder, addPurchasing, type Purchasing } from '../../testing/testPurchasing.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';
import { poolCounts } from '../core/data/database.ts';

let buying: Purchasing;
beforeAll(async () => {
  buying = await addPurchasing();
});
afterAll(() => buying.test.close());

const api = (method: 'POST' | 'PATCH', url: string, body: object) =>
  call(buying.test, Role.TOP_ADMIN, method, url, body);

/** Every connection of the service writes its statistics at once, else they do so within ten seconds. */
async function deadlocks(): Promise<number> {
  const { db } = buying.test;
  const flush = () => sql`select pg_stat_force_next_flush()`.execute(db);
  await Promise.all(Array.from({ length: poolCounts(db).total }, flush));
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(buying.test.owner);
  return rows[0]?.deadlocks ?? 0;
}

test('a line gets an address that moves to another state at the same moment: one after the other, no deadlock', async () => {
  const { test: app, company } = buying;
  const place = { address1: '4 Lake Road', city: 'Mysuru', state: 'Karnataka' };
  const owner = { entity_type: 'TENANT', entity_id: company.tenantId, country: 'India' };
  const added = await api('POST', '/address', { ...owner, ...place, postal_code: '570001' });
  const address_id: number = added.body.address.address_id;
  const order = await addOrder(buying, [{}, {}]);
  const [first, second] = order.lines.map(({ line_id }) => line_id);
  const edit = (line_id: number | undefined) =>
    api('POST', '/updateOrder', {
      order_number: order.order_number,
      order_lines: [{ line_id, address_id }],
    });
  expect((await edit(first)).status).toBe(200);
  const before = await deadlocks();

  let answers: Promise<{ status: number }[]> | undefined;
  await app.owner.transaction().execute(async (trx) => {
    await trx
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', order.order_id)
      .forUpdate()
      .execute();
    const edited = edit(second);
    await untilWaiting(app.db);
    const moved = api('PATCH', '/address', {
      address_id,
      address1: '4 Lake Road',
      city: 'Panaji',
      state: 'Goa',
      postal_code: '403001',
    });
    await untilWaiting(app.db, 2);
    answers = Promise.all([edited, moved]);
  });
  expect((await answers)?.map(({ status }) => status)).toEqual([200, 200]);
  expect(await deadlocks()).toBe(before);
  const lines = await app.db
    .selectFrom('order_lines')
    .select(['state_code', 'within_state'])
    .where('order_id', '=', order.order_id)
    .execute();
  expect(lines).toEqual([
    { state_code: '30', within_state: false },
    { state_code: '30', within_state: false },
  ]);
});
