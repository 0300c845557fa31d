import { type RawBuilder, sql } from 'kysely';
import { contains, singular } from '../core/data/search.ts';

/**
 * True of a SKU k whose own name or whose product's name contains the word, in the singular or plural.
 * Names of products and of SKUs each by their own index: an OR over both reads all SKUs.
 */
export function holdsWord(word: string): RawBuilder<boolean> {
  const stem = singular(word);
  return sql`k.product_sku_id in (
  select ks.product_sku_id from skus ks where not ks.is_deleted and ${contains('ks.product_sku_name', stem)}
  union all select kp.product_sku_id from products ps join skus kp on kp.product_id = ps.product_id
  where not ps.is_deleted and ${contains('ps.product_name', stem)})`;
}

/** True of a SKU k of a product p that may be quoted and sold. */
export const isSold = sql<boolean>`k.is_active and not k.is_deleted and p.is_active and not p.is_deleted`;
