import { type Kysely, sql } from 'kysely';

/** Leads are searched by parts of seller, contact, phone or city. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index seller_leads_search on seller_leads using gin (lower(seller_name) gin_trgm_ops,
    lower(contact_name) gin_trgm_ops, lower(mobile_1) gin_trgm_ops, lower(city) gin_trgm_ops)`.execute(
    db,
  );
}
