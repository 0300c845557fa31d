import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testGraph } from '../../testing/testGraph.ts';
import { profileJson, testGateway, type TestGateway } from '../../testing/testGateway.ts';

const HTML = '<html><head><title>nginx</title></head><body>upstream 10.0.0.7:3100</body></html>';
type Reply = (response: ServerResponse) => void;
let reply: Reply = () => undefined;
let server: Server;
let gateway: TestGateway;

const send =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...headers }).end(body);
const json = (status: number, body: unknown): Reply =>
  send(status, 'application/json', JSON.stringify(body));

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/user/profile'))
      json(200, profileJson({ order: ['READ', 'UPDATE'] }))(response);
    else reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  gateway = await testGateway(`http://127.0.0.1:${port}`, {
    graph: testGraph(),
    env: { BACKEND_TIMEOUT_MS: '300' },
  });
});
afterAll(async () => {
  await gateway.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async (query: string) => {
  const { errors, data } = await gateway.run(query);
  return errors ? { text: errors[0]?.message, code: errors[0]?.extensions?.['code'] } : data;
};

const REFUSED = 'BAD_USER_INPUT';
const FAULT = 'INTERNAL_SERVER_ERROR';
const CASES: [string, Reply, string, string][] = [
  ['400 with words', json(400, { success: false, message: 'Too late' }), 'Too late', REFUSED],
  ['400 with words in error', json(400, { error: 'Too late today' }), 'Too late today', REFUSED],
  ['400 without words', json(400, { success: false }), 'Bad Request', REFUSED],
  ['400 with a list', json(400, ['no']), 'Bad Request', REFUSED],
  ['400 with null', json(400, null), 'Bad Request', REFUSED],
  ['400 with a number as message', json(400, { message: 7 }), 'Bad Request', REFUSED],
  ['400 with nothing', send(400, '', ''), 'Bad Request', REFUSED],
  ['400 with text', send(400, 'text/plain', 'no such column'), 'Bad Request', REFUSED],
  ['400 with HTML', send(400, 'text/html', HTML), 'Bad Request', REFUSED],
  ['400 with a megabyte', json(400, { message: 'x'.repeat(1_000_000) }), 'Bad Request', REFUSED],
  ['200 that refuses', json(200, { success: false, message: 'Not today' }), 'Not today', REFUSED],
  ['401 with words', json(401, { message: 'Session ended' }), 'Session ended', 'UNAUTHENTICATED'],
  ['401 with HTML', send(401, 'text/html', HTML), 'Unauthorized Access', 'UNAUTHENTICATED'],
  ['403 with HTML', send(403, 'text/html', HTML), 'Error', 'FORBIDDEN'],
  ['404 with HTML', send(404, 'text/html', HTML), 'Error', 'NOT_FOUND'],
  ['404 with words', json(404, { message: 'Order not found' }), 'Order not found', 'NOT_FOUND'],
  ['422 with words', json(422, { message: 'sku_id is odd' }), 'Error', REFUSED],
  ['500 with words', json(500, { message: 'Stock is locked' }), 'Stock is locked', FAULT],
  ['500 with HTML', send(500, 'text/html', HTML), 'Internal server error', FAULT],
  ['500 with nothing', send(500, '', ''), 'Internal server error', FAULT],
  ['501', json(501, { message: 'x' }), 'Error', FAULT],
  ['502 of a proxy', send(502, 'text/html', HTML), 'Error', 'UNAVAILABLE'],
  ['503 of a proxy', send(503, 'text/html', HTML), 'Error', 'UNAVAILABLE'],
  ['504 of a proxy', send(504, 'text/html', HTML), 'Error', 'UNAVAILABLE'],
  ['a redirect', send(302, 'text/html', HTML, { location: 'http://10.0.0.7/' }), 'Error', FAULT],
  ['304', send(304, '', ''), 'Error', FAULT],
  ['200 with HTML', send(200, 'text/html', HTML), 'Error', FAULT],
  ['200 cut off', send(200, 'application/json', '{"text":"x'), 'Error', FAULT],
  [
    '200 that breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"text":');
      setTimeout(() => response.destroy(), 20);
    },
    'Error',
    FAULT,
  ],
  [
    '200 too large',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(Buffer.alloc(33 * 1024 * 1024, ' '));
    },
    'Error',
    FAULT,
  ],
  ['200 with a slow body', (response) => void response.writeHead(200).write('{'), 'Error', FAULT],
];

describe('statuses and texts, whatever the backend sends', () => {
  test.each(CASES)('%s', async (_, sent, text, code) => {
    reply = sent;
    expect(await ask('{ mine }')).toEqual({ text, code });
    expect(await ask('mutation { rename(id: 1, name: "x") { id } }')).toEqual({ text, code });
  });

  test('a backend that does not answer in time is not available', async () => {
    reply = () => undefined;
    expect(await ask('{ mine }')).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test.each([
    ['nothing', send(200, '', '')],
    ['204', send(204, '', '')],
  ])('%s is a success without data', async (_, sent) => {
    reply = sent;
    expect(await ask('mutation { sendOtp(value: "x") }')).toMatchObject({
      text: 'Internal server error',
    });
    reply = json(200, { text: 'sent' });
    expect(await ask('mutation { sendOtp(value: "x") }')).toEqual({ sendOtp: 'sent' });
  });
});
