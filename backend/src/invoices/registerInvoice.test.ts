import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { scanQr } from '../../testing/testQr.ts';
import { portalAnswer } from '../../seed/portalAnswer.ts';

const { TOP_ADMIN, SALES, SALES_SECOND, CATEGORY_MANAGER } = Role;
let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
  const { tenantId: tenant_id } = company.company;
  await testMasters(company.test.db).registration({ tenant_id, gst_no: '29ABCDE1234F1ZW' });
}, 60_000);
afterAll(() => company.test.close());

const register = (invoice_id: number, body: object, role: number | null = TOP_ADMIN) =>
  call(company.test, role, 'PUT', '/invoice/registration', { invoice_id, ...body });
async function issued() {
  const { invoiceIds } = await addBilled(company);
  return readInvoice(company, invoiceIds[0]!);
}
const print = async (id: number) =>
  (
    await company.test.app.inject({
      url: `/invoice/download?invoice_id=${id}&type=html&beautify=true`,
      headers: await company.test.as(TOP_ADMIN),
    })
  ).body;

test('what the portals answered is kept, audited and printed, its QR code as signed', async () => {
  const invoice = await issued();
  const id = invoice.invoice_id;
  const answer = portalAnswer(invoice);
  expect([invoice.awaits_irn, await print(id)]).toEqual([
    true,
    expect.stringContaining('No IRN yet: this is no valid tax invoice'),
  ]);
  const eway = {
    e_way_bill_number: '181000000001',
    e_way_bill_at: answer.ack_at,
    e_way_bill_valid_until: '2099-01-02T23:59:00+05:30',
  };
  const { status, body } = await register(id, { ...answer, ...eway });
  expect([status, body.data]).toMatchObject([
    200,
    { ...answer, ...eway, e_way_bill_valid_until: '2099-01-02T18:29:00.000Z' },
  ]);
  expect(body.data.awaits_irn).toBe(false);
  const html = await print(id);
  expect(html).not.toContain('No IRN yet');
  for (const text of [answer.irn, answer.ack_number, '181000000001', '2 Jan 2099 23:59'])
    expect(html).toContain(text);
  expect(scanQr(html)).toBe(answer.signed_qr);
  const pdf = await company.test.app.inject({
    url: `/invoice/download?invoice_id=${id}&type=pdf&beautify=true`,
    headers: await company.test.as(TOP_ADMIN),
  });
  expect(pdf.statusCode).toBe(200);
  const version = (await readInvoice(company, id)).version;
  expect((await register(id, answer)).body.data.version).toBe(version);
  const { changes } = await company.test.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'INVOICE')
    .where('entity_id', '=', id)
    .where('action', '=', 'REGISTER')
    .executeTakeFirstOrThrow();
  expect(changes).toMatchObject({ irn: { from: null, to: answer.irn } });
});

test.each<[string, string, (answer: ReturnType<typeof portalAnswer>) => object, string]>([
  ['a short IRN', 'irn', (answer) => ({ ...answer, irn: 'abc' }), 'An IRN has 64'],
  ['no IRN', 'irn', ({ ack_number }) => ({ ack_number }), 'The IRN is required'],
  [
    'letters in the number',
    'ack_number',
    (answer) => ({ ...answer, ack_number: 'abc12' }),
    'digits only',
  ],
  [
    'no acknowledgement date',
    'ack_at',
    (answer) => ({ ...answer, ack_at: null }),
    'date is required',
  ],
  [
    'a future date',
    'ack_at',
    (answer) => ({ ...answer, ack_at: '2099-01-01T00:00:00Z' }),
    'in the future',
  ],
  [
    'a date before the invoice',
    'ack_at',
    (answer) => ({ ...answer, ack_at: '2020-01-01T00:00:00Z' }),
    'before the invoice',
  ],
  [
    'another text as QR',
    'signed_qr',
    (answer) => ({ ...answer, signed_qr: 'a.b.c' }),
    'no signed QR',
  ],
  [
    'an e-way number "abc12"',
    'e_way_bill_number',
    () => ({ e_way_bill_number: 'abc12' }),
    '12 digits',
  ],
  [
    'a validity without number',
    'e_way_bill_number',
    () => ({ e_way_bill_valid_until: '2099-01-01T00:00:00Z' }),
    'is required',
  ],
])('refused: %s', async (_, field, bodyOf, text) => {
  const invoice = await issued();
  const { status, body } = await register(invoice.invoice_id, bodyOf(portalAnswer(invoice)));
  expect([status, body.field]).toEqual([400, field]);
  expect(body.message).toContain(text);
});

test.each([
  ['number', { DocNo: 'INV-1' }],
  ['GST number of the company', { SellerGstin: '29AAACP1234F1Z5' }],
  ['total', { TotInvVal: 1 }],
  ['date', { DocDt: '01/01/2026' }],
  ['IRN', { Irn: 'b'.repeat(64) }],
])('a QR code of another invoice is refused: its %s differs', async (name, more) => {
  const invoice = await issued();
  const { body } = await register(invoice.invoice_id, portalAnswer(invoice, more));
  expect([body.field, body.message]).toEqual([
    'signed_qr',
    `This signed QR code is of another invoice: its ${name} differs`,
  ]);
});

test('one IRN and one e-way bill belong to one invoice, also at once', async () => {
  const [one, other] = [await issued(), await issued()];
  const eway = { e_way_bill_number: '181000000002' };
  const answers = await Promise.all([
    register(one.invoice_id, eway),
    register(other.invoice_id, eway),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.field).toBe('e_way_bill_number');
  const { irn, ack_number, ack_at } = portalAnswer(one);
  await register(one.invoice_id, { irn, ack_number, ack_at });
  expect((await register(other.invoice_id, { irn, ack_number, ack_at })).body.field).toBe('irn');
});

test('only of an issued invoice, at the version that was read, by whom may change it', async () => {
  const invoice = await issued();
  const id = invoice.invoice_id;
  const eway = { e_way_bill_number: '181000000003' };
  const answers = [];
  for (const role of [null, CATEGORY_MANAGER, SALES_SECOND, SALES])
    answers.push((await register(id, eway, role)).status);
  expect(answers).toEqual([401, 403, 404, 200]);
  expect((await register(id, { e_way_bill_number: null, version: 1 })).body.error).toBe('CONFLICT');
  await call(company.test, TOP_ADMIN, 'PUT', '/invoice', {
    invoice_id: id,
    status: 'CANCELLED',
    reason: 'x',
  });
  expect((await register(id, eway)).body.error).toBe('INVOICE_NOT_ISSUED');
});

test('an IRN that the portal no longer cancels refuses the cancellation, of invoice and challan', async () => {
  const invoice = await issued();
  const { invoice_id, challan_id: challanId } = invoice;
  const answer = portalAnswer(invoice);
  await register(invoice_id, answer);
  await company.test.db
    .updateTable('invoices')
    .set({ ack_at: new Date(Date.now() - 25 * 3600_000).toISOString() })
    .where('invoice_id', '=', invoice_id)
    .execute();
  const end = { invoice_id, status: 'CANCELLED', reason: 'Wrong price' };
  const refusal = {
    status: 400,
    body: {
      message:
        'The e-invoice portal no longer cancels its IRN: 24 hours have passed, so the invoice stays valid there. A credit note corrects it.',
    },
  };
  const cancel = () => call(company.test, TOP_ADMIN, 'PUT', '/invoice', end);
  expect(await cancel()).toMatchObject(refusal);
  const goodsBack = { challanId, newStatus: 'CANCELLED', reason_for_cancellation: 'Wrong price' };
  expect(await call(company.test, TOP_ADMIN, 'PUT', '/dc', goodsBack)).toMatchObject(refusal);
  // one that was cancelled there in time is taken out first
  await register(invoice_id, { irn: null, ack_number: null, ack_at: null, signed_qr: null });
  expect((await cancel()).status).toBe(200);
});
