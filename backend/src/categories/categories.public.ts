import type { Trx } from '../core/data/database.ts';

/**
 * Locks the category of a new or changed product, so that its attributes and sub-categories stay
 * until the commit. Undefined when there is none.
 */
export const lockCategoryForShare = (trx: Trx, categoryId: number) =>
  trx
    .selectFrom('categories')
    .select(['category_id', 'sub_categories', 'is_active'])
    .where('category_id', '=', categoryId)
    .where('is_deleted', '=', false)
    .forShare()
    .executeTakeFirst();
