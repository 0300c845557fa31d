import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { lockCategory } from './categories.service.ts';

/**
 * Removes the category from lists. Its managers stay in the table: they may still see documents of
 * its former products.
 */
export async function deleteCategory(
  work: Work,
  category_id: number,
): Promise<{ category_id: number }> {
  const { trx } = work;
  await lockCategory(trx, category_id);
  const used = await trx
    .selectFrom('products')
    .select('product_id')
    .where('category_id', '=', category_id)
    .where('is_deleted', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (used) throw refused('Category cannot be deleted with products.', 'CATEGORY_IN_USE');
  await trx
    .updateTable('categories')
    .set({ is_deleted: true, is_active: false })
    .where('category_id', '=', category_id)
    .execute();
  await work.audit({ entity: 'CATEGORY', id: category_id, action: 'DELETE' });
  return { category_id };
}
