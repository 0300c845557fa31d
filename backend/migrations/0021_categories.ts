import { type Kysely, sql } from 'kysely';

/**
 * A deleted category leaves the lists and frees its name; documents of its former products keep it.
 * Sub-categories and attributes have length limits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table categories
      add column is_deleted boolean not null default false,
      add constraint categories_sub_categories_cap check (cardinality(sub_categories) <= 50),
      add constraint categories_attributes_cap check (jsonb_array_length(attributes) <= 50);
    drop index categories_name;
    create unique index categories_name on categories (lower(category_name)) where not is_deleted;
    create index categories_by_name on categories (category_name collate "und-x-icu", category_id) where not is_deleted;
    alter table products add constraint products_attributes_object check (jsonb_typeof(attributes) = 'object');
    create index products_sub_category on products (category_id, sub_category, product_id desc) where not is_deleted;
  `.execute(db);
}
