import { sql } from 'kysely';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import { Calendar, HISTORY_DAYS } from './calendar.ts';
import { newDemoDocuments } from './demoDocuments.ts';
import { writeDemoDocuments } from './documents.ts';
import { growComments, growMasters } from './growth/growMasters.ts';
import { readMarket } from './market.ts';
import { seedPayments, orderIdsOf } from './money.ts';
import { purchase } from './purchasing.ts';
import { seedPurchasing } from './purchasingRows.ts';
import { Random } from './random.ts';
import { runStory } from './stories.ts';

const ORDERS_AT_ONCE = 2000;
/** Approximate number of orders that a hundred quote requests lead to. */
const ORDERS_PER_100_RFQS = 55;

/**
 * Adds to existing demo data: exactly so many orders with everything before them, and masters in
 * proportion.
 */
export async function grow(
  db: Database,
  today: string,
  orders: number,
  say: (text: string) => void,
): Promise<void> {
  const calendar = new Calendar(today);
  const { last } = await db
    .selectFrom('rfqs')
    .select((eb) => eb.fn.coalesce(eb.fn.max('request_id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const random = new Random(`grow after ${last}`);
  const since = Date.now();
  let rows = await withTransaction(db, (trx) => growMasters(trx, random, calendar, orders));
  const market = await db.transaction().execute(readMarket);
  const questions = Math.ceil((orders * 100) / ORDERS_PER_100_RFQS);
  const { lastOrder } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.coalesce(eb.fn.max('order_id'), eb.lit(0)).as('lastOrder'))
    .executeTakeFirstOrThrow();
  let [made, asked] = [0, 0];
  while (made < orders) {
    const demo = newDemoDocuments(random, calendar, market);
    const wanted = Math.min(ORDERS_AT_ONCE, orders - made);
    while (demo.orders.length < wanted) {
      const daysAgo = HISTORY_DAYS - Math.floor(((asked++ % questions) * HISTORY_DAYS) / questions);
      // one story can have two orders; the last must not exceed the number asked for
      runStory(demo, daysAgo, demo.orders.length === wanted - 1 ? 'ordered' : undefined);
    }
    rows += await withTransaction(db, async (trx) => {
      const laid = await writeDemoDocuments(trx, demo);
      const bought = await seedPurchasing(trx, await purchase(trx, calendar, market, demo.orders));
      return laid + bought + (await seedPayments(trx, calendar, orderIdsOf(demo)));
    });
    made += demo.orders.length;
    const seconds = (Date.now() - since) / 1000;
    say(`${made} of ${orders} orders, ${rows} rows, ${Math.round(rows / seconds)} rows/s`);
  }
  await withTransaction(db, (trx) => growComments(trx, lastOrder));
  // renews statistics and the visibility map: estimates for a small table are wrong for a big one,
  // and index-only scans need the map
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
