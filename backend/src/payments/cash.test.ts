import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call } from '../../testing/testCompany.ts';
import { testPrints } from '../../testing/testPrints.ts';
import { indianDay } from '../core/data/days.ts';

let app: TestApp;
let documents: ReturnType<typeof testPrints>;

beforeAll(async () => {
  app = await createTestApp();
  documents = testPrints(app, await addTestCompany(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('payments').execute();
});

const YESTERDAY = addDays(indianDay(), -1);
let next = 0;
const money = (amount: string) => ({
  amount,
  payment_date: indianDay(),
  payment_mode: 'CASH',
  reference_number: `SLIP-${++next}`,
});
const receive = (order_number: string, amount: string, more: object = {}) =>
  call(app, Role.TOP_ADMIN, 'POST', '/payment', { order_number, ...money(amount), ...more });
const pay = (po_id: number, amount: string, more: object = {}, who: number = Role.TOP_ADMIN) =>
  call(app, who, 'POST', '/payment/outgoing', { po_id, ...money(amount), ...more });
const move = (payment_id: number, status: string) =>
  call(app, Role.BROAD_ACCESS, 'POST', '/payment/update', { payment_id, status, reason: 'x' });
const order = async (more: object = {}) => (await documents.order('900000.00', more)).order_number;

describe('cash of a customer, section 186', () => {
  test('is below the limit in a day, over all orders', async () => {
    const [one, other] = [await order(), await order()];
    expect((await receive(one, '200000.00')).body).toMatchObject({ field: 'amount' });
    expect((await receive(one, '150000.00')).status).toBe(200);
    const { status, body } = await receive(other, '50000.00');
    expect([status, body.field]).toEqual([400, 'amount']);
    expect(body.message).toMatch(
      /^Section 186 of the Income-tax Act, 2025 .* ₹ 2,00,000\.00 or more from one person in a day: ₹ 1,50,000\.00 of this customer/,
    );
    expect((await receive(other, '49999.99')).status).toBe(200);
    expect((await receive(other, '200000.00', { payment_mode: 'UPI' })).status).toBe(200);
    expect((await receive(await order({ foreign: true }), '100000.00')).status).toBe(200);
  });

  test('is below the limit for one order, over all days', async () => {
    const number = await order();
    expect((await receive(number, '150000.00', { payment_date: YESTERDAY })).status).toBe(200);
    const { body } = await receive(number, '50000.00');
    expect(body.message).toContain(
      `for one transaction: ₹ 1,50,000.00 is recorded for order ${number}`,
    );
    expect((await receive(await order(), '50000.00')).status).toBe(200);
  });

  test('what is rejected or void does not count', async () => {
    const number = await order();
    const { payment_id } = (await receive(number, '199999.99')).body.data;
    expect((await receive(number, '0.01')).status).toBe(400);
    await move(payment_id, 'REJECTED');
    expect((await receive(number, '199999.99')).status).toBe(200);
  });

  test('two at once of two orders do not pass it together', async () => {
    const both = [await order(), await order()];
    const answers = await Promise.all(both.map((number) => receive(number, '100000.00')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('cash to a vendor, section 36(4)', () => {
  const purchase = () => documents.purchaseOrder('90000.00');

  test('above the limit of a day it wants a reason, which is kept', async () => {
    const [one, other] = [await purchase(), await purchase()];
    expect((await pay(one, '10000.00', { cash_reason: 'Not wanted' })).body.data.cash_reason).toBe(
      null,
    );
    const { status, body } = await pay(other, '0.01');
    expect([status, body.error, body.field]).toEqual([400, 'CASH_DISALLOWED', 'cash_reason']);
    expect(body.message).toContain('section 36(4) of the Income-tax Act, 2025');
    expect((await pay(other, '0.01', { cash_reason: '  ' })).status).toBe(400);
    expect((await pay(other, '0.01', { cash_reason: 'Bank holiday' })).body.data.cash_reason).toBe(
      'Bank holiday',
    );
    expect((await pay(other, '20000.00', { payment_mode: 'UPI' })).status).toBe(200);
    expect((await pay(other, '10000.00', { payment_date: YESTERDAY })).status).toBe(200);
    expect((await pay(other, '1.00', { cash_reason: 'x' }, Role.SALES)).status).toBe(403);
  });

  test('two at once of two purchase orders: one of them is asked', async () => {
    const both = [await purchase(), await purchase()];
    const answers = await Promise.all(both.map((id) => pay(id, '6000.00')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
