import type { Trx } from '../core/data/database.ts';

/** For a product that names it: what it asks for and its sub-categories stay until the product stands. Undefined when there is none. */
export const holdCategory = (trx: Trx, categoryId: number) =>
  trx
    .selectFrom('categories')
    .select(['category_id', 'sub_categories', 'is_active'])
    .where('category_id', '=', categoryId)
    .where('is_deleted', '=', false)
    .forShare()
    .executeTakeFirst();
