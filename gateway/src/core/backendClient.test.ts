import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testBackend, type TestBackend } from '../../testing/testGateway.ts';
import { BackendClient } from './backendClient.ts';
import { connectBackend, type BackendConnections } from './backendConnections.ts';
import { queryText } from './queryText.ts';

let server: TestBackend;
let connections: BackendConnections;
let backend: BackendClient;
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let headersSeen: Record<string, unknown> = {};

beforeAll(async () => {
  server = await testBackend((app) => {
    app.get('/api/slow', () => new Promise(() => undefined));
    app.get('/api/cut', ({ raw }) => void raw.socket.destroy());
    app.get('/api/text', async (_, reply) =>
      reply.type('application/json').send('{"success":true,'),
    );
    app.get('/api/count', async () => ({ success: true, n: 1 }));
    const reply = async (
      { headers }: { headers: Record<string, unknown> },
      out: { code(n: number): { send(body: unknown): unknown } },
    ) => {
      headersSeen = headers;
      return out.code(answer.status).send(answer.body);
    };
    app.get('/api/answer', reply);
    app.post('/api/answer', reply);
    app.delete('/api/answer', reply);
  });
  connections = connectBackend(`${server.url}/api/`, { timeoutMs: 150, connections: 4 });
});
beforeEach(() => {
  server.calls.length = 0;
  backend = new BackendClient(connections, {
    token: 'secret',
    requestId: 'request-1',
    address: '10.1.2.3',
  });
});
afterAll(async () => {
  await connections.pool.destroy();
  await server.close();
});

const problem = async (call: Promise<unknown>) => {
  const error = (await call.then(
    () => null,
    (reason: unknown) => reason,
  )) as { message: string; extensions: Record<string, unknown> } | null;
  return error && { message: error.message, ...error.extensions };
};

test('query values: undefined is not sent, lists are comma-separated', () => {
  expect(queryText({ a: null, b: undefined, c: 0, d: false, e: [1, 2], f: 'x&y=ü', g: '' })).toBe(
    '?c=0&d=false&e=1%2C2&f=x%26y%3D%C3%BC&g=',
  );
  expect(queryText({ a: null })).toBe('');
});

test('passes token, request id and address on', async () => {
  answer = { status: 200, body: { success: true } };
  await backend.post('/answer', { a: 1 }, { 'client-type': 'MODERATOR' });
  expect(headersSeen).toMatchObject({
    authorization: 'Bearer secret',
    'x-request-id': 'request-1',
    'x-forwarded-for': '10.1.2.3',
    'client-type': 'MODERATOR',
  });
  await new BackendClient(connections, { token: null, requestId: 'r', address: '::1' }).get(
    '/answer',
  );
  expect(headersSeen['authorization']).toBeUndefined();
  expect(headersSeen['prefer']).toBeUndefined();
  await new BackendClient(connections, { ...backend.caller, cappedCounts: true }).get('/answer');
  expect(headersSeen['prefer']).toBe('count=capped');
});

describe('Idempotency-Key', () => {
  const keysOf = async (idempotencyKey: string, headers: Record<string, string> = {}) => {
    answer = { status: 200, body: { success: true } };
    const asked = new BackendClient(connections, { ...backend.caller, idempotencyKey });
    const keys: unknown[] = [];
    for (let post = 0; post < 3; post++) {
      await asked.post('/answer', {}, headers);
      keys.push(headersSeen['idempotency-key']);
    }
    await asked.get('/answer', { read: 1 });
    return [...keys, headersSeen['idempotency-key']];
  };

  test('is sent with every POST, never shared by two, and the same when the request is repeated', async () => {
    const keys = await keysOf('k'.repeat(100));
    expect(keys[0]).toBe('k'.repeat(100));
    expect(new Set(keys).size).toBe(4);
    expect(keys[3]).toBeUndefined();
    expect(await keysOf('k'.repeat(100))).toEqual(keys);
    expect((await keysOf('other'))[1]).not.toBe(keys[1]);
  });

  test('a key of the operation wins', async () => {
    expect((await keysOf('outer', { 'idempotency-key': 'inner' })).slice(0, 3)).toEqual([
      'inner',
      'inner',
      'inner',
    ]);
  });

  test.each(['', 'k'.repeat(101), 'a b', 'schlüssel'])(
    '%j is refused, and nothing is sent',
    async (idempotencyKey) => {
      const asked = new BackendClient(connections, { ...backend.caller, idempotencyKey });
      expect(await problem(asked.post('/answer', {}))).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'Idempotency-Key',
      });
      expect(server.calls).toEqual([]);
    },
  );
});

describe('refusals', () => {
  const said = (message: string) => ({
    message,
    code: 'INTERNAL_SERVER_ERROR',
    saidByBackend: true,
  });
  const FAULT = said('Internal server error');
  const UNAVAILABLE = {
    message: 'The service is not available right now. Please try again.',
    code: 'UNAVAILABLE',
  };
  test.each([
    [
      400,
      { message: 'Too small', error: 'VALIDATION', field: 'items.0.quantity' },
      { message: 'Too small', code: 'BAD_USER_INPUT', field: 'items.0.quantity' },
    ],
    [400, { message: 'No' }, { message: 'No', code: 'BAD_USER_INPUT' }],
    [
      400,
      { message: 'No', error: 'SELLER_HAS_ACTIVE_OFFERS' },
      { message: 'No', code: 'SELLER_HAS_ACTIVE_OFFERS' },
    ],
    [
      400,
      { message: 'Seller cannot be deleted with active offers.' },
      { message: 'Seller cannot be deleted with active offers.', code: 'SELLER_HAS_ACTIVE_OFFERS' },
    ],
    [
      400,
      { message: 'x', error: 'INVALID_TRANSITION', from: 'SENT', to: 'X', allowed: ['REJECTED'] },
      { message: 'x', code: 'INVALID_TRANSITION', from: 'SENT', to: 'X', allowed: ['REJECTED'] },
    ],
    [400, { message: 'Stale', error: 'CONFLICT' }, { message: 'Stale', code: 'CONFLICT' }],
    [
      400,
      { message: 'x', error: ['a', 'b'] },
      { message: 'x', code: 'BAD_USER_INPUT', errors: ['a', 'b'] },
    ],
    [
      400,
      { message: 'x', error: '<script>', sql: 'select 1', stack: 'at' },
      { message: 'x', code: 'BAD_USER_INPUT' },
    ],
    [
      401,
      { message: 'Unauthorized Access', error: 'X' },
      { message: 'Unauthorized Access', code: 'UNAUTHENTICATED' },
    ],
    [401, 'nonsense', { message: 'Unauthorized Access', code: 'UNAUTHENTICATED' }],
    [400, { error: 'REFUSED' }, { message: 'Bad Request', code: 'BAD_USER_INPUT' }],
    [403, {}, { message: 'Error', code: 'FORBIDDEN' }],
    [404, { message: 'Order not found' }, { message: 'Order not found', code: 'NOT_FOUND' }],
    [409, { message: 'x' }, { message: 'x', code: 'CONFLICT' }],
    [429, { message: 'Slow down' }, { message: 'Slow down', code: 'RATE_LIMITED' }],
    [500, {}, FAULT],
    [
      500,
      { message: 'The stock is counted just now', stack: 'at pg' },
      said('The stock is counted just now'),
    ],
    [503, { message: 'Back at ten' }, { message: 'Back at ten', code: 'UNAVAILABLE' }],
    [422, { message: 'x' }, { message: 'Error', code: 'BAD_USER_INPUT' }],
    [302, {}, said('Error')],
  ])('%i %j', async (status, body, expected) => {
    answer = { status, body: typeof body === 'string' ? JSON.stringify(body) : body };
    expect(await problem(backend.get('/answer'))).toEqual(expected);
  });

  test.each(['/slow', '/cut'])('%s: not available, without details', async (path) => {
    expect(await problem(backend.get(path))).toEqual(UNAVAILABLE);
  });
  test('an answer that breaks off is an error', async () => {
    expect(await problem(backend.get('/text'))).toEqual(said('Error'));
  });
  test.each([
    ['half a surrogate pair', 'x\ud800y'],
    ['10,000 ids', Array.from({ length: 10_000 }, (_, i) => i + 1)],
    ['a text of 100 kB', 'x'.repeat(100_000)],
  ])('%s in a query is refused by its name, and nothing is sent', async (_, ids) => {
    expect(await problem(backend.get('/answer', { ids }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'ids',
    });
    expect(server.calls).toEqual([]);
  });

  test('no server', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    const nowhere = connectBackend(`http://127.0.0.1:${port}`, { timeoutMs: 150, connections: 1 });
    expect(await problem(new BackendClient(nowhere, backend.caller).get('/x'))).toEqual(
      UNAVAILABLE,
    );
    await nowhere.pool.destroy();
  });
});

describe('memo of reads', () => {
  test('the same read is one call; another query is another', async () => {
    await Promise.all([
      backend.get('/count', { a: 1 }),
      backend.get('/count', { a: 1, b: null }),
      backend.get('/count', { a: 2 }),
    ]);
    expect(server.calls).toEqual(['GET /api/count?a=1', 'GET /api/count?a=2']);
    expect(backend.calls).toEqual(['GET /count', 'GET /count']);
  });
  test('a write makes reads fresh', async () => {
    answer = { status: 200, body: {} };
    await backend.get('/count');
    await backend.del('/answer');
    await backend.get('/count');
    expect(server.calls).toEqual(['GET /api/count', 'DELETE /api/answer', 'GET /api/count']);
  });
  test('another request shares nothing', async () => {
    await backend.get('/count');
    await new BackendClient(connections, backend.caller).get('/count');
    expect(server.calls).toHaveLength(2);
  });
  test('a read whose connection closes is retried once, a write never', async () => {
    await problem(backend.get('/cut'));
    // the call of a read that failed at its gate may still arrive
    const calls = server.calls.filter((call) => !call.endsWith('/count'));
    expect(calls).toEqual(['GET /api/cut', 'GET /api/cut']);
  });
});

test('reads wait for the gate and fail with its error', async () => {
  const gate = Promise.reject(new Error('closed'));
  gate.catch(() => undefined);
  backend.holdReadsUntil(gate);
  await expect(backend.get('/count')).rejects.toThrow('closed');
});
