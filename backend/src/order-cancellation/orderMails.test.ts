import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { filesOfMail, textOfPdf } from '../../testing/testPdf.ts';
import { testOutbox } from '../../testing/testOutbox.ts';
import {
  type ReceivedMail,
  type ReceivedPost,
  startGateway,
  startSmtp,
  type TestServer,
} from '../../testing/testServers.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from '../../testing/testUploads.ts';

let app: TestApp;
let company: TestCompany;
let smtp: TestServer<ReceivedMail>;
let sms: TestServer<ReceivedPost>;
let outbox: ReturnType<typeof testOutbox>;
let order: { order_number: string; order_id: number; status: string };
const files = memoryStore();

beforeAll(async () => {
  [smtp, sms] = await Promise.all([startSmtp(), startGateway()]);
  outbox = testOutbox({ SMTP_URL: smtp.url, SMS_URL: sms.url }, (name) => files.get(name));
  app = await createTestApp({ services: { outbox, files } });
  company = await addTestCompany(app);
  const { body } = await call(app, Role.TOP_ADMIN, 'POST', '/createOrder', {
    tenant_id: company.tenantId,
    user_id: company.contactId,
    address_id: company.addressId,
    order_lines: [
      {
        product_sku_id: company.skuId,
        seller_id: company.sellerId,
        quantity: 10,
        selling_price: '110',
      },
    ],
  });
  order = body.order;
});
beforeEach(() => {
  smtp.behaviour = 'takes';
  for (const list of [smtp.received, sms.received, outbox.queued]) list.splice(0);
});
afterAll(async () => {
  await app.close();
  await Promise.all([smtp.close(), sms.close()]);
});

const newest = async () =>
  (await call(app, Role.TOP_ADMIN, 'GET', `/logs?order_number=${order.order_number}`)).body.data[0];
const rename = (tenant_name: string) =>
  app.db
    .updateTable('tenants')
    .set({ tenant_name })
    .where('tenant_id', '=', company.tenantId)
    .execute();

describe('the mail of an order’s status', () => {
  const send = (flags: object) =>
    call(app, Role.TOP_ADMIN, 'POST', '/updateOrderStatus', {
      order_number: order.order_number,
      status: 'CONFIRMED',
      ...flags,
    });

  test('goes to the account user and is logged', async () => {
    expect((await send({ send_email: true })).body).toMatchObject({
      success: true,
      email_sent: true,
    });
    expect(smtp.received.map(({ to }) => to)).toEqual([[`contact${company.tenantId}@example.com`]]);
    expect(smtp.received[0]!.source).toContain(`Subject: Order ${order.order_number} is confirmed`);
    expect(smtp.received[0]!.source).not.toContain('Content-Disposition: attachment');
    expect(await newest()).toMatchObject({
      action: 'SEND_EMAIL',
      remarks: `contact${company.tenantId}@example.com`,
    });
  });

  test('with attachment wins; the document shows neither vendor nor cost, and is safe whatever a customer is called', async () => {
    await rename('Evil <script>alert(1)</script>\r\nBcc: thief@example.com');
    expect(
      (await send({ send_email: true, send_email_with_attachment: true })).body.email_sent,
    ).toBe(true);
    await rename('Hotel Udupi Grand');
    expect(outbox.queued).toHaveLength(1);
    const { attachments: [document] = [] } = outbox.queued[0]!;
    const filename = `Order ${order.order_number}.pdf`;
    expect(document).toMatchObject({ filename, contentType: 'application/pdf' });
    expect(document!.print).not.toContain('<script');
    const text = await textOfPdf(filesOfMail(smtp.received[0]!.source).get(filename)!);
    expect(text).toContain('1,232.00');
    expect(text).toContain(`Order no.${order.order_number}`);
    expect(text).not.toMatch(/Weavers of Erode|₹ 100\.00/);
    expect(smtp.received[0]!.source).not.toMatch(/^Bcc:/m);
    expect(await newest()).toMatchObject({ action: 'SEND_EMAIL_WITH_ATTACHMENT' });
  });

  test.each(['refuses', 'hangs'] as const)(
    'a server that %s: told so, and nothing undone',
    async (behaviour) => {
      smtp.behaviour = behaviour;
      expect(await send({ send_email: true })).toMatchObject({
        status: 200,
        body: { success: true, email_sent: false },
      });
      expect(outbox.queued).toHaveLength(1);
    },
  );

  test('no recipient: refused, and nothing queued', async () => {
    const account = (deleted_user: boolean) =>
      app.db
        .updateTable('users')
        .set({ deleted_user })
        .where('user_id', '=', company.contactId)
        .execute();
    await account(true);
    expect(await send({ send_email: true })).toMatchObject({
      status: 400,
      body: { message: 'The order has no account user who gets mail' },
    });
    await account(false);
    expect(outbox.queued).toEqual([]);
  });
});

describe('POST /sales_order/communication', () => {
  const body = (more: object = {}) => ({
    order_number: order.order_number,
    emails: ['buyer@example.com', 'desk@example.com'],
    message: 'Truck at 9',
    ...more,
  });
  const write = (more: object = {}, role: number | null = Role.TOP_ADMIN, headers = {}) =>
    call(app, role, 'POST', '/sales_order/communication', body(more), headers);
  const upload = (who: number = Role.TOP_ADMIN) =>
    uploadFor(app, who, SCRIPTED_PDF, 'ORDER', 'Proof of "delivery".pdf');

  test('goes to all named, and is logged with its words', async () => {
    const { status, body: answer } = await write({ subject: 'Tomorrow\r\nBcc: thief@example.com' });
    expect([status, answer]).toEqual([
      200,
      { success: true, message: 'Email has sent to customer !', email_sent: true },
    ]);
    expect(smtp.received.map(({ to }) => to)).toEqual([['buyer@example.com', 'desk@example.com']]);
    expect(smtp.received[0]!.source).not.toMatch(/^Bcc:/m);
    expect(await newest()).toMatchObject({
      action: 'COMMUNICATE',
      remarks: expect.stringContaining('buyer@example.com, desk@example.com'),
    });
    expect((await newest()).remarks).toContain('Truck at 9');
  });

  test('to phones it is a text that names the order', async () => {
    expect((await write({ emails: undefined, phones: ['9812345678'] })).body.email_sent).toBe(true);
    expect(sms.received[0]!.body).toMatchObject({
      to: '9812345678',
      text: expect.stringContaining(`order ${order.order_number}: Truck at 9`),
    });
    expect(smtp.received).toEqual([]);
  });

  test('own uploads go along, and again when it was not taken the first time; the order keeps them', async () => {
    const address = await upload();
    smtp.behaviour = 'refuses';
    expect((await write({ attachments: [address] })).body).toMatchObject({
      success: true,
      email_sent: false,
    });
    smtp.behaviour = 'takes';
    expect((await write({ attachments: [address] })).body.email_sent).toBe(true);
    const [{ source }] = smtp.received as [ReceivedMail];
    expect(source).toContain('application/pdf');
    expect(source).toContain(SCRIPTED_PDF.toString('base64').slice(0, 60));
    const [, uuid] = /files\/([0-9a-f-]{36})/.exec(address)!;
    expect(
      await app.db.selectFrom('files').selectAll().where('uuid', '=', uuid!).executeTakeFirst(),
    ).toMatchObject({
      entity_name: 'ORDER',
      entity_id: String(order.order_id),
      attached_at: expect.any(String),
    });
  });

  test('what is not one’s own upload does not go along', async () => {
    const foreign = await upload(Role.BROAD_ACCESS);
    for (const address of [
      foreign,
      'https://example.com/files/x.pdf',
      'file:///etc/passwd',
      '/files/../../etc/passwd',
    ])
      expect(await write({ attachments: [address] })).toMatchObject({
        status: 400,
        body: { field: 'attachments.0' },
      });
    expect(outbox.queued).toEqual([]);
  });

  test('a mail has a size', async () => {
    const address = await upload();
    const [, uuid] = /files\/([0-9a-f-]{36})/.exec(address)!;
    await app.db
      .updateTable('files')
      .set({ byte_size: LIMITS.mailMegabytes * 1024 * 1024 + 1 })
      .where('uuid', '=', uuid!)
      .execute();
    expect(await write({ attachments: [address] })).toMatchObject({
      status: 400,
      body: { field: 'attachments' },
    });
  });

  test('a double click under one key is one message', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([
      write({}, Role.TOP_ADMIN, key),
      write({}, Role.TOP_ADMIN, key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(outbox.queued).toHaveLength(1);
  });

  test.each([
    ['emails', { emails: [] }],
    ['emails.1', { emails: ['a@example.com', 'b@example.com\r\nBcc: c@example.com'] }],
    ['emails', { emails: Array.from({ length: 11 }, (_, i) => `a${i}@example.com`) }],
    ['emails', { emails: undefined }],
    ['phones.0', { phones: ['+919812345678'] }],
    ['message', { message: ' ' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['subject', { subject: 'x'.repeat(151) }],
    ['attachments', { emails: undefined, phones: ['9812345678'], attachments: ['/files/x'] }],
    ['cc', { cc: ['a@example.com'] }],
  ])('%s is refused by name', async (field, more) => {
    expect(await write(more)).toMatchObject({ status: 400, body: { field } });
  });

  test('401 without a token, 403 without the pair, 404 outside the row scope or unknown', async () => {
    expect((await write({}, null)).status).toBe(401);
    expect((await write({}, Role.OPERATIONS)).status).toBe(403);
    expect((await write({}, Role.SALES_SECOND)).status).toBe(404);
    expect((await write({ order_number: 'SO-NONE' })).status).toBe(404);
  });
});
