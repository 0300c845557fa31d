import { type Kysely, sql } from 'kysely';

/**
 * Columns for retrying a message: its content, who has it already, how often it was tried and when
 * next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column content jsonb not null,
      add column accepted text[] not null default '{}',
      add column tries integer not null default 0,
      add column next_try_at timestamptz not null default now(),
      add check ((status = 'SENT') = (sent_at is not null)),
      add check (status <> 'FAILED' or error is not null);
    comment on column messages.content is 'text, html and params of the message';
    comment on column messages.accepted is 'recipients whose server took it; a retry goes to the others only';
    comment on column messages.next_try_at is 'not before; while a try runs, when it counts as lost';
    create index otp_sessions_expiry on otp_sessions (expires_at);
    create index sessions_expiry on sessions (expires_at);
    create index download_links_expiry on download_links (expires_at);
  `.execute(db);
}
