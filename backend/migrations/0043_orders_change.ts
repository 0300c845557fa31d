import { type Kysely, sql } from 'kysely';

/**
 * Changes of confirmed orders: a version against parallel changes, and the reason of a
 * cancellation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column version integer not null default 1;
    alter table orders add constraint orders_cancel_reason check (length(cancel_reason) between 1 and 256);
    alter table orders add constraint orders_cancelled check (not cancelled or status = 'CANCELLED');
    alter table order_lines add column cancel_reason text check (length(cancel_reason) between 1 and 256);
  `.execute(db);
}
