import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSocket } from '../../../backend/testing/testSocket.ts';
import { type GatewayProcess, startGateway } from '../../testing/gatewayProcess.ts';
import { profileJson, testBackend, type TestBackend } from '../../testing/testGateway.ts';

let backend: TestBackend;
let gateway: GatewayProcess;

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.get('/user/profile', async () => profileJson({ order: ['READ'] }));
  });
  gateway = await startGateway(backend.url);
}, 30_000);
afterAll(async () => {
  await gateway.stop();
  await backend.close();
});

const HANDSHAKE = [
  'GET /graphql/ws HTTP/1.1',
  'host: localhost',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol: graphql-transport-ws',
  '\r\n',
].join('\r\n');

/** A frame of a client, masked with zeros. */
function frame(first: number, payload: string | Buffer, mask = 0x80): Buffer {
  const bytes = Buffer.from(payload);
  const size = Buffer.alloc(bytes.length < 126 ? 1 : 9);
  size[0] = mask | (bytes.length < 126 ? bytes.length : 127);
  if (bytes.length >= 126) size.writeBigUInt64BE(BigInt(bytes.length), 1);
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(mask ? 4 : 0), bytes]);
}
const [TEXT, BINARY, CLOSE] = [0x81, 0x82, 0x88];
const SUBSCRIBE = { id: '1', type: 'subscribe', payload: { query: '{' } };

test.each<[string, Buffer]>([
  ['broken UTF-8', frame(TEXT, Buffer.from([0xff, 0xfe]))],
  ['binary', frame(BINARY, Buffer.alloc(100, 0xff))],
  ['binary JSON', frame(BINARY, '{"type":"ping"}')],
  ['1 MB', frame(TEXT, 'x'.repeat(1_000_000))],
  ['a length of 2^63', Buffer.from([TEXT, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ['no mask', frame(TEXT, '{}', 0)],
  ['an unknown kind', frame(0x83, 'x')],
  ['reserved bits', frame(0xf1, 'x')],
  ['a continuation of nothing', frame(0x80, 'x')],
  ['a wrong closing code', frame(CLOSE, Buffer.from([0x00, 0x01]))],
  ['a broken closing reason', frame(CLOSE, Buffer.from([0x03, 0xe8, 0xff]))],
  ['no JSON', frame(TEXT, '{')],
  ['JSON that is no message', frame(TEXT, '[]')],
  ['null', frame(TEXT, 'null')],
  ['7,000 lists deep', frame(TEXT, '['.repeat(7_000) + ']'.repeat(7_000))],
  ['an unknown type', frame(TEXT, '{"type":"x"}')],
  ['a subscription before the start', frame(TEXT, JSON.stringify(SUBSCRIBE))],
  ['a start with a list as its data', frame(TEXT, '{"type":"connection_init","payload":[]}')],
  [
    'a start with a wrong token',
    frame(TEXT, '{"type":"connection_init","payload":{"token":{"a":1}}}'),
  ],
  [
    'a document that cannot be read, after the start',
    Buffer.concat([
      frame(TEXT, '{"type":"connection_init","payload":{"token":"t"}}'),
      frame(TEXT, JSON.stringify(SUBSCRIBE)),
    ]),
  ],
])('a frame of %s does no harm', async (_, bytes) => {
  const socket = await openSocket(gateway.port);
  socket.write(HANDSHAKE);
  expect(await socket.statuses(1)).toEqual(['101']);
  socket.write(bytes);
  await gateway.expectAlive();
  socket.close();
  await gateway.expectAlive();
});
