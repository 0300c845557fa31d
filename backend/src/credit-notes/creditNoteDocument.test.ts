import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testAccounting, type TestAccounting } from '../../testing/testAccounting.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, credit, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';
import type { Log } from '../core/log.ts';
import { printedDay } from '../core/print/printedDay.ts';
import { ledgerOf } from '../accounting/openLedger.ts';
import { pushDue } from '../accounting/startAccounting.ts';

const { TOP_ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER } = Role;
let service: TestAccounting;
let company: Logistics;
const mails = testOutbox();
beforeAll(async () => {
  service = await testAccounting();
  const app = await createTestApp({ services: { outbox: mails.outbox }, env: service.env });
  company = await addLogistics(app);
}, 60_000);
afterAll(async () => {
  await company.test.close();
  await service.close();
});

const get = (path: string, role: number | null = TOP_ADMIN) =>
  call(company.test, role, 'GET', path);
const read = async (id: number) => (await get(`/credit_note?creditnote_id=${id}`)).body.data[0];
const printed = async (id: number, type = 'html', role: number | null = TOP_ADMIN) =>
  company.test.app.inject({
    url: `/credit_note/download?creditnote_id=${id}&type=${type}&beautify=true`,
    headers: role === null ? {} : await company.test.as(role),
  });
const move = (creditnote_id: number, status: string, reason?: string) =>
  call(company.test, TOP_ADMIN, 'POST', '/credit_note/status', { creditnote_id, status, reason });
/** A price difference in paise, which no unit price divides. */
async function paise() {
  const { invoiceIds } = await addBilled(company);
  const invoice = await readInvoice(company, invoiceIds[0]!);
  const { invoice_line_id } = invoice.invoice_lines[0];
  const id = await credit(company, invoice.invoice_id, [
    { invoice_line_id, quantity: 0, amount: '12.37' },
  ]);
  return { id, invoice, note: await read(id) };
}

describe('the print', () => {
  test('has what rule 53 asks: both parties, numbers and days, value, rate and heads, signature', async () => {
    const { id, invoice, note } = await paise();
    const { statusCode, headers, body } = await printed(id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    // embeds its typeface: nothing is fetched
    expect(body).toMatch(/@font-face \{ font-family: Inter;[^}]+url\(data:font\/woff2;base64,/);
    const { sku_info } = note.credit_note_lines[0];
    for (const text of [
      'Credit Note',
      `GSTIN ${invoice.house_gstin}`,
      note.creditnote_number,
      printedDay(note.creditnote_date),
      invoice.invoice_number,
      printedDay(invoice.invoice_date),
      note.tenant_info.tenant_name,
      invoice.delivery_address_details.address1,
      'Karnataka (29)',
      sku_info.product_sku_name,
      sku_info.hsn_code,
      '12.37',
      '6%',
      '0.74',
      '13.85',
      'Authorised signatory',
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('data-mark="');
  });

  test('a draft and a cancelled one say so; the PDF is drawn of the same page', async () => {
    const { invoiceIds } = await addBilled(company);
    const draft = await credit(company, invoiceIds[0]!, undefined, false);
    expect((await printed(draft)).body).toContain('this is no credit note');
    const { id } = await paise();
    await move(id, 'CANCELLED', 'Wrong customer');
    const cancelled = (await printed(id)).body;
    expect(cancelled).toContain('This credit note is cancelled: Wrong customer');
    expect(cancelled).toContain('data-mark="CANCELLED"');
    const pdf = await printed(id, 'pdf');
    expect([
      pdf.statusCode,
      pdf.headers['content-type'],
      pdf.rawPayload.subarray(0, 5).toString(),
    ]).toEqual([200, 'application/pdf', '%PDF-']);
  });

  test('follows permission and row scope, and opens once by a link', async () => {
    const { id } = await paise();
    const answers = await Promise.all(
      [null, CATEGORY_MANAGER, SALES_SECOND, SALES].map((role) => printed(id, 'html', role)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404, 200]);
    const link = { document: 'credit_note', id, format: 'pdf' };
    const answer = await call(company.test, SALES, 'POST', '/download_link', link);
    expect(answer.body).toMatchObject({ url: expect.stringContaining('/credit_note/download') });
    const { url } = answer.body;
    expect((await company.test.app.inject({ url })).statusCode).toBe(200);
    expect((await company.test.app.inject({ url })).statusCode).toBe(401);
  });
});

describe('the e-mail', () => {
  const send = (body: object, role: number = BROAD_ACCESS, key?: string) =>
    call(
      company.test,
      role,
      'POST',
      '/credit_note/email/send',
      body,
      key ? { 'idempotency-key': key } : {},
    );

  test('has the print, goes once under one key, and is logged', async () => {
    const { id, note } = await paise();
    const before = mails.sent.length;
    const body = { creditnote_id: id, emails: ['buyer@example.com'] };
    const answers = await Promise.all([
      send(body, BROAD_ACCESS, 'one'),
      send(body, BROAD_ACCESS, 'one'),
    ]);
    expect(answers.map(({ body: answer }) => answer.email_sent)).toEqual([true, true]);
    const sent = mails.sent.slice(before);
    expect(sent).toMatchObject([
      {
        channel: 'MAIL',
        recipients: ['buyer@example.com'],
        entity: 'CREDIT_NOTE',
        entityId: id,
        subject: expect.stringContaining(note.creditnote_number),
        html: expect.stringContaining('Against invoice'),
      },
    ]);
    const log = (await get(`/logs?creditnote_id=${id}`)).body.data;
    expect(log.filter(({ action }: { action: string }) => action === 'SEND_EMAIL')).toMatchObject([
      { remarks: 'buyer@example.com' },
    ]);
  });

  test('only of an issued one, by whom may change it, to addresses', async () => {
    const { invoiceIds } = await addBilled(company);
    const draft = await credit(company, invoiceIds[0]!, undefined, false);
    const emails = ['buyer@example.com'];
    expect((await send({ creditnote_id: draft, emails })).body.message).toBe(
      'Only an issued credit note is sent',
    );
    expect((await send({ creditnote_id: draft, emails }, SALES)).status).toBe(403);
    expect((await send({ creditnote_id: draft, emails: ['nobody'] })).body.field).toBe('emails.0');
    expect((await send({ creditnote_id: draft, emails: [] })).body.field).toBe('emails');
  });
});

describe('accounting', () => {
  const log = { warn: () => {}, info: () => {} } as unknown as Log;
  /** The invoices of the other tests fill more than one round of the queue. */
  const push = async () => {
    const { db } = company.test;
    await db.deleteFrom('accounting_pushes').where('document_type', '<>', 'CREDIT_NOTE').execute();
    await pushDue(db, ledgerOf(company.test.app.parts), log);
  };
  const copies = (id: number) =>
    [...service.books.creditnotes.values()].filter(
      (copy) => copy.reference_number === `CREDIT_NOTE-${id}`,
    );

  test('gets an issued one with its sums, once, and makes its copy void when it is cancelled', async () => {
    const { id, note } = await paise();
    await push();
    expect(copies(id)).toMatchObject([
      {
        creditnote_number: note.creditnote_number,
        customer_name: note.tenant_info.tenant_name,
        sub_total: '12.37',
        total: '13.85',
        line_items: [{ quantity: 1, rate: '12.37', item_total: '12.37' }],
      },
    ]);
    expect(copies(id)[0]).not.toHaveProperty('due_date');
    expect(await read(id)).toMatchObject({ sync_status: 'SYNCED', sync_error: null });
    const again = await get(`/credit_note/refresh/${id}`, BROAD_ACCESS);
    expect(again.body).toMatchObject({ error: [], data: { sync_status: 'SYNCED' } });
    expect(copies(id)).toHaveLength(1);
    await move(id, 'CANCELLED', 'Wrong customer');
    await push();
    expect(copies(id)).toMatchObject([{ status: 'void' }]);
  });

  test('has no draft; a refusal is shown on the credit note; row scope', async () => {
    const { invoiceIds } = await addBilled(company);
    const draft = await credit(company, invoiceIds[0]!, undefined, false);
    expect((await get(`/credit_note/refresh/${draft}`)).body.error).toEqual([
      'Only an issued credit note is sent to accounting',
    ]);
    const { id } = await paise();
    service.trouble({ on: 'POST creditnotes', times: 1, status: 400, message: 'No such customer' });
    await push();
    expect(await read(id)).toMatchObject({ sync_status: 'FAILED', sync_error: 'No such customer' });
    expect((await get(`/credit_note/refresh/${id}`, SALES)).status).toBe(403);
    expect((await get('/credit_note/refresh/999999')).status).toBe(404);
  });
});
