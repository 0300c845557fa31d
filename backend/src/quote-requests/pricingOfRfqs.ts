import { sql } from 'kysely';
import { activeOffers, orderByPrice } from '../catalogue/catalogue.public.ts';
import { contractPriceOfRequest } from '../contract-prices/contract-prices.public.ts';
import { sellerInfo } from '../core/data/embeds.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { lastBought, lastSold, timeOf } from './lastPrices.ts';
import { visibleRows } from './quote-requests.service.ts';
import type { RfqPricing } from './quote-requests.shapes.ts';

/** Offers of a SKU that can be compared; the cheapest of a longer list. */
const MOST_OFFERS = 20;

/** Offers that can be chosen, cheapest first, with what the seller was paid last. */
async function offersOf({ db, viewer }: ReadContext, skuIds: readonly number[]) {
  if (!viewer.can('OFFER', 'READ')) return new Map<number, never[]>();
  const rows = await orderByPrice(activeOffers(db))
    .select([
      sellerInfo.$notNull().as('seller'),
      lastBought(viewer, sql`o.product_sku_id`, sql`o.seller_id`).as('bought'),
    ])
    .where('o.product_sku_id', '=', eqAny(skuIds))
    .where('o.is_active', '=', true)
    .where('s.is_active', '=', true)
    .execute();
  const offers = rows.map(({ bought, ...offer }) => ({
    ...offer,
    last_bought_price: bought?.price ?? null,
    last_bought_at: timeOf(bought),
  }));
  return Map.groupBy(offers, (offer) => offer.sku_id);
}

/** Prices to compare, for quote requests in the viewer's row scope. */
export async function pricingOfRfqs(
  context: ReadContext,
  requestIds: readonly number[],
): Promise<RfqPricing[]> {
  const { viewer } = context;
  const rows = await visibleRows(context)
    .innerJoin('tenants as t', 't.tenant_id', 'r.tenant_id')
    .innerJoin('skus as k', 'k.product_sku_id', 'r.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .innerJoin('categories as g', 'g.category_id', 'p.category_id')
    .select(['r.request_id', 'r.product_sku_id'])
    .select([
      contractPriceOfRequest(viewer).as('contract_price'),
      lastSold(viewer, sql`r.product_sku_id`, sql`r.tenant_id`).as('sold'),
      sql<string>`coalesce(g.margin_floor, (select margin_floor from company), 0)::text`.as(
        'margin_floor',
      ),
    ])
    .where('r.request_id', '=', eqAny(requestIds))
    .orderBy('r.request_id')
    .execute();
  const offers = await offersOf(context, [...new Set(rows.map((row) => row.product_sku_id))]);
  return rows.map(({ sold, product_sku_id, ...row }) => ({
    ...row,
    last_price: sold?.price ?? null,
    last_sold_at: timeOf(sold),
    offers: (offers.get(product_sku_id) ?? []).slice(0, MOST_OFFERS),
  }));
}
