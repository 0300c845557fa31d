import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { scanQr } from '../../testing/testQr.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';

let company: Logistics;
beforeAll(async () => {
  const { outbox } = testOutbox();
  company = await addLogistics(
    await createTestApp({ env: { INVOICE_AT_DISPATCH: 'draft' }, services: { outbox } }),
  );
}, 60_000);
afterAll(() => company.test.close());

const setUpi = async (upi_id: string) => {
  const { version } = (await call(company.test, Role.TOP_ADMIN, 'GET', '/company')).body.data;
  const body = { version, upi_id };
  return call(company.test, Role.TOP_ADMIN, 'PATCH', '/company', body);
};
const print = async (id: number, type = 'html') =>
  company.test.app.inject({
    url: `/invoice/download?invoice_id=${id}&type=${type}&beautify=true`,
    headers: await company.test.as(Role.TOP_ADMIN),
  });
const issue = (invoice_id: number) =>
  call(company.test, Role.TOP_ADMIN, 'PUT', '/invoice', { invoice_id, status: 'ISSUED' });

test('an invoice has the UPI id of its day, and a code that names payee and number', async () => {
  const id = (await addBilled(company)).invoiceIds[0]!;
  const { body: without } = await print(id);
  // the font before it is text too, of any letters
  expect(without.slice(without.indexOf('<article'))).not.toContain('UPI');
  expect((await setUpi('munim.sales@okbank')).status).toBe(200);
  const draft = (await print(id)).body;
  expect(draft).toContain('munim.sales@okbank');
  expect(draft).not.toContain('<svg');

  expect((await issue(id)).status).toBe(200);
  await setUpi('other@okbank');
  const { body } = await print(id);
  expect(body).not.toContain('other@okbank');
  const { invoice_number } = await readInvoice(company, id);
  expect(scanQr(body, 'qr small')).toBe(
    `upi://pay?pa=munim.sales@okbank&pn=Munim%20Hospitality%20Supplies&cu=INR&tn=${invoice_number}`,
  );
  const pdf = await print(id, 'pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an invoice that is cancelled has nothing to pay', async () => {
  const id = (await addBilled(company)).invoiceIds[0]!;
  await issue(id);
  await call(company.test, Role.TOP_ADMIN, 'PUT', '/invoice', {
    invoice_id: id,
    status: 'CANCELLED',
    reason: 'Wrong',
  });
  expect((await print(id)).body).not.toContain('<svg');
});
