import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from '../../testing/testUploads.ts';

let app: TestApp;
let company: TestCompany;
let requestId: number;

beforeAll(async () => {
  app = await createTestApp({ services: { files: memoryStore() } });
  company = await addTestCompany(app);
  requestId = await addRfq(app, company);
});
afterAll(() => app.close());

type Who = number | null;
const onRfq = (more: object = {}) => ({
  entity_type: 'RFQ',
  entity_id: String(requestId),
  comments: 'Ask for steel',
  ...more,
});
const create = (who: Who, body: object = onRfq(), headers?: Record<string, string>) =>
  call(app, who, 'POST', '/comments/create', body, headers);
const change = (who: Who, body: object) => call(app, who, 'PATCH', '/comments/update', body);
const list = (who: Who, query = `entity_type=RFQ&entity_id=${requestId}`) =>
  call(app, who, 'GET', `/comments/get?${query}`);
const upload = (who: number) => uploadFor(app, who, SCRIPTED_PDF);
const trail = (comment_id: number) =>
  app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'COMMENT')
    .where('entity_id', '=', comment_id)
    .orderBy('audit_id')
    .execute();

describe('permissions', () => {
  test('401 without a token, 403 without READ of the record, 404 outside the row scope or unknown', async () => {
    const all = () => app.db.selectFrom('comments').selectAll().execute();
    const before = await all();
    for (const [who, status] of [
      [null, 401],
      [Role.OPERATIONS, 403],
      [Role.SALES_SECOND, 404],
    ] as const)
      expect([(await create(who)).status, (await list(who)).status]).toEqual([status, status]);
    expect(await list(Role.SALES, 'entity_type=RFQ&entity_id=999999')).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    expect(await list(Role.SALES, 'entity_type=RFQ&entity_id=abc')).toMatchObject({ status: 404 });
    expect(
      await create(Role.TOP_ADMIN, onRfq({ entity_type: 'INVOICE', entity_id: '999999' })),
    ).toMatchObject({
      status: 404,
      body: { message: 'Invoice not found', error: 'NOT_FOUND' },
    });
    expect(await all()).toEqual(before);
  });

  test('only the author changes a comment, and only while the record is in the row scope', async () => {
    const { comment_id } = (await create(Role.SALES)).body.data;
    const body = { comment_id, comments: 'Other words' };
    expect((await change(null, body)).status).toBe(401);
    expect(await change(Role.TOP_ADMIN, body)).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN' },
    });
    for (const who of [Role.SALES_SECOND, Role.OPERATIONS])
      expect((await change(who, body)).status).toBe(404);
    expect((await change(Role.SALES, { comment_id: 999_999, comments: 'x' })).status).toBe(404);
    const away = (sales_person: number) =>
      Promise.all([
        app.db
          .updateTable('tenants')
          .set({ sales_person })
          .where('tenant_id', '=', company.tenantId)
          .execute(),
        app.db
          .updateTable('rfqs')
          .set({ sales_person })
          .where('request_id', '=', requestId)
          .execute(),
      ]);
    await away(app.userIdOf(Role.SALES_SECOND));
    expect((await change(Role.SALES, body)).status).toBe(404);
    await away(app.userIdOf(Role.SALES));
    expect((await change(Role.SALES, body)).status).toBe(200);
  });
});

describe('writing', () => {
  test('plain text as it was typed, once under an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'comment-1' };
    const comments = '  <b>Not</b> bold: https://example.com\nsecond line  ';
    const first = await create(Role.SALES, onRfq({ comments }), key);
    expect(first.body.data).toMatchObject({
      entity_type: 'RFQ',
      entity_id: String(requestId),
      comments: comments.trim(),
      attachments: [],
      edited_at: null,
      user_info: { user_id: app.userIdOf(Role.SALES), first_name: `Role${Role.SALES}` },
    });
    expect((await create(Role.SALES, onRfq({ comments }), key)).body).toEqual(first.body);
    expect((await create(Role.SALES, onRfq({ comments: 'x' }), key)).status).toBe(400);
    const same = (await list(Role.SALES)).body.data.filter(
      (row: { comments: string }) => row.comments === comments.trim(),
    );
    expect(same).toHaveLength(1);
  });

  test('a changed comment shows when; the old text is in the audit row; the same text is no change', async () => {
    const [one, two] = [await upload(Role.SALES), await upload(Role.SALES)];
    const { comment_id } = (await create(Role.SALES, onRfq({ attachments: [one] }))).body.data;
    const same = (await change(Role.SALES, { comment_id, comments: 'Ask for steel' })).body.data;
    expect([same.edited_at, same.attachments.length]).toEqual([null, 1]);
    const changed = (
      await change(Role.SALES, { comment_id, comments: 'Ask for brass', attachments: [two, one] })
    ).body.data;
    expect(changed).toMatchObject({
      comments: 'Ask for brass',
      edited_at: expect.any(String),
      attachments: [{ name: 'paper.pdf' }, {}],
    });
    expect(changed.attachments.map((file: { fileUrl: string }) => file.fileUrl)).toEqual([
      two,
      one,
    ]);
    const [made, update, ...more] = await trail(comment_id);
    expect([made?.action, update?.action, more]).toEqual(['CREATE', 'UPDATE', []]);
    expect(update?.changes).toMatchObject({
      comments: { from: 'Ask for steel', to: 'Ask for brass' },
    });
    expect(
      (await change(Role.SALES, { comment_id, comments: 'Ask for brass', attachments: [] })).body
        .data.attachments,
    ).toEqual([]);
  });

  test('attachments open for viewers who may read the record and for nobody else', async () => {
    const address = await upload(Role.SALES);
    await create(Role.SALES, onRfq({ attachments: [address] }));
    const bare = address.split('?')[0]!;
    const open = async (who: number) =>
      (await app.app.inject({ url: bare, headers: await app.as(who) })).statusCode;
    expect([
      await open(Role.CATEGORY_MANAGER),
      await open(Role.OPERATIONS),
      await open(Role.SALES_SECOND),
    ]).toEqual([200, 403, 404]);
  });

  test('files of others, of another comment, of elsewhere or twice: 400, and nothing is written', async () => {
    const [others, used, mine] = [
      await upload(Role.SALES_SECOND),
      await upload(Role.SALES),
      await upload(Role.SALES),
    ];
    const { comment_id } = (await create(Role.SALES, onRfq({ attachments: [used] }))).body.data;
    const before = (await list(Role.SALES)).body.count;
    for (const attachments of [
      [mine, others],
      [used],
      ['https://elsewhere.example/x.pdf'],
      [mine, mine.split('?')[0]!],
    ])
      expect(await create(Role.SALES, onRfq({ attachments }))).toMatchObject({
        status: 400,
        body: { field: expect.stringMatching(/^attachments/) },
      });
    const twice = [used, used.split('?')[0]!];
    expect(
      (await change(Role.SALES, { comment_id, comments: 'x', attachments: twice })).status,
    ).toBe(400);
    expect((await list(Role.SALES)).body.count).toBe(before);
    expect((await create(Role.SALES, onRfq({ attachments: [mine] }))).status).toBe(200);
  });

  test.each<[object, string]>([
    [{ comments: '' }, 'comments'],
    [{ comments: ' \n\t ' }, 'comments'],
    [{ comments: 'x'.repeat(2001) }, 'comments'],
    [{ attachments: Array.from({ length: 11 }, (_, i) => `/files/${i}`) }, 'attachments'],
    [{ entity_type: 'PAYMENT' }, 'entity_type'],
    [{ entity_id: 'a b' }, 'entity_id'],
    [{ user_id: 1 }, 'user_id'],
  ])('%j: 400 names %s', async (more, field) => {
    expect(await create(Role.SALES, onRfq(more))).toMatchObject({ status: 400, body: { field } });
  });

  test('the database refuses a blank comment too', async () => {
    const row = {
      entity_name: 'RFQ',
      entity_id: requestId,
      comments: ' \n',
      created_by: app.userIdOf(Role.SALES),
    };
    await expect(app.db.insertInto('comments').values(row).execute()).rejects.toThrow(
      'comments_comments_check',
    );
  });
});

test('the first page holds the latest, each page its newest last, by an index', async () => {
  const request = await addRfq(app, company);
  const written: number[] = [];
  for (let i = 0; i < 23; i++)
    written.push(
      (await create(Role.SALES, onRfq({ entity_id: String(request), comments: `No. ${i}` }))).body
        .data.comment_id,
    );
  const page = async (number: number) =>
    (await list(Role.SALES, `entity_type=RFQ&entity_id=${request}&page=${number}`)).body;
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages.map(({ count, data }) => [count, data.length])).toEqual([
    [23, 10],
    [23, 10],
    [23, 3],
  ]);
  expect(
    pages
      .toReversed()
      .flatMap(({ data }) => data.map((row: { comment_id: number }) => row.comment_id)),
  ).toEqual(written);
});
