import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

/** The queue in the database; its tables are made with the others (prepareDatabase.ts). */
export async function startJobs(connectionString: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'munim jobs',
    persistWarnings: false,
    migrate: false,
    createSchema: false,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue'));
  await boss.start();
  return boss;
}
