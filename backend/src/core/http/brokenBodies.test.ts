import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { getRequest, openSocket } from '../../../testing/testSocket.ts';

let app: TestApp;
let port: number;
let authorization: string;

beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.server.address() as AddressInfo);
  ({ authorization } = await app.as(Role.TOP_ADMIN));
});
afterAll(() => app.close());

const PART = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n';
const FORM = 'multipart/form-data; boundary=B';

test.each<[string, string, string, string]>([
  ['no boundary', FORM, 'x', '400'],
  ['an empty body', FORM, '', '400'],
  ['no end', FORM, PART, '400'],
  ['an end within a file', FORM, PART.slice(0, -3), '400'],
  ['an end within a header', FORM, PART.slice(0, 40), '400'],
  ['a NUL in a file name', FORM, PART.replace('a.png', 'a\0.png') + '--B--\r\n', '400'],
  ['a broken part after a good one', FORM, `${PART}--B\r\nx\r\n\r\n`, '400'],
  ['a part without a name', FORM, PART.replace(' name="file";', '') + '--B--\r\n', '400'],
  [
    'a part that is no form data',
    FORM,
    PART.replace('form-data', 'attachment') + '--B--\r\n',
    '400',
  ],
  ['a name of every object', FORM, PART.replace('"file"', '"__proto__"') + '--B--\r\n', '400'],
  ['no boundary in the type', 'multipart/form-data', PART, '400'],
  ['JSON', 'application/json', '{}', '400'],
  ['broken JSON', 'application/json', '{', '400'],
  ['another type', 'text/plain', 'x', '400'],
])('an upload with %s is refused', async (_, type, body, status) => {
  const socket = await openSocket(port);
  const head = [
    'POST /imageUpload HTTP/1.1',
    'host: localhost',
    `authorization: ${authorization}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  expect(await socket.statuses(1)).toEqual([status]);
  socket.close();
  const next = await openSocket(port);
  next.write(getRequest('/healthz'));
  expect(await next.statuses(1)).toEqual(['200']);
  next.close();
});

test.each(['{', '{"a":', '\ufeff', '[', 'null', '"', '{"__proto__":{}}', '['.repeat(400_000)])(
  'a JSON body %.20s is refused',
  async (payload) => {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/sendOtp',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(statusCode).toBe(400);
  },
);
