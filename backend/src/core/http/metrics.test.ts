import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

let app: TestApp;
let guarded: TestApp;

beforeAll(async () => {
  [app, guarded] = await Promise.all([
    createTestApp(),
    createTestApp({ env: { METRICS_TOKEN: 'number-reader' } }),
  ]);
});
afterAll(() => Promise.all([app.close(), guarded.close()]));

const metrics = (of: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  of.app.inject({ url: '/metrics', headers, remoteAddress });

test('calls are counted by the pattern of their route, the pool by state', async () => {
  const countOf = (text: string, calls: string): number =>
    Number(
      text.split(`backend_http_seconds_count{method="GET",${calls}} `)[1]?.split('\n')[0] ?? 0,
    );
  const before = (await metrics(app)).body;
  await app.app.inject({ url: '/rfq?request_id=7' });
  await app.app.inject({ url: '/no/such/address' });
  const { body, headers } = await metrics(app);
  expect(headers['content-type']).toContain('text/plain');
  for (const calls of ['route="/rfq",status="401"', 'route="none",status="404"'])
    expect([calls, countOf(body, calls)]).toEqual([calls, countOf(before, calls) + 1]);
  expect(body).not.toContain('/no/such/address');
  expect(body).toMatch(/backend_pool_connections\{state="total"\} [1-9]/);
  expect(body).toContain('backend_process_cpu_seconds_total');
});

test('without a token: from this machine only, and not through a proxy on it', async () => {
  expect((await metrics(app)).statusCode).toBe(200);
  expect((await metrics(app, {}, '192.0.2.1')).statusCode).toBe(404);
  expect((await metrics(app, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

test('with a token: by the token only', async () => {
  expect((await metrics(guarded)).statusCode).toBe(404);
  expect((await metrics(guarded, { authorization: 'Bearer number-writer' })).statusCode).toBe(404);
  expect(
    (await metrics(guarded, { authorization: 'Bearer number-reader' }, '192.0.2.1')).statusCode,
  ).toBe(200);
});
