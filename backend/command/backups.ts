import { readPassphrase, runBackup } from '../src/backups/backupJobs.ts';
import { makeBackup, type MadeBackup } from '../src/backups/makeBackup.ts';
import { restoreBackup, type Restored } from '../src/backups/restoreBackup.ts';
import { type BackupSettings, readBackup } from '../src/core/backupSettings.ts';
import { openDatabase } from '../src/core/data/database.ts';
import type { DatabaseUrls } from '../src/core/data/prepareDatabase.ts';
import { readFileSettings } from '../src/core/settings.ts';
import { VERSION } from '../src/core/version.ts';
import { openFileStore } from '../src/documents/openFileStore.ts';

const NO_PLACE =
  'BACKUP_URL is not set: name a folder (file:/var/backups/munim) or a bucket (s3://bucket/prefix) for backups.';

function backupOf(env: NodeJS.ProcessEnv): BackupSettings {
  const backup = readBackup(env);
  if (!backup) throw new Error(NO_PLACE);
  return backup;
}

/** Stores of files and of backups, by the settings of the service. */
function storesOf(env: NodeJS.ProcessEnv, backup: BackupSettings) {
  const files = readFileSettings(env);
  return {
    files: openFileStore({ files }),
    store: openFileStore({ files: { ...files, url: backup.url } }),
  };
}

/** `munim backup`: as the job of the night does, noted in the database. */
export async function backUpNow(env: NodeJS.ProcessEnv, databaseUrl: string): Promise<MadeBackup> {
  const backup = backupOf(env);
  const db = openDatabase(databaseUrl);
  try {
    return await runBackup({
      db,
      databaseUrl,
      backup,
      ...storesOf(env, backup),
      version: VERSION,
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Makes a backup before an upgrade, of a database of any version and so without a note in it.
 * Undefined without BACKUP_URL.
 */
export async function backUpBeforeUpgrade(
  env: NodeJS.ProcessEnv,
  databaseUrl: string,
): Promise<MadeBackup | undefined> {
  const backup = readBackup(env);
  if (!backup) return undefined;
  const passphrase = await readPassphrase(backup.passphraseFile);
  const { keep } = backup;
  return makeBackup({ databaseUrl, ...storesOf(env, backup), keep, passphrase, version: VERSION });
}

/** `munim restore`: into the database and the file store that the settings name, which are empty. */
export async function restoreInto(
  env: NodeJS.ProcessEnv,
  database: DatabaseUrls,
  name: string | undefined,
): Promise<Restored> {
  const backup = backupOf(env);
  const passphrase = await readPassphrase(backup.passphraseFile);
  return restoreBackup({ ...storesOf(env, backup), database, name, passphrase });
}
