import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

/** The queue in the database. Its schema is made under an advisory lock, so several services may start at once. */
export async function startJobs(connectionString: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'munim jobs',
    persistWarnings: false,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue'));
  await boss.start();
  return boss;
}
