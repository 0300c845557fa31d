import { type Kysely, sql } from 'kysely';

/** Viewers of some purchase orders find the bills of those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bill_lines_po on bill_lines (po_id, bill_id)`.execute(db);
}
