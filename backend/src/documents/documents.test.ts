import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import sharp from 'sharp';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { type Part, pixelBomb, sendForm, solid } from '../../testing/testUploads.ts';
import { signedAddress } from '../core/access/signing.ts';
import { diskStore } from './diskStore.ts';

let app: TestApp;
let company: TestCompany;
let dir: string;
let isBroken = false;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'munim-files-'));
  const store = diskStore(dir);
  const put: typeof store.put = async (name, ...rest) => {
    if (isBroken && name.includes('-sm')) throw new Error('disk full at /secret/place');
    return store.put(name, ...rest);
  };
  app = await createTestApp({ services: { files: { ...store, put } } });
  company = await addTestCompany(app);
});
afterEach(() => {
  isBroken = false;
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const upload = (parts: Part[], role?: number | null) => sendForm(app, '/imageUpload', parts, role);
const text = (content: string) => new TextEncoder().encode(content);

describe('POST /imageUpload', () => {
  beforeEach(async () => {
    for (const name of await readdir(dir)) await rm(path.join(dir, name));
  });

  test('401 without a token, 403 without the pair', async () => {
    const bytes = await solid(10, 10).jpeg().toBuffer();
    expect(await upload([{ bytes }], null)).toMatchObject({
      status: 401,
      body: { error: 'UNAUTHENTICATED' },
    });
    expect(await upload([{ bytes }], Role.ORGANISATION)).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN' },
    });
    expect(await readdir(dir)).toEqual([]);
  });

  test('a file name that reads backwards is refused', async () => {
    const filename = `invoice${String.fromCodePoint(0x202e)}gpj.exe`;
    expect(await upload([{ bytes: await solid(4, 4).jpeg().toBuffer(), filename }])).toMatchObject({
      status: 400,
      body: { field: 'file', message: expect.stringContaining('cannot be seen') },
    });
    expect(await readdir(dir)).toEqual([]);
  });

  test('keeps a picture upright, at most 2000 px and without its notes, and its thumbnail', async () => {
    const exif = { IFD0: { Copyright: 'Secret of the camera', ImageDescription: 'Bedroom' } };
    const bytes = await solid(3000, 1000)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload([{ bytes, filename: '../../evil name.jpg' }]);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        file_name: `${body[0].uuid}.jpg`,
        fileUrl: expect.stringContaining(body[0].uuid),
        thumbnail_url: expect.stringContaining(`${body[0].uuid}-sm`),
      },
    ]);
    const { uuid } = body[0];
    expect((await readdir(dir)).toSorted()).toEqual([
      `${uuid}`,
      `${uuid}-sm`,
      `${uuid}-sm.jpg`,
      `${uuid}.jpg`,
    ]);
    expect(
      await app.db.selectFrom('files').selectAll().where('uuid', '=', uuid).executeTakeFirst(),
    ).toMatchObject({
      file_name: `${uuid}.jpg`,
      content_type: 'image/jpeg',
      has_thumbnail: true,
      uploaded_by: app.userIdOf(Role.TOP_ADMIN),
      byte_size: (await stat(path.join(dir, uuid))).size,
      entity_name: null,
      attached_at: null,
    });
    const kept = await sharp(path.join(dir, uuid)).metadata();
    expect([kept.width, kept.height, kept.format, kept.exif, kept.orientation]).toEqual([
      667,
      2000,
      'jpeg',
      undefined,
      undefined,
    ]);
    const small = await sharp(path.join(dir, `${uuid}-sm`)).metadata();
    expect([small.width, small.height]).toEqual([80, 240]);
  });

  test('the content decides, not the name: a PNG called .jpg is kept as PNG', async () => {
    const { body } = await upload([{ bytes: await solid(20, 20).png().toBuffer() }]);
    expect(body[0].file_name).toBe(`${body[0].uuid}.png`);
    expect((await sharp(path.join(dir, body[0].uuid)).metadata()).format).toBe('png');
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a GIF', () => solid(9, 9).gif().toBuffer(), 'Only JPEG and PNG pictures can be uploaded'],
    ['a WebP', () => solid(9, 9).webp().toBuffer(), 'Only JPEG and PNG pictures can be uploaded'],
    [
      'an SVG',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'Only JPEG and PNG pictures can be uploaded',
    ],
    [
      'HTML',
      () => text('<!doctype html><script>alert(1)</script>'),
      'Only JPEG and PNG pictures can be uploaded',
    ],
    ['a PDF', () => text('%PDF-1.7'), 'Only JPEG and PNG pictures can be uploaded'],
    [
      'a JPEG that ends too early',
      async () => (await solid(500, 500).jpeg().toBuffer()).subarray(0, 700),
      'The picture is damaged or too large',
    ],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), text('<script>')]),
      'The picture is damaged or too large',
    ],
    ['a pixel bomb', () => pixelBomb(40_000), 'The picture is damaged or too large'],
    [
      'more than 10 MB',
      () => new Uint8Array(10 * 1024 * 1024 + 1),
      'The file is larger than 10 MB',
    ],
    ['nothing', () => new Uint8Array(), 'file is required'],
  ])('%s called photo.jpg: 400 with the reason, nothing kept', async (_, make, message) => {
    const before = await readdir(dir);
    expect(await upload([{ bytes: await make() }])).toEqual({
      status: 400,
      body: { success: false, message, error: 'VALIDATION', field: 'file' },
    });
    expect(await readdir(dir)).toEqual(before);
  });

  test.each<[string, (bytes: Uint8Array) => Part[]]>([
    ['two files', (bytes) => [{ bytes }, { bytes }]],
    ['another field name', (bytes) => [{ name: 'image', bytes }]],
    ['a text field beside it', (bytes) => [{ bytes }, { name: 'title', bytes: 'x' }]],
    ['a text as file', () => [{ bytes: 'x' }]],
    ['no part', () => []],
  ])('%s: 400', async (_, parts) => {
    const before = await readdir(dir);
    expect(await upload(parts(await solid(10, 10).jpeg().toBuffer()))).toMatchObject({
      status: 400,
      body: { field: 'file' },
    });
    expect(await readdir(dir)).toEqual(before);
  });

  test('JSON instead of a form: 400', async () => {
    expect(await call(app, Role.TOP_ADMIN, 'POST', '/imageUpload', {})).toMatchObject({
      status: 400,
    });
  });

  test('a form that cannot be read: 400', async () => {
    const headers = {
      ...(await app.as(Role.TOP_ADMIN)),
      'content-type': 'multipart/form-data; boundary=x',
    };
    const response = await app.app.inject({
      method: 'POST',
      url: '/imageUpload',
      headers,
      payload: 'no part in here',
    });
    expect([response.statusCode, response.json().field]).toEqual([400, 'file']);
  });

  test('a store that fails: 500 without detail, and no address', async () => {
    isBroken = true;
    expect(await upload([{ bytes: await solid(10, 10).jpeg().toBuffer() }])).toEqual({
      status: 500,
      body: { success: false, message: 'Internal server error', error: 'INTERNAL' },
    });
    const known = (await app.db.selectFrom('files').select('uuid').execute()).map(
      (row) => row.uuid,
    );
    const kept = (await readdir(dir)).filter(
      (name) => !known.some((uuid) => name.startsWith(uuid)),
    );
    expect(kept).toEqual([]);
  });
});

describe('GET /files/:fileName', () => {
  const settings = {
    files: { assetBaseUrl: '/files' },
    fileSigningKey: TEST_SECRETS.FILE_SIGNING_KEY,
  } as Parameters<typeof signedAddress>[0];
  const get = async (url: string, role?: number, accept = 'image/*') =>
    app.app.inject({ url, headers: { accept, ...(role ? await app.as(role) : {}) } });
  let uuid: string;
  beforeAll(async () => {
    ({ uuid } = (await upload([{ bytes: await solid(300, 300).jpeg().toBuffer() }])).body[0]);
    await diskStore(dir).put('page.html', text('<script>alert(1)</script>'), 'text/html');
  });

  test.each(['', '-sm', '.jpg', '-sm.jpg'])(
    'opens by its signed address (%s), for an hour in the browser',
    async (form) => {
      const { statusCode, headers, rawPayload } = await get(
        signedAddress(settings, `${uuid}${form}`),
      );
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
      });
      expect((await sharp(rawPayload).metadata()).width).toBe(form.startsWith('-sm') ? 240 : 300);
    },
  );

  test('opens with a bearer token; other files than pictures are downloads, and files without a row are not found', async () => {
    expect((await get(`/files/${uuid}`, Role.OPERATIONS)).statusCode).toBe(200);
    expect((await get('/files/page.html', Role.TOP_ADMIN)).statusCode).toBe(404);
    expect((await get(signedAddress(settings, 'page.html'))).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('where JSON is asked for: the signed addresses, which work', async () => {
    const response = await get(`/files/${uuid}.jpg`, Role.SALES, 'application/json');
    const { success, url, thumbnail_url } = response.json();
    expect(success).toBe(true);
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(thumbnail_url)).statusCode).toBe(200);
    // an address does not prolong itself: without a person behind it JSON is not to be had
    expect((await get(url, undefined, 'application/json')).headers['content-type']).toBe(
      'image/jpeg',
    );
  });

  test('401 for everyone else: no proof, a forged, an expired, another file’s, a halved or doubled one; a token does not heal it', async () => {
    const good = signedAddress(settings, uuid);
    const [, expires, signature] = /expires=(\d+)&signature=(.+)$/.exec(good)!;
    const tries = [
      `/files/${uuid}`,
      `/files/${uuid}?expires=${expires}&signature=${'A'.repeat(43)}`,
      `/files/${uuid}?expires=${Number(expires) + 3600}&signature=${signature}`,
      signedAddress(settings, uuid, Date.now() - 3 * 3600_000),
      good.replace(uuid, `${uuid}-sm`),
      `/files/${uuid}?expires=${expires}`,
      `/files/${uuid}?signature=${signature}`,
      `/files/${uuid}?expires=&signature=`,
      `${good}&signature=${signature}`,
      `${good}&expires=${expires}`,
    ];
    for (const url of tries) expect([url, (await get(url)).statusCode]).toEqual([url, 401]);
    for (const url of tries.slice(1))
      expect([url, (await get(url, Role.TOP_ADMIN)).statusCode]).toEqual([url, 401]);
  });

  test.each(['none', 'none.jpg', '..%2F..%2Fetc%2Fpasswd', '.%2Ehidden'])(
    '%s: 404',
    async (name) => {
      expect((await get(`/files/${name}`, Role.TOP_ADMIN)).statusCode).toBe(404);
    },
  );
});

describe('POST /download_link', () => {
  let quotationId: number;
  beforeAll(async () => {
    const request_id = await addRfq(app, company);
    const made = await call(app, Role.SALES, 'POST', '/quotation', {
      quotation_items: [{ request_id }],
    });
    quotationId = made.body.quotation_id;
  });
  const link = (role: number | null, body: object = { document: 'quotation', id: quotationId }) =>
    call(app, role, 'POST', '/download_link', body);
  const url = async (role: number = Role.SALES): Promise<string> => (await link(role)).body.url;
  const open = async (address: string, role?: number) =>
    app.app.inject({ url: address, headers: role ? await app.as(role) : {} });

  test('401, 403 without QUOTATION READ, 404 outside the row scope or unknown, 400 for another document', async () => {
    expect((await link(null)).status).toBe(401);
    expect(await link(Role.OPERATIONS)).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN' },
    });
    expect(await link(Role.SALES_SECOND)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    expect((await link(Role.SALES, { document: 'quotation', id: 999_999 })).status).toBe(404);
    expect(await link(Role.SALES, { document: 'expense', id: 1 })).toMatchObject({
      status: 400,
      body: { field: 'document' },
    });
  });

  test('opens once, without a token', async () => {
    const { body } = await link(Role.SALES);
    expect(body).toMatchObject({ success: true, expires_in: 60 });
    expect(body.url).toMatch(
      new RegExp(
        `^/quotation/download\\?quotation_id=${quotationId}&type=html&beautify=true&token=[\\w-]{43}$`,
      ),
    );
    const first = await open(body.url);
    expect([first.statusCode, first.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(first.body).toContain('Hotel Udupi Grand');
    expect((await open(body.url)).statusCode).toBe(401);
    expect((await open(body.url, Role.TOP_ADMIN)).statusCode).toBe(401);
  });

  test('of ten parallel requests one succeeds', async () => {
    const address = await url();
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => (await open(address)).statusCode),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  test('401 when forged, expired, or for another quotation; that does not use it up', async () => {
    const address = await url();
    for (const wrong of [
      address.replace(/token=.*/, `token=${'A'.repeat(43)}`),
      address.replace(/token=.*/, 'token='),
      `${address}&token=x`,
      address.replace(/quotation_id=\d+/, 'quotation_id=1e0'),
      address.replace(/quotation_id=\d+/, `quotation_id=${quotationId + 1}`),
      address.replace(/quotation_id=\d+&/, ''),
    ])
      expect([wrong, (await open(wrong)).statusCode]).toEqual([wrong, 401]);
    expect((await open(address)).statusCode).toBe(200);
    const late = await url();
    await app.db
      .updateTable('download_links')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('used_at', 'is', null)
      .execute();
    expect((await open(late)).statusCode).toBe(401);
  });

  test('only its hash is kept', async () => {
    const token = (await url()).split('token=')[1]!;
    expect(
      JSON.stringify(await app.db.selectFrom('download_links').selectAll().execute()),
    ).not.toContain(token);
  });

  test('opens as its maker may by then: not after a ban, nor without the pair, nor outside the row scope', async () => {
    const user_id = app.userIdOf(Role.SALES);
    const user = await app.db
      .selectFrom('users')
      .select('permissions')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    const set = (change: { banned?: boolean; permissions?: string }) =>
      app.db.updateTable('users').set(change).where('user_id', '=', user_id).execute();
    const addresses = [await url(), await url(), await url()];
    await set({ banned: true });
    expect((await open(addresses[0]!)).statusCode).toBe(401);
    await set({ banned: false, permissions: '{}' });
    expect((await open(addresses[1]!)).statusCode).toBe(403);
    await set({ permissions: JSON.stringify(user.permissions) });
    const stranger = app.userIdOf(Role.SALES_SECOND);
    await app.db
      .updateTable('download_links')
      .set({ user_id: stranger })
      .where('used_at', 'is', null)
      .execute();
    expect((await open(addresses[2]!)).statusCode).toBe(404);
  });
});
