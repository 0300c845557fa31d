import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import Fastify from 'fastify';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { getRequest, multipartRequest, openSocket } from '../../../testing/testSocket.ts';
import { dropUnreadBodies } from './unreadBodies.ts';

let app: TestApp;
let port: number;
const MEGABYTE = 1024 * 1024;

beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.server.address() as AddressInfo);
});
afterAll(() => app.close());

test.each<[string, number | null, string, string, string]>([
  ['of an unknown field', Role.TOP_ADMIN, '/imageUpload', 'wrong', '400'],
  ['without the permission', Role.ORGANISATION, '/imageUpload', 'file', '403'],
  ['of nobody', null, '/imageUpload', 'file', '401'],
  ['to no route', Role.TOP_ADMIN, '/nowhere', 'file', '404'],
])(
  'after a refused upload %s the connection serves the next request',
  async (_, role, path, name, status) => {
    const socket = await openSocket(port);
    const headers: Record<string, string> = role === null ? {} : { ...(await app.as(role)) };
    socket.write(multipartRequest(path, headers, {}, { name, bytes: 4 * MEGABYTE }));
    expect(await socket.statuses(1)).toEqual([status]);
    socket.write(getRequest('/healthz'));
    expect(await socket.statuses(2)).toEqual([status, '200']);
    socket.close();
  },
);

test('a caller who sends more than the limit loses the connection', async () => {
  const server = Fastify();
  dropUnreadBodies(server, MEGABYTE);
  server.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
  server.post('/', async (_, reply) => reply.code(400).send({}));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = await openSocket((server.server.address() as AddressInfo).port);
  socket.write(
    multipartRequest(
      '/',
      { 'content-length': '99999999' },
      {},
      { name: 'file', bytes: 9 * MEGABYTE },
    ),
  );
  expect(await socket.statuses(2, 2_000)).toEqual(['400']);
  expect(socket.isClosed()).toBe(true);
  await server.close();
});
