import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { addBills, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';
import { call } from '../../testing/testCompany.ts';

let bills: Bills;
let send: ReturnType<typeof billCalls>;
beforeAll(async () => {
  bills = await addBills();
  send = billCalls(bills);
});
afterAll(() => bills.app.close());

const { TOP_ADMIN, BROAD_ACCESS, SALES } = Role;
let reference = 0;
const pay = (po_id: number, amount: string, more: object = {}) =>
  call(bills.app, TOP_ADMIN, 'POST', '/payment/outgoing', {
    po_id,
    amount,
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number: `R${++reference}`,
    ...more,
  });
const settle = async (payment_id: number) => {
  for (const [who, status] of [
    [BROAD_ACCESS, 'APPROVED'],
    [TOP_ADMIN, 'PAID'],
  ] as const)
    await call(bills.app, who, 'POST', '/payment/update', { payment_id, status });
};
/** A draft of ten pieces at 99.97 with 12 %: 1119.66, billed alone on its purchase order. */
const draft = async (more: object = {}) => {
  const po = await addSentPo(bills, { lines: [{ price: '99.97' }], sent: [10] });
  const { status, body } = await send.create([po], [10], more);
  return { po, status, body, billId: body.data?.bill_id as number };
};

describe("the vendor's round-off", () => {
  test.each([
    ['0.34', '1120.00'],
    ['-0.66', '1119.00'],
    ['1', '1120.66'],
    ['-1.00', '1118.66'],
    ['-0', '1119.66'],
  ])('%s: the bill comes to %s', async (round_off, bill_grand_total) => {
    const { body } = await draft({ round_off });
    const stored = Number(round_off).toFixed(2).replace('-0.00', '0.00');
    expect(body.data).toMatchObject({
      round_off: stored,
      bill_grand_total,
      bill_gst_amount: '119.96',
    });
  });

  test.each(['1.01', '-1.01', '5'])('%s is no rounding', async (round_off) => {
    const { status, body } = await draft({ round_off });
    expect([status, body.field, body.message]).toEqual([
      400,
      'round_off',
      'The round-off is between -1.00 and 1.00',
    ]);
    const { billId } = await draft();
    expect((await send.change(billId, { round_off })).body.field).toBe('round_off');
  });

  test('not more than the bill comes to, and no other number', async () => {
    const po = await addSentPo(bills, { lines: [{ price: '0.05' }], sent: [10] });
    expect((await send.create([po], [10], { round_off: '-0.57' })).body).toMatchObject({
      field: 'round_off',
      message: 'The round-off is more than the bill comes to',
    });
    expect((await send.create([po], [10], { round_off: '0.001' })).status).toBe(400);
    expect((await send.create([po], [10], { round_off: '-0.56' })).body.data.bill_grand_total).toBe(
      '0.00',
    );
  });

  test('changed on a draft and at its issue, never after; accounting gets it', async () => {
    const { billId } = await draft({ round_off: '0.10' });
    expect((await send.change(billId, { round_off: '0.20' })).body.data.bill_grand_total).toBe(
      '1119.86',
    );
    const invoice = await send.invoice('RO-1');
    const { body } = await send.move(billId, 'ISSUED', { ...invoice, round_off: '0.34' });
    expect(body.data).toMatchObject({ round_off: '0.34', open_amount: '1120.00' });
    expect((await send.change(billId, { round_off: '0.00' })).body.field).toBe('round_off');
    expect((await send.change(billId, { round_off: '0.340' })).status).toBe(400);
    expect((await send.change(billId, { round_off: '.34' })).status).toBe(400);
    expect((await send.change(billId, { round_off: '0.34' })).status).toBe(200);
    expect((await send.change(billId, { round_off: '0' }, SALES)).status).toBe(403);
    const { body: synced } = await send.refresh(billId);
    expect(synced).toMatchObject({ error: [], data: { sync_status: 'SYNCED' } });
  });

  test.each([
    ['0.34', '1120.00'],
    ['-0.66', '1119.00'],
  ])('%s is paid with the purchase order: both are PAID at %s', async (round_off, total) => {
    const { po, billId } = await draft({ round_off });
    await send.issue(billId, `P-${po.poId}`);
    expect((await pay(po.poId, '1120.01')).body.field).toBe('amount');
    const { body } = await pay(po.poId, total, { bill_id: billId });
    await settle(body.data.payment_id);
    expect(await send.row(billId)).toMatchObject({ status: 'PAID', paid_amount: total });
    expect(await send.poRow(po.poId)).toMatchObject({ payment_status: 'PAID', round_off });
  });

  test('rounded down after it was paid in advance: bill and purchase order are PAID', async () => {
    const { po, billId } = await draft({ round_off: '-0.66' });
    await settle((await pay(po.poId, '1119.66')).body.data.payment_id);
    await send.issue(billId, `Q-${po.poId}`);
    expect(await send.row(billId)).toMatchObject({ status: 'PAID', paid_amount: '1119.00' });
    expect((await send.poRow(po.poId)).payment_status).toBe('PAID');
  });

  test('a bill that is cancelled takes its round-off along', async () => {
    const { po, billId } = await draft({ round_off: '0.34' });
    await send.issue(billId, `C-${po.poId}`);
    expect((await send.poRow(po.poId)).round_off).toBe('0.34');
    await send.move(billId, 'CANCELLED', { reason_for_cancellation: 'x' });
    expect((await send.poRow(po.poId)).round_off).toBe('0.00');
  });
});

describe("the vendor's invoice number", () => {
  const made = async () => (await draft()).billId;

  test.each([
    ['INV / 1', 'inv/1', false],
    ['A 7', 'A7', false],
    ['1/11', '11/1', true],
    ['2-22', '22-2', true],
    ['3/33', '3-33', true],
    ['007', '7', true],
    ['X1', '1X', true],
  ])('%s beside %s: another one %s', async (first, second, isOther) => {
    expect((await send.issue(await made(), first)).status).toBe(200);
    const { status, body } = await send.issue(await made(), second);
    expect([status, body.field]).toEqual(
      isOther ? [200, undefined] : [400, 'seller_invoice_number'],
    );
  });

  test('of two at once that differ by a space one is taken', async () => {
    const both = await Promise.all([made(), made()]);
    const numbers = ['TWO/ 1', 'two/1'];
    const invoices = await Promise.all(numbers.map((number) => send.invoice(number)));
    const answers = await Promise.all(
      both.map((id, i) => send.move(id, 'ISSUED', invoices[i] ?? {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.field).toBe('seller_invoice_number');
  });

  test.each([
    ['12345678901234567', 'An invoice number has at most 16 characters (rule 46): this one has 17'],
    ['INV_1', 'An invoice number has letters, digits, / and - only (rule 46)'],
    ['१२', 'An invoice number has letters, digits, / and - only (rule 46)'],
  ])('%s is none', async (number, message) => {
    const billId = await made();
    const seller_invoice_number = number;
    for (const { body } of [
      await send.change(billId, { seller_invoice_number }),
      await send.issue(billId, number),
    ])
      expect([body.field, body.message]).toEqual(['seller_invoice_number', message]);
  });

  test('spaces are taken out; a number of before the rule stays until it is edited', async () => {
    const billId = await made();
    const changed = await send.change(billId, { seller_invoice_number: '1234 5678 9012 3456' });
    expect(changed.body.data.seller_invoice_number).toBe('1234567890123456');
    const old = 'Old number_of the year 2026';
    await bills.app.db
      .updateTable('bills')
      .set({ seller_invoice_number: old })
      .where('bill_id', '=', billId)
      .execute();
    const { seller_invoice_number: _new, ...rest } = await send.invoice('x');
    expect(
      (await send.move(billId, 'ISSUED', { ...rest, seller_invoice_number: old })).status,
    ).toBe(200);
  });
});

test('a draft names the other bills of its number when it is saved; issuing decides', async () => {
  const invoice = await send.invoice('WARN-1');
  const [first, second, third] = [await draft(), await draft(), await draft()];
  expect((await send.move(first.billId, 'ISSUED', invoice)).status).toBe(200);
  const typed = { seller_invoice_number: ' warn-1 ' };
  const saved = await send.change(second.billId, typed);
  expect([saved.status, saved.body.data.same_number_bills]).toEqual([200, [first.billId]]);
  const { body } = await send.change(third.billId, typed);
  expect(body.data.same_number_bills).toEqual([first.billId, second.billId]);
  expect((await send.move(second.billId, 'ISSUED', await send.invoice('WARN-1'))).body.field).toBe(
    'seller_invoice_number',
  );
  const old = await send.change(second.billId, {
    seller_invoice_number: 'WARN-2',
  });
  expect(old.body.data.same_number_bills).toEqual([]);
  const { body: issued } = await call(bills.app, TOP_ADMIN, 'GET', `/bill?bill_id=${first.billId}`);
  expect(issued.data[0].same_number_bills).toEqual([]);
});
