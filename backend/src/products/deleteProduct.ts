import { sql } from 'kysely';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { lockProduct } from './products.service.ts';

const IN_USE = 'There is either an active sku or quote request for this product';

/** Leaves every list. Asked after the lock, so that a SKU or quote request that came first is seen. */
export async function deleteProduct(
  work: Work,
  product_id: number,
): Promise<{ product_id: number }> {
  const { trx } = work;
  await lockProduct(trx, product_id);
  const used = await trx
    .selectFrom('skus as k')
    .select('k.product_sku_id')
    .where('k.product_id', '=', product_id)
    .where(
      sql<boolean>`((k.is_active and not k.is_deleted) or exists (select 1 from rfqs r
        where r.product_sku_id = k.product_sku_id and r.status in ('PENDING', 'PRICE_UPDATED')))`,
    )
    .limit(1)
    .executeTakeFirst();
  if (used) throw refused(IN_USE, 'PRODUCT_IN_USE');
  await trx
    .updateTable('products')
    .set({ is_deleted: true, is_active: false })
    .where('product_id', '=', product_id)
    .execute();
  await work.audit({ entity: 'PRODUCT', id: product_id, action: 'DELETE' });
  return { product_id };
}
