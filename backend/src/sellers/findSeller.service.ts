import type { Database, Trx } from '../core/data/database.ts';

/** A vendor that is not deleted, as itself only; undefined when there is none. */
export const findSeller = (db: Database | Trx, sellerId: number) =>
  db
    .selectFrom('sellers')
    .select('seller_id')
    .where('seller_id', '=', sellerId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
