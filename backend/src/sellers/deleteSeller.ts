import { OPEN_PO_STATUSES } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { notFound, refused } from '../core/http/errors.ts';
import { lockSeller } from './sellers.service.ts';

/**
 * Locks offers, hidden ones too: a parallel change that would show one waits, and then finds no
 * seller.
 */
async function hasActiveOffers(trx: Trx, seller_id: number): Promise<boolean> {
  const offers = await trx
    .selectFrom('offers')
    .select('is_active')
    .where('seller_id', '=', seller_id)
    .where('is_deleted', '=', false)
    .orderBy('sku_offer_id')
    .forUpdate()
    .execute();
  return offers.some((offer) => offer.is_active);
}

/** True while a seller is bought from. The seller's row is locked by the caller. */
async function hasOpenPurchaseOrders(trx: Trx, sellerId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('purchase_orders')
    .select('po_id')
    .where('seller_id', '=', sellerId)
    .where('status', '=', eqAny(OPEN_PO_STATUSES))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Unsettled openings. */
async function hasOpenDocuments(trx: Trx, sellerId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('opening_documents')
    .select('opening_id')
    .where('seller_id', '=', sellerId)
    .whereRef('settled_amount', '<', 'amount')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Removes it from every list; documents keep it. Checked after the lock, so that an offer made
 * before is seen.
 */
export async function deleteSeller(work: Work, seller_id: number): Promise<{ seller_id: number }> {
  const { trx } = work;
  if (!(await lockSeller(work, seller_id))) throw notFound('Vendor');
  if (await hasActiveOffers(trx, seller_id))
    throw refused('Seller cannot be deleted with active offers.', 'SELLER_HAS_ACTIVE_OFFERS');
  if (await hasOpenPurchaseOrders(trx, seller_id))
    throw refused(
      'Seller cannot be deleted with open purchase orders.',
      'SELLER_HAS_OPEN_PURCHASE_ORDERS',
    );
  if (await hasOpenDocuments(trx, seller_id))
    throw refused(
      'Seller cannot be deleted with open bills or advances of old books.',
      'SELLER_HAS_OPEN_DOCUMENTS',
    );
  await trx
    .updateTable('sellers')
    .set({ is_deleted: true, is_active: false })
    .where('seller_id', '=', seller_id)
    .execute();
  await work.audit({ entity: 'SELLER', id: seller_id, action: 'DELETE' });
  return { seller_id };
}
