import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { indianDay } from '../core/data/days.ts';
import { call } from '../../testing/testCompany.ts';
import { runsOf } from '../../testing/testDepth.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addIssuedOrder, addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { brokenMoneyRules } from '../../testing/testMoneyRules.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

type Command =
  | { do: 'send'; units: number }
  | { do: 'receive'; paise: number; given: boolean; pick: number }
  | { do: 'void' | 'cancel' | 'endNote'; pick: number }
  | { do: 'credit'; pick: number; quantity: number; paise: number | null };

const pick = fc.nat(1000);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      units: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      paise: fc.integer({ min: 1, max: 90_000 }),
      given: fc.boolean(),
      pick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('void' as const, 'cancel' as const, 'endNote' as const),
      pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      pick,
      quantity: fc.nat(5),
      paise: fc.option(fc.integer({ min: 1, max: 30_000 })),
    }),
  },
);

let reference = 0;
const rupees = (paise: number) => (paise / 100).toFixed(2);
const one = <T>(rows: readonly T[], index: number): T | undefined =>
  rows[index % Math.max(rows.length, 1)];

/** Answers are not checked: refusals are right too. Only a fault (500) is wrong. */
async function sendRequest(role: number, method: 'POST' | 'PUT', url: string, body: object) {
  const { status, body: answer } = await call(company.test, role, method, url, body);
  if (status >= 500) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer.data;
}

async function run(
  order: { order_id: number; order_number: string },
  asked: Command,
): Promise<void> {
  const { db } = company.test;
  const invoices = await db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('order_id', '=', order.order_id)
    .orderBy('invoice_id')
    .execute();
  const invoice_id = 'pick' in asked ? one(invoices, asked.pick)?.invoice_id : undefined;
  switch (asked.do) {
    case 'send':
      await send(company, order.order_id, asked.units).catch((error: Error) => {
        if (/INTERNAL/.test(error.message)) throw error;
      });
      return;
    case 'receive': {
      const money = {
        payment_date: indianDay(),
        payment_mode: 'UPI',
        reference_number: `P-${++reference}`,
        amount: rupees(asked.paise),
      };
      const given = asked.given && invoice_id ? { invoice_id } : {};
      const made = await sendRequest(Role.TOP_ADMIN, 'POST', '/payment', {
        order_number: order.order_number,
        ...money,
        ...given,
      });
      if (made)
        await sendRequest(Role.TOP_ADMIN, 'POST', '/payment/update', {
          payment_id: made.payment_id,
          status: 'PAID',
        });
      return;
    }
    case 'void': {
      const paid = await db
        .selectFrom('payments')
        .select('payment_id')
        .where('order_id', '=', order.order_id)
        .execute();
      const payment_id = one(paid, asked.pick)?.payment_id;
      if (payment_id)
        await sendRequest(Role.TOP_ADMIN, 'POST', '/payment/update', {
          payment_id,
          status: 'VOID',
          reason: 'x',
        });
      return;
    }
    case 'cancel':
      if (invoice_id)
        await sendRequest(Role.TOP_ADMIN, 'PUT', '/invoice', {
          invoice_id,
          status: 'CANCELLED',
          reason: 'x',
        });
      return;
    case 'endNote': {
      const notes = await db
        .selectFrom('credit_notes')
        .select('creditnote_id')
        .where('order_id', '=', order.order_id)
        .execute();
      const creditnote_id = one(notes, asked.pick)?.creditnote_id;
      if (creditnote_id)
        await sendRequest(Role.TOP_ADMIN, 'POST', '/credit_note/status', {
          creditnote_id,
          status: 'CANCELLED',
          reason: 'x',
        });
      return;
    }
    case 'credit': {
      if (!invoice_id) return;
      const [line] = (await readInvoice(company, invoice_id)).invoice_lines;
      const amount = asked.paise === null ? {} : { amount: rupees(asked.paise) };
      const body = { order_number: order.order_number, invoice_id, reason: 'OTHER' };
      const lines = [
        { invoice_line_id: line.invoice_line_id, quantity: asked.quantity, ...amount },
      ];
      const note = await sendRequest(Role.BROAD_ACCESS, 'POST', '/credit_note', {
        ...body,
        credit_note_lines: lines,
      });
      if (note)
        await sendRequest(Role.TOP_ADMIN, 'POST', '/credit_note/status', {
          creditnote_id: note.creditnote_id,
          status: 'ISSUED',
        });
    }
  }
}

test('shipping, receiving, crediting, cancelling and voiding, several at a time: documents and money agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 }),
      async (rounds) => {
        // a price whose parts do not round evenly
        const order = await addIssuedOrder(company, [{ quantity: 9 }]);
        await sql`update order_lines set selling_price = 33.33, order_line_discount = 7.77, taxable_amount = 276.66, cgst_amount = 16.60, sgst_amount = 16.60,
        line_total = 309.86 where order_id = ${order.order_id}`.execute(company.test.db);
        await sql`update orders set order_taxable_amount = 276.66, order_gst_amount = 33.20, order_grand_total = 309.86
        where order_id = ${order.order_id}`.execute(company.test.db);
        for (const round of rounds) await Promise.all(round.map((asked) => run(order, asked)));
        expect(await brokenMoneyRules(company.test.db)).toEqual([]);
      },
    ),
    { numRuns: runsOf('MONEY_RUNS', { short: 5, deep: 25 }) },
  );
}, 300_000);

/**
 * A change that no code makes: the checks must find it. The CHECKs that would prevent it are
 * dropped for the moment.
 */
test.each([
  [
    'a credited unit too many',
    `update invoice_lines set credited_quantity = credited_quantity + 1 where invoice_id = $1`,
    '5: an invoice line knows',
  ],
  [
    'an invoiced unit that the order forgot',
    `update order_lines set invoiced_quantity = 0 where line_id in (select order_line_id from invoice_lines where invoice_id = $1)`,
    '5: an order line knows',
  ],
  [
    'money that no invoice got',
    `delete from payment_allocations where invoice_id = $1`,
    '7: what is received',
  ],
  [
    'an allocation above its payment',
    `update payment_allocations set amount = amount + 1000 where invoice_id = $1`,
    '7: no payment pays more',
  ],
  [
    'a head that is not its lines',
    `update invoices set invoice_taxable_amount = invoice_taxable_amount + 1, invoice_grand_total = invoice_grand_total + 1 where invoice_id = $1`,
    '8: heads are',
  ],
  [
    'a tax of another rate',
    `update invoice_lines set pan_india_gst = 28 where invoice_id = $1`,
    '9: its taxes',
  ],
  [
    'a number that is skipped',
    `update invoices set invoice_number = 'INV-2627-99999' where invoice_id = $1`,
    '10: numbers',
  ],
  [
    'a status that is not the money',
    `update invoices set status = 'PAID' where invoice_id = $1`,
    'statuses follow',
  ],
  [
    'a receipt that the order forgot',
    `update orders set received_amount = 0 where order_id = (select order_id from invoices where invoice_id = $1)`,
    '7: the order knows',
  ],
])('planted: %s', async (_, statement, rule) => {
  const order = await addIssuedOrder(company);
  const [id] = await send(company, order.order_id, 4);
  await run(order, { do: 'receive', paise: 10_000, given: false, pick: 0 });
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
  const rolledBack = company.test.db.transaction().execute(async (trx) => {
    await sql.raw(statement.replace('$1', String(id))).execute(trx);
    throw new Error((await brokenMoneyRules(trx)).join('; '));
  });
  await expect(rolledBack).rejects.toThrow(rule);
});
