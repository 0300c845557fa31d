import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { KEEP, testFolders } from '../../testing/testBackups.ts';
import { step } from '../../testing/testSteps.ts';
import { until } from '../../testing/untilWaiting.ts';
import type { BackupSettings } from '../core/backupSettings.ts';
import { readBackupState } from '../core/data/backupRecords.ts';
import { startJobs } from '../core/data/jobs.ts';
import { buildApp } from '../core/http/app.ts';
import { createLog } from '../core/log.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { readPassphrase, runBackup, startBackups } from './backupJobs.ts';
import { backupsIn } from './manifest.ts';

const log = createLog('silent');
const folders = testFolders();
const files = folders.store('files');
const store = folders.store('backups');
let app: TestApp;

const parts = (backup: Partial<BackupSettings> = {}) => ({
  db: app.db,
  databaseUrl: app.url,
  files,
  store,
  version: 'test',
  backup: { url: 'file:x', at: '02:30', keep: KEEP, passphraseFile: undefined, ...backup },
});
const answer = async (path: string) => {
  const settings = readSettings({
    ...TEST_SECRETS,
    DATABASE_URL: app.url,
    BACKUP_URL: `file:${folders.folder('backups')}`,
  });
  const other = await buildApp({
    db: app.db,
    settings,
    services: { files } as unknown as Services,
  });
  const { body } = await other.inject({ url: path });
  await other.close();
  return body;
};

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
  folders.drop();
});

test('the age of the last backup, and the fault of one that failed after it', async () => {
  await step('before the first one its age is none', async () => {
    expect(JSON.parse(await answer('/readyz'))).toEqual({
      success: true,
      backup: { madeAt: null, ageSeconds: null, fault: null },
    });
    expect(await answer('/metrics')).toContain('backend_backup_age_seconds +Inf');
  });

  await step(
    'one is made at the time of the settings by the job queue, and its age is told',
    async () => {
      const first = await startJobs(app.url, log);
      await startBackups(first, parts({ at: '23:05' }), log);
      expect(await first.getSchedules('backup')).toMatchObject([
        { cron: '5 23 * * *', timezone: 'Asia/Kolkata' },
      ]);
      await first.stop({ graceful: false });
      const second = await startJobs(app.url, log);
      await second.send('backup');
      await startBackups(second, parts(), log);
      await until(async () => (await readBackupState(app.db)).madeAt);
      await second.stop({ graceful: true, timeout: 8000 });
      expect(backupsIn(await store.list())).toHaveLength(1);
      const { backup } = JSON.parse(await answer('/readyz'));
      expect(backup).toEqual({
        madeAt: expect.any(String),
        ageSeconds: expect.any(Number),
        fault: null,
      });
      expect(await answer('/metrics')).toMatch(/backend_backup_age_seconds \d/);
    },
  );

  await step('one that fails is noted beside the last good one', async () => {
    const { madeAt } = await readBackupState(app.db);
    const full = {
      ...store,
      put: async () => {
        throw new Error('no space left on device');
      },
    };
    await expect(runBackup({ ...parts(), store: full })).rejects.toThrow('no space left');
    expect(await readBackupState(app.db)).toMatchObject({
      madeAt,
      fault: 'no space left on device',
    });
  });
});

test('a passphrase that is missing or short stops the backup rather than leaving it open', async () => {
  const file = folders.folder('passphrase');
  await expect(readPassphrase(file)).rejects.toThrow('ENOENT');
  fs.writeFileSync(file, 'short\n');
  await expect(readPassphrase(file)).rejects.toThrow('at least 12 characters');
  fs.writeFileSync(file, 'long enough to be one\r\nsecond line\n');
  expect(await readPassphrase(file)).toBe('long enough to be one');
});

test.each([
  [{ BACKUP_URL: '/var/backups' }, 'BACKUP_URL must begin with'],
  [{ BACKUP_URL: 'file:x', FILE_STORE_URL: 'file:x' }, 'BACKUP_URL must not be FILE_STORE_URL'],
  [{ BACKUP_URL: 'file:x', BACKUP_AT: '25:00' }, 'BACKUP_AT'],
  [{ BACKUP_URL: 'file:x', BACKUP_KEEP: '0/1/1' }, 'BACKUP_KEEP'],
])('settings %j are refused', (more, reason) => {
  const env = { ...TEST_SECRETS, DATABASE_URL: 'x', ...more };
  expect(() => readSettings(env)).toThrow(reason);
});
