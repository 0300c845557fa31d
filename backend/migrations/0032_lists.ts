import { type Kysely, sql } from 'kysely';

/** Index and number of its columns. */
const SEARCHES: [string, number][] = [
  ['tenants_search', 3],
  ['users_contact_search', 2],
  ['organisations_search', 1],
  ['sellers_search', 1],
  ['products_search', 1],
  ['skus_search', 1],
  ['seller_leads_search', 4],
];
/**
 * With PostgreSQL's default of 100, a word that no row has is estimated at one row in a hundred.
 */
const SAMPLES = 500;

/**
 * The rare value of a boolean, and the frequency of parts of names: a search for a rare one must
 * not scan all names in order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index organisations_inactive_by_name on organisations (organisation_name collate "und-x-icu", org_id) where not is_active;
    create index sellers_inactive_by_name on sellers (seller_name collate "und-x-icu", seller_id) where not is_active and not is_deleted;
    create index sellers_transporters_by_name on sellers (seller_name collate "und-x-icu", seller_id) where is_transporter and not is_deleted;
    create index sellers_foreign_by_name on sellers (seller_name collate "und-x-icu", seller_id) where not is_own_seller and not is_deleted;
    create index products_inactive on products (product_id desc) where not is_active and not is_deleted;
  `.execute(db);
  for (const [index, columns] of SEARCHES)
    for (let column = 1; column <= columns; column++)
      await sql
        .raw(`alter index ${index} alter column ${column} set statistics ${SAMPLES}`)
        .execute(db);
}
