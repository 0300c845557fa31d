import { type Kysely, sql } from 'kysely';

/** Backups that were made or failed. The newest good one is read for /readyz, metrics and settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      backup_id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 100),
      made_at timestamptz not null,
      finished_at timestamptz not null default clock_timestamp(),
      byte_size bigint check (byte_size >= 0),
      fault text check (length(fault) <= 1000),
      constraint backups_good_or_failed check ((byte_size is null) <> (fault is null))
    );
    comment on column backups.made_at is 'the moment whose data it has';
    comment on column backups.byte_size is 'stored bytes of the database and of files that were new';
    create index backups_good on backups (made_at desc) where fault is null;
  `.execute(db);
}
