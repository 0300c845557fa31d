import type { Database, Trx } from '../core/data/database.ts';

/** A product that is not deleted, as itself only; undefined when there is none. */
export const findProduct = (db: Database | Trx, productId: number) =>
  db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', productId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
