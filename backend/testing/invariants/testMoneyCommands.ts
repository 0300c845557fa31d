import type { OpeningKind } from '@munim/schema/generated/types.ts';
import { indianDay } from '../../src/core/data/days.ts';
import {
  sendMaybeTwice,
  recordPayment,
  orderOf,
  partOf,
  pick,
  REASON,
  type Run,
  pickPo,
} from './testCommand.ts';
import type { Scenario } from './testScenario.ts';

/** Every third one is given for the newest document. */
const receive: Run = async (scenario, documents, command) => {
  const { order_number, order_id } = orderOf(documents, command.n);
  const { order_grand_total } = await scenario.test.db
    .selectFrom('orders')
    .select('order_grand_total')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const invoice = scenario.test.db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('order_id', '=', order_id)
    .orderBy('invoice_id', 'desc');
  const of = command.quantity % 3 ? {} : await invoice.limit(1).executeTakeFirst();
  await sendMaybeTwice(scenario, command, '/payment', {
    order_number,
    ...of,
    ...recordPayment(scenario, partOf(order_grand_total, command)),
  });
};

const pay: Run = async (scenario, documents, command) => {
  const po = await pickPo(scenario, documents, command.n);
  if (!po) return;
  const { po_id } = po;
  const bill = scenario.test.db
    .selectFrom('bill_lines')
    .select('bill_id')
    .where('po_id', '=', po_id)
    .orderBy('bill_id', 'desc');
  const of = command.quantity % 3 ? {} : await bill.limit(1).executeTakeFirst();
  await sendMaybeTwice(scenario, command, '/payment/outgoing', {
    po_id,
    ...of,
    ...recordPayment(scenario, partOf(po.po_grand_total, command)),
  });
};

/** Documents and advances of old books that every run finds. */
const openingsOf = ({ test }: Scenario, ...kinds: OpeningKind[]) =>
  test.db
    .selectFrom('opening_documents')
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('opening_id')
    .execute();

const payOpening: Run = async (scenario, _, command) => {
  const opening = pick(await openingsOf(scenario, 'INVOICE', 'BILL'), command.n);
  if (opening)
    await sendMaybeTwice(scenario, command, '/payment/opening', {
      opening_id: opening.opening_id,
      ...recordPayment(scenario, partOf(opening.amount, command)),
    });
};

const useAdvance: Run = async (scenario, documents, command) => {
  const { n, m } = command;
  const advance = pick(await openingsOf(scenario, 'CUSTOMER_ADVANCE', 'VENDOR_ADVANCE'), n);
  const opening = pick(await openingsOf(scenario, 'INVOICE', 'BILL'), m);
  const po = await pickPo(scenario, documents, n);
  const of =
    m % 3 === 0
      ? { opening_id: opening?.opening_id }
      : advance?.seller_id && po
        ? { po_id: po.po_id }
        : { order_number: orderOf(documents, n).order_number };
  await sendMaybeTwice(scenario, command, '/payment/advance', {
    advance_id: advance?.opening_id,
    ...of,
    amount: partOf(advance?.amount ?? '1', command),
    payment_date: indianDay(),
  });
};

const changePaymentStatus: Run = async (scenario, _, { role, n, m }) => {
  const rows = await scenario.test.db
    .selectFrom('payments')
    .select('payment_id')
    .orderBy('payment_id', 'desc')
    .limit(5)
    .execute();
  const payment_id = pick(rows, n)?.payment_id;
  const status = pick(['PAID', 'APPROVED', 'PAID', 'APPROVED', 'VOID', 'REJECTED'], m);
  if (payment_id)
    await scenario.send({
      role,
      method: 'POST',
      url: '/payment/update',
      body: { payment_id, status, ...REASON },
    });
};

const spend: Run = async (scenario, documents, command) => {
  const { n, m, price } = command;
  const po = await pickPo(scenario, documents, n);
  const of =
    m % 2 || !po
      ? { entity_type: 'ORDER', entity_id: orderOf(documents, n).order_number }
      : { entity_type: 'PURCHASE_ORDER', entity_id: String(po.po_id) };
  await sendMaybeTwice(scenario, command, '/expense', {
    ...of,
    expense_head: 'FREIGHT',
    amount: price,
    expense_date: indianDay(),
  });
};

const voidExpense: Run = async (scenario, _, { role, n }) => {
  const rows = await scenario.test.db
    .selectFrom('expenses')
    .select('expense_id')
    .orderBy('expense_id', 'desc')
    .limit(4)
    .execute();
  const expense_id = pick(rows, n)?.expense_id;
  if (expense_id)
    await scenario.send({
      role,
      method: 'PUT',
      url: '/expense/void',
      body: { expense_id, ...REASON },
    });
};

export const MONEY_COMMANDS = {
  receive,
  pay,
  payOpening,
  useAdvance,
  changePaymentStatus,
  spend,
  voidExpense,
} satisfies Record<string, Run>;
