import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addChain, type Answer, type Chain, chainPapers, type Made } from './testChain.ts';
import { brokenRules } from './testChainRules.ts';

/** Of each race: so many in each order, and so many left to chance. CHAIN_ROUNDS=100 for more. */
const ROUNDS = Number(process.env['CHAIN_ROUNDS'] ?? 2);

let chain: Chain;
let papers: ReturnType<typeof chainPapers>;
beforeAll(async () => {
  chain = await addChain();
  papers = chainPapers(chain);
});
afterAll(() => chain.test.close());

type Ask = (made: Made) => Promise<Answer>;
type Papers = typeof papers;
interface Race {
  name: string;
  before: (papers: Papers) => Promise<Made>;
  /** The two that are asked at once. */
  asks: (papers: Papers) => [Ask, Ask];
  /** What the two hear when the first of them comes first, and when the second does: 'done', or the refusal. */
  hear: [[string, string], [string, string]];
}
const done = 'done';
const GONE = 'This order is cancelled';
const PAID_FOR = 'There are payments for this purchase order';
const BOUGHT = 'Nothing is left to buy of these vendors on this order';
const NOT_ISSUED = 'Only a purchase order that is issued can be paid';
const TOO_FEW = 'quantity must be at least 10: so many are bought, served from stock, sent, invoiced or cancelled';
const ORDER_ISSUED = 'A purchase order of this order is issued: cancel that first';
const LINE_ISSUED = 'Units of this line are on an issued purchase order: cancel them there first';
const PO_GONE = 'Cannot change purchase order from CANCELLED to ISSUED';
const to = (status: string) => (p: Papers) => (made: Made) => p.movePayment(made, status);

const RACES: Race[] = [
  { name: 'a receipt, and its order cancelled', before: (p) => p.order(), asks: (p) => [p.receive, p.cancelOrder], hear: [[done, done], [GONE, done]] },
  { name: 'a receipt that came, and its order cancelled', before: (p) => p.received(), asks: (p) => [to('PAID')(p), p.cancelOrder], hear: [[done, done], [done, done]] },
  { name: 'a payment noted, and its purchase order cancelled', before: (p) => p.issued(), asks: (p) => [p.pay, p.cancelPo], hear: [[done, PAID_FOR], [NOT_ISSUED, done]] },
  { name: 'a payment approved, and its purchase order cancelled', before: (p) => p.owed(), asks: (p) => [to('APPROVED')(p), p.cancelPo], hear: [[done, PAID_FOR], [done, PAID_FOR]] },
  { name: 'a payment rejected, and its purchase order cancelled', before: (p) => p.owed(), asks: (p) => [to('REJECTED')(p), p.cancelPo], hear: [[done, done], [done, PAID_FOR]] },
  { name: 'buying, and the line cancelled', before: (p) => p.order(), asks: (p) => [p.buy, p.cancelLine], hear: [[done, done], [BOUGHT, done]] },
  { name: 'buying, and the order cancelled', before: (p) => p.order(), asks: (p) => [p.buy, p.cancelOrder], hear: [[done, done], [GONE, done]] },
  { name: 'buying, and a smaller quantity', before: (p) => p.order(), asks: (p) => [p.buy, (made) => p.resize(made, 4)], hear: [[done, TOO_FEW], [done, done]] },
  { name: 'buying twice', before: (p) => p.order(), asks: (p) => [p.buy, p.buy], hear: [[done, BOUGHT], [BOUGHT, done]] },
  { name: 'issuing, and the order cancelled', before: (p) => p.drafted(), asks: (p) => [p.issue, p.cancelOrder], hear: [[done, ORDER_ISSUED], [PO_GONE, done]] },
  { name: 'issuing, and the line cancelled', before: (p) => p.drafted(), asks: (p) => [p.issue, p.cancelLine], hear: [[done, LINE_ISSUED], [PO_GONE, done]] },
]; // prettier-ignore

const heard = ({ status, body }: Answer): string => (status === 200 ? done : body.message);

async function waiting(size: number): Promise<void> {
  const asked = sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 1000; tries++) {
    if (((await asked.execute(chain.test.db)).rows[0]?.n ?? 0) >= size) return;
    await wait(5);
  }
  throw new Error(`${size} were to wait for the order`);
}

/** Both are asked while somebody else holds the order: they meet at its row, the first one first. */
async function meet(made: Made, first: Ask, second: Ask): Promise<[string, string]> {
  const answers = await chain.test.db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', made.order_id).forUpdate().execute();
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
  async ({ before, asks, hear: [firstFirst, secondFirst] }) => {
    const [one, other] = asks(papers);
    for (let round = 0; round < ROUNDS; round++) {
      expect(await meet(await before(papers), one, other)).toEqual(firstFirst);
      expect(await meet(await before(papers), other, one)).toEqual(secondFirst.toReversed());
      const made = await before(papers);
      const [a, b] = await Promise.all([one(made), other(made)]);
      expect([firstFirst, secondFirst]).toContainEqual([heard(a), heard(b)]);
      expect(await brokenRules(chain.test.db)).toEqual([]);
    }
  },
  Math.max(60_000, 10_000 * ROUNDS),
);
