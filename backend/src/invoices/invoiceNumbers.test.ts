import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Series } from '@munim/schema/company/numbering.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice, receive } from '../../testing/testInvoices.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';
import { withTransaction } from '../core/data/database.ts';
import { financialYear, nextDocumentNumber } from '../core/data/documentNumber.ts';

let company: Logistics;
beforeAll(async () => {
  const { outbox } = testOutbox();
  company = await addLogistics(
    await createTestApp({ env: { INVOICE_AT_DISPATCH: 'draft' }, services: { outbox } }),
  );
}, 60_000);
afterAll(() => company.test.close());

const number = (series: Series, more: { gstin?: string; day?: string }) =>
  withTransaction(company.test.db, (trx) => nextDocumentNumber(trx, series, more));
/** Invoices have this prefix and go on from this number. */
async function setSeries(prefix: string, next_number: number): Promise<void> {
  const { body } = await call(company.test, Role.TOP_ADMIN, 'GET', '/company');
  const [{ gstin }] = body.data.registrations;
  const set = await call(company.test, Role.TOP_ADMIN, 'PATCH', '/company/series', {
    version: body.data.version,
    series: 'INV',
    gstin,
    prefix,
    next_number,
  });
  expect(set.status).toBe(200);
}
const put = (body: object, role: number = Role.TOP_ADMIN) =>
  call(company.test, role, 'PUT', '/invoice', body);

test('a counter for each series, GST number and financial year, which ends with March', async () => {
  const [one, other] = ['33AAACM4154Q1Z9', '27AAACM4154Q1Z2'];
  expect(await number('INV', { gstin: one, day: '2026-03-31' })).toBe('INV-2526-00001');
  expect(await number('INV', { gstin: one, day: '2026-04-01' })).toBe('INV-2627-00001');
  expect(await number('INV', { gstin: one, day: '2027-03-31' })).toBe('INV-2627-00002');
  expect(await number('INV', { gstin: other, day: '2026-11-20' })).toBe('INV-2627-00001');
  expect(await number('CN', { gstin: one, day: '2026-11-20' })).toBe('CN-2627-00001');
});

test('a number whose document is not committed is used again; parallel writers leave no gap', async () => {
  const gstin = '06AAACM4154Q1ZZ';
  const fails = withTransaction(company.test.db, async (trx) => {
    await nextDocumentNumber(trx, 'INV', { gstin, day: '2026-11-20' });
    throw new Error('not this time');
  });
  await expect(fails).rejects.toThrow('not this time');
  const numbers = await Promise.all(
    Array.from({ length: 12 }, () => number('INV', { gstin, day: '2026-11-20' })),
  );
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 12 }, (_, i) => `INV-2627-${String(i + 1).padStart(5, '0')}`),
  );
  await company.test.db
    .updateTable('document_series')
    .set({ last_number: 9_999_998 })
    .where('gstin', '=', gstin)
    .execute();
  expect((await number('INV', { gstin, day: '2026-11-20' })).length).toBe(16);
  await expect(number('INV', { gstin, day: '2026-11-20' })).rejects.toThrow('longer than 16');
});

test('two invoices that are issued at once go on from the numbers of another program', async () => {
  await setSeries('AT/A', 146);
  const drafts = [await addBilled(company), await addBilled(company)];
  const answers = await Promise.all(
    drafts.map(({ invoiceIds }) => put({ invoice_id: invoiceIds[0], status: 'ISSUED' })),
  );
  const year = financialYear();
  expect(answers.map((answer) => answer.body.data.invoice_number).toSorted()).toEqual([
    `AT/A-${year}-00146`,
    `AT/A-${year}-00147`,
  ]);
  const id = drafts[0]!.invoiceIds[0];
  const [file, print] = await Promise.all(
    [
      `/invoice/e_invoice?invoice_id=${id}`,
      `/invoice/download?invoice_id=${id}&type=pdf&beautify=true`,
    ].map(async (url) =>
      company.test.app.inject({ url, headers: await company.test.as(Role.TOP_ADMIN) }),
    ),
  );
  expect(file!.json()).toMatchObject({
    data: { file_name: expect.stringMatching(/AT-A-\d{4}-0014\d\.json$/) },
  });
  expect(print!.headers['content-disposition']).toMatch(/AT-A-\d{4}-0014\d\.pdf"$/);
});

test('a draft bills whom order and customer say on the day it is issued', async () => {
  const { invoiceIds } = await addBilled(company);
  const [invoice_id] = invoiceIds;
  const gst_no = '29ABCDE1234F1ZW';
  expect(await readInvoice(company, invoice_id!)).toMatchObject({ tenant_gstin: null });
  const { tenantId: tenant_id } = company.company;
  await testMasters(company.test.db).registration({ tenant_id, gst_no });
  await call(company.test, Role.TOP_ADMIN, 'PUT', '/invoice', { invoice_id, status: 'ISSUED' });
  expect(await readInvoice(company, invoice_id!)).toMatchObject({
    status: 'ISSUED',
    tenant_gstin: gst_no,
    billing_details: { gst_no, address1: '4 Registered Road' },
  });
});

test('INVOICE_AT_DISPATCH=draft: no number and no money until a person issues it; a draft that is given up never had one', async () => {
  await setSeries('AT/D', 1);
  const { order, invoiceIds } = await addBilled(company);
  const id = invoiceIds[0]!;
  await receive(company, order.order_number, '100.00');
  expect(await readInvoice(company, id)).toMatchObject({
    status: 'DRAFT',
    invoice_number: null,
    received_amount: '0.00',
    due_amount: '0.00',
  });
  expect((await put({ invoice_id: id, status: 'CANCELLED', reason: 'x' })).body).toMatchObject({
    error: 'INVALID_TRANSITION',
    from: 'DRAFT',
    allowed: ['ISSUED', 'VOID'],
  });
  expect((await put({ invoice_id: id, status: 'ISSUED' }, Role.SALES)).body.data).toMatchObject({
    status: 'PARTIALLY_PAID',
    invoice_number: expect.stringMatching(/^AT\/D-/),
    received_amount: '100.00',
    version: 2,
  });
  const given = {
    order_number: order.order_number,
    amount: '1.00',
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number: 'D-1',
  };
  const second = await addBilled(company);
  const draft = second.invoiceIds[0]!;
  const pay = (invoice_id: number, order_number: string) =>
    call(company.test, Role.TOP_ADMIN, 'POST', '/payment', { ...given, order_number, invoice_id });
  expect((await pay(draft, second.order.order_number)).body.error).toBe('INVOICE_NOT_ISSUED');
  expect((await pay(draft, order.order_number)).body.message).toBe(
    'This invoice is not of this order',
  );
  const gone = await put({ invoice_id: draft, status: 'VOID', reason: 'Wrong' });
  expect(gone.body.data).toMatchObject({ status: 'VOID', invoice_number: null, reason: 'Wrong' });
  const { order: after } = (
    await call(
      company.test,
      Role.TOP_ADMIN,
      'GET',
      `/getOrderRequest?order_number=${second.order.order_number}`,
    )
  ).body;
  expect(after).toMatchObject({ billing_status: 'PENDING' });
});

test('a receipt for an invoice is not above what nobody gave for it yet', async () => {
  const { order, invoiceIds } = await addBilled(company);
  const id = invoiceIds[0]!;
  await put({ invoice_id: id, status: 'ISSUED' });
  await receive(company, order.order_number, '1000.00', id);
  const more = {
    order_number: order.order_number,
    amount: '232.01',
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number: 'D-2',
  };
  expect(
    (await call(company.test, Role.TOP_ADMIN, 'POST', '/payment', { ...more, invoice_id: id }))
      .body,
  ).toMatchObject({ field: 'amount' });
  expect(await readInvoice(company, id)).toMatchObject({
    payments: [{ amount: '1000.00', given: true }],
    due_amount: '232.00',
  });
});
