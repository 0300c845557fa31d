import { indianDay } from '../../src/core/data/days.ts';
import {
  maybeTwice,
  noted,
  orderOf,
  partOf,
  pick,
  REASON,
  type Run,
  somePo,
} from './testCommand.ts';

/** Every third one is given for the newest document. */
const receive: Run = async (chain, documents, command) => {
  const { order_number, order_id } = orderOf(documents, command.n);
  const { order_grand_total } = await chain.test.db
    .selectFrom('orders')
    .select('order_grand_total')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const invoice = chain.test.db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('order_id', '=', order_id)
    .orderBy('invoice_id', 'desc');
  const of = command.quantity % 3 ? {} : await invoice.limit(1).executeTakeFirst();
  await maybeTwice(chain, command, '/payment', {
    order_number,
    ...of,
    ...noted(chain, partOf(order_grand_total, command)),
  });
};

const pay: Run = async (chain, documents, command) => {
  const po = await somePo(chain, documents, command.n);
  if (!po) return;
  const { po_id } = po;
  const bill = chain.test.db
    .selectFrom('bill_lines')
    .select('bill_id')
    .where('po_id', '=', po_id)
    .orderBy('bill_id', 'desc');
  const of = command.quantity % 3 ? {} : await bill.limit(1).executeTakeFirst();
  await maybeTwice(chain, command, '/payment/outgoing', {
    po_id,
    ...of,
    ...noted(chain, partOf(po.po_grand_total, command)),
  });
};

const changePaymentStatus: Run = async (chain, _, { role, n, m }) => {
  const rows = await chain.test.db
    .selectFrom('payments')
    .select('payment_id')
    .orderBy('payment_id', 'desc')
    .limit(5)
    .execute();
  const payment_id = pick(rows, n)?.payment_id;
  const status = pick(['PAID', 'APPROVED', 'PAID', 'APPROVED', 'VOID', 'REJECTED'], m);
  if (payment_id)
    await chain.ask({
      role,
      method: 'POST',
      url: '/payment/update',
      body: { payment_id, status, ...REASON },
    });
};

const spend: Run = async (chain, documents, command) => {
  const { n, m, price } = command;
  const po = await somePo(chain, documents, n);
  const of =
    m % 2 || !po
      ? { entity_type: 'ORDER', entity_id: orderOf(documents, n).order_number }
      : { entity_type: 'PURCHASE_ORDER', entity_id: String(po.po_id) };
  await maybeTwice(chain, command, '/expense', {
    ...of,
    expense_head: 'FREIGHT',
    amount: price,
    expense_date: indianDay(),
  });
};

const voidExpense: Run = async (chain, _, { role, n }) => {
  const rows = await chain.test.db
    .selectFrom('expenses')
    .select('expense_id')
    .orderBy('expense_id', 'desc')
    .limit(4)
    .execute();
  const expense_id = pick(rows, n)?.expense_id;
  if (expense_id)
    await chain.ask({ role, method: 'PUT', url: '/expense/void', body: { expense_id, ...REASON } });
};

export const MONEY_COMMANDS = {
  receive,
  pay,
  movePayment: changePaymentStatus,
  spend,
  voidExpense,
} satisfies Record<string, Run>;
