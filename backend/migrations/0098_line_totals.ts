import { type Kysely, sql } from 'kysely';

/** The sum of a purchase order's line with GST is named as on all other documents; its item total is the taxable amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_order_lines rename column item_total to line_total`.execute(db);
}
