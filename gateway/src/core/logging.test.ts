import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { profileJson, testBackend, type TestBackend } from '../../testing/testGateway.ts';

let backend: TestBackend;
let gateway: ChildProcess;
let log = '';
let url = '';

/** The real process, as it is started: its log is what operators read. */
beforeAll(async () => {
  backend = await testBackend((app) => {
    app.get('/user/profile', async () => profileJson());
    app.post('/sendOtp', async () => ({
      success: true,
      sessionId: 'session-secret',
      message: null,
    }));
    app.post('/verifyUser', async (_, reply) => reply.code(500).send({ message: 'driver text' }));
  });
  gateway = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
    env: { PATH: process.env['PATH'], PORT: '0', BACKEND_URL: backend.url, LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  gateway.stderr?.on('data', (chunk) => (log += String(chunk)));
  url = await new Promise<string>((resolve) => {
    gateway.stdout?.on('data', (chunk) => {
      log += String(chunk);
      const [, found] = /listening at (http:[^"]+)/.exec(log) ?? [];
      if (found) resolve(found);
    });
  });
});
afterAll(async () => {
  gateway.kill('SIGKILL');
  await backend.close();
});

const ask = (query: string, variables: object) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer token-secret',
      cookie: 'cookie-secret',
      'x-request-id': 'request-0001',
    },
    body: JSON.stringify({ query, variables, operationName: / (\w+)/.exec(query)?.[1] }),
  });

test('logs address, operation and duration, and no secret; stops on SIGTERM', async () => {
  const { status } = await ask('query Me { viewer { id } }', {});
  expect(status).toBe(200);
  await ask(
    'mutation Send($v: String!) { sendOtp(input: { type: EMAIL, value: $v }) { sessionId } }',
    { v: 'person@secret.in' },
  );
  await ask(
    'mutation Verify($o: String!) { verifyUser(input: { type: EMAIL, value: "person@secret.in", otp: $o, sessionId: "session-secret" }) { accessToken } }',
    { o: '424242' },
  );
  await fetch(`${url}/quotation/download?token=link-secret`);
  await fetch(`${url}/files/x?signature=link-secret`);
  const stopped = new Promise((resolve) => gateway.once('exit', resolve));
  gateway.kill('SIGTERM');
  expect(await stopped).toBe(0);

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find((line) => line['operation'] === 'Me')).toMatchObject({
    requestId: 'request-0001',
    method: 'POST',
    path: '/graphql',
    status: 200,
    backendCalls: 1,
  });
  expect(
    lines.some((line) => line['msg'] === 'the backend failed' && line['path'] === '/verifyUser'),
  ).toBe(true);
  expect(log).not.toMatch(/secret|424242|driver text/);
});
