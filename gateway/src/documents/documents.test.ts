import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../backend/testing/testApp.ts';
import { addRfq, addTestCompany, call } from '../../../backend/testing/testCompany.ts';
import { testGateway, type Answer, type TestGateway } from '../../testing/testGateway.ts';

let backend: TestApp;
let gateway: TestGateway;
const kept = new Map<string, Uint8Array>();

beforeAll(async () => {
  const files = {
    put: async (name: string, bytes: Uint8Array) => void kept.set(name, bytes),
    get: async (name: string) => kept.get(name),
    remove: async (name: string) => void kept.delete(name),
  };
  backend = await createTestApp({ services: { files } });
  gateway = await testGateway(await backend.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const bearer = async (role: number) => (await backend.as(role)).authorization;
const codeOf = ({ errors }: Pick<Answer, 'errors'>) => errors?.[0]?.extensions?.['code'];
const run = async (role: number, query: string, variables: Record<string, unknown>) =>
  gateway.run(query, { token: (await bearer(role)).slice('Bearer '.length), variables });

const UPLOAD =
  'mutation($file: Upload!) { uploadImage(file: $file) { uuid fileName url thumbnailUrl } }';
const UPLOAD_FILE = `mutation($file: Upload!, $entity: UploadEntity!, $entityId: ID, $convert: Boolean) {
  uploadFile(file: $file, entity: $entity, entityId: $entityId, convert: $convert) { uuid name contentType size url thumbnailUrl } }`;
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n',
);

async function send(
  query: string,
  bytes: Uint8Array,
  variables: object = {},
  role: number = Role.TOP_ADMIN,
): Promise<Answer> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File([Uint8Array.from(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  const encoded = new Response(form);
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      authorization: await bearer(role),
      'apollo-require-preflight': 'true',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    ...response.json<Pick<Answer, 'data' | 'errors'>>(),
  };
}
const upload = (bytes: Uint8Array, role?: number) => send(UPLOAD, bytes, {}, role);
const uploaded = async () =>
  ((await upload(PNG)).data as { uploadImage: { uuid: string; fileName: string; url: string } })
    .uploadImage;

describe('uploadImage', () => {
  test('stores the picture; its address opens through the gateway without a token', async () => {
    const { uuid, fileName, url } = await uploaded();
    expect(fileName).toBe(`${uuid}.png`);
    const { statusCode, headers, rawPayload } = await gateway.app.inject({ url });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, max-age=3600',
    ]);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  test('errors of the backend keep their text', async () => {
    const { data, errors } = await upload(Buffer.from('<svg/>'));
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: 'Only JPEG and PNG pictures can be uploaded',
        extensions: { code: 'BAD_USER_INPUT', field: 'file' },
      },
    ]);
  });

  test('more than 10 MB is not sent to the backend', async () => {
    const { errors } = await upload(new Uint8Array(10 * 1024 * 1024 + 1));
    expect(errors).toMatchObject([{ message: expect.stringMatching(/too large|10 MB/) }]);
  });

  test('requires DOCUMENT_UPLOAD WRITE', async () => {
    expect(codeOf(await upload(PNG, Role.ORGANISATION))).toBe('FORBIDDEN');
  });
});

describe('file', () => {
  const FILE = 'query($name: String!) { file(fileName: $name) { url thumbnailUrl } }';

  test('returns signed addresses that open', async () => {
    const { fileName } = await uploaded();
    const { data } = await run(Role.OPERATIONS, FILE, { name: fileName });
    const { url, thumbnailUrl } = (data as { file: { url: string; thumbnailUrl: string } }).file;
    for (const address of [url, thumbnailUrl])
      expect((await gateway.app.inject({ url: address })).statusCode).toBe(200);
    expect(
      (
        await gateway.app.inject({
          url: url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
        })
      ).statusCode,
    ).toBe(401);
  });

  test.each(['none', '..', '../user/profile', '.', 'a/b', ''])('%j: NOT_FOUND', async (name) => {
    expect(codeOf(await run(Role.TOP_ADMIN, FILE, { name }))).toBe('NOT_FOUND');
  });

  test('requires a session', async () => {
    expect(codeOf(await gateway.run(FILE, { token: null, variables: { name: 'a' } }))).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('documents of a record', () => {
  const DOCUMENTS = `query($entity: RecordEntity!, $id: ID!) { documents(entity: $entity, entityId: $id) { count items {
    id entity entityId name remarks file { uuid name contentType size url thumbnailUrl } createdBy { name } createdAt } } }`;
  const CREATE = `mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id name remarks file { url } } }`;
  let sellerId: string;
  beforeEach(async () => {
    const row = {
      seller_name: 'Acme',
      pin_code: 560001,
      mobile_1: '9000000000',
      email_id_1: 'v@example.com',
    };
    sellerId = String(
      (
        await backend.db
          .insertInto('sellers')
          .values(row)
          .returning('seller_id')
          .executeTakeFirstOrThrow()
      ).seller_id,
    );
  });

  /** Uploads a file and attaches it to the record. */
  async function attach() {
    const sent = await send(UPLOAD_FILE, PDF, { entity: 'SELLER', entityId: sellerId });
    const { uploadFile: file } = sent.data as { uploadFile: { url: string; uuid: string } };
    const input = {
      entity: 'SELLER',
      entityId: sellerId,
      fileUrl: file.url,
      name: 'Agreement',
      remarks: 'signed',
    };
    return { file, created: (await run(Role.TOP_ADMIN, CREATE, { input })).data };
  }

  test('a file is uploaded, attached to the record, listed, and downloaded rather than shown', async () => {
    const { file: attached, created } = await attach();
    const { url, ...file } = attached;
    expect(file).toMatchObject({
      name: 'photo.pdf',
      contentType: 'application/pdf',
      size: PDF.length,
      thumbnailUrl: null,
    });
    expect(created).toMatchObject({
      createDocument: { name: 'Agreement', remarks: 'signed', file: { url } },
    });
    const { data } = await run(Role.CATEGORY_MANAGER, DOCUMENTS, {
      entity: 'SELLER',
      id: sellerId,
    });
    expect(data).toMatchObject({
      documents: {
        count: 1,
        items: [
          {
            entity: 'SELLER',
            entityId: sellerId,
            name: 'Agreement',
            file,
            createdBy: { name: 'Role1001' },
          },
        ],
      },
    });
    const { headers, rawPayload } = await gateway.app.inject({ url });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="photo.pdf"/);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(Buffer.compare(rawPayload, PDF)).toBe(0);
  });

  test('convert makes a PDF of a picture; unsafe files and unreadable records are refused with the text of the backend', async () => {
    const page = await send(UPLOAD_FILE, PNG, { entity: 'COMMENT', convert: true });
    expect(page.data).toMatchObject({
      uploadFile: { name: 'photo.pdf', contentType: 'application/pdf' },
    });
    const { errors } = await send(UPLOAD_FILE, Buffer.from('<html><script>alert(1)</script>'), {
      entity: 'COMMENT',
    });
    expect(errors).toMatchObject([
      {
        message: 'Only JPEG and PNG pictures and PDF files can be uploaded',
        extensions: { field: 'file' },
      },
    ]);
    expect(
      codeOf(await send(UPLOAD_FILE, PDF, { entity: 'SELLER', entityId: sellerId }, Role.SALES)),
    ).toBe('FORBIDDEN');
    expect(codeOf(await send(UPLOAD_FILE, PDF, { entity: 'SELLER', entityId: '999999' }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await send(UPLOAD_FILE, PDF, { entity: 'COMMENT' }, Role.ORGANISATION))).toBe(
      'FORBIDDEN',
    );
  });

  test('without READ of the record neither its documents nor their addresses are visible', async () => {
    expect(codeOf(await run(Role.SALES, DOCUMENTS, { entity: 'SELLER', id: sellerId }))).toBe(
      'FORBIDDEN',
    );
    expect(codeOf(await run(Role.TOP_ADMIN, DOCUMENTS, { entity: 'SHIPMENT', id: '1' }))).toBe(
      'NOT_FOUND',
    );
    const { file } = await attach();
    const FILE = 'query($name: String!) { file(fileName: $name) { url } }';
    expect((await run(Role.CATEGORY_MANAGER, FILE, { name: file.uuid })).errors).toBeUndefined();
    expect(codeOf(await run(Role.SALES, FILE, { name: file.uuid }))).toBe('FORBIDDEN');
    const input = {
      entity: 'SELLER',
      entityId: sellerId,
      fileUrl: `/files/${file.uuid}`,
      name: 'again',
    };
    expect(codeOf(await run(Role.SALES, CREATE, { input }))).toBe('FORBIDDEN');
    expect((await run(Role.TOP_ADMIN, CREATE, { input })).errors).toMatchObject([
      { extensions: { field: 'fileUrl' } },
    ]);
  });
});

describe('createDownloadLink', () => {
  const LINK =
    'mutation($id: ID!) { createDownloadLink(document: QUOTATION, id: $id) { url expiresIn } }';
  let id: string;
  beforeAll(async () => {
    const stack = await addTestCompany(backend);
    const request_id = await addRfq(backend, stack);
    id = String(
      (await call(backend, Role.SALES, 'POST', '/quotation', { quotation_items: [{ request_id }] }))
        .body.quotation_id,
    );
  });

  test('opens the print once through the gateway, inline and sandboxed', async () => {
    const { data } = await run(Role.TOP_ADMIN, LINK, { id });
    const { url, expiresIn } = (data as { createDownloadLink: { url: string; expiresIn: number } })
      .createDownloadLink;
    expect(expiresIn).toBe(60);
    expect((await gateway.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    const first = await gateway.app.inject({ url });
    expect([first.statusCode, first.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(first.headers['content-disposition']).toBeUndefined();
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(first.body).toContain('Hotel Udupi Grand');
    const again = await gateway.app.inject({ url });
    expect([again.statusCode, again.json().message]).toEqual([
      401,
      'This address has expired or was used before',
    ]);
  });

  test('opens the same as a PDF named after the document', async () => {
    const asked = LINK.replace('id: $id)', 'id: $id, format: PDF)');
    const { data } = await run(Role.TOP_ADMIN, asked, { id });
    const { url } = (data as { createDownloadLink: { url: string } }).createDownloadLink;
    const { statusCode, headers, rawPayload } = await gateway.app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(/^inline; filename="Quotation \d+\.pdf"$/);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await gateway.app.inject({ url })).statusCode).toBe(401);
  });

  test('is refused without QUOTATION READ, outside the row scope and for an invalid id', async () => {
    expect(codeOf(await run(Role.OPERATIONS, LINK, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await run(Role.SALES_SECOND, LINK, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await run(Role.TOP_ADMIN, LINK, { id: '1 or 1=1' }))).toBe('BAD_USER_INPUT');
  });
});
