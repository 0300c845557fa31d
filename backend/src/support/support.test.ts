import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { lastAuditId } from '../../testing/testAudit.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call } from '../../testing/testCompany.ts';
import { testOutbox } from '../../testing/testOutbox.ts';
import { adHocTicket, orderTicket, techTicket } from '../../testing/testTracker.ts';
import { addOrder, memoryStore, sendForm, solid, SCRIPTED_PDF } from '../../testing/testUploads.ts';

let app: TestApp;
let orderNumber: string;
const store = memoryStore();
const outbox = testOutbox({});
beforeAll(async () => {
  app = await createTestApp({ services: { files: store, outbox } });
  const company = await addTestCompany(app);
  const request_id = await addRfq(app, company);
  const { body } = await call(app, Role.SALES, 'POST', '/quotation', {
    quotation_items: [{ request_id }],
  });
  orderNumber = await addOrder(app, body.quotation_id as number);
});
afterAll(() => app.close());
// the limit of an hour counts them all
beforeEach(async () => {
  await app.db.deleteFrom('ticket_files').execute();
  await app.db.deleteFrom('tickets').execute();
});

const raise = (who: number, ticket: object) => call(app, who, 'POST', '/clickUp/proxy', ticket);
const listOf = async (who: number) => (await call(app, who, 'GET', '/tickets')).body;
const idsOf = async (who: number) =>
  ((await listOf(who)).data as { task_id: string }[]).map(({ task_id }) => task_id);
const attach = (who: number | null, task_id: string, bytes: Uint8Array, filename = 'photo.jpg') =>
  sendForm(
    app,
    '/clickUp/task/attachment',
    [
      { name: 'attachment', bytes, filename },
      { name: 'task_id', bytes: task_id },
    ],
    who,
  );
const fieldsOf = async (task_id: string) =>
  (
    await app.db
      .selectFrom('tickets')
      .select('fields')
      .where('task_id', '=', task_id)
      .executeTakeFirstOrThrow()
  ).fields as Record<string, unknown>;

describe('raising a ticket', () => {
  test('each list, kept in the embedded tracker as Open, with an audit row', async () => {
    const before = await lastAuditId(app.db);
    const { status, body } = await raise(Role.SALES, techTicket());
    expect([status, body]).toEqual([200, { success: true, id: expect.stringMatching(/^T-\d+$/) }]);
    const adHoc = await raise(Role.SALES, adHocTicket());
    const order = await raise(Role.SALES, orderTicket(orderNumber));
    expect((await listOf(Role.SALES)).data).toMatchObject([
      {
        task_id: order.body.id,
        list: 'order_status',
        status: 'OPEN',
        order_number: orderNumber,
        issue_type: 'Delayed Delivery',
        category: 'Packaging Material',
      },
      { task_id: adHoc.body.id, list: 'ad_hoc', issue_type: null, category: 'Other' },
      { task_id: body.id, list: 'tech_support', order_number: null, category: null },
    ]);
    const rows = await app.db
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity', '=', 'TICKET')
      .where('audit_id', '>', before)
      .execute();
    const made = { action: 'CREATE', user_id: app.userIdOf(Role.SALES) };
    expect(rows).toEqual([made, made, made]);
  });

  test('requester and order are those of the session and of the order, whatever is sent', async () => {
    const lies = {
      requesterEmail: 'boss@example.com',
      requesterName: 'The boss',
      orderTotal: '1.00',
      orderDate: '2001-01-01',
      orderStatus: 'PAID',
      orderLink: 'https://evil.example',
      customerName: 'Somebody else',
    };
    const { body } = await raise(Role.SALES, orderTicket(orderNumber, lies));
    const order = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(await fieldsOf(body.id)).toEqual({
      orderNumber,
      orderTotal: order.order_grand_total,
      orderDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      orderStatus: order.status,
      orderLink: `http://localhost:3000/sales/orders/order-details/${encodeURIComponent(orderNumber)}`,
      customerName: 'Hotel Udupi Grand',
      requesterEmail: 'role1007@example.com',
      requesterName: 'Role1007',
      issueType: 'Delayed Delivery',
      category: 'Packaging Material',
      packagingMaterial: 'Boxes',
      guestAmenitiesAndAppliances: '',
      bedAndBathAndFnbLinen: '',
      housekeepingAndCleaning: '',
      other: '',
    });
    expect((await fieldsOf(body.id))['orderDate']).not.toBe('2001-01-01');
  });

  test('an order that cannot be read has no ticket', async () => {
    expect((await raise(Role.SALES_SECOND, orderTicket(orderNumber))).status).toBe(404);
    expect((await raise(Role.SALES, orderTicket('SO-0'))).status).toBe(404);
    await app.db
      .updateTable('users')
      .set({ permissions: '{}' })
      .where('user_id', '=', app.userIdOf(Role.SALES_OUTSIDE))
      .execute();
    expect((await raise(Role.SALES_OUTSIDE, orderTicket(orderNumber))).status).toBe(403);
    expect(await idsOf(Role.TOP_ADMIN)).toEqual([]);
  });

  test.each([
    ['name', techTicket({ name: ' ' })],
    ['name', techTicket({ name: 'x'.repeat(LIMITS.ticketName + 1) })],
    ['description', techTicket({ description: 'x'.repeat(LIMITS.ticketDescription + 1) })],
    ['status', techTicket({ status: 'Closed' })],
    ['check_required_custom_fields', techTicket({ check_required_custom_fields: false })],
    ['list', techTicket({ list: '901' })],
    ['url', techTicket({ url: 'https://evil.example' })],
    ['custom_fields.issueType', techTicket({ custom_fields: {} })],
    ['custom_fields.issueType', techTicket({ custom_fields: { issueType: 'Billing' } })],
    ['custom_fields.quantity', techTicket({ custom_fields: { issueType: 'Other', quantity: 1 } })],
    ['custom_fields.f-1', techTicket({ custom_fields: { issueType: 'Other', 'f-1': 'x' } })],
    ['custom_fields.quantity', adHocTicket({ quantity: 0 })],
    ['custom_fields.quantity', adHocTicket({ quantity: 1.5 })],
    ['custom_fields.specifications', adHocTicket({ specifications: '' })],
    ['custom_fields.selectedCategory', adHocTicket({ selectedCategory: 'Cars' })],
    ['custom_fields.category', orderTicket('x', { category: 'Cars' })],
    ['custom_fields.other', orderTicket('x', { other: 'x'.repeat(LIMITS.ticketText + 1) })],
    ['custom_fields.orderDate', orderTicket('x', { orderDate: '2026-11-20T10:00:00Z' })],
  ])('%s is refused by its name', async (field, ticket) => {
    const { status, body } = await raise(Role.SALES, ticket);
    expect([status, body.error, body.field]).toEqual([400, 'VALIDATION', field]);
  });

  test('at most so many an hour, however many are sent at once', async () => {
    const user_id = app.userIdOf(Role.FINANCE);
    await app.db
      .insertInto('tickets')
      .values(
        Array.from({ length: LIMITS.ticketsAnHour - 1 }, (_, i) => ({
          user_id,
          key: `k${i}`,
          body_hash: '',
          list: 'AD_HOC' as const,
          name: 'x',
          description: 'x',
          fields: '{}',
        })),
      )
      .execute();
    const answers = await Promise.all([1, 2, 3].map(() => raise(Role.FINANCE, techTicket())));
    const refused = answers.filter(({ body }) => body.error === 'RATE_LIMITED');
    expect([refused.length, answers.filter(({ status }) => status === 200).length]).toEqual([2, 1]);
    expect((await raise(Role.SALES, techTicket())).status).toBe(200);
  });
});

describe('who sees a ticket', () => {
  test('its requester, and administrators and managers; nobody else', async () => {
    const { body } = await raise(Role.SALES, techTicket());
    for (const role of [Role.SALES, Role.TOP_ADMIN, Role.BROAD_ACCESS])
      expect(await idsOf(role)).toEqual([body.id]);
    for (const role of Object.values(Role).filter((one) => one !== Role.SALES && one > 1002))
      expect(await listOf(role)).toMatchObject({ data: [], count: 0 });
  });

  test('only its requester adds files', async () => {
    const { body } = await raise(Role.SALES, techTicket());
    const photo = await solid(20, 20).jpeg().toBuffer();
    for (const who of [Role.SALES_SECOND, Role.TOP_ADMIN])
      expect((await attach(who, body.id, photo)).status).toBe(404);
    expect((await attach(null, body.id, photo)).status).toBe(401);
    expect((await attach(Role.SALES, 'T-999', photo)).status).toBe(404);
    expect((await attach(Role.SALES, '../x', photo)).body.field).toBe('task_id');
    expect((await attach(Role.SALES, body.id, photo)).body).toEqual({ success: true });
  });
});

describe('the list', () => {
  test.each([
    ['list=ad_hoc', ['robes']],
    ['status=CLOSED', ['robes']],
    ['status=OPEN', ['order', 'tech']],
    ['status=IN_PROGRESS', []],
    ['category=Other', ['robes']],
    ['category=Packaging%20Material', ['order']],
    ['search=SHOW%20NOTHING', ['tech']],
    ['search=bath', ['robes']],
    ['search=100%25', []],
    ['from_date=2026-03-02', ['order', 'tech']],
    ['to_date=2026-03-01', ['robes']],
    ['from_date=2026-03-01&to_date=2026-03-01', ['robes']],
    ['list=tech_support&category=Other', []],
    ['status=OPEN&limit=1', ['order']],
  ])('%s', async (query, expected) => {
    const ids = new Map<unknown, string>();
    for (const [name, ticket] of [
      ['tech', techTicket()],
      ['robes', adHocTicket()],
      ['order', orderTicket(orderNumber)],
    ] as const)
      ids.set((await raise(Role.SALES, ticket)).body.id, name);
    await raise(Role.FINANCE, techTicket());
    const robes = [...ids].find(([, name]) => name === 'robes')?.[0] as string;
    await call(app, Role.TOP_ADMIN, 'PATCH', '/tickets', { task_id: robes, status: 'CLOSED' });
    // eleven at night in UTC is the next day in India
    await app.db
      .updateTable('tickets')
      .set({ created_at: '2026-02-28T23:00:00Z' })
      .where('task_id', '=', robes)
      .execute();
    const { data, count } = (await call(app, Role.SALES, 'GET', `/tickets?${query}`)).body;
    const found = (data as { task_id: string }[]).map(({ task_id }) => ids.get(task_id));
    expect(found).toEqual(expected);
    expect(count).toBe(query.includes('limit') ? 2 : expected.length);
  });

  test('by the id and by the number of its order; wrong filters are named', async () => {
    const { body } = await raise(Role.SALES, orderTicket(orderNumber));
    await raise(Role.SALES, techTicket());
    for (const text of [body.id as string, orderNumber]) {
      const url = `/tickets?search=${encodeURIComponent(text)}`;
      const { data } = (await call(app, Role.SALES, 'GET', url)).body;
      expect(data).toMatchObject([{ task_id: body.id }]);
    }
    for (const [field, query] of [
      ['status', 'status=DONE'],
      ['list', 'list=903'],
      ['search', `search=${'x'.repeat(101)}`],
      ['from_date', 'from_date=1.3.2026'],
      ['user_id', 'user_id=1'],
    ] as const)
      expect((await call(app, Role.SALES, 'GET', `/tickets?${query}`)).body.field).toBe(field);
  });

  test('of the embedded tracker is always as of now: nothing is read', async () => {
    const { body } = await call(app, Role.SALES, 'POST', '/tickets/states', {});
    expect(body).toEqual({ success: true, read_at: null });
  });
});

describe('files', () => {
  test('are kept in the file store, shown with an address that opens, and sent once', async () => {
    const { body } = await raise(Role.SALES, techTicket());
    const photo = await solid(30, 20).png().toBuffer();
    expect((await attach(Role.SALES, body.id, photo, 'screen.png')).status).toBe(200);
    expect((await attach(Role.SALES, body.id, photo, 'screen.png')).status).toBe(200);
    expect((await attach(Role.SALES, body.id, SCRIPTED_PDF, 'log.txt')).status).toBe(200);
    const [ticket] = (await listOf(Role.SALES)).data;
    expect(ticket.attachments).toMatchObject([{ name: 'screen.png' }, { name: 'log.pdf' }]);
    const opened = await app.app.inject({ url: ticket.attachments[1].fileUrl });
    expect(opened.headers['content-disposition']).toMatch(/^attachment/);
    const kept = await app.db
      .selectFrom('files')
      .select('attached_at')
      .where('entity_name', '=', 'TICKET')
      .where('entity_id', '=', body.id as string)
      .execute();
    expect(kept.map(({ attached_at }) => attached_at !== null)).toEqual([true, true]);
  });

  test('other kinds, damaged, empty and too large ones are refused', async () => {
    const { body } = await raise(Role.SALES, techTicket());
    const wrong: [Uint8Array, RegExp][] = [
      [Buffer.from('<script>alert(1)</script>'), /Only JPEG and PNG pictures and PDF files/],
      [Buffer.from('%PDF-1.4 no end'), /damaged/],
      [(await solid(40, 40).jpeg().toBuffer()).subarray(0, 60), /damaged/],
      [new Uint8Array(), /attachment is required/],
      [new Uint8Array(LIMITS.uploadMegabytes * 1024 * 1024 + 1), /larger than 10 MB/],
    ];
    for (const [bytes, message] of wrong)
      expect((await attach(Role.SALES, body.id, bytes)).body).toMatchObject({
        field: 'attachment',
        message: expect.stringMatching(message),
      });
    expect((await listOf(Role.SALES)).data[0].attachments).toEqual([]);
  });

  test('a ticket takes ten', async () => {
    const { body } = await raise(Role.SALES, techTicket());
    const pdf = (i: number) => Buffer.from(`%PDF-1.4 ${i}\n%%EOF`);
    for (let i = 0; i < LIMITS.ticketAttachments; i++)
      expect((await attach(Role.SALES, body.id, pdf(i))).status).toBe(200);
    expect((await attach(Role.SALES, body.id, pdf(99))).body.message).toMatch(/at most 10 files/);
    expect((await attach(Role.SALES, body.id, pdf(0))).status).toBe(200);
  });
});

describe('the state in the embedded tracker', () => {
  const change = (who: number, task_id: string, status: string) =>
    call(app, who, 'PATCH', '/tickets', { task_id, status });

  test('is changed by administrators and managers, told by mail, in its order', async () => {
    const { body } = await raise(Role.SALES, techTicket());
    expect((await change(Role.SALES, body.id, 'CLOSED')).status).toBe(403);
    expect((await change(Role.TOP_ADMIN, 'T-999', 'CLOSED')).status).toBe(404);
    expect((await change(Role.TOP_ADMIN, body.id, 'OPEN')).body.error).toBe('INVALID_TRANSITION');
    outbox.queued.length = 0;
    for (const status of ['IN_PROGRESS', 'CLOSED', 'OPEN'])
      expect((await change(Role.BROAD_ACCESS, body.id, status)).status).toBe(200);
    expect(outbox.queued.map(({ subject, recipients }) => [subject, recipients])).toEqual(
      ['in progress', 'closed', 'open again'].map((state) => [
        `Ticket ${body.id} is ${state}`,
        ['role1007@example.com'],
      ]),
    );
    expect((await listOf(Role.SALES)).data[0].status).toBe('OPEN');
  });
});
