import { readFile } from 'node:fs/promises';
import type { PgBoss } from 'pg-boss';
import type { BackupSettings } from '../core/backupSettings.ts';
import { recordBackup, recordFailedBackup } from '../core/data/backupRecords.ts';
import type { Database } from '../core/data/database.ts';
import type { Log } from '../core/log.ts';
import { makeBackup, type MadeBackup } from './makeBackup.ts';
import type { Store } from './manifest.ts';

const QUEUE = 'backup';
const HOURS = 3600;

/** The first line of the file; undefined where none is named. */
export async function readPassphrase(file: string | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  const passphrase = (await readFile(file, 'utf8')).split(/\r?\n/)[0]?.trim() ?? '';
  if (passphrase.length < 12)
    throw new Error(`The passphrase in ${file} must have at least 12 characters`);
  return passphrase;
}

export interface BackupParts {
  db: Database;
  databaseUrl: string;
  backup: BackupSettings;
  files: Pick<Store, 'get'>;
  store: Store;
  version: string;
}

/** Makes one and notes it, or notes why not. */
export async function runBackup({ db, backup, ...parts }: BackupParts): Promise<MadeBackup> {
  try {
    const passphrase = await readPassphrase(backup.passphraseFile);
    const made = await makeBackup({ ...parts, keep: backup.keep, passphrase });
    await recordBackup(db, made);
    return made;
  } catch (error) {
    await recordFailedBackup(db, (error as Error).message);
    throw error;
  }
}

/**
 * Makes a backup once a day at the time of the settings in India, by one of the services; tried
 * again twice.
 */
export async function startBackups(boss: PgBoss, parts: BackupParts, log: Log): Promise<void> {
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: 2,
    retryDelay: 600,
    expireInSeconds: 12 * HOURS,
    deleteAfterSeconds: 48 * HOURS,
  });
  const [hour, minute] = parts.backup.at.split(':').map(Number);
  await boss.schedule(QUEUE, `${minute} ${hour} * * *`, null, { tz: 'Asia/Kolkata' });
  await boss.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    try {
      const { missing, ...made } = await runBackup(parts);
      log.info(made, 'backup made');
      if (missing.length)
        log.warn(
          { missing: missing.slice(0, 20) },
          'files that the database names are not in the file store',
        );
    } catch (error) {
      log.error({ error: (error as Error).message }, 'the backup failed');
      throw error;
    }
  });
}
