import { type Kysely, sql } from 'kysely';

/** Home and the list of invoices ask for those that are past their due day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_due on invoices (due_date, invoice_id)`.execute(db);
}
