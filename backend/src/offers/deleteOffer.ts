import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { lockOffer } from './offers.service.ts';

/** Leaves every list. Asked after the lock, so that a pricing that came first is seen. */
export async function deleteOffer(
  trx: Trx,
  sku_offer_id: number,
  viewer: Viewer,
): Promise<{ sku_offer_id: number }> {
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
  await audit(trx, viewer, { entity: 'OFFER', id: sku_offer_id, action: 'DELETE' });
  return { sku_offer_id };
}
