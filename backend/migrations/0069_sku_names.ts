import { type Kysely, sql } from 'kysely';

/** SKUs pasted from a sheet are looked up by their whole names, two hundred at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index skus_name on skus (lower(product_sku_name)) where not is_deleted`.execute(
    db,
  );
}
