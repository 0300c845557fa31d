import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { createLog } from '../log.ts';
import { clean, startCleaning } from './cleaning.ts';
import { startJobs } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ago = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();

test('removes what is over and nothing else', async () => {
  const { db } = app;
  const user_id = app.userIdOf(Role.SALES);
  for (const [hours, name] of [
    [-1, 'live'],
    [1.5, 'late'],
    [30, 'old'],
    [60, 'older'],
  ] as const) {
    const id = crypto.randomUUID();
    await db
      .insertInto('sessions')
      .values({ session_id: id, user_id, refresh_hash: name, expires_at: ago(hours) })
      .execute();
    await db
      .insertInto('otp_sessions')
      .values({
        otp_session_id: id,
        channel: 'email',
        value: name,
        address: '::1',
        expires_at: ago(hours),
      })
      .execute();
    await db
      .insertInto('download_links')
      .values({
        token_hash: name,
        document: 'quotation',
        document_id: 1,
        user_id,
        expires_at: ago(hours),
      })
      .execute();
    await db
      .insertInto('idempotency_keys')
      .values({ user_id, key: name, operation: 'POST /rfq', body_hash: '', created_at: ago(hours) })
      .execute();
    await db
      .insertInto('cost_buckets')
      .values({ key: name, granted: 0, level: 0, at: ago(hours) })
      .execute();
  }
  await clean(db);
  const [sessions, codes, links, keys, buckets] = await Promise.all([
    db.selectFrom('sessions').select('refresh_hash as name').execute(),
    db.selectFrom('otp_sessions').select('value as name').execute(),
    db.selectFrom('download_links').select('token_hash as name').execute(),
    db.selectFrom('idempotency_keys').select('key as name').execute(),
    db.selectFrom('cost_buckets').select('key as name').execute(),
  ]);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).toSorted();
  expect(names(sessions)).toEqual(['live']);
  expect(names(codes)).toEqual(['late', 'live', 'old']);
  expect(names(links)).toEqual(['live']);
  expect(names(keys)).toEqual(['late', 'live']);
  expect(names(buckets)).toEqual(['live']);
});

test('is scheduled once, however many services start', async () => {
  const database = await createTestDatabase();
  const bosses = await Promise.all([1, 2].map(() => startJobs(database.url, createLog('silent'))));
  await Promise.all(bosses.map((boss) => startCleaning(app.db, boss)));
  expect(await bosses[0]!.getSchedules()).toEqual([
    expect.objectContaining({ name: 'cleaning', cron: '17 * * * *' }),
  ]);
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: false })));
  await database.drop();
});
