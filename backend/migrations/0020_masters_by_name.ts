import { type Kysely, sql } from 'kysely';

/** Lists of masters come in the order people expect of names, without sorting the table for every page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index organisations_by_name on organisations (organisation_name collate "und-x-icu", org_id);
    create index tenants_by_name on tenants (tenant_name collate "und-x-icu", tenant_id) where not is_deleted;
    create index sellers_by_name on sellers (seller_name collate "und-x-icu", seller_id) where not is_deleted;
    create index products_newest on products (product_id desc) where not is_deleted;
  `.execute(db);
}
