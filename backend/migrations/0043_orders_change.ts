import { type Kysely, sql } from 'kysely';

/** Orders change after they were confirmed: by whom first tells the version, why something was cancelled its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column version integer not null default 1;
    alter table orders add constraint orders_cancel_reason check (length(cancel_reason) between 1 and 256);
    alter table orders add constraint orders_cancelled check (not cancelled or status = 'CANCELLED');
    alter table order_lines add column cancel_reason text check (length(cancel_reason) between 1 and 256);
  `.execute(db);
}
