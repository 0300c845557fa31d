import { type Kysely, sql } from 'kysely';

/** Points that API tokens have left for queries; gateways share them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table cost_buckets (
      key text primary key check (length(key) <= 100),
      level double precision not null,
      at timestamptz not null default now(),
      granted integer not null
    );
    comment on table cost_buckets is 'points for queries that an API token has left; restored with time';
    comment on column cost_buckets.level is 'points left at the time of the last change; below 0 when a query cost more than it asked for';
    comment on column cost_buckets.granted is 'what the last change took; negative: gave back';
    create index cost_buckets_at on cost_buckets (at);
  `.execute(db);
}
