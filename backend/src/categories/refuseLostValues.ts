import {
  type AttributeConfig,
  attributeErrors,
} from '@munim/schema/categories/categories.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';
import type { Category } from './categories.shapes.ts';

const IN_USE = 'CATEGORY_VALUES_IN_USE';
const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** A list of names cannot express a rename: to rename a sub-category, move its products first. */
export async function refuseLostSubCategories(
  trx: Trx,
  before: Category | { category_id: number },
  next: readonly string[],
) {
  const lost = await trx
    .selectFrom('products')
    .select(['sub_category', (eb) => eb.fn.countAll<number>().as('count')])
    .where('category_id', '=', before.category_id)
    .where('is_deleted', '=', false)
    .where('sub_category', 'is not', null)
    .where(sql<boolean>`not sub_category = any(${next})`)
    .groupBy('sub_category')
    .orderBy('sub_category')
    .executeTakeFirst();
  if (lost)
    throw refused(
      `Sub-category ${lost.sub_category} is used by ${products(lost.count)}. Move them to another sub-category first.`,
      IN_USE,
    );
}

/** Distinct attribute values of the products and SKUs of a category. */
const usedValues = (trx: Trx, categoryId: number) =>
  sql<{ name: string; value: string }>`
    select distinct a.key as name, a.value from products p, jsonb_each_text(p.attributes) a
    where p.category_id = ${categoryId} and not p.is_deleted and a.value is not null
    union
    select distinct a.key, a.value from products p join skus k on k.product_id = p.product_id, jsonb_each_text(k.attributes) a
    where p.category_id = ${categoryId} and not p.is_deleted and not k.is_deleted and a.value is not null
    order by name, value`.execute(trx);

const fits = (config: readonly AttributeConfig[], name: string, value: string) =>
  attributeErrors(
    config.filter((attribute) => attribute.name === name),
    { [name]: value },
  ).length === 0;

/**
 * Existing values must stay valid: no attribute is renamed, retyped or removed, and no option
 * removed, while a product or SKU holds a value of it.
 */
export async function refuseLostValues(
  trx: Trx,
  before: Category | Pick<Category, 'category_id' | 'attributes'>,
  next: AttributeConfig[],
) {
  const { rows } = await usedValues(trx, before.category_id);
  const lost = rows.find(
    ({ name, value }) => fits(before.attributes, name, value) && !fits(next, name, value),
  );
  if (lost)
    throw refused(
      `Products or SKUs hold ${lost.name} "${lost.value}", which would no longer fit. Change them first.`,
      IN_USE,
    );
}
