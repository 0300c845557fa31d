import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';

/** SKUs k of products p that may be quoted and sold. */
export const soldSkus = (db: Database) =>
  db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .where(sql<boolean>`k.is_active and not k.is_deleted and p.is_active and not p.is_deleted`);
