import { type Kysely, sql } from 'kysely';

/** The list of challans is filtered by any part of their number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index delivery_challans_number_part on delivery_challans
    using gin (lower(challan_number) gin_trgm_ops)`.execute(db);
}
