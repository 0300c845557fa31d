import { sql } from 'kysely';
import { picturesOf, thumbnailOf } from '../core/access/signing.ts';
import type { Offer, Sku } from '../core/data/catalogueEmbeds.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { sellerInfo, userInfo } from '../core/data/embeds.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { Settings } from '../core/settings.ts';
/** Offers that are not deleted, hidden ones included, with their joins. */
export const activeOffers = (db: Database | Trx) =>
  db
    .selectFrom('offers as o')
    .innerJoin('skus as k', 'k.product_sku_id', 'o.product_sku_id')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .where('o.is_deleted', '=', false)
    .where('s.is_deleted', '=', false);

type ActiveOffers = ReturnType<typeof activeOffers>;

export const offersWithDetails = (offers: ActiveOffers) =>
  offers
    .select([
      'o.sku_offer_id',
      'o.product_sku_id as sku_id',
      'k.product_sku_name',
      'o.seller_id',
      'o.mrp',
      'o.offer_price',
    ])
    .select([
      'o.delivery_time_day',
      'o.moq',
      'o.is_active',
      'o.packaging_details',
      'o.above_mrp_reason',
      'o.brand',
      'o.color',
      'o.type',
    ]);

export const orderByPrice = (offers: ActiveOffers) =>
  offersWithDetails(offers).orderBy('o.offer_price').orderBy('o.sku_offer_id');

/** Offers of these SKUs with their sellers, cheapest first, of all sellers or of one. */
export async function offersBySku(
  db: Database | Trx,
  skuIds: readonly number[],
  sellerId?: number,
): Promise<Map<number, Offer[]>> {
  const offers: Offer[] = await orderByPrice(
    activeOffers(db).where('o.product_sku_id', '=', sql<number>`any(${skuIds})`),
  )
    .select(sellerInfo.$notNull().as('seller'))
    .where((eb) => whereIf(sellerId, (id) => eb('o.seller_id', '=', id)))
    .execute();
  return Map.groupBy(offers, (offer) => offer.sku_id);
}

/** A SKU without pictures shows those of its product. */
const shownPictures = sql<
  string[]
>`case when k.assets = '{}' then p.assets else k.assets end::text[]`;

/** Limit of its list of offers. */
const offerCount = sql<number>`(select count(*) from offers o join sellers s on s.seller_id = o.seller_id
  where o.product_sku_id = k.product_sku_id and not o.is_deleted and s.is_active and not s.is_deleted)`;

export const activeSkus = (db: Database | Trx) =>
  db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .where('k.is_deleted', '=', false)
    .where('p.is_deleted', '=', false);

export const skusWithDetails = ({ db, viewer }: ReadContext) =>
  activeSkus(db)
    .select([
      'k.product_sku_id',
      'k.product_sku_name',
      'k.unit',
      'k.unit_code',
      'k.product_id',
      'p.product_name',
    ])
    .select([
      'p.pan_india_gst',
      'p.hsn_code',
      'k.attributes',
      'k.is_active',
      'k.created_by',
      'k.created_at',
      shownPictures.as('assets'),
    ])
    .select([
      sql<string[]>`k.assets::text[]`.as('own_assets'),
      userInfo(sql.ref('k.created_by')).as('created_by_info'),
    ])
    .$if(viewer.can('OFFER', 'READ'), (q) => q.select(offerCount.as('offer_count')));

type SkuRow = Awaited<ReturnType<ReturnType<typeof skusWithDetails>['execute']>>[number];

export const toSku = ({ own_assets, ...row }: SkuRow, settings: Settings): Sku => ({
  ...row,
  attributes: row.attributes as Sku['attributes'],
  thumbnail: thumbnailOf(settings, row.assets),
  pictures: picturesOf(settings, own_assets),
});

export async function withOffers({ db, viewer }: ReadContext, skus: Sku[]): Promise<Sku[]> {
  if (!viewer.can('OFFER', 'READ')) return skus;
  const offers = await offersBySku(
    db,
    skus.map((sku) => sku.product_sku_id),
  );
  return skus.map((sku) => ({ ...sku, offers: offers.get(sku.product_sku_id) ?? [] }));
}

/** SKUs of several products in one query, with their offers for viewers who may see them. */
export async function skusByProduct(context: ReadContext, productIds: readonly number[]) {
  const { settings } = context;
  const rows = await skusWithDetails(context)
    .where('k.product_id', '=', sql<number>`any(${productIds})`)
    .orderBy('k.product_sku_id')
    .execute();
  const skus = rows.map((row) => toSku(row, settings));
  return Map.groupBy(await withOffers(context, skus), (sku) => sku.product_id);
}
