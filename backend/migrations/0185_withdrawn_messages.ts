import { type Kysely, sql } from 'kysely';

/** A message that waits is withdrawn when its document is recalled or cancelled: what it says is no longer so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      drop constraint messages_status_check,
      add constraint messages_status_check check (status in ('QUEUED', 'SENT', 'FAILED', 'WITHDRAWN'));
  `.execute(db);
}
