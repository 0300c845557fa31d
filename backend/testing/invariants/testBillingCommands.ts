import { dayFromToday, indianDay } from '../../src/core/data/days.ts';
import { sendMaybeTwice, pick, type Run, pickPo } from './testCommand.ts';
import { upload } from './testGoodsCommands.ts';
import type { Scenario } from './testScenario.ts';

async function pickBill(scenario: Scenario, n: number): Promise<number | undefined> {
  const rows = await scenario.test.db
    .selectFrom('bills')
    .select('bill_id')
    .orderBy('bill_id', 'desc')
    .limit(6)
    .execute();
  return pick(rows, n)?.bill_id;
}

/** Numbers come twice at times, and the vendor rounds. */
const issueBill: Run = async (scenario, _, { role, n, m }) => {
  const bill_id = await pickBill(scenario, n);
  if (!bill_id) return;
  const seller_invoice_attachment = {
    attachment_type: 'VENDOR_INVOICE',
    attachment_link: await upload(scenario, role, 'BILL'),
  };
  const seller_invoice_number = m % 4 ? `V-${scenario.next()}` : `v-${n}`;
  const document = {
    seller_invoice_number,
    seller_invoice_date: indianDay(),
    seller_invoice_attachment,
    round_off: ['0', '-0.40', '0.37', '1.00'][m % 4],
  };
  await scenario.send({
    role,
    method: 'PUT',
    url: '/bill/status',
    body: { bill_id, status: 'ISSUED', ...document },
  });
};

const cancelBill: Run = async (scenario, _, { role, n }) => {
  const bill_id = await pickBill(scenario, n);
  const body = { bill_id, status: 'CANCELLED', reason_for_cancellation: 'Random' };
  if (bill_id) await scenario.send({ role, method: 'PUT', url: '/bill/status', body });
};

const editBill: Run = async (scenario, _, { role, n, m }) => {
  const bill_id = await pickBill(scenario, n);
  const body = { bill_id, payment_due_date: `2027-0${1 + (m % 9)}-15` };
  if (bill_id) await scenario.send({ role, method: 'PUT', url: '/bill', body });
};

const convertPo: Run = async (scenario, documents, command) => {
  const po = await pickPo(scenario, documents, command.n);
  if (po)
    await sendMaybeTwice(scenario, command, '/bill/convert/purchase_order', { po_id: po.po_id });
};

const makeBill: Run = async (scenario, documents, command) => {
  const po = await pickPo(scenario, documents, command.n);
  if (!po) return;
  const { seller_id } = await scenario.test.db
    .selectFrom('purchase_orders')
    .select('seller_id')
    .where('po_id', '=', po.po_id)
    .executeTakeFirstOrThrow();
  const bill_lines = [{ po_line_id: po.po_line_id, quantity: 1 + (command.quantity % 4) }];
  await sendMaybeTwice(scenario, command, '/bill', {
    seller_id,
    included_po_ids: [po.po_id],
    bill_lines,
  });
};

async function pickInvoice(scenario: Scenario, n: number) {
  const rows = await scenario.test.db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.order_id', 'i.order_id')
    .select(['i.invoice_id', 'o.order_number'])
    .orderBy('i.invoice_id', 'desc')
    .limit(6)
    .execute();
  return pick(rows, n);
}

const changeInvoice: Run = async (scenario, _, { role, n, m, flag }) => {
  const invoice = await pickInvoice(scenario, n);
  if (!invoice) return;
  const status = pick(['ISSUED', 'ISSUED', 'CANCELLED', 'VOID'], m);
  const change = flag
    ? { remarks: `Remark ${m}`, due_date: dayFromToday(70) }
    : { status, ...(status === 'ISSUED' ? {} : { reason: 'Random' }) };
  await scenario.send({
    role,
    method: 'PUT',
    url: '/invoice',
    body: { invoice_id: invoice.invoice_id, ...change },
  });
};

const createCreditNote: Run = async (scenario, _, command) => {
  const { n, m, quantity, price } = command;
  const invoice = await pickInvoice(scenario, n);
  if (!invoice) return;
  const { invoice_id, order_number } = invoice;
  const lines = await scenario.test.db
    .selectFrom('invoice_lines')
    .select(['invoice_line_id', 'quantity'])
    .where('invoice_id', '=', invoice_id)
    .execute();
  const some = m % 2 ? lines : lines.slice(0, 1);
  const credit_note_lines = some.map((line) => {
    const units = Math.min(line.quantity, 1 + (quantity % 5));
    return {
      invoice_line_id: line.invoice_line_id,
      ...(m % 3 ? { quantity: units } : { quantity: 0, amount: price }),
    };
  });
  await sendMaybeTwice(scenario, command, '/credit_note', {
    order_number,
    invoice_id,
    reason: 'DAMAGED',
    credit_note_lines,
  });
};

const changeCreditNoteStatus: Run = async (scenario, _, { role, n, m }) => {
  const rows = await scenario.test.db
    .selectFrom('credit_notes')
    .select('creditnote_id')
    .orderBy('creditnote_id', 'desc')
    .limit(4)
    .execute();
  const creditnote_id = pick(rows, n)?.creditnote_id;
  const status = pick(['ISSUED', 'ISSUED', 'VOID', 'ISSUED', 'CANCELLED'], m);
  const body = { creditnote_id, status, ...(status === 'ISSUED' ? {} : { reason: 'Random' }) };
  if (creditnote_id)
    await scenario.send({ role, method: 'POST', url: '/credit_note/status', body });
};

export const BILLING_COMMANDS = {
  issueBill,
  cancelBill,
  editBill,
  convertPo,
  makeBill,
  changeInvoice,
  createCreditNote,
  changeCreditNoteStatus,
} satisfies Record<string, Run>;
