import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { creditNoteAnswer, portalAnswer } from '../../seed/portalAnswer.ts';

const { TOP_ADMIN, BROAD_ACCESS, SALES, CATEGORY_MANAGER } = Role;
let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
  const { tenantId: tenant_id } = company.company;
  await testMasters(company.test.db).registration({ tenant_id, gst_no: '29ABCDE1234F1ZW' });
}, 60_000);
afterAll(() => company.test.close());

const send = (method: 'PUT' | 'POST', url: string, body: object, role: number | null = TOP_ADMIN) =>
  call(company.test, role, method, url, body);
const register = (creditnote_id: number, body: object, role: number | null = TOP_ADMIN) =>
  send('PUT', '/credit_note/registration', { creditnote_id, ...body }, role);

async function draft() {
  const { invoiceIds } = await addBilled(company);
  const invoice = await readInvoice(company, invoiceIds[0]!);
  const { body } = await send('POST', '/credit_note', {
    order_number: invoice.order_number,
    invoice_id: invoice.invoice_id,
    reason: 'RETURN',
    credit_note_lines: [
      { invoice_line_id: invoice.invoice_lines[0]!.invoice_line_id, quantity: 1 },
    ],
  });
  return { invoice, note: body.data };
}
async function issued() {
  const { invoice, note } = await draft();
  const { creditnote_id } = note;
  const status = { creditnote_id, status: 'ISSUED' };
  const { body } = await send('POST', '/credit_note/status', status, BROAD_ACCESS);
  return { invoice, note: body.data };
}
const print = async (id: number) =>
  (
    await company.test.app.inject({
      url: `/credit_note/download?creditnote_id=${id}&type=html&beautify=true`,
      headers: await company.test.as(TOP_ADMIN),
    })
  ).body;

test('what the portal answered is kept, audited and printed with its QR code', async () => {
  const { note } = await issued();
  const id = note.creditnote_id;
  expect(await print(id)).not.toContain('IRN');
  const answer = creditNoteAnswer(note);
  const { status, body } = await register(id, answer);
  expect([status, body.data]).toMatchObject([200, answer]);
  const html = await print(id);
  for (const text of [answer.irn, answer.ack_number, '<svg class="qr"'])
    expect(html).toContain(text);
  const version = body.data.version;
  expect((await register(id, answer)).body.data.version).toBe(version);
  const audited = await company.test.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'CREDIT_NOTE')
    .where('entity_id', '=', id)
    .where('action', '=', 'REGISTER')
    .execute();
  expect(audited).toMatchObject([{ changes: { irn: { from: null, to: answer.irn } } }]);
});

test.each<[string, string, (answer: ReturnType<typeof creditNoteAnswer>) => object, string]>([
  ['a short IRN', 'irn', (answer) => ({ ...answer, irn: 'abc' }), 'An IRN has 64'],
  ['no IRN', 'irn', ({ ack_number }) => ({ ack_number }), 'The IRN is required'],
  ['no date', 'ack_at', (answer) => ({ ...answer, ack_at: null }), 'date is required'],
  [
    'a date before it',
    'ack_at',
    (answer) => ({ ...answer, ack_at: '2020-01-01T00:00:00Z' }),
    'before the credit note',
  ],
  [
    'another text as QR',
    'signed_qr',
    (answer) => ({ ...answer, signed_qr: 'a.b.c' }),
    'no signed QR',
  ],
])('refused: %s', async (_, field, bodyOf, text) => {
  const { note } = await issued();
  const { status, body } = await register(note.creditnote_id, bodyOf(creditNoteAnswer(note)));
  expect([status, body.field]).toEqual([400, field]);
  expect(body.message).toContain(text);
});

test('an e-way bill is none of its fields', async () => {
  const { note } = await issued();
  const eway = { e_way_bill_number: '181000000001' };
  expect((await register(note.creditnote_id, eway)).status).toBe(400);
});

test('the answer on its invoice is of another document', async () => {
  const { invoice, note } = await issued();
  const ofInvoice = portalAnswer(invoice);
  const { body } = await register(note.creditnote_id, ofInvoice);
  expect([body.field, body.message]).toEqual([
    'signed_qr',
    'This signed QR code is of another credit note: its number differs',
  ]);
  const { signed_qr: _qr, ...plain } = ofInvoice;
  await send('PUT', '/invoice/registration', { invoice_id: invoice.invoice_id, ...plain });
  expect((await register(note.creditnote_id, plain)).body).toMatchObject({
    field: 'irn',
    message: 'An invoice has this IRN',
  });
});

test('one IRN belongs to one credit note, also at once', async () => {
  const [one, two] = [(await issued()).note, (await issued()).note];
  const irn = { irn: 'c'.repeat(64), ack_number: '7', ack_at: new Date().toISOString() };
  const answers = await Promise.all([one, two].map((note) => register(note.creditnote_id, irn)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.field).toBe('irn');
});

test('one acknowledgement number is of one IRN, of invoices and credit notes together', async () => {
  const [one, two] = [await issued(), (await issued()).note];
  const ack_at = new Date().toISOString();
  const answerOf = (digit: string) => ({ irn: digit.repeat(64), ack_number: '112', ack_at });
  const invoice_id = one.invoice.invoice_id;
  const kept = await send('PUT', '/invoice/registration', { invoice_id, ...answerOf('1') });
  expect(kept.status).toBe(200);
  const answer = await register(two.creditnote_id, answerOf('2'));
  expect([answer.status, answer.body.field]).toEqual([400, 'ack_number']);
  expect(answer.body.message).toContain(`on invoice ${one.invoice.invoice_number}`);
  const next = { ...answerOf('2'), ack_number: '113' };
  const answers = await Promise.all([
    register(one.note.creditnote_id, next),
    register(two.creditnote_id, { ...next, irn: '3'.repeat(64) }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.field).toBe('ack_number');
});

test('only of an issued one, at the version that was read, by whom may change it', async () => {
  const { note } = await draft();
  const irn = { irn: 'd'.repeat(64), ack_number: '7', ack_at: new Date().toISOString() };
  expect((await register(note.creditnote_id, irn)).body.error).toBe('CREDIT_NOTE_NOT_ISSUED');
  const other = (await issued()).note.creditnote_id;
  const answers = [];
  for (const role of [null, SALES, CATEGORY_MANAGER, TOP_ADMIN])
    answers.push(
      (await register(other, { ...irn, version: role === TOP_ADMIN ? 1 : undefined }, role)).status,
    );
  expect(answers).toEqual([401, 403, 403, 400]);
});
