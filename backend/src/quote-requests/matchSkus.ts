import { sql } from 'kysely';
import { thumbnailOf } from '../core/access/signing.ts';
import { mustGet } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { meantSkus, type NamedSku } from '../products/findSkus.public.ts';
import { soldSkus } from '../products/products.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import { lastSold, timeOf } from './lastPrices.ts';
import type { SkuCandidate, SkuMatch, SkuTexts } from './quote-requests.shapes.ts';

/** Criteria by which a person chooses: looks, size, last price of this customer and free stock. */
async function withDetails(
  { db, settings, viewer }: ReadContext,
  skus: ReadonlyMap<number, NamedSku>,
  tenantId: number | undefined,
): Promise<Map<number, SkuCandidate>> {
  const soldTo = lastSold(viewer, sql`k.product_sku_id`, sql`${tenantId ?? 0}`);
  const free = sql<number | null>`case when ${viewer.can('ORDER', 'WRITE')} then
    (select coalesce(sum(b.quantity - b.reserved_quantity), 0)::int from stock_balances b where b.product_sku_id = k.product_sku_id) end`;
  const rows = await soldSkus(db)
    .select(['k.product_sku_id', 'k.unit'])
    .select([
      sql<string[]>`case when k.assets = '{}' then p.assets else k.assets end::text[]`.as('assets'),
      soldTo.as('sold'),
      free.as('free_quantity'),
    ])
    .where('k.product_sku_id', '=', eqAny([...skus.keys()]))
    .execute();
  return new Map(
    rows.map(({ sold, assets, ...row }) => {
      const own = { ...mustGet(skus, row.product_sku_id), ...row, last_sold_at: timeOf(sold) };
      const thumbnail = thumbnailOf(settings, assets);
      return [row.product_sku_id, { ...own, thumbnail, last_price: sold?.price ?? null }];
    }),
  );
}

/** SKU that each text certainly means, and the best to choose from. */
export async function matchSkus(context: ReadContext, query: SkuTexts): Promise<SkuMatch[]> {
  const { texts, tenant_id, limit = 5 } = query;
  if (tenant_id !== undefined && !(await findCustomer(context, tenant_id)))
    throw notFound('Customer');
  const matches = (await meantSkus(context.db, texts)).map(({ certain, found }) => ({
    certain,
    shown: found.slice(0, limit),
  }));
  const shown = matches.flatMap((match) => match.shown);
  const names = new Map(shown.map((sku) => [sku.product_sku_id, sku]));
  const details = await withDetails(context, names, tenant_id);
  return texts.map((text, at) => ({
    text,
    product_sku_id: matches[at]?.certain ?? null,
    candidates: (matches[at]?.shown ?? []).flatMap((sku) => details.get(sku.product_sku_id) ?? []),
  }));
}
