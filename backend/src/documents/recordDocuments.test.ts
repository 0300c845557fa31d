import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import {
  addOrder,
  type Part,
  pixelBomb,
  SCRIPTED_PDF,
  sendForm,
  memoryStore,
  solid,
  uploadFor,
  withoutPair,
} from '../../testing/testUploads.ts';

let app: TestApp;
let company: TestCompany;
let quotationId: number;
let orderNumber: string;
const files = memoryStore();

beforeAll(async () => {
  app = await createTestApp({ services: { files } });
  company = await addTestCompany(app);
  const request_id = await addRfq(app, company);
  quotationId = (
    await call(app, Role.TOP_ADMIN, 'POST', '/quotation', { quotation_items: [{ request_id }] })
  ).body.quotation_id;
  orderNumber = await addOrder(app, quotationId);
});
afterAll(() => app.close());

const text = (content: string) => new TextEncoder().encode(content);
const send = (
  fields: Record<string, string>,
  bytes: Uint8Array,
  who: number | null = Role.SALES,
  filename = 'paper.pdf',
) => {
  const parts: Part[] = Object.entries(fields).map(([name, value]) => ({ name, bytes: value }));
  return sendForm(app, '/file-manager', [...parts, { bytes, filename }], who);
};
const get = async (url: string, who?: number, accept = 'image/*') =>
  app.app.inject({ url, headers: { accept, ...(who ? await app.as(who) : {}) } });
const uuidOf = (address: string) => /[0-9a-f-]{36}/.exec(address)![0];
const bare = (address: string) => `/files/${uuidOf(address)}`;
const png = () => solid(400, 300).png().toBuffer();

describe('POST /file-manager', () => {
  test('401 without a token, 403 without the pair, 403 and 404 for a record that is not theirs', async () => {
    const before = files.files.size;
    expect((await send({ entity_name: 'COMMENT' }, SCRIPTED_PDF, null)).status).toBe(401);
    expect((await send({ entity_name: 'COMMENT' }, SCRIPTED_PDF, Role.ORGANISATION)).status).toBe(
      403,
    );
    const quotation = { entity_name: 'QUOTATION', entity_id: String(quotationId) };
    expect(await send(quotation, SCRIPTED_PDF, Role.OPERATIONS)).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN' },
    });
    expect(await send(quotation, SCRIPTED_PDF, Role.SALES_SECOND)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    expect(
      await send({ entity_name: 'BILL', entity_id: '1' }, SCRIPTED_PDF, Role.TOP_ADMIN),
    ).toMatchObject({
      status: 404,
      body: { message: 'Bill not found' },
    });
    expect(files.files.size).toBe(before);
  });

  test('a PDF is kept byte by byte, known with its size, type and uploader, and saved rather than shown', async () => {
    const { status, body } = await send(
      { entity_name: 'ORDER', entity_id: orderNumber },
      SCRIPTED_PDF,
      Role.SALES,
      '../../Rechnung „5“.exe',
    );
    expect(status).toBe(200);
    const [file] = body;
    expect(file).toEqual({
      uuid: expect.any(String),
      file_name: `${file.uuid}.pdf`,
      name: 'Rechnung „5“.pdf',
      content_type: 'application/pdf',
      size: SCRIPTED_PDF.length,
      fileUrl: expect.stringContaining(`/files/${file.uuid}?expires=`),
      thumbnail_url: null,
    });
    const row = await app.db
      .selectFrom('files')
      .selectAll()
      .where('uuid', '=', file.uuid)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      entity_name: 'ORDER',
      uploaded_by: app.userIdOf(Role.SALES),
      attached_at: null,
    });
    const opened = await get(file.fileUrl);
    expect(Buffer.compare(opened.rawPayload, SCRIPTED_PDF)).toBe(0);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Rechnung _5_.pdf"; filename*=UTF-8''Rechnung%20%E2%80%9E5%E2%80%9C.pdf`,
    });
  });

  test('a picture loses its notes and gets a thumbnail; its name ends as its content says', async () => {
    const bytes = await solid(900, 600)
      .withExif({ IFD3: { GPSLatitude: '12/1' } })
      .jpeg()
      .toBuffer();
    const [file] = (await send({ entity_name: 'COMMENT' }, bytes, Role.SALES, 'page.html')).body;
    expect([file.name, file.content_type]).toEqual(['page.jpg', 'image/jpeg']);
    expect((await sharp((await get(file.fileUrl)).rawPayload).metadata()).exif).toBeUndefined();
    expect((await sharp((await get(file.thumbnail_url)).rawPayload).metadata()).width).toBe(240);
  });

  test('convert makes one A4 page of a picture and leaves a PDF alone', async () => {
    const convert = { entity_name: 'SHIPMENT', convert: 'true' };
    const [lying] = (await send(convert, await png(), Role.SALES, 'proof.png')).body;
    expect([lying.name, lying.content_type, lying.thumbnail_url]).toEqual([
      'proof.pdf',
      'application/pdf',
      null,
    ]);
    const pdf = await PDFDocument.load((await get(lying.fileUrl)).rawPayload);
    const pages = pdf
      .getPages()
      .map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);
    expect(pages).toEqual([[842, 595]]);
    const [same] = (await send(convert, SCRIPTED_PDF)).body;
    expect(same.size).toBe(SCRIPTED_PDF.length);
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    [
      'HTML named .png',
      () => text('<!doctype html><script>alert(1)</script>'),
      'Only JPEG and PNG pictures and PDF files can be uploaded',
    ],
    [
      'an SVG with a script',
      () => text('<svg onload="alert(1)"/>'),
      'Only JPEG and PNG pictures and PDF files can be uploaded',
    ],
    [
      'a PDF behind other bytes',
      () => Buffer.concat([text('GIF89a'), SCRIPTED_PDF]),
      'Only JPEG and PNG pictures and PDF files can be uploaded',
    ],
    ['a PDF that ends too early', () => SCRIPTED_PDF.subarray(0, 60), 'The PDF is damaged'],
    [
      'a JPEG that ends too early',
      async () => (await solid(500, 500).jpeg().toBuffer()).subarray(0, 700),
      'The picture is damaged or too large',
    ],
    ['40000 × 40000 pixels', () => pixelBomb(40_000), 'The picture is damaged or too large'],
    [
      'more than 10 MB',
      () => new Uint8Array(10 * 1024 * 1024 + 1),
      'The file is larger than 10 MB',
    ],
  ])('%s: 400 with the reason, nothing kept', async (_, make, message) => {
    const before = files.files.size;
    const { status, body } = await send(
      { entity_name: 'COMMENT' },
      await make(),
      Role.SALES,
      'a.png',
    );
    expect([status, body.message, body.field]).toEqual([400, message, 'file']);
    expect(files.files.size).toBe(before);
  });

  test('of a picture with a page behind it only the picture is kept', async () => {
    const bytes = Buffer.concat([await png(), text('<script>alert(1)</script>')]);
    const [file] = (await send({ entity_name: 'COMMENT' }, bytes, Role.SALES, 'a.png')).body;
    expect((await get(file.fileUrl)).rawPayload.includes('script')).toBe(false);
  });

  test.each<[Record<string, string>, string]>([
    [{}, 'entity_name'],
    [{ entity_name: 'WAREHOUSE' }, 'entity_name'],
    [{ entity_name: 'ORDER', entity_id: 'a/b' }, 'entity_id'],
    [{ entity_name: 'ORDER', entity_id: 'x'.repeat(300) }, 'entity_id'],
    [{ entity_name: 'COMMENT', convert: 'yes' }, 'convert'],
    [{ entity_name: 'COMMENT', more: 'x' }, 'file'],
  ])('%j: 400 names %s', async (fields, field) => {
    expect(await send(fields, SCRIPTED_PDF)).toMatchObject({ status: 400, body: { field } });
  });

  test('entityName and entityId are second names; two that differ are refused', async () => {
    const own = { entity_name: 'QUOTATION', entity_id: String(quotationId) };
    const other = { entityName: 'QUOTATION', entityId: String(quotationId) };
    expect(await send(other, SCRIPTED_PDF)).toMatchObject({ status: 200 });
    expect(await send({ ...own, ...other }, SCRIPTED_PDF)).toMatchObject({ status: 200 });
    expect(await send({ ...own, entityId: '999' }, SCRIPTED_PDF)).toMatchObject({
      status: 400,
      body: {
        field: 'entity_id',
        message: 'entity_id and entityId are two names of one field and differ',
      },
    });
    expect(await send({ entityName: 'NOTHING' }, SCRIPTED_PDF)).toMatchObject({
      status: 400,
      body: { field: 'entity_name' },
    });
  });

  test('the limit is one setting', async () => {
    const small = await createTestApp({ env: { UPLOAD_MAX_MB: '1' }, services: { files } });
    const form: Part[] = [
      { bytes: Buffer.concat([SCRIPTED_PDF, new Uint8Array(1024 * 1024)]) },
      { name: 'entity_name', bytes: 'COMMENT' },
    ];
    expect(await sendForm(small, '/file-manager', form)).toMatchObject({
      status: 400,
      body: { message: 'The file is larger than 1 MB' },
    });
    await small.close();
  });
});

describe('documents of a record', () => {
  const create = (who: number | null, body: object, headers?: Record<string, string>) =>
    call(app, who, 'POST', '/fileUpload', body, headers);
  const list = (who: number | null, query: string) => call(app, who, 'GET', `/fileUpload?${query}`);
  const document = async (more: object = {}, who: number = Role.SALES) => ({
    entity_name: 'QUOTATION',
    entity_id: String(quotationId),
    file_name: ' Signed copy ',
    fileUrl: await uploadFor(app, who, SCRIPTED_PDF),
    ...more,
  });

  test('401 without a token, 403 without the pair or READ of the record, 404 outside the row scope or unknown', async () => {
    const body = await document();
    const query = `entity_name=QUOTATION&entity_id=${quotationId}`;
    expect([(await create(null, body)).status, (await list(null, query)).status]).toEqual([
      401, 401,
    ]);
    expect([(await create(Role.ORGANISATION, body)).status]).toEqual([403]);
    const blind = await withoutPair(app, Role.SALES, 'document_upload');
    expect((await list(blind, query)).status).toBe(403);
    for (const [who, status] of [
      [Role.OPERATIONS, 403],
      [Role.SALES_SECOND, 404],
    ] as const)
      expect([(await create(who, body)).status, (await list(who, query)).status]).toEqual([
        status,
        status,
      ]);
    expect((await list(Role.SALES, 'entity_name=ORDER&entity_id=SO-0-1')).status).toBe(404);
    expect((await list(Role.TOP_ADMIN, 'entity_name=SHIPMENT&entity_id=1')).body.message).toBe(
      'Shipment not found',
    );
  });

  test('is stored once under an Idempotency-Key, listed newest first, and in the audit log', async () => {
    const all = () => list(Role.SALES, `entity_name=QUOTATION&entity_id=${quotationId}`);
    const before = (await all()).body.count;
    const body = await document({ remarks: ' by courier ' });
    const key = { 'idempotency-key': 'document-1' };
    const first = await create(Role.SALES, body, key);
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          entity_name: 'QUOTATION',
          entity_id: String(quotationId),
          file_name: 'Signed copy',
          remarks: 'by courier',
        },
      },
    });
    expect((await create(Role.SALES, body, key)).body).toEqual(first.body);
    const { document_id, file } = first.body.data;
    expect(file).toMatchObject({ name: 'paper.pdf', size: SCRIPTED_PDF.length });
    const second = (await create(Role.SALES, await document())).body.data.document_id;
    const { body: page } = await all();
    const newest = page.data.slice(0, 2).map((row: { document_id: number }) => row.document_id);
    expect([page.count, newest]).toEqual([before + 2, [second, document_id]]);
    expect(page.data[1].created_by_info.first_name).toBe(`Role${Role.SALES}`);
    const trail = await app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'DOCUMENT')
      .where('entity_id', '=', document_id)
      .execute();
    expect(trail).toMatchObject([
      {
        action: 'CREATE',
        changes: { quotation: { to: String(quotationId) }, file_name: { to: 'Signed copy' } },
      },
    ]);
    const row = await app.db
      .selectFrom('files')
      .selectAll()
      .where('uuid', '=', uuidOf(file.fileUrl))
      .executeTakeFirstOrThrow();
    expect([row.entity_name, row.entity_id, row.attached_at]).toEqual([
      'QUOTATION',
      String(quotationId),
      expect.any(String),
    ]);
  });

  test('an order answers to its number and to its id, and says its number', async () => {
    const { order_id } = await app.db
      .selectFrom('orders')
      .select('order_id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    const made = await create(
      Role.SALES,
      await document({ entity_name: 'ORDER', entity_id: orderNumber }),
    );
    expect(made.body.data.entity_id).toBe(orderNumber);
    expect((await list(Role.SALES, `entity_name=ORDER&entity_id=${order_id}`)).body).toMatchObject({
      count: 1,
      data: [{ entity_id: orderNumber }],
    });
  });

  test('masters carry documents too', async () => {
    for (const [entity_name, id] of [
      ['SELLER', company.sellerId],
      ['TENANT', company.tenantId],
    ] as const)
      expect(
        (
          await create(
            Role.TOP_ADMIN,
            await document({ entity_name, entity_id: String(id) }, Role.TOP_ADMIN),
          )
        ).status,
      ).toBe(200);
    const { product_id } = await app.db
      .selectFrom('skus')
      .select('product_id')
      .where('product_sku_id', '=', company.skuId)
      .executeTakeFirstOrThrow();
    expect(
      (
        await create(
          Role.TOP_ADMIN,
          await document({ entity_name: 'PRODUCT', entity_id: String(product_id) }, Role.TOP_ADMIN),
        )
      ).status,
    ).toBe(200);
    expect(
      (await list(Role.CATEGORY_MANAGER, `entity_name=TENANT&entity_id=${company.tenantId}`))
        .status,
    ).toBe(403);
    expect(
      (await list(Role.SALES, `entity_name=TENANT&entity_id=${company.foreignTenantId}`)).status,
    ).toBe(404);
  });

  test('a file is given away once and only by the person who uploaded it; no address of elsewhere counts', async () => {
    const mine = await uploadFor(app, Role.SALES, SCRIPTED_PDF);
    const others = await uploadFor(app, Role.SALES_SECOND, SCRIPTED_PDF);
    const [picture] = (await sendForm(app, '/imageUpload', [{ bytes: await png() }], Role.SALES))
      .body;
    const refusal = {
      status: 400,
      body: {
        field: 'fileUrl',
        message: 'This file was not uploaded here by you, or is in use already',
      },
    };
    for (const fileUrl of [
      others,
      picture.fileUrl,
      `https://elsewhere.example${mine}`,
      mine.replace('/files/', '/files/../files/'),
      `/files/${crypto.randomUUID()}`,
      'javascript:alert(1)',
    ])
      expect(await create(Role.SALES, await document({ fileUrl }))).toMatchObject(refusal);
    const two = await Promise.all([document({ fileUrl: mine }), document({ fileUrl: mine })]);
    const statuses = await Promise.all(
      two.map(async (body) => (await create(Role.SALES, body)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await create(Role.SALES, await document({ fileUrl: mine }))).toMatchObject(refusal);
  });

  test.each<[object, string]>([
    [{ file_name: '' }, 'file_name'],
    [{ file_name: '   ' }, 'file_name'],
    [{ file_name: 'x'.repeat(151) }, 'file_name'],
    [{ remarks: 'x'.repeat(257) }, 'remarks'],
    [{ entity_name: 'COMMENT' }, 'entity_name'],
    [{ entity_id: '' }, 'entity_id'],
    [{ fileUrl: '' }, 'fileUrl'],
    [{ more: 1 }, 'more'],
  ])('%j: 400 names %s', async (more, field) => {
    expect(await create(Role.SALES, { ...(await document()), ...more })).toMatchObject({
      status: 400,
      body: { field },
    });
  });
});

describe('permissions of a file', () => {
  test('one that no record has yet is its uploader’s alone', async () => {
    const address = await uploadFor(app, Role.SALES, SCRIPTED_PDF);
    expect((await get(bare(address), Role.SALES)).statusCode).toBe(200);
    for (const accept of ['image/*', 'application/json'])
      expect((await get(bare(address), Role.TOP_ADMIN, accept)).statusCode).toBe(404);
  });

  test.each(['', '.pdf'])(
    'a document is for who may read its record (%s), whether bytes or addresses are asked for',
    async (ending) => {
      const fileUrl = await uploadFor(app, Role.SALES, SCRIPTED_PDF);
      await call(app, Role.SALES, 'POST', '/fileUpload', {
        entity_name: 'QUOTATION',
        entity_id: String(quotationId),
        file_name: 'x',
        fileUrl,
      });
      const address = `${bare(fileUrl)}${ending}`;
      for (const accept of ['*/*', 'application/json']) {
        for (const who of [Role.SALES, Role.TOP_ADMIN, Role.ORGANISATION])
          expect((await get(address, who, accept)).statusCode).toBe(200);
        expect((await get(address, Role.OPERATIONS, accept)).statusCode).toBe(403);
        expect((await get(address, Role.SALES_SECOND, accept)).statusCode).toBe(404);
        expect((await get(address, undefined, accept)).statusCode).toBe(401);
      }
    },
  );
});
