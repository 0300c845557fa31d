import os from 'node:os';
import { companyNow } from '../src/core/data/company.ts';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { startJobs } from '../src/core/data/jobs.ts';
import { createLog } from '../src/core/log.ts';
import { readSettings, type Settings } from '../src/core/settings.ts';
import { openOutbox } from '../src/messages/outboxQueue.ts';
import {
  addAdministrator,
  type NewAdministrator,
  type OperatorWork,
  unlockByEmail,
} from '../src/users/administrators.public.ts';

const UNUSED_SECRET = 'required, but not used by this command';

/** Settings of a command that signs nothing: the secrets of the services may be missing. */
export const commandSettings = (env: NodeJS.ProcessEnv): Settings =>
  readSettings({ TOKEN_SECRET: UNUSED_SECRET, FILE_SIGNING_KEY: UNUSED_SECRET, ...env });

/**
 * One change by the person who runs the service, in one transaction; mails of it wait for a service
 * to send them.
 */
export async function asOperator<T>(
  env: NodeJS.ProcessEnv,
  command: string,
  change: (work: OperatorWork, db: Database) => Promise<T>,
): Promise<T> {
  const settings = commandSettings(env);
  const db = openDatabase(settings.databaseUrl);
  try {
    const boss = await startJobs(settings.databaseUrl, createLog('warn'));
    try {
      const outbox = await openOutbox(boss);
      const remarks = `By ${command} of ${os.userInfo().username} on ${os.hostname()}`;
      return await withTransaction(db, async (trx) => {
        const company = await companyNow(db, trx);
        return change({ trx, settings: { ...settings, ...company }, outbox, remarks }, db);
      });
    } finally {
      await boss.stop({ graceful: false });
    }
  } finally {
    await db.destroy();
  }
}

/** `env` has the settings of the service, DATABASE_URL among them. */
export const addAdministratorTo = (env: NodeJS.ProcessEnv, person: NewAdministrator) =>
  asOperator(env, 'munim admin add', (work) => addAdministrator(work, person));

export const unlockIn = (env: NodeJS.ProcessEnv, email: string): Promise<boolean> =>
  asOperator(env, 'munim admin unlock', (work) => unlockByEmail(work, email));
