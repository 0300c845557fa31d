import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getRequest, multipartRequest, openSocket } from '../../../backend/testing/testSocket.ts';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { testGraph } from '../../testing/testGraph.ts';

let backend: TestBackend;
let gateway: TestGateway;
let port: number;

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.get('/user/profile', async ({ headers }, reply) =>
      headers.authorization === 'Bearer forged'
        ? reply.code(401).send({ message: 'Unauthorized Access' })
        : profileJson({ order: ['READ'] }),
    );
  });
  gateway = await testGateway(backend.url, { graph: testGraph() });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = gateway.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const ALLOWED = { authorization: 'Bearer t', 'apollo-require-preflight': 'true' };
const put = (field: string) => ({
  operations: JSON.stringify({
    query: `mutation($file: Upload!) { ${field}(file: $file) }`,
    variables: { file: null },
  }),
  map: '{"0":["variables.file"]}',
});
const files = { name: '0', bytes: 4 * 1024 * 1024 };

test.each([
  ['without the header', { authorization: 'Bearer t' }, put('put'), '400'],
  ['of nobody', { 'apollo-require-preflight': 'true' }, put('put'), '401'],
  ['with a forged token', { ...ALLOWED, authorization: 'Bearer forged' }, put('put'), '401'],
  ['to an unknown field', ALLOWED, put('nothing'), '200'],
  ['without a map', ALLOWED, { operations: '{}' }, '400'],
])(
  'after a refused upload %s the connection serves the next request',
  async (_, headers, fields, status) => {
    const socket = await openSocket(port);
    socket.write(multipartRequest('/graphql', headers, fields, files));
    expect(await socket.statuses(1)).toEqual([status]);
    socket.write(getRequest('/healthz'));
    expect(await socket.statuses(2)).toEqual([status, '200']);
    socket.close();
  },
);
