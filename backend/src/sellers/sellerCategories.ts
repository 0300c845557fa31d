import type { Trx } from '../core/data/database.ts';

export async function categoriesOf(trx: Trx, seller_id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('seller_categories')
    .select('category_id')
    .where('seller_id', '=', seller_id)
    .orderBy('category_id')
    .execute();
  return rows.map((row) => row.category_id);
}

/** Replaces the categories of a seller, which the caller has locked. */
export async function setCategories(
  trx: Trx,
  seller_id: number,
  categoryIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('seller_categories').where('seller_id', '=', seller_id).execute();
  const rows = [...new Set(categoryIds)].map((category_id) => ({ seller_id, category_id }));
  if (rows.length) await trx.insertInto('seller_categories').values(rows).execute();
}
