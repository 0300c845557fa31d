import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { lockOffer } from './offers.service.ts';

/** Leaves every list. Asked after the lock, so that a pricing that came first is seen. */
export async function deleteOffer(
  work: Work,
  sku_offer_id: number,
): Promise<{ sku_offer_id: number }> {
  const { trx } = work;
  await lockOffer(trx, sku_offer_id);
  const priced = await trx
    .selectFrom('rfqs')
    .select('request_id')
    .where('rfq_offer_id', '=', sku_offer_id)
    .where('status', '=', 'PRICE_UPDATED')
    .limit(1)
    .executeTakeFirst();
  if (priced)
    throw refused(
      'Offer cannot be deleted while a priced quote request points to it',
      'OFFER_IN_USE',
    );
  await trx
    .updateTable('offers')
    .set({ is_deleted: true, is_active: false })
    .where('sku_offer_id', '=', sku_offer_id)
    .execute();
  await work.audit({ entity: 'OFFER', id: sku_offer_id, action: 'DELETE' });
  return { sku_offer_id };
}
