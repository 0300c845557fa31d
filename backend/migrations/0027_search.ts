import { type Kysely, sql } from 'kysely';

/**
 * Text anywhere in a column is found by its trigrams; several columns of one search share an index.
 * No partial indexes: the planner does not use the statistics of a partial index for the frequency
 * of a part of a name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create index tenants_search on tenants
      using gin (lower(tenant_name) gin_trgm_ops, lower(gst_no) gin_trgm_ops, lower(district) gin_trgm_ops);
    create index users_contact_search on users
      using gin (lower(email) gin_trgm_ops, lower(mobile) gin_trgm_ops);
    create index organisations_search on organisations using gin (lower(organisation_name) gin_trgm_ops);
    create index sellers_search on sellers using gin (lower(seller_name) gin_trgm_ops);
    create index products_search on products using gin (lower(product_name) gin_trgm_ops);
    create index skus_search on skus using gin (lower(product_sku_name) gin_trgm_ops);
  `.execute(db);
}
