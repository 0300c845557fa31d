import { type Kysely, sql } from 'kysely';

/** Late orders, the latest first; and how often an address asked for them, so that all backends count together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_late on orders (edd, order_id)
      where status in ('CONFIRMED', 'PARTIALLY_IN_TRANSIT', 'IN_TRANSIT', 'PARTIALLY_DELIVERED');
    create unlogged table public_calls (
      address text not null,
      minute timestamptz not null,
      calls integer not null,
      primary key (address, minute)
    );
    create index public_calls_minute on public_calls (minute);
  `.execute(db);
}
