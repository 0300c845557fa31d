import { DELIVERY_TIME_DAYS } from '@munim/schema/shared/limits.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import type { Offer } from '../core/data/catalogueEmbeds.ts';
import type { Trx } from '../core/data/database.ts';
import { aboveMrpReason } from '../core/data/priceReasons.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { offerById } from './offers.service.ts';
import type { NewOffer } from './offers.shapes.ts';

/** An empty field counts as absent. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/** Locks seller and SKU until the offer is written: a deletion waits, and then sees the offer. */
async function refuseInactive(trx: Trx, { sku_id, seller_id }: NewOffer): Promise<void> {
  const sku = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select([
      'k.is_active',
      'k.is_deleted',
      'p.is_active as product_is_active',
      'p.is_deleted as product_is_deleted',
    ])
    .where('k.product_sku_id', '=', sku_id)
    .forShare(['k', 'p'])
    .executeTakeFirst();
  if (!sku?.is_active || sku.is_deleted || !sku.product_is_active || sku.product_is_deleted)
    throw badField('sku_id', 'This SKU is not active');
  const seller = await trx
    .selectFrom('sellers')
    .select(['is_active', 'is_deleted'])
    .where('seller_id', '=', seller_id)
    .forShare()
    .executeTakeFirst();
  if (!seller?.is_active || seller.is_deleted)
    throw badField('seller_id', 'This seller is not active');
}

export async function createOffer(work: Work, body: NewOffer): Promise<Offer> {
  const { trx, viewer } = work;
  await refuseInactive(trx, body);
  const mrp = toMoney(body.mrp ?? '0');
  const offer_price = toMoney(body.offer_price);
  const above_mrp_reason = aboveMrpReason({
    mrp,
    price: offer_price,
    given: body.above_mrp_reason,
    stored: null,
    changed: true,
  });
  const { sku_offer_id } = await trx
    .insertInto('offers')
    .values({
      product_sku_id: body.sku_id,
      seller_id: body.seller_id,
      mrp,
      offer_price,
      above_mrp_reason,
      delivery_time_day: DELIVERY_TIME_DAYS,
      moq: body.moq,
      is_active: body.is_active ?? true,
      packaging_details: textOrNull(body.packaging_details),
      brand: textOrNull(body.brand),
      color: textOrNull(body.color),
      type: textOrNull(body.type),
      created_by: viewer.userId,
    })
    .returning('sku_offer_id')
    .executeTakeFirstOrThrow();
  await work.audit({
    entity: 'OFFER',
    id: sku_offer_id,
    action: 'CREATE',
    ...(above_mrp_reason ? { remarks: above_mrp_reason } : {}),
  });
  return offerById(trx, sku_offer_id);
}
