import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { type Kysely, sql } from 'kysely';
import { up } from '../../migrations/0075_invoices_in_parts.ts';
import { call } from '../../testing/testCompany.ts';
import { credit, readInvoice, receive, send } from '../../testing/testInvoices.ts';
import { addIssuedOrder, addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { brokenMoneyRules } from '../../testing/testMoneyRules.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const request = (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);

/** Nine pieces whose thirds, rounded each by itself, come to 309.84: two paise less than the order. */
const TERMS = { selling_price: '33.33', order_line_discount: '7.77' };
type Order = Awaited<ReturnType<typeof addIssuedOrder>>;

async function addPricedOrder(terms: object = TERMS, quantity = 9): Promise<Order> {
  const order = await addIssuedOrder(company, [{ quantity }]);
  const reason = { below_cost_reason: 'Agreed' };
  const order_lines = order.lines.map(({ line_id }) => ({ line_id, ...reason, ...terms }));
  const body = { order_number: order.order_number, order_lines };
  expect((await request('POST', '/updateOrder', body)).status).toBe(200);
  return order;
}

const sendParts = async ({ order_id }: Order, ...parts: number[]): Promise<number[]> => {
  const ids = [];
  for (const units of parts) ids.push(...(await send(company, order_id, units)));
  return ids;
};
const totals = (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await readInvoice(company, id)).invoice_grand_total));
const statuses = (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await readInvoice(company, id)).status));
const orderRow = ({ order_id }: Order) =>
  company.test.db
    .selectFrom('orders')
    .select(['order_grand_total', 'payment_status', 'billing_status', 'received_amount'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
const cancelChallanOf = async (invoiceId: number) => {
  const { challan_id: challanId } = await readInvoice(company, invoiceId);
  const body = { challanId, newStatus: 'CANCELLED', reason_for_cancellation: 'Damaged' };
  expect((await request('PUT', '/dc', body)).status).toBe(200);
};

test('three parts come to the order; paid in full, order and invoices are PAID', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 3, 3, 3);
  expect(await totals(ids)).toEqual(['103.28', '103.30', '103.28']);
  await receive(company, order.order_number, '309.86');
  expect(await statuses(ids)).toEqual(['PAID', 'PAID', 'PAID']);
  expect(await orderRow(order)).toEqual({
    order_grand_total: '309.86',
    payment_status: 'PAID',
    billing_status: 'INVOICED',
    received_amount: '309.86',
  });
});

test('a part that is cancelled and sent again takes what is missing', async () => {
  const order = await addPricedOrder();
  const [one, two, three] = await sendParts(order, 3, 3, 3);
  await cancelChallanOf(two!);
  const again = await sendParts(order, 1, 2);
  expect(await totals([one!, three!, ...again])).toEqual(['103.28', '103.28', '34.44', '68.86']);
  expect(await orderRow(order)).toMatchObject({ order_grand_total: '309.86' });
});

test('an order line that is made smaller, and one that is closed, come to what is invoiced', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 3, 3);
  await cancelChallanOf(ids[0]!);
  ids.push(...(await sendParts(order, 1)));
  // reduces the purchase to what has left, so that the rest of the order can be closed
  const poLine = await company.test.db
    .selectFrom('purchase_order_lines')
    .select(['po_id', 'po_line_id'])
    .where('po_id', '=', order.poIds[0]!)
    .executeTakeFirstOrThrow();
  const closed = { ...poLine, status: 'CANCELLED', reason: 'Short' };
  expect((await request('PATCH', '/updatePurchaseOrderLineStatus', closed)).status).toBe(200);
  const [line] = order.lines;
  const { body } = await request('POST', '/updateOrder', {
    order_number: order.order_number,
    order_lines: [{ line_id: line!.line_id, quantity: 6 }],
  });
  expect(body).toMatchObject({ order: { order_lines: [{ line_total: '206.58' }] } });
  const ended = await request('POST', '/updateOrderLineStatus', {
    order_number: order.order_number,
    line_id: line!.line_id,
    status: 'CANCELLED',
    reason: 'Not needed',
  });
  expect(ended.status).toBe(200);
  const made = await totals(ids.slice(1));
  expect((await orderRow(order)).order_grand_total).toBe(
    made.reduce((sum, total) => sum + Number(total), 0).toFixed(2),
  );
  await receive(company, order.order_number, (await orderRow(order)).order_grand_total);
  expect(await statuses(ids)).toEqual(['CANCELLED', 'PAID', 'PAID']);
  expect((await orderRow(order)).payment_status).toBe('PAID');
});

test('a part that is credited whole is CREDITED; with the others paid the order owes nothing', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 3, 3, 3);
  const { invoice_lines } = await readInvoice(company, ids[1]!);
  const { invoice_line_id } = invoice_lines[0];
  await credit(company, ids[1]!, [{ invoice_line_id, quantity: 3 }]);
  expect(await statuses(ids)).toEqual(['ISSUED', 'CREDITED', 'ISSUED']);
  expect((await readInvoice(company, ids[1]!)).due_amount).toBe('0.00');
  await receive(company, order.order_number, '206.56');
  expect(await statuses(ids)).toEqual(['PAID', 'CREDITED', 'PAID']);
  expect((await orderRow(order)).payment_status).toBe('PAID');
});

test('a discounted part credited by value, then by units: unpaid until it is gone, and then to the paisa', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 3, 3, 3);
  const { invoice_lines, invoice_grand_total } = await readInvoice(company, ids[0]!);
  const { invoice_line_id } = invoice_lines[0];
  await credit(company, ids[0]!, [{ invoice_line_id, quantity: 0, amount: '10.01' }]);
  await credit(company, ids[0]!, [{ invoice_line_id, quantity: 1 }]);
  expect(await statuses(ids)).toEqual(['ISSUED', 'ISSUED', 'ISSUED']);
  await credit(company, ids[0]!, [{ invoice_line_id, quantity: 2 }]);
  expect(await statuses(ids)).toEqual(['CREDITED', 'ISSUED', 'ISSUED']);
  expect((await readInvoice(company, ids[0]!)).credited_amount).toBe(invoice_grand_total);
  expect((await orderRow(order)).payment_status).toBe('PENDING');
  await receive(company, order.order_number, '206.58');
  expect(await statuses(ids)).toEqual(['CREDITED', 'PAID', 'PAID']);
  expect((await orderRow(order)).payment_status).toBe('PAID');
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
});

test('the only receipt of a part-credited invoice is void: it is unpaid again, and so is its order', async () => {
  const order = await addPricedOrder();
  const [id] = await sendParts(order, 9);
  await credit(company, id!);
  const payment_id = await receive(company, order.order_number, '5.00', id);
  expect(await statuses([id!])).toEqual(['PARTIALLY_PAID']);
  expect((await orderRow(order)).payment_status).toBe('PARTIALLY_PAID');
  const ended = { payment_id, status: 'VOID', reason: 'Bounced' };
  expect((await request('POST', '/payment/update', ended)).status).toBe(200);
  expect(await statuses([id!])).toEqual(['ISSUED']);
  expect((await orderRow(order)).payment_status).toBe('PENDING');
});

test('three discounted parts taken back unit by unit are each credited whole, and nothing is owed', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 2, 4, 3);
  for (const id of ids) {
    const { invoice_lines } = await readInvoice(company, id);
    const { invoice_line_id, quantity } = invoice_lines[0];
    for (let unit = 0; unit < quantity; unit++)
      await credit(company, id, [{ invoice_line_id, quantity: 1 }]);
  }
  expect(await statuses(ids)).toEqual(['CREDITED', 'CREDITED', 'CREDITED']);
  expect(await orderRow(order)).toMatchObject({ payment_status: 'PAID', received_amount: '0.00' });
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
});

test('an invoice of goods that are free is PAID, as its order is', async () => {
  const order = await addPricedOrder({ order_line_discount: '100.00' });
  expect((await orderRow(order)).payment_status).toBe('PAID');
  const ids = await sendParts(order, 4, 5);
  expect(await totals(ids)).toEqual(['0.00', '0.00']);
  expect(await statuses(ids)).toEqual(['PAID', 'PAID']);
});

/** Invoices as they were made before: each part rounded by itself. */
async function roundByThemselves(ids: readonly number[]): Promise<void> {
  await sql`update invoice_lines set cgst_amount = 5.53, sgst_amount = 5.53, line_total = 103.28
    where invoice_id = any(${[...ids]})`.execute(company.test.db);
  await sql`update invoices set invoice_gst_amount = 11.06, invoice_grand_total = 103.28
    where invoice_id = any(${[...ids]})`.execute(company.test.db);
}

/** The migration, over a table as it was named then, before triggers read it. */
const migrateAgain = () =>
  company.test.owner.transaction().execute(async (trx) => {
    await sql`alter table purchase_order_lines rename column line_total to item_total`.execute(trx);
    await sql`alter table purchase_order_lines disable trigger user`.execute(trx);
    await up(trx as unknown as Kysely<unknown>);
    await sql`alter table purchase_order_lines enable trigger user`.execute(trx);
    await sql`alter table purchase_order_lines rename column item_total to line_total`.execute(trx);
  });

test('an order whose parts were rounded each by itself follows its invoices, which stay as they are', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 3, 3, 3);
  await roundByThemselves(ids);
  await receive(company, order.order_number, '309.84');
  expect((await orderRow(order)).payment_status).toBe('PARTIALLY_PAID');
  await migrateAgain();
  expect(await orderRow(order)).toMatchObject({
    order_grand_total: '309.84',
    payment_status: 'PAID',
  });
  expect(await statuses(ids)).toEqual(['PAID', 'PAID', 'PAID']);
  const [audit] = await company.test.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'ORDER')
    .where('entity_id', '=', order.order_id)
    .orderBy('audit_id', 'desc')
    .limit(1)
    .execute();
  expect(audit?.changes).toEqual({ order_grand_total: { from: '309.86', to: '309.84' } });
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
});

test('the last part of an order whose first parts were rounded each by itself takes the rest', async () => {
  const order = await addPricedOrder();
  const ids = await sendParts(order, 3, 3);
  await roundByThemselves(ids);
  ids.push(...(await sendParts(order, 3)));
  expect(await totals(ids)).toEqual(['103.28', '103.28', '103.30']);
  expect(await orderRow(order)).toMatchObject({ order_grand_total: '309.86' });
});

test('an advance counts as changed when goods that are sent take it, and by nothing else', async () => {
  const order = await addPricedOrder();
  const advance = await receive(company, order.order_number, '100.00');
  const changedSince = async (updated_since: string) => {
    const url = `/payment?order_number=${order.order_number}&updated_since=${updated_since}`;
    const { body } = await call(company.test, Role.TOP_ADMIN, 'GET', url);
    return body.data.map(({ payment_id }: { payment_id: number }) => payment_id);
  };
  const now = () => new Date().toISOString();
  const before = now();
  await sendParts(order, 3);
  expect(await changedSince(before)).toEqual([advance]);
  const after = now();
  await sendParts(order, 3);
  expect((await orderRow(order)).received_amount).toBe('100.00');
  expect(await changedSince(after)).toEqual([]);
});
