import { expect } from '@jest/globals';
import { indianDay } from '../../src/core/data/days.ts';
import { single } from '../../src/core/data/rows.ts';
import type { TestOrder } from '../testPurchasing.ts';
import type { Answer, Scenario, Documents } from './testScenario.ts';

/** One request; the document is chosen by a number, so that any command fits any state. */
export interface CommandInput {
  role: number;
  n: number;
  m: number;
  flag: boolean;
  quantity: number;
  price: string;
  percent: string;
}
export type Run = (
  scenario: Scenario,
  documents: Documents,
  command: CommandInput,
) => Promise<unknown>;

export const pick = <T>(all: readonly T[], n: number): T | undefined =>
  all[n % Math.max(1, all.length)];
export const orderOf = ({ orders }: Documents, n: number) =>
  single(orders.slice(n % orders.length));
export const lineOf = ({ lines }: TestOrder, n: number) => single(lines.slice(n % lines.length));
export const REASON = { reason: 'Random' };

/**
 * Some creates are asked twice at once under one key, as a double click does. A success is answered again; a refusal is
 * not kept, so beside other commands the two may be refused in different words, or the second be done after all.
 */
export async function sendMaybeTwice(
  scenario: Scenario,
  { flag, role }: Pick<CommandInput, 'flag' | 'role'>,
  url: string,
  body: object,
): Promise<Answer> {
  if (!flag) return scenario.send({ role, method: 'POST', url, body });
  const request = { role, method: 'POST', url, body, key: `twice ${scenario.next()}` } as const;
  const answers = await Promise.all([scenario.send(request), scenario.send(request)]);
  const succeeded = answers.filter(({ status }) => status === 200);
  // a repeated request answers the first success
  if (succeeded.length === 1) succeeded.push(await scenario.send(request));
  for (const answer of succeeded) expect(answer).toEqual(succeeded[0]);
  return succeeded[0] ?? single(answers);
}

/** A third, a half or all of a document's total, or any amount. */
export const partOf = (total: string, { m, price }: Pick<CommandInput, 'm' | 'price'>) =>
  m % 4 === 0
    ? price
    : Math.max(0.01, Math.floor((Number(total) * 100) / (m % 4)) / 100).toFixed(2);

export const recordPayment = (scenario: Scenario, amount: string) => ({
  amount,
  payment_date: indianDay(),
  payment_mode: 'UPI',
  reference_number: `UTR ${scenario.next()}`,
});

/** The newest purchase orders of the run's orders, and for stock. */
export async function pickPo(scenario: Scenario, documents: Documents, n: number) {
  const rows = await scenario.test.db
    .selectFrom('purchase_orders as o')
    .innerJoin('purchase_order_lines as l', 'l.po_id', 'o.po_id')
    .select(['o.po_id', 'l.po_line_id', 'o.po_grand_total', 'o.po_state'])
    .where((eb) =>
      eb.or([
        eb(
          'o.order_id',
          'in',
          documents.orders.map(({ order_id }) => order_id),
        ),
        eb('o.order_id', 'is', null),
      ]),
    )
    .orderBy('l.po_line_id', 'desc')
    .limit(8)
    .execute();
  return pick(rows, n);
}
