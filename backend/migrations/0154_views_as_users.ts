import { type Kysely, sql } from 'kysely';

/** Sessions in which an administrator sees what another person sees; they read, and end with the session they were made in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column made_in_session uuid references sessions;
    comment on column sessions.made_in_session is 'session of the administrator who looks; null where the person signed in';
  `.execute(db);
}
