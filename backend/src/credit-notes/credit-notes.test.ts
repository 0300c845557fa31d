import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, credit, readInvoice, receive } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const { TOP_ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER } = Role;
const post = (body: object, role: number | null = BROAD_ACCESS, headers = {}) =>
  call(company.test, role, 'POST', '/credit_note', body, headers);
const put = (body: object, role: number | null = BROAD_ACCESS) =>
  call(company.test, role, 'PUT', '/credit_note', body);
const move = (
  creditnote_id: number,
  status: string,
  role: number | null = TOP_ADMIN,
  more: object = {},
) => call(company.test, role, 'POST', '/credit_note/status', { creditnote_id, status, ...more });
const read = async (id: number) =>
  (await call(company.test, TOP_ADMIN, 'GET', `/credit_note?creditnote_id=${id}`)).body.data[0];
const orderOf = async (number: string) =>
  (await call(company.test, TOP_ADMIN, 'GET', `/getOrderRequest?order_number=${number}`)).body
    .order;

/** Ten pieces at 110.00 and 12 %: 1100.00 taxable, 1232.00 in all. */
async function billed() {
  const { order, invoiceIds } = await addBilled(company);
  const id = invoiceIds[0]!;
  const { invoice_lines } = await readInvoice(company, id);
  const line: number = invoice_lines[0].invoice_line_id;
  const note = (quantity: number, amount?: string) => ({
    order_number: order.order_number,
    invoice_id: id,
    reason: 'DAMAGED',
    credit_note_lines: [{ invoice_line_id: line, quantity, ...(amount ? { amount } : {}) }],
  });
  return { order, id, line, note };
}

describe('written', () => {
  test('units at the invoice price, with its heads; a draft takes nothing', async () => {
    const { id, note } = await billed();
    const { status, body } = await post({ ...note(3), remarks: ' Torn ' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'DRAFT',
      creditnote_number: null,
      reason: 'DAMAGED',
      remarks: 'Torn',
      invoice_id: id,
      approved_by_info: null,
      creditnote_taxable_amount: '330.00',
      creditnote_gst_amount: '39.60',
      creditnote_grand_total: '369.60',
      credit_note_lines: [
        {
          quantity: 3,
          invoiced_quantity: 10,
          cgst_amount: '19.80',
          sgst_amount: '19.80',
          igst_amount: '0.00',
        },
      ],
    });
    expect(await readInvoice(company, id)).toMatchObject({
      due_amount: '1232.00',
      credited_amount: '0.00',
      open_credit_notes: 1,
    });
  });

  test.each([
    [
      'more units than invoiced',
      (line: number) => [{ invoice_line_id: line, quantity: 11 }],
      'quantity',
      'Only 10 left to credit',
    ],
    [
      'more value',
      (line: number) => [{ invoice_line_id: line, quantity: 0, amount: '1100.01' }],
      'amount',
      'Only ₹ 1100.00 left to credit',
    ],
    [
      'nothing',
      (line: number) => [{ invoice_line_id: line, quantity: 0 }],
      'amount',
      'A quantity or an amount above 0 is needed',
    ],
    [
      'no value',
      (line: number) => [{ invoice_line_id: line, quantity: 0, amount: '0.00' }],
      'amount',
      'A quantity or an amount above 0 is needed',
    ],
    [
      'a foreign line',
      () => [{ invoice_line_id: 999_999, quantity: 1 }],
      'invoice_line_id',
      'This line is not on the invoice',
    ],
  ])('refused: %s', async (_, linesOf, field, message) => {
    const { note, line } = await billed();
    const { status, body } = await post({ ...note(1), credit_note_lines: linesOf(line) });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { field: `credit_note_lines.0.${field}`, message },
    });
  });

  test('a line twice, an invoice of another order, one without a number', async () => {
    const [one, other] = [await billed(), await billed()];
    const twice = { invoice_line_id: one.line, quantity: 1 };
    expect((await post({ ...one.note(1), credit_note_lines: [twice, twice] })).body.field).toBe(
      'credit_note_lines.1.invoice_line_id',
    );
    expect((await post({ ...one.note(1), invoice_id: other.id })).body.field).toBe('invoice_id');
    await call(company.test, TOP_ADMIN, 'PUT', '/invoice', {
      invoice_id: one.id,
      status: 'CANCELLED',
      reason: 'x',
    });
    expect((await post(one.note(1))).body.error).toBe('INVOICE_NOT_ISSUED');
  });

  test('once under one key; changed only while it is a draft, and by a viewer who read the newest version', async () => {
    const { note, line } = await billed();
    const key = { 'idempotency-key': 'cn-1' };
    const [a, b] = [await post(note(1), BROAD_ACCESS, key), await post(note(1), BROAD_ACCESS, key)];
    expect(b.body).toEqual(a.body);
    const { creditnote_id } = a.body.data;
    const change = {
      creditnote_id,
      version: 1,
      reason: 'RETURN',
      credit_note_lines: [{ invoice_line_id: line, quantity: 2, amount: '200' }],
    };
    expect((await put(change)).body.data).toMatchObject({
      reason: 'RETURN',
      creditnote_taxable_amount: '200.00',
      creditnote_gst_amount: '24.00',
      version: 2,
    });
    expect((await put(change)).body.error).toBe('CONFLICT');
    await move(creditnote_id, 'ISSUED');
    expect((await put({ creditnote_id, remarks: 'x' })).body.error).toBe('INVALID_TRANSITION');
  });
});

describe('issued', () => {
  test('not by who last changed its amounts', async () => {
    const { note } = await billed();
    const { creditnote_id } = (await post(note(1))).body.data;
    const { credit_note_lines } = note(10);
    expect((await put({ creditnote_id, credit_note_lines }, TOP_ADMIN)).status).toBe(200);
    expect(await move(creditnote_id, 'ISSUED')).toMatchObject({
      status: 400,
      body: { error: 'SECOND_PERSON', message: expect.stringContaining('changed') },
    });
    expect(
      (await put({ creditnote_id, credit_note_lines: note(9).credit_note_lines })).status,
    ).toBe(200);
    expect((await put({ creditnote_id, remarks: 'Checked' }, TOP_ADMIN)).status).toBe(200);
    expect((await move(creditnote_id, 'ISSUED')).status).toBe(200);
  });

  test('by a second person: number, due lowered, order knows; cancelled: due again, number used', async () => {
    const { order, id, note } = await billed();
    const { creditnote_id } = (await post(note(3))).body.data;
    expect((await move(creditnote_id, 'ISSUED', BROAD_ACCESS)).body.error).toBe('SECOND_PERSON');
    const { body } = await move(creditnote_id, 'ISSUED');
    expect(body.data).toMatchObject({
      status: 'ISSUED',
      creditnote_number: expect.stringMatching(/^CN-[0-9]{4}-[0-9]{5}$/),
    });
    expect(await readInvoice(company, id)).toMatchObject({
      status: 'ISSUED',
      credited_amount: '369.60',
      due_amount: '862.40',
    });
    expect(await orderOf(order.order_number)).toMatchObject({ payment_status: 'PENDING' });
    expect((await move(creditnote_id, 'CANCELLED')).body.field).toBe('reason');
    const ended = (await move(creditnote_id, 'CANCELLED', TOP_ADMIN, { reason: 'Found' })).body
      .data;
    expect(ended).toMatchObject({
      status: 'CANCELLED',
      end_reason: 'Found',
      creditnote_number: body.data.creditnote_number,
    });
    expect(await readInvoice(company, id)).toMatchObject({
      status: 'ISSUED',
      credited_amount: '0.00',
      due_amount: '1232.00',
    });
    expect(await orderOf(order.order_number)).toMatchObject({ payment_status: 'PENDING' });
  });

  test('all of it and a price difference before: the last units take what is left, to the paisa', async () => {
    const { id, line } = await billed();
    await credit(company, id, [{ invoice_line_id: line, quantity: 0, amount: '100.10' }]);
    await credit(company, id, [{ invoice_line_id: line, quantity: 9 }]);
    await credit(company, id, [{ invoice_line_id: line, quantity: 1 }]);
    expect(await readInvoice(company, id)).toMatchObject({
      status: 'CREDITED',
      credited_amount: '1232.00',
      due_amount: '0.00',
    });
    expect((await readInvoice(company, id)).invoice_lines).toMatchObject([
      { credited_quantity: 10, credited_taxable: '1100.00' },
    ]);
  });

  test('two approvers at once: never more than was invoiced', async () => {
    const { id, note } = await billed();
    const notes = [
      (await post(note(6))).body.data.creditnote_id,
      (await post(note(6))).body.data.creditnote_id,
    ];
    const answers = await Promise.all(notes.map((note_id) => move(note_id, 'ISSUED')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.message).toBe(
      'Only 4 left to credit',
    );
    expect(await readInvoice(company, id)).toMatchObject({ credited_amount: '739.20' });
  });

  test('on a paid invoice: the surplus is the order’s advance, and pays its next invoice', async () => {
    const { order, invoiceIds } = await addBilled(company, [{}, { near: true }]);
    const [first, second] = invoiceIds as [number, number];
    await receive(company, order.order_number, '1232.00', first);
    await credit(company, first);
    expect(await readInvoice(company, first)).toMatchObject({
      status: 'PAID',
      received_amount: '1108.80',
      credited_amount: '123.20',
      due_amount: '0.00',
    });
    expect(await readInvoice(company, second)).toMatchObject({
      status: 'PARTIALLY_PAID',
      received_amount: '123.20',
    });
    // credited amounts are not received once more
    const rest = {
      order_number: order.order_number,
      amount: '1108.81',
      payment_date: indianDay(),
      payment_mode: 'UPI',
      reference_number: 'X-1',
    };
    expect((await call(company.test, TOP_ADMIN, 'POST', '/payment', rest)).body.message).toBe(
      'Only ₹ 1,108.80 of ₹ 2,464.00 is still open',
    );
  });
});

describe('given up', () => {
  test('a draft, with a reason; a repeated request changes nothing; it is final', async () => {
    const { note } = await billed();
    const { creditnote_id } = (await post(note(1))).body.data;
    expect((await move(creditnote_id, 'VOID', BROAD_ACCESS)).body.field).toBe('reason');
    expect(
      (await move(creditnote_id, 'VOID', BROAD_ACCESS, { reason: 'x' })).body.data,
    ).toMatchObject({
      status: 'VOID',
      creditnote_number: null,
    });
    expect(
      (await move(creditnote_id, 'VOID', BROAD_ACCESS, { reason: 'y' })).body.data.end_reason,
    ).toBe('x');
    expect((await move(creditnote_id, 'ISSUED')).body).toMatchObject({
      error: 'INVALID_TRANSITION',
      from: 'VOID',
      allowed: [],
    });
    expect((await read(creditnote_id)).status).toBe('VOID');
  });
});

test('permissions: 401, 403, 404', async () => {
  const { note } = await billed();
  const { creditnote_id } = (await post(note(1))).body.data;
  const get = (role: number | null, query = `creditnote_id=${creditnote_id}`) =>
    call(company.test, role, 'GET', `/credit_note?${query}`);
  expect([
    (await get(null)).status,
    (await post(note(1), null)).status,
    (await put({ creditnote_id }, null)).status,
  ]).toEqual([401, 401, 401]);
  expect((await move(creditnote_id, 'VOID', null)).status).toBe(401);
  expect([
    (await get(CATEGORY_MANAGER)).status,
    (await post(note(1), SALES)).status,
    (await put({ creditnote_id }, SALES)).status,
  ]).toEqual([403, 403, 403]);
  expect((await move(creditnote_id, 'ISSUED', Role.OPERATIONS)).status).toBe(403);
  expect((await move(creditnote_id, 'VOID', SALES, { reason: 'x' })).status).toBe(403);
  expect([(await get(SALES)).status, (await get(SALES_SECOND)).status]).toEqual([200, 404]);
  expect((await put({ creditnote_id: 999_999, remarks: 'x' })).status).toBe(404);
  expect(
    (await call(company.test, TOP_ADMIN, 'GET', `/logs?creditnote_id=${creditnote_id}`)).body.data,
  ).toMatchObject([{ action: 'CREATE' }]);
});

test('lists by state, order and words', async () => {
  const { order, id, note } = await billed();
  const creditnote_id = await credit(company, id);
  const draft = (await post(note(1))).body.data.creditnote_id;
  const found = async (query: string) =>
    (await call(company.test, TOP_ADMIN, 'GET', `/credit_note?${query}`)).body.data.map(
      (row: { creditnote_id: number }) => row.creditnote_id,
    );
  const { creditnote_number, invoice_number } = await read(creditnote_id);
  expect(await found(`order_number=${order.order_number}`)).toEqual([draft, creditnote_id]);
  expect(await found(`order_number=${order.order_number}&status=ISSUED`)).toEqual([creditnote_id]);
  expect(await found(`search=${creditnote_number}`)).toEqual([creditnote_id]);
  expect(await found(`search=${invoice_number}`)).toEqual([draft, creditnote_id]);
});
