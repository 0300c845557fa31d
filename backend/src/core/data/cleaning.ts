import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from './database.ts';

const QUEUE = 'cleaning';

const before = (age: string) => sql<string>`now() - ${sql.lit(age)}::interval`;

/** Removes what is over. Codes stay two days more, for their limits a day; ended sessions as long as they would have lasted. */
export async function clean(db: Database): Promise<void> {
  await db.deleteFrom('otp_sessions').where('expires_at', '<', before('2 days')).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before('0 days')).execute();
  await db.deleteFrom('download_links').where('expires_at', '<', before('1 hour')).execute();
  await db
    .deleteFrom('failed_codes')
    .where('day', '<', sql<string>`current_date - 2`)
    .execute();
  await sql`delete from request_budgets where minute < ${before('1 hour')}`.execute(db);
  await sql`delete from cost_buckets where at < ${before('1 hour')}`.execute(db);
  await sql`delete from public_calls where minute < ${before('1 hour')}`.execute(db);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before('24 hours')).execute();
}

/** Each hour, by one of the services; `more` is what features have to clean. */
export async function startCleaning(
  db: Database,
  boss: PgBoss,
  ...more: (() => Promise<unknown>)[]
): Promise<void> {
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: 3,
    retryDelay: 60,
    deleteAfterSeconds: 24 * 3600,
  });
  await boss.schedule(QUEUE, '17 * * * *');
  await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    await clean(db);
    for (const cleanMore of more) await cleanMore();
  });
}
