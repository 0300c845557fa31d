import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

let next = 0;
const money = () => ({
  amount: '100.00',
  payment_date: indianDay(),
  payment_mode: 'UPI',
  reference_number: `UTR-${++next}`,
});
const receive = (order_number: string, more: object) =>
  call(app, Role.TOP_ADMIN, 'POST', '/payment', { order_number, ...money(), ...more });
const pay = (po_id: number, more: object) =>
  call(app, Role.TOP_ADMIN, 'POST', '/payment/outgoing', { po_id, ...money(), ...more });
const move = (payment_id: number, status: string, more: object = {}) =>
  call(app, Role.BROAD_ACCESS, 'POST', '/payment/update', { payment_id, status, ...more });
const ahead = (days: number) => addDays(indianDay(), days);

test('only a cheque is received dated ahead, and it is paid on its day', async () => {
  const { order_number } = await documents.order('100.00');
  const field = async (more: object) => (await receive(order_number, more)).body.field;
  expect(await field({ payment_date: ahead(1) })).toBe('payment_date');
  expect(await field({ payment_date: ahead(91), payment_mode: 'CHEQUE' })).toBe('payment_date');
  expect(await field({ payment_date: '2016-11-20' })).toBe('payment_date');
  const cheque = await receive(order_number, { payment_date: ahead(1), payment_mode: 'CHEQUE' });
  expect((await move(cheque.body.data.payment_id, 'PAID')).body).toMatchObject({
    error: 'PAYMENT_DATE_AHEAD',
  });
});

test('a planned payment to a seller is approved before its day, not paid', async () => {
  const { body } = await pay(await documents.purchaseOrder('100.00'), { payment_date: ahead(5) });
  const { payment_id } = body.data;
  expect((await move(payment_id, 'APPROVED')).status).toBe(200);
  expect((await move(payment_id, 'PAID')).body.error).toBe('PAYMENT_DATE_AHEAD');
});

test('one transfer is not received from two customers, a cheque number may be', async () => {
  const mine = await documents.order('500.00');
  const theirs = await documents.order('500.00', { foreign: true });
  await receive(mine.order_number, { reference_number: 'HDFC N326 0001' });
  const again = { reference_number: 'hdfcn3260001' };
  expect((await receive(theirs.order_number, again)).body).toMatchObject({
    field: 'reference_number',
  });
  const both = await Promise.all(
    [mine, theirs].map(({ order_number }) =>
      receive(order_number, { amount: '10.00', reference_number: 'RACE-1' }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const cheque = { amount: '10.00', payment_mode: 'CHEQUE', reference_number: '000123' };
  for (const { order_number } of [mine, theirs])
    expect((await receive(order_number, cheque)).status).toBe(200);
});

test('a rejected payment frees its bank reference', async () => {
  const { order_number } = await documents.order('100.00');
  const utr = { reference_number: 'FREED-1' };
  const { payment_id } = (await receive(order_number, utr)).body.data;
  await move(payment_id, 'REJECTED', { reason: 'Bounced' });
  const theirs = await documents.order('100.00', { foreign: true });
  expect((await receive(theirs.order_number, utr)).status).toBe(200);
});
