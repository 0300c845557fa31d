import { sql } from 'kysely';
import {
  activeOffers,
  offersWithDetails,
  orderByPrice,
  offersBySku,
} from '../catalogue/catalogue.public.ts';
import type { Offer } from '../core/data/catalogueEmbeds.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { sellerInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { byName, whereIf } from '../core/data/search.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { OfferQuery, SellerOffersQuery } from './offers.shapes.ts';

const minimumPrice = sql<string | null>`min(o.offer_price) filter (where o.is_active)`;
const officeLine = sql<
  string | null
>`nullif(concat_ws(', ', nullif(sa.address1, ''), nullif(sa.address2, ''), nullif(sa.address3, ''), sa.city,
  sa.state || ' ' || sa.postal_code), '')`;

/** A SKU's list is what can be chosen: sellers that are not active are left out of it. */
function applyFilters(db: Database | Trx, { product_sku_id, sku_offer_id, seller_id }: OfferQuery) {
  if (product_sku_id === undefined && sku_offer_id === undefined)
    throw badField('product_sku_id', 'product_sku_id or sku_offer_id is required');
  return activeOffers(db)
    .where((eb) =>
      whereIf(product_sku_id, (id) =>
        eb.and([eb('o.product_sku_id', '=', id), eb('s.is_active', '=', true)]),
      ),
    )
    .where((eb) => whereIf(sku_offer_id, (id) => eb('o.sku_offer_id', '=', id)))
    .where((eb) => whereIf(seller_id, (id) => eb('o.seller_id', '=', id)));
}

export async function listOffers(db: Database, query: OfferQuery) {
  const offers = applyFilters(db, query);
  const data = await orderByPrice(offers)
    .$if(query.map_seller_info === true, (q) => q.select(sellerInfo.$notNull().as('seller')))
    .limit(query.limit ?? 80)
    .offset(offsetOf({ limit: 80, ...query }))
    .execute();
  const count = await countRows(db, offers);
  if (query.sku_offer_id !== undefined && !count) throw notFound('Offer');
  return { data: data as Offer[], count };
}

/** Sellers, the cheapest first, those with nothing but hidden offers last. One query for the page, one for its offers. */
export async function listOffersBySeller(db: Database, query: OfferQuery) {
  const { limit = 80 } = query;
  const offers = applyFilters(db, query);
  const sellers = offers.groupBy(['s.seller_id', 'sa.address_id']);
  const page = await sellers
    .select(['s.seller_id', 's.seller_name', 'sa.city as district', 'sa.state'])
    .select([
      officeLine.as('address'),
      minimumPrice.as('minimum_variant_price'),
      (eb) => eb.fn.countAll<number>().as('offer_count'),
    ])
    .orderBy(minimumPrice, (order) => order.asc().nullsLast())
    .orderBy(byName('s.seller_name'))
    .orderBy('s.seller_id')
    .limit(limit)
    .offset(offsetOf({ ...query, limit }))
    .execute();
  const count = await countRows(db, sellers);
  if (query.sku_offer_id !== undefined && !count) throw notFound('Offer');
  const ids = page.map((row) => row.seller_id);
  const rows: Offer[] = await orderByPrice(
    offers.where('o.seller_id', '=', sql<number>`any(${ids})`),
  )
    .$if(query.map_seller_info === true, (q) => q.select(sellerInfo.$notNull().as('seller')))
    .execute();
  const bySeller = Map.groupBy(rows, (offer) => offer.seller_id);
  const data = page.map((seller) =>
    Object.assign(seller, { offers: bySeller.get(seller.seller_id) ?? [] }),
  );
  return { data, count };
}

/** SKUs by name, each with the seller's offers for it. */
export async function listOffersBySku(db: Database, { seller_id, ...page }: SellerOffersQuery) {
  const offers = activeOffers(db)
    .where('o.seller_id', '=', seller_id)
    .where('k.is_deleted', '=', false);
  const skus = offers
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .groupBy(['k.product_sku_id', 'p.product_id']);
  const rows = await skus
    .select([
      'k.product_sku_id as sku_id',
      'k.product_sku_name',
      'k.unit',
      'p.product_id',
      'p.product_name',
    ])
    .select([
      minimumPrice.as('minimum_variant_price'),
      (eb) => eb.fn.countAll<number>().as('offer_count'),
    ])
    .orderBy(byName('k.product_sku_name'))
    .orderBy('k.product_sku_id')
    .limit(page.limit ?? 10)
    .offset(offsetOf(page))
    .execute();
  const bySku = await offersBySku(
    db,
    rows.map((row) => row.sku_id),
    seller_id,
  );
  return {
    data: rows.map((row) => Object.assign(row, { offers: bySku.get(row.sku_id) ?? [] })),
    count: await countRows(db, skus),
  };
}

export async function offerById(db: Database | Trx, skuOfferId: number): Promise<Offer> {
  const offer: Offer | undefined = await offersWithDetails(
    activeOffers(db).where('o.sku_offer_id', '=', skuOfferId),
  )
    .select(sellerInfo.$notNull().as('seller'))
    .executeTakeFirst();
  if (!offer) throw notFound('Offer');
  return offer;
}

/** Locked until the change is done: pricing a quote request locks the same row FOR SHARE. */
export async function lockOffer(trx: Trx, skuOfferId: number) {
  const offer = await trx
    .selectFrom('offers')
    .selectAll()
    .where('sku_offer_id', '=', skuOfferId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!offer) throw notFound('Offer');
  return offer;
}
