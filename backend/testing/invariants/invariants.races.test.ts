import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { runsOf } from '../testDepth.ts';
import { addChain, type Answer, type Chain } from './testRun.ts';
import type { Made } from './testDocuments.ts';
import { brokenRules } from './testRules.ts';
import { goodsDocuments } from './testGoodsDocuments.ts';
import { type Ask, done, RACES } from './testRaces.ts';

/**
 * Rounds of each race: so many in each order, and so many in any order. CHAIN_ROUNDS=100 for more.
 */
const ROUNDS = runsOf('CHAIN_ROUNDS', { short: 1, deep: 5 });

let chain: Chain;
let documents: ReturnType<typeof goodsDocuments>;
beforeAll(async () => {
  chain = await addChain();
  documents = goodsDocuments(chain);
}, 60_000);
afterAll(() => chain.test.close());

const heard = ({ status, body }: Answer): string => (status === 200 ? done : body.message);

async function waiting(size: number): Promise<void> {
  const asked = sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 6000; tries++) {
    if (((await asked.execute(chain.test.db)).rows[0]?.n ?? 0) >= size) return;
    await wait(5);
  }
  throw new Error(`${size} were to wait for the row`);
}

/** Both are asked while somebody else holds the order, or the stock of the warehouse: they meet at its row, the first one first. */
async function meet(
  made: Made,
  first: Ask,
  second: Ask,
  at: 'order' | 'stock' = 'order',
): Promise<[string, string]> {
  const answers = await chain.test.db.transaction().execute(async (trx) => {
    if (at === 'stock')
      await trx.selectFrom('stock_balances').select('quantity').forUpdate().execute();
    else
      await trx
        .selectFrom('orders')
        .select('order_id')
        .where('order_id', '=', made.order_id)
        .forUpdate()
        .execute();
    const one = first(made);
    await waiting(1);
    const other = second(made);
    await waiting(2);
    return { one, other };
  });
  return [heard(await answers.one), heard(await answers.other)];
}

test.each(RACES)(
  '$name',
  async ({ before, asks, at, hear: [firstFirst, secondFirst] }) => {
    const [one, other] = asks(documents);
    for (let round = 0; round < ROUNDS; round++) {
      expect(await meet(await before(documents), one, other, at)).toEqual(firstFirst);
      expect(await meet(await before(documents), other, one, at)).toEqual(secondFirst.toReversed());
      const made = await before(documents);
      const [a, b] = await Promise.all([one(made), other(made)]);
      expect([firstFirst, secondFirst]).toContainEqual([heard(a), heard(b)]);
      expect(await brokenRules(chain.test.db)).toEqual([]);
    }
  },
  Math.max(60_000, 10_000 * ROUNDS),
);
