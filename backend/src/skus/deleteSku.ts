import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { lockSku } from './skus.service.ts';

/** True when an open record uses the SKU: an offer, a quote request, a quotation or an order. */
async function isInUse(trx: Trx, id: number): Promise<boolean> {
  const { used } = await trx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('offers as o')
            .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
            .select('o.sku_offer_id')
            .where('o.product_sku_id', '=', id)
            .where('o.is_active', '=', true)
            .where('o.is_deleted', '=', false)
            .where('s.is_deleted', '=', false),
        ),
        exists(
          selectFrom('rfqs')
            .select('request_id')
            .where('product_sku_id', '=', id)
            .where('status', 'in', ['PENDING', 'PRICE_UPDATED']),
        ),
        exists(
          selectFrom('quotation_items as i')
            .innerJoin('quotations as q', 'q.quotation_id', 'i.quotation_id')
            .select('i.quotation_item_id')
            .where('i.product_sku_id', '=', id)
            .where('q.status', 'in', ['SENT', 'CONFIRMED']),
        ),
        exists(
          selectFrom('order_lines as l')
            .innerJoin('orders as r', 'r.order_id', 'l.order_id')
            .select('l.line_id')
            .where('l.product_sku_id', '=', id)
            .where('r.status', 'in', OPEN_ORDER_STATUSES),
        ),
      ]).as('used'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(used);
}

/** Leaves every list. Asked after the lock, so that an offer or a quote request that came first is seen. */
export async function deleteSku(
  work: Work,
  product_sku_id: number,
): Promise<{ product_sku_id: number }> {
  const { trx } = work;
  await lockSku(trx, product_sku_id);
  if (await isInUse(trx, product_sku_id))
    throw refused(
      'SKU could not be deleted due to an active offer, quotation or order',
      'SKU_IN_USE',
    );
  await trx
    .updateTable('skus')
    .set({ is_deleted: true, is_active: false })
    .where('product_sku_id', '=', product_sku_id)
    .execute();
  await work.audit({ entity: 'SKU', id: product_sku_id, action: 'DELETE' });
  return { product_sku_id };
}
