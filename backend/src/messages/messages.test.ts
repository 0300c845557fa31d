import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { createLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { createMessenger } from './createMessenger.ts';

let app: TestApp;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'munim-outbox-'));
  app = await createTestApp({ env: { MAIL_DIR: dir } });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const read = (url: string) => app.app.inject({ url });

test('the outbox page shows what was kept, newest first, harmless, and renews itself without a script', async () => {
  expect((await read('/dev/outbox')).body).toContain('Nothing was sent');
  const env = {
    ...TEST_SECRETS,
    DATABASE_URL: 'postgres://none',
    MAIL_DIR: dir,
    MUNIM_ENV: 'development',
  };
  const messenger = createMessenger(readSettings(env), createLog('silent'));
  await messenger.sendNow({
    channel: 'SMS',
    recipients: ['9000000001'],
    text: '<script>alert(1)</script> 123456',
  });
  await messenger.sendNow({
    channel: 'MAIL',
    recipients: ['a@example.com'],
    subject: 'Later',
    text: 'plain',
    html: '<h1>Paper</h1>',
  });
  const { body, headers, statusCode } = await read('/dev/outbox');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 123456');
  expect(body).not.toContain('<script');
  expect(body.indexOf('Later')).toBeLessThan(body.indexOf('123456'));
  expect(body).toMatch(/http-equiv="refresh"/);
  const link = /href="(\/dev\/outbox\/[^"]+)"/.exec(body)?.[1];
  expect((await read(link!)).body).toBe('<h1>Paper</h1>');
});

test.each(['/dev/outbox/none', '/dev/outbox/..%2F..%2Fetc%2Fpasswd'])('%s: 404', async (url) => {
  expect((await read(url)).statusCode).toBe(404);
});

test('outside development there is no such page', async () => {
  const other = await createTestApp({ env: { MAIL_DIR: dir, MUNIM_ENV: 'production' } });
  expect((await other.app.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
  await other.close();
});
