import { type Kysely, sql } from 'kysely';

/**
 * The set-up of an empty installation (decision 049): tokens that unlock it, each made at a start of a service, and wrong
 * ones by address. Both tables are emptied when the first administrator is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table set_up_tokens (
      token_hash text primary key,
      expires_at timestamptz not null default now() + interval '24 hours',
      test_mails integer not null default 0
    );
    comment on column set_up_tokens.token_hash is 'SHA-256: the token itself stands in the log of the service alone';
    create table set_up_failures (
      address text primary key,
      failures integer not null default 1,
      since timestamptz not null default now()
    );
    comment on table set_up_failures is 'wrong tokens by address, for an hour';
  `.execute(db);
}
