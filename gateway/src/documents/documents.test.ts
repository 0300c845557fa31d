import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../backend/src/core/testApp.ts';
import { addRfq, addTestHouse, call } from '../../../backend/src/core/testHouse.ts';
import { testGateway, type Answer, type TestGateway } from '../core/testGateway.ts';

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

const UPLOAD = 'mutation($file: Upload!) { uploadImage(file: $file) { uuid fileName url } }';
/** One red pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC', 'base64');

async function upload(bytes: Uint8Array, role: number = Role.TOP_ADMIN): Promise<Answer> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File([Uint8Array.from(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  const encoded = new Response(form);
  const response = await gateway.app.inject({
    ...{ method: 'POST', url: '/graphql' },
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      authorization: await bearer(role),
      'apollo-require-preflight': 'true',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, headers: response.headers, ...response.json<Pick<Answer, 'data' | 'errors'>>() };
}
const uploaded = async () => ((await upload(PNG)).data as { uploadImage: { uuid: string; fileName: string; url: string } }).uploadImage;

describe('uploadImage', () => {
  test('stores the picture; its address opens through the gateway without a token', async () => {
    const { uuid, fileName, url } = await uploaded();
    expect(fileName).toBe(`${uuid}.png`);
    const { statusCode, headers, rawPayload } = await gateway.app.inject({ url });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'private, max-age=3600']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  test('what the backend refuses is said with its words', async () => {
    const { data, errors } = await upload(Buffer.from('<svg/>'));
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'Only JPEG and PNG pictures can be uploaded', extensions: { code: 'BAD_USER_INPUT', field: 'file' } },
    ]);
  });

  test('more than 10 MB never reaches the backend', async () => {
    const { errors } = await upload(new Uint8Array(10 * 1024 * 1024 + 1));
    expect(errors).toMatchObject([{ message: expect.stringMatching(/too large|10 MB/) }]);
  });

  test('needs DOCUMENT_UPLOAD WRITE', async () => {
    expect(codeOf(await upload(PNG, Role.ORGANISATION))).toBe('FORBIDDEN');
  });
});

describe('file', () => {
  const FILE = 'query($name: String!) { file(fileName: $name) { url thumbnailUrl } }';

  test('answers signed addresses that open', async () => {
    const { fileName } = await uploaded();
    const { data } = await run(Role.OPERATIONS, FILE, { name: fileName });
    const { url, thumbnailUrl } = (data as { file: { url: string; thumbnailUrl: string } }).file;
    for (const address of [url, thumbnailUrl]) expect((await gateway.app.inject({ url: address })).statusCode).toBe(200);
    expect((await gateway.app.inject({ url: url.replace(/signature=./, 'signature=_') })).statusCode).toBe(401);
  });

  test.each(['none', '..', '../user/profile', '.', 'a/b', ''])('%j: NOT_FOUND', async (name) => {
    expect(codeOf(await run(Role.TOP_ADMIN, FILE, { name }))).toBe('NOT_FOUND');
  });

  test('needs a session', async () => {
    expect(codeOf(await gateway.run(FILE, { token: null, variables: { name: 'a' } }))).toBe('UNAUTHENTICATED');
  });
});

describe('createDownloadLink', () => {
  const LINK = 'mutation($id: ID!) { createDownloadLink(document: QUOTATION, id: $id) { url expiresIn } }';
  let id: string;
  beforeAll(async () => {
    const house = await addTestHouse(backend);
    const request_id = await addRfq(backend, house);
    id = String((await call(backend, Role.SALES, 'POST', '/quotation', { quotation_items: [{ request_id }] })).body.quotation_id);
  });

  test('opens the paper once through the gateway, shown and not saved, in a page that can do nothing', async () => {
    const { data } = await run(Role.TOP_ADMIN, LINK, { id });
    const { url, expiresIn } = (data as { createDownloadLink: { url: string; expiresIn: number } }).createDownloadLink;
    expect(expiresIn).toBe(60);
    expect((await gateway.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    const first = await gateway.app.inject({ url });
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(first.headers['content-disposition']).toBeUndefined();
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(first.body).toContain('Hotel Udupi Grand');
    const again = await gateway.app.inject({ url });
    expect([again.statusCode, again.json().message]).toEqual([401, 'This address has expired or was used before']);
  });

  test('is refused without QUOTATION READ, out of reach, and for what is no id', async () => {
    expect(codeOf(await run(Role.OPERATIONS, LINK, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await run(Role.SALES_SECOND, LINK, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await run(Role.TOP_ADMIN, LINK, { id: '1 or 1=1' }))).toBe('BAD_USER_INPUT');
  });
});
