import { type Kysely, sql } from 'kysely';

/** Days that a customer has to pay an invoice; null for the usual ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tenants add column credit_days smallint check (credit_days between 0 and 180);
    comment on column tenants.credit_days is 'null: the usual days to pay';
  `.execute(db);
}
