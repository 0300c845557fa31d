import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice, receive } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { type Mailing, startMailing } from '../../testing/testMailing.ts';

let mailing: Mailing;
let company: Logistics;
beforeAll(async () => {
  mailing = await startMailing();
  company = await addLogistics(mailing.app);
}, 60_000);
beforeEach(() => {
  mailing.smtp.behaviour = 'takes';
});
afterAll(() => mailing.close());

const send = (
  invoice_id: number,
  {
    role = Role.TOP_ADMIN,
    key,
    ...more
  }: { role?: number; key?: string; [field: string]: unknown } = {},
) =>
  call(
    mailing.app,
    role,
    'POST',
    '/invoice/email/send',
    { invoice_id, emails: ['accounts@example.com'], ...more },
    key ? { 'idempotency-key': key } : {},
  );
/** An invoice; what its purchase order was mailed is out of the way. */
async function billed(): Promise<{ id: number; orderNumber: string }> {
  const { order, invoiceIds } = await addBilled(company);
  await mailing.passTime();
  mailing.smtp.received.splice(0);
  return { id: invoiceIds[0]!, orderNumber: order.order_number };
}
const sentActions = async (id: number) =>
  (
    await call(mailing.app, Role.TOP_ADMIN, 'GET', `/logs?entity_name=INVOICE&entity_id=${id}`)
  ).body.data.filter(({ action }: { action: string }) => /MAIL|MESSAGE/.test(action));

describe('an invoice by mail', () => {
  test('carries its original as PDF; goes once under one key; the invoice says when and to whom', async () => {
    const { id } = await billed();
    const before = await readInvoice(company, id);
    expect(before).toMatchObject({
      last_mail: null,
      customer_emails: [expect.stringContaining('contact')],
    });
    const [one, two] = await Promise.all([send(id, { key: 'k' }), send(id, { key: 'k' })]);
    expect([one.body.email_sent, two.body.email_sent]).toEqual([true, true]);
    expect(one.body.data.last_mail).toMatchObject({
      recipients: ['accounts@example.com'],
      status: 'SENT',
    });
    await mailing.passTime();
    const [pdf, ...others] = await mailing.pdfs();
    expect(others).toEqual([]);
    const { invoice_number } = before;
    expect(pdf!.name).toBe(`Invoice ${invoice_number}.pdf`);
    expect(pdf!.text).toContain(invoice_number);
    expect(pdf!.text).toContain('1,232.00');
    expect(pdf!.text).toContain('Original for recipient');
    expect(pdf!.text).not.toMatch(/Duplicate for transporter|DRAFT|Weavers of Erode/);
    expect(mailing.smtp.received[0]!.to).toEqual(['accounts@example.com']);
    expect(mailing.smtp.received[0]!.source).toContain(`Subject: Invoice ${invoice_number} from`);
    expect(await sentActions(id)).toMatchObject([
      { action: 'SEND_EMAIL', remarks: 'accounts@example.com' },
    ]);
  });

  test('asked for again while it waits it is one mail, and one row of the history', async () => {
    const { id } = await billed();
    mailing.smtp.behaviour = 'refuses';
    expect((await send(id)).body.email_sent).toBe(false);
    expect((await send(id)).body.email_sent).toBe(false);
    mailing.smtp.behaviour = 'takes';
    await mailing.passTime();
    expect(mailing.smtp.received).toHaveLength(1);
    expect(await sentActions(id)).toMatchObject([
      { action: 'SEND_EMAIL', remarks: 'accounts@example.com' },
    ]);
  });

  test('says what is still to be paid, or nothing of it; a typed message stands in place of the text', async () => {
    const { id, orderNumber } = await billed();
    const textOfLast = () =>
      mailing.smtp.received
        .at(-1)!
        .source.replaceAll(/=\r?\n/g, '')
        .replaceAll('=E2=82=B9', '₹');
    await receive(company, orderNumber, '232.00', id);
    await send(id);
    expect(textOfLast()).toContain('Please pay ₹ 1,000.00 by');
    await receive(company, orderNumber, '1000.00', id);
    await send(id);
    expect(textOfLast()).not.toContain('Please pay');
    await send(id, { message: 'With <b>thanks</b>' });
    expect(textOfLast()).toContain('With <b>thanks</b>');
    expect(textOfLast()).toContain('With &lt;b&gt;thanks&lt;/b&gt;');
    expect(textOfLast()).not.toContain('Please find our invoice');
  });

  test('that waits is withdrawn when the invoice is cancelled; a cancelled one is not sent', async () => {
    const { id } = await billed();
    mailing.smtp.behaviour = 'refuses';
    const answer = await send(id);
    expect(answer.body.email_sent).toBe(false);
    expect(answer.body.data.last_mail.status).toBe('QUEUED');
    const cancelled = { invoice_id: id, status: 'CANCELLED', reason: 'Wrong address' };
    const { body } = await call(mailing.app, Role.TOP_ADMIN, 'PUT', '/invoice', cancelled);
    expect(body.data.last_mail.status).toBe('WITHDRAWN');
    mailing.smtp.behaviour = 'takes';
    await mailing.passTime();
    expect(mailing.smtp.received).toEqual([]);
    expect(await sentActions(id)).toMatchObject([
      { action: 'MESSAGE_WITHDRAWN', remarks: 'accounts@example.com' },
      { action: 'SEND_EMAIL' },
    ]);
    expect(await send(id)).toMatchObject({
      status: 400,
      body: { message: 'Only an issued invoice is sent' },
    });
  });

  test('takes the right to write invoices, in the own row scope, and addresses', async () => {
    const { id } = await billed();
    expect((await send(id, { role: Role.OPERATIONS })).status).toBe(403);
    expect((await send(id, { role: Role.SALES_SECOND })).status).toBe(404);
    expect((await send(id, { emails: [] })).body.field).toBe('emails');
    expect((await send(id, { emails: ['nobody'] })).body.field).toBe('emails.0');
    expect((await send(id, { role: Role.FINANCE })).status).toBe(200);
  });
});
