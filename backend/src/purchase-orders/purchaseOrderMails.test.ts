import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { filesOfMail, textOfPdf } from '../../testing/testPdf.ts';
import { testOutbox } from '../../testing/testOutbox.ts';
import {
  addOrder,
  addPurchasing,
  generate,
  moveTo,
  type Purchasing,
} from '../../testing/testPurchasing.ts';
import {
  type ReceivedMail,
  type ReceivedPost,
  startGateway,
  startSmtp,
  type TestServer,
} from '../../testing/testServers.ts';

let buying: Purchasing;
let smtp: TestServer<ReceivedMail>;
let whatsapp: TestServer<ReceivedPost>;

beforeAll(async () => {
  [smtp, whatsapp, buying] = await Promise.all([startSmtp(), startGateway(), addPurchasing()]);
});
beforeEach(() => {
  smtp.behaviour = 'takes';
  for (const list of [buying.sent, smtp.received, whatsapp.received]) list.splice(0);
});
afterAll(async () => {
  await buying.test.close();
  await Promise.all([smtp.close(), whatsapp.close()]);
});

/** Hands what was queued to real servers. */
async function deliver(): Promise<boolean[]> {
  const real = testOutbox({
    SMTP_URL: smtp.url,
    WHATSAPP_URL: whatsapp.url,
    WHATSAPP_PO_TEMPLATE: 'po_1',
  });
  const queued = await Promise.all(
    buying.sent.map((message) => real.send(undefined as never, message)),
  );
  return Promise.all(queued.map(({ id }) => real.firstTry(id)));
}
async function draft(): Promise<number> {
  const { order_id } = await addOrder(buying);
  return (await generate(buying, order_id, Role.CATEGORY_MANAGER)).body.data[0].po_id;
}
const rename = (seller_name: string) =>
  buying.test.db
    .updateTable('sellers')
    .set({ seller_name })
    .where('seller_id', '=', buying.company.sellerId)
    .execute();
const email = (role: number) => `role${role}@example.com`;

describe('the seller', () => {
  test('gets the document by mail and WhatsApp, once in each box; the log says who', async () => {
    const po_id = await draft();
    const more = {
      recipient_emails: ['SELLER@example.com', 'two@example.com'],
      recipient_phones: ['9812345678', '9000000009'],
    };
    expect((await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, more)).body.email_sent).toBe(
      true,
    );
    expect(await deliver()).toEqual([true, true]);
    expect(smtp.received.map(({ to }) => to)).toEqual([['SELLER@example.com', 'two@example.com']]);
    expect(buying.sent[0]!.html).toContain('Amount in words');
    const files = filesOfMail(smtp.received[0]!.source);
    expect([...files.keys()]).toEqual([`Purchase order ${po_id}.pdf`]);
    const text = await textOfPdf(files.get(`Purchase order ${po_id}.pdf`)!);
    expect(text).toContain(`PO no.${po_id}`);
    expect(text).toContain('1,120.00');
    expect(text).not.toContain('DRAFT');
    const download = await buying.test.app.inject({
      url: `/download_purchase_order?po_id=${po_id}&type=pdf&beautify=true`,
      headers: await buying.test.as(Role.TOP_ADMIN),
    });
    expect(await textOfPdf(download.rawPayload)).toBe(text);
    expect(whatsapp.received.map(({ body }) => (body as { to: string }).to)).toEqual([
      '9812345678',
      '9000000009',
    ]);
    expect(whatsapp.received[0]!.body).toMatchObject({
      template: 'po_1',
      params: [String(po_id), 'Issued', '₹ 1,120.00', expect.any(String)],
    });
    const { body } = await call(buying.test, Role.TOP_ADMIN, 'GET', `/logs?po_id=${po_id}`);
    expect(body.data.slice(0, 2)).toMatchObject([
      { action: 'SEND_WHATSAPP', remarks: '9812345678, 9000000009' },
      { action: 'SEND_EMAIL', remarks: 'SELLER@example.com, two@example.com' },
    ]);
  });

  test('is mailed a cancellation with its reason, only of an issued purchase order', async () => {
    const po_id = await draft();
    await moveTo(buying, po_id, 'ISSUED');
    buying.sent.splice(0);
    await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { reason: 'No <b>stock</b>' });
    expect(buying.sent.map(({ channel, recipients }) => [channel, recipients])).toEqual([
      ['MAIL', ['seller@example.com']],
      ['WHATSAPP', ['9812345678']],
    ]);
    expect(buying.sent[0]!.html).toContain('No &lt;b&gt;stock&lt;/b&gt;');
    expect(buying.sent[0]!.html).not.toContain('<b>stock');
    buying.sent.splice(0);
    await moveTo(buying, await draft(), 'CANCELLED', Role.TOP_ADMIN, { reason: 'Typed twice' });
    expect(buying.sent.map(({ channel }) => channel)).toEqual(['MAIL']);
    expect(buying.sent[0]!.recipients).not.toContain('weavers@example.com');
  });

  test('is not sent any more what waited when it is cancelled', async () => {
    const po_id = await draft();
    await moveTo(buying, po_id, 'ISSUED');
    const { db } = buying.test;
    const { message_id } = await db
      .insertInto('messages')
      .values({
        channel: 'MAIL',
        recipients: ['weavers@example.com'],
        entity: 'PURCHASE_ORDER',
        entity_id: po_id,
        content: '{"text":"issued"}',
      })
      .returning('message_id')
      .executeTakeFirstOrThrow();
    await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { reason: 'Typed twice' });
    const waiting = db.selectFrom('messages').select('status').where('message_id', '=', message_id);
    expect(await waiting.executeTakeFirst()).toEqual({ status: 'WITHDRAWN' });
    const { body } = await call(buying.test, Role.TOP_ADMIN, 'GET', `/logs?po_id=${po_id}`);
    expect(body.data).toContainEqual(
      expect.objectContaining({ action: 'MESSAGE_WITHDRAWN', remarks: 'weavers@example.com' }),
    );
  });

  test('may be called anything: no header, no script', async () => {
    await rename('Weavers\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>');
    const po_id = await draft();
    await moveTo(buying, po_id, 'SENT_FOR_APPROVAL', Role.CATEGORY_MANAGER);
    await moveTo(buying, po_id, 'APPROVED');
    await moveTo(buying, po_id, 'ISSUED');
    await rename('Weavers of Erode');
    expect(await deliver()).toEqual([true, true, true, true]);
    expect(smtp.received).toHaveLength(3);
    for (const { to, source } of smtp.received) {
      expect(to).not.toContain('thief@example.com');
      expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
    }
    for (const { html = '' } of buying.sent) expect(html).not.toContain('<script');
  });
});

describe('the maker and the approvers', () => {
  const heard = async (po_id: number, ...moves: [string, number, object?][]) => {
    for (const [status, role, more] of moves) {
      buying.sent.splice(0);
      expect((await moveTo(buying, po_id, status, role, more)).status).toBe(200);
    }
    expect(buying.sent).toHaveLength(1);
    return [...buying.sent[0]!.recipients].toSorted();
  };

  test('hear of approval and rejection, who can see it and holds APPROVE only, and nobody else', async () => {
    const po_id = await draft();
    const asked = await heard(po_id, ['SENT_FOR_APPROVAL', Role.CATEGORY_MANAGER]);
    // Role 1010 may approve but manages nothing of it.
    expect(asked).toEqual(
      [Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.CATEGORY_MANAGER].map(email).toSorted(),
    );
    expect(buying.sent[0]!.text).toContain(
      `/purchase/purchase-order/purchase-orders-details/${po_id}`,
    );
    expect(await heard(po_id, ['REJECTED', Role.TOP_ADMIN, { reason: 'Too dear' }])).toEqual(asked);
    expect(buying.sent[0]!.text).toContain('Reason: Too dear');
    expect(
      await heard(
        await draft(),
        ['SENT_FOR_APPROVAL', Role.CATEGORY_MANAGER],
        ['APPROVED', Role.TOP_ADMIN],
      ),
    ).toEqual(asked);
  });

  test('are mailed about drafts cancelled with their sales order', async () => {
    const { order_id, order_number } = await addOrder(buying);
    const [{ po_id }] = (await generate(buying, order_id, Role.CATEGORY_MANAGER)).body.data;
    const body = { order_number, status: 'CANCELLED', reason: 'Customer withdrew' };
    expect((await call(buying.test, Role.SALES, 'POST', '/updateOrderStatus', body)).status).toBe(
      200,
    );
    expect(buying.sent).toMatchObject([
      { channel: 'MAIL', entityId: po_id, subject: `Purchase order ${po_id} is cancelled` },
    ]);
    expect(buying.sent[0]!.recipients).toContain(email(Role.CATEGORY_MANAGER));
  });

  test('do not, once they are banned', async () => {
    const ban = (banned: boolean) =>
      buying.test.db
        .updateTable('users')
        .set({ banned })
        .where('role_id', '=', Role.BROAD_ACCESS)
        .execute();
    await ban(true);
    expect(await heard(await draft(), ['SENT_FOR_APPROVAL', Role.CATEGORY_MANAGER])).not.toContain(
      email(Role.BROAD_ACCESS),
    );
    await ban(false);
  });
});

test('a server that refuses leaves everything but the outbox as it is', async () => {
  const po_id = await draft();
  buying.firstTry.accepts = false;
  const { status, body } = await moveTo(buying, po_id, 'ISSUED');
  buying.firstTry.accepts = true;
  expect([status, body.email_sent, body.data.po_state]).toEqual([200, false, 'ISSUED']);
  smtp.behaviour = 'refuses';
  expect(await deliver()).toEqual([false, true]);
});

test('a mail that nobody gets is refused with its field, and never said to be on its way', async () => {
  const po_id = await draft();
  await moveTo(buying, po_id, 'ISSUED');
  buying.sent.splice(0);
  // no e-mail address, as an imported one may have
  await buying.test.db
    .updateTable('purchase_orders')
    .set({ seller_email: null })
    .where('po_id', '=', po_id)
    .execute();
  expect(await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, { send_email: true })).toMatchObject(
    { status: 400, body: { field: 'recipient_emails' } },
  );
  expect(buying.sent).toEqual([]);
  const cancelled = await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { reason: 'Twice' });
  expect([cancelled.status, cancelled.body.email_sent]).toEqual([200, true]);
  expect(buying.sent.map(({ channel }) => channel)).toEqual(['WHATSAPP']);
});
