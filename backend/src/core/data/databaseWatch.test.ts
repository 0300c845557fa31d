import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../../testing/testApp.ts';
import { withWrongClock } from '../../../testing/testClock.ts';
import { startProxy } from '../../../testing/testProxy.ts';
import { memoryStore } from '../../../testing/testUploads.ts';
import { until } from '../../../testing/untilWaiting.ts';
import { signedAddress } from '../access/signing.ts';
import { buildApp } from '../http/app.ts';
import type { App } from '../http/appParts.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { openDatabase, type Database } from './database.ts';
import { type DatabaseWatch, watchDatabase } from './databaseWatch.ts';

const LIMIT_MS = 700;
let direct: TestApp;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let db: Database;
let watch: DatabaseWatch;
let app: App;
let headers: { authorization: string };
const files = memoryStore();

beforeAll(async () => {
  direct = await createTestApp();
  proxy = await startProxy(direct.url);
  db = openDatabase(proxy.url);
  watch = await watchDatabase(proxy.url, db, LIMIT_MS);
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: proxy.url });
  app = await buildApp({ db, settings, watch, services: { files } as unknown as Services });
  headers = await direct.as(Role.TOP_ADMIN);
});
afterAll(async () => {
  await app.close();
  await watch.stop();
  await db.destroy();
  await proxy.close();
  await direct.close();
});

const call = async (url: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers: answered, json } = await app.inject({ url, method, headers });
  return { status: statusCode, retryAfter: answered['retry-after'], body: json() };
};
const UNAVAILABLE = { status: 503, retryAfter: '5', body: { error: 'UNAVAILABLE' } };
const problem = async () => (await call('/readyz')).body.message as string | undefined;
const isReady = async () => (await call('/readyz')).status === 200;

describe('a database that', () => {
  afterEach(async () => {
    proxy.set('passes');
    await until(isReady);
    expect((await call('/user/profile')).status).toBe(200);
  });

  test('is frozen: calls that wait for it and later ones are answered 503, not ready', async () => {
    const running = sql`select pg_sleep(0.1)`.execute(db).catch((error: Error) => error.message);
    proxy.set('frozen');
    expect(await call('/user/profile')).toMatchObject(UNAVAILABLE);
    expect(await running).toMatch(/terminated/);
    await until(() => watch.isDown());
    const since = performance.now();
    expect(await call('/user/profile')).toMatchObject(UNAVAILABLE);
    expect(await call('/sendOtp', 'POST')).toMatchObject(UNAVAILABLE);
    expect(performance.now() - since).toBeLessThan(30_000); // unwatched they would wait for ever
    expect(await call('/readyz')).toMatchObject({ status: 503, body: { error: 'NOT_READY' } });
    expect((await call('/healthz')).status).toBe(200);
  });

  test('is killed: 503 at once', async () => {
    proxy.set('killed');
    expect(await call('/user/profile')).toMatchObject(UNAVAILABLE);
    await until(async () => !(await isReady()));
  });

  test('takes no writes: reads are answered, writes 503, not ready', async () => {
    const name = new URL(direct.url).pathname.slice(1);
    const setReadOnly = async (state: 'on' | 'off') => {
      await direct.owner.transaction().execute(async (trx) => {
        await sql`set transaction read write`.execute(trx);
        await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.raw(state)}`.execute(
          trx,
        );
      });
      proxy.set('killed');
      proxy.set('passes');
      await until(async () => (await call('/user/profile')).status === 200);
    };
    await setReadOnly('on');
    try {
      expect(await call('/user/logout', 'POST')).toMatchObject(UNAVAILABLE);
      await until(async () => (await problem()) === 'The database takes no writes');
    } finally {
      await setReadOnly('off');
    }
  });
});

test('a file store that takes no writes: not ready', async () => {
  await until(isReady);
  const { put } = files;
  files.put = () => Promise.reject(new Error('No space left on device'));
  await until(async () => !(await isReady()));
  expect(await problem()).toBe('The file store takes no writes');
  files.put = put;
  await until(isReady);
});

describe.each([
  ['behind', -3_600_000],
  ['ahead', 3_600_000],
])('a clock of this machine that is an hour %s', (_, byMs) => {
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused' });

  test('makes it not ready', async () => {
    await until(isReady);
    await withWrongClock(byMs, () => until(async () => !(await isReady())));
    expect(await call('/readyz')).toMatchObject({ status: 503 });
    await until(isReady);
  });

  test('neither revives a session that has ended nor ends one that lives', async () => {
    const { authorization } = await direct.as(Role.SALES);
    const expiresAt = (when: string) =>
      direct.db
        .updateTable('sessions')
        .set({ expires_at: sql<string>`now() + ${when}::interval` })
        .where('user_id', '=', direct.userIdOf(Role.SALES))
        .execute();
    const profile = () =>
      withWrongClock(byMs, async () => {
        const answer = await app.inject({ url: '/user/profile', headers: { authorization } });
        return answer.statusCode;
      });
    await expiresAt('10 minutes');
    expect(await profile()).toBe(200);
    await expiresAt('-10 minutes');
    expect(await profile()).toBe(401);
  });

  test('neither opens a file that has expired nor closes one that has not', async () => {
    await files.put('0'.repeat(8), new TextEncoder().encode('text'), 'text/plain');
    const open = (at: number) =>
      withWrongClock(byMs, async () => {
        const address = signedAddress(settings, '0'.repeat(8), at);
        return (await app.inject({ url: address })).statusCode;
      });
    expect(await open(Date.now())).toBe(200);
    expect(await open(Date.now() - 2.1 * 3_600_000)).toBe(401);
  });
});
