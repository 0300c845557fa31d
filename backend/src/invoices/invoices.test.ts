import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, credit, readInvoice, receive, send } from '../../testing/testInvoices.ts';
import { addIssuedOrder, addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { dayFromToday } from '../core/data/days.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const put = (body: object, role: number | null = Role.TOP_ADMIN) =>
  call(company.test, role, 'PUT', '/invoice', body);
const list = (query: string, role: number | null = Role.TOP_ADMIN) =>
  call(company.test, role, 'GET', `/invoice?${query}`);
const orderOf = async (number: string) =>
  (await call(company.test, Role.TOP_ADMIN, 'GET', `/getOrderRequest?order_number=${number}`)).body
    .order;
const auditOf = (id: number) =>
  company.test.db
    .selectFrom('audit_log')
    .select(['action', 'from_status', 'to_status', 'remarks'])
    .where('entity', '=', 'INVOICE')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
const oneInvoice = async () => {
  const { order, invoiceIds } = await addBilled(company);
  return { order, id: invoiceIds[0]! };
};

describe('made by a shipment', () => {
  test('with the lines of its challan, a number, the heads of the place of supply; the order knows what is invoiced', async () => {
    const order = await addIssuedOrder(company);
    const [id] = await send(company, order.order_id, 4);
    expect(await readInvoice(company, id!)).toMatchObject({
      invoice_number: expect.stringMatching(/^INV-[0-9]{4}-[0-9]{5}$/),
      status: 'ISSUED',
      order_number: order.order_number,
      place_of_supply: 'Karnataka',
      within_state: true,
      invoice_taxable_amount: '440.00',
      invoice_gst_amount: '52.80',
      invoice_grand_total: '492.80',
      due_amount: '492.80',
      received_amount: '0.00',
      credited_amount: '0.00',
      payments: [],
      credit_notes: [],
      given_payments: 0,
      invoice_lines: [
        {
          quantity: 4,
          selling_price: '110.00',
          cgst_amount: '26.40',
          sgst_amount: '26.40',
          igst_amount: '0.00',
        },
      ],
    });
    expect(await orderOf(order.order_number)).toMatchObject({
      billing_status: 'PARTIALLY_INVOICED',
      order_lines: [{ invoiced_quantity: 4 }],
    });
    await send(company, order.order_id);
    expect(await orderOf(order.order_number)).toMatchObject({
      billing_status: 'INVOICED',
      order_lines: [{ invoiced_quantity: 10 }],
    });
    expect(await auditOf(id!)).toEqual([
      { action: 'CREATE', from_status: null, to_status: 'ISSUED', remarks: null },
    ]);
  });

  test('the customer amounts to what is invoiced, less what was received and credited', async () => {
    const amounts = async (id: number) =>
      (await call(company.test, Role.TOP_ADMIN, 'GET', `/tenant/analytics?tenant_id=${id}`)).body
        .data;
    const order = await addIssuedOrder(company);
    const { tenant_id } = await orderOf(order.order_number);
    const before = await amounts(tenant_id);
    const [id] = await send(company, order.order_id, 4);
    await receive(company, order.order_number, '92.80');
    const after = await amounts(tenant_id);
    const grown = (name: string) => (Number(after[name]) - Number(before[name])).toFixed(2);
    expect(['invoiced_value', 'received_value', 'outstanding_value'].map(grown)).toEqual([
      '492.80',
      '92.80',
      '400.00',
    ]);
    const deleted = await call(company.test, Role.TOP_ADMIN, 'DELETE', '/tenant/deleteTenant', {
      tenant_id,
    });
    expect(deleted.body.error).toBe('TENANT_IN_USE');
    await put({ invoice_id: id, status: 'CANCELLED', reason: 'Wrong address' });
    expect((await amounts(tenant_id)).invoiced_value).toBe(before.invoiced_value);
  });

  test('an advance pays it at once, the rest of the advance the next one', async () => {
    const order = await addIssuedOrder(company);
    await receive(company, order.order_number, '600.00');
    const [first] = await send(company, order.order_id, 4);
    const [second] = await send(company, order.order_id);
    expect(await readInvoice(company, first!)).toMatchObject({
      status: 'PAID',
      received_amount: '492.80',
      due_amount: '0.00',
    });
    expect(await readInvoice(company, second!)).toMatchObject({
      status: 'PARTIALLY_PAID',
      received_amount: '107.20',
      due_amount: '632.00',
      payments: [{ amount: '107.20', given: false, payment_mode: 'UPI' }],
    });
  });
});

describe('cancelled', () => {
  test('with a reason; its number stays used, the order is not invoiced any more, advances flow back', async () => {
    const { order, id } = await oneInvoice();
    const { invoice_number } = await readInvoice(company, id);
    await receive(company, order.order_number, '100.00');
    expect(await readInvoice(company, id)).toMatchObject({ status: 'PARTIALLY_PAID' });
    expect((await put({ invoice_id: id, status: 'CANCELLED' })).body).toMatchObject({
      error: 'VALIDATION',
      field: 'reason',
    });
    const { status, body } = await put({
      invoice_id: id,
      status: 'CANCELLED',
      reason: 'Wrong address',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'CANCELLED',
      reason: 'Wrong address',
      invoice_number,
      received_amount: '0.00',
      due_amount: '0.00',
    });
    expect(await orderOf(order.order_number)).toMatchObject({
      billing_status: 'PENDING',
      payment_status: 'PARTIALLY_PAID',
    });
    expect(await auditOf(id)).toMatchObject([
      { action: 'CREATE' },
      { from_status: 'ISSUED', to_status: 'PARTIALLY_PAID' },
      { from_status: 'PARTIALLY_PAID', to_status: 'ISSUED' },
      { action: 'CANCEL', from_status: 'ISSUED', to_status: 'CANCELLED', remarks: 'Wrong address' },
    ]);
    // the present state again is no change
    expect(
      (await put({ invoice_id: id, status: 'CANCELLED', reason: 'Again' })).body.data,
    ).toMatchObject({ reason: 'Wrong address' });
    expect((await put({ invoice_id: id, status: 'ISSUED' })).body).toMatchObject({
      error: 'INVALID_TRANSITION',
      from: 'CANCELLED',
    });
    expect((await put({ invoice_id: id, remarks: 'x' })).status).toBe(400);
  });

  test('not while a payment was given for it, nor while a credit note stands on it', async () => {
    const { order, id } = await oneInvoice();
    const payment_id = await receive(company, order.order_number, '50.00', id);
    const cancel = { invoice_id: id, status: 'CANCELLED', reason: 'x' };
    expect((await put(cancel)).body).toMatchObject({
      error: 'INVOICE_SETTLED',
      message: 'A payment was given for this invoice: void it first',
    });
    await call(company.test, Role.TOP_ADMIN, 'POST', '/payment/update', {
      payment_id,
      status: 'VOID',
      reason: 'x',
    });
    const draft = await credit(company, id, undefined, false);
    expect((await put(cancel)).body.message).toBe(
      'This invoice has a credit note: cancel that first',
    );
    await call(company.test, Role.TOP_ADMIN, 'POST', '/credit_note/status', {
      creditnote_id: draft,
      status: 'VOID',
      reason: 'x',
    });
    expect((await put(cancel)).status).toBe(200);
  });
});

describe('changed', () => {
  test('due day, customer PO number and remarks; nothing else, and not by a viewer who read an older version', async () => {
    const { id } = await oneInvoice();
    const { invoice_date, version } = await readInvoice(company, id);
    const due_date = dayFromToday(70);
    const change = {
      invoice_id: id,
      due_date,
      customer_po_no: ' PO/9 ',
      remarks: 'Pay soon',
      version,
    };
    const { body } = await put(change);
    expect(body.data).toMatchObject({
      due_date,
      customer_po_no: 'PO/9',
      remarks: 'Pay soon',
      version: version + 1,
    });
    expect((await put(change)).body.error).toBe('CONFLICT');
    expect((await put({ invoice_id: id, due_date: '2020-01-01' })).body).toMatchObject({
      field: 'due_date',
    });
    expect(invoice_date > '2020-01-01').toBe(true);
    expect((await put({ invoice_id: id, invoice_grand_total: '1.00' })).body.message).toBe(
      'Unknown field invoice_grand_total',
    );
    expect(
      (await put({ invoice_id: id, customer_po_no: null, remarks: '' })).body.data,
    ).toMatchObject({
      customer_po_no: null,
      remarks: null,
    });
  });
});

describe('permissions', () => {
  test('401 without a token, 403 without the pair, 404 outside the row scope', async () => {
    const { id } = await oneInvoice();
    expect((await list('', null)).status).toBe(401);
    expect((await put({ invoice_id: id, remarks: 'x' }, null)).status).toBe(401);
    expect((await put({ invoice_id: id, remarks: 'x' }, Role.OPERATIONS)).status).toBe(403);
    expect(
      (await put({ invoice_id: id, status: 'CANCELLED', reason: 'x' }, Role.SALES)).status,
    ).toBe(403);
    expect((await put({ invoice_id: id, remarks: 'x' }, Role.SALES_SECOND)).status).toBe(404);
    expect((await list(`invoiceId=${id}`, Role.SALES_SECOND)).status).toBe(404);
    expect((await list(`invoiceId=${id}`, Role.SALES)).status).toBe(200);
    expect((await call(company.test, Role.SALES, 'GET', '/invoice/refresh/999999')).status).toBe(
      404,
    );
    expect(
      (await call(company.test, Role.OPERATIONS, 'GET', `/invoice/refresh/${id}`)).status,
    ).toBe(403);
    expect((await call(company.test, null, 'GET', `/invoice/refresh/${id}`)).status).toBe(401);
  });

  test('payments and credit notes only for viewers who may read those', async () => {
    const { order, id } = await oneInvoice();
    await receive(company, order.order_number, '10.00', id);
    const seen = (await list(`invoiceId=${id}`, Role.OPERATIONS)).body.data[0];
    expect(seen).toMatchObject({ received_amount: '10.00', payments: null, credit_notes: [] });
  });
});

test('lists by state, customer, organisation, order, challan and words; tenant_id is refused', async () => {
  const { order, id } = await oneInvoice();
  const { challan_id, invoice_number } = await readInvoice(company, id);
  const { tenantId } = company.company;
  const found = async (query: string) =>
    (await list(query)).body.data.map((row: { invoice_id: number }) => row.invoice_id);
  for (const query of [
    ...[
      `challanId=${challan_id}`,
      `orderNumber=${order.order_number}`,
      `search=${invoice_number.slice(4)}`,
      `search=${order.order_number}`,
    ],
  ])
    expect(await found(query)).toEqual([id]);
  for (const query of [`tenantId=${tenantId}`, 'orgId=1', 'search=udupi', 'status=ISSUED'])
    expect((await found(query))[0]).toBe(id);
  expect(await found('search=nobody')).toEqual([]);
  expect(await found('status=VOID')).toEqual([]);
  expect((await list('customer_id=1')).body.message).toBe('Unknown field customer_id');
  await company.test.db
    .updateTable('tenants')
    .set({ tenant_name: 'Hotel Renamed' })
    .where('tenant_id', '=', tenantId)
    .execute();
  expect((await found('search=renamed'))[0]).toBe(id);
  await company.test.db
    .updateTable('tenants')
    .set({ tenant_name: 'Hotel Udupi Grand' })
    .where('tenant_id', '=', tenantId)
    .execute();
});
