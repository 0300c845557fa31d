import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const admin = (method: 'POST' | 'PUT', path: string, body: object) =>
  call(company.test, Role.TOP_ADMIN, method, path, body);

async function noted(reference_number: string) {
  const { order, invoiceIds } = await addBilled(company);
  const [invoice_id] = invoiceIds;
  const { body } = await admin('POST', '/payment', {
    order_number: order.order_number,
    amount: '10.00',
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number,
    invoice_id,
  });
  return { invoice_id, payment_id: body.data.payment_id as number };
}
const invoiceOf = async (paymentId: number) =>
  (
    await company.test.db
      .selectFrom('payments')
      .select('invoice_id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).invoice_id;

test('cancelling an invoice makes receipts that wait for the order alone, and says so in the log', async () => {
  const { invoice_id, payment_id } = await noted('ENDED-1');
  expect(await invoiceOf(payment_id)).toBe(invoice_id);
  const cancel = { invoice_id, status: 'CANCELLED', reason: 'Wrong' };
  expect((await admin('PUT', '/invoice', cancel)).status).toBe(200);
  expect(await invoiceOf(payment_id)).toBeNull();
  const { changes } = await company.test.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'PAYMENT')
    .where('entity_id', '=', payment_id)
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(changes).toMatchObject({ invoice_id: { from: invoice_id, to: null } });
  expect((await admin('POST', '/payment/update', { payment_id, status: 'PAID' })).status).toBe(200);
});

test('a receipt of before for an ended invoice is not paid', async () => {
  const { invoice_id, payment_id } = await noted('ENDED-2');
  await admin('PUT', '/invoice', { invoice_id, status: 'CANCELLED', reason: 'Wrong' });
  await company.test.db
    .updateTable('payments')
    .set({ invoice_id: invoice_id! })
    .where('payment_id', '=', payment_id)
    .execute();
  expect(await admin('POST', '/payment/update', { payment_id, status: 'PAID' })).toMatchObject({
    status: 400,
    body: { error: 'INVOICE_NOT_ISSUED' },
  });
});

test('one number of the bank is booked once, however it is typed', async () => {
  await noted('UTR 5555');
  for (const typed of ['utr-5555', 'UTR\u{ff15}555', 'UTR/5555'])
    await expect(noted(typed)).rejects.toThrow('payment_id');
});
