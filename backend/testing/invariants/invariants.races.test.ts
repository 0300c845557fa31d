import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runsOf } from '../testDepth.ts';
import { untilWaiting } from '../untilWaiting.ts';
import type { CreatedIds } from './testDocuments.ts';
import { goodsDocuments } from './testGoodsDocuments.ts';
import { type SendRequest, done, RACES } from './testRaces.ts';
import { brokenRules } from './testRules.ts';
import { createScenario, type Answer, type Scenario } from './testScenario.ts';

/**
 * Rounds of each race: so many in each order, and so many in any order. INVARIANTS_ROUNDS=100 for more.
 */
const ROUNDS = runsOf('INVARIANTS_ROUNDS', { short: 1, deep: 5 });

let scenario: Scenario;
let documents: ReturnType<typeof goodsDocuments>;
beforeAll(async () => {
  scenario = await createScenario();
  documents = goodsDocuments(scenario);
}, 60_000);
afterAll(() => scenario.test.close());

const answerText = ({ status, body }: Answer): string => (status === 200 ? done : body.message);

/**
 * Runs both requests while another connection has the order or the stock locked: they queue at its
 * row, the first one first.
 */
async function meet(
  made: CreatedIds,
  first: SendRequest,
  second: SendRequest,
  at: 'order' | 'stock' = 'order',
): Promise<[string, string]> {
  const answers = await scenario.test.db.transaction().execute(async (trx) => {
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
    await untilWaiting(scenario.test.db);
    const other = second(made);
    await untilWaiting(scenario.test.db, 2);
    return { one, other };
  });
  return [answerText(await answers.one), answerText(await answers.other)];
}

test.each(RACES)(
  '$name',
  async ({ before, requests, at, answers: [firstFirst, secondFirst] }) => {
    const [one, other] = requests(documents);
    for (let round = 0; round < ROUNDS; round++) {
      expect(await meet(await before(documents), one, other, at)).toEqual(firstFirst);
      expect(await meet(await before(documents), other, one, at)).toEqual(secondFirst.toReversed());
      const made = await before(documents);
      const [a, b] = await Promise.all([one(made), other(made)]);
      expect([firstFirst, secondFirst]).toContainEqual([answerText(a), answerText(b)]);
      expect(await brokenRules(scenario.test.db)).toEqual([]);
    }
  },
  Math.max(60_000, 10_000 * ROUNDS),
);
