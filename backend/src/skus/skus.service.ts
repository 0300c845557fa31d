import { sql } from 'kysely';
import { activeSkus, skusWithDetails, toSku, withOffers } from '../catalogue/catalogue.public.ts';
import type { Sku } from '../core/data/catalogueEmbeds.ts';
import type { Trx } from '../core/data/database.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { recentTransactions } from './recentTransactions.ts';
import type { SkuQuery } from './skus.shapes.ts';

async function withRecents(context: ReadContext, skus: Sku[], query: SkuQuery): Promise<Sku[]> {
  const { viewer } = context;
  if (!viewer.can('ORDER', 'READ')) return skus;
  const { from_date: from, to_date: to, recent_transactions_count: count = 5 } = query;
  const lines = await recentTransactions(context, {
    skuIds: skus.map((sku) => sku.product_sku_id),
    from,
    to,
    count,
  });
  return skus.map((sku) => ({ ...sku, recent_transactions: lines.get(sku.product_sku_id) ?? [] }));
}

/** SKUs of a product, or one, in the order they were made. */
export async function listSkus(context: ReadContext, query: SkuQuery) {
  const { db, settings } = context;
  const { product_id, product_sku_id, product_sku_ids } = query;
  if (product_id === undefined && product_sku_id === undefined && product_sku_ids === undefined)
    throw badField('product_id', 'product_id, product_sku_id or product_sku_ids is required');
  const rows = skusWithDetails(context)
    .where((eb) => whereIf(product_id, (id) => eb('k.product_id', '=', id)))
    .where((eb) => whereIf(product_sku_id, (id) => eb('k.product_sku_id', '=', id)))
    .where((eb) => whereIf(product_sku_ids, (ids) => eb('k.product_sku_id', '=', eqAny(ids))));
  const page = await rows
    .orderBy('k.product_sku_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await countRows(db, rows);
  if (product_sku_id !== undefined && !count) throw notFound('SKU');
  let product_sku = page.map((row) => toSku(row, settings));
  if (query.map_sku_offer) product_sku = await withOffers(context, product_sku);
  if (query.map_recent_transactions) product_sku = await withRecents(context, product_sku, query);
  return { product_sku, count };
}

/** SKUs of these ids that may be sold. */
export async function skusById(
  context: ReadContext,
  ids: readonly number[],
): Promise<Map<number, Sku>> {
  const { settings } = context;
  const rows = await skusWithDetails(context)
    .where('k.product_sku_id', '=', eqAny(ids))
    .where(sql<boolean>`k.is_active and p.is_active`)
    .execute();
  return new Map(rows.map((row) => [row.product_sku_id, toSku(row, settings)]));
}

/** A SKU that was just written. */
export async function skuById(context: ReadContext, id: number): Promise<Sku> {
  const { settings } = context;
  const row = await skusWithDetails(context).where('k.product_sku_id', '=', id).executeTakeFirst();
  if (!row) throw notFound('SKU');
  return toSku(row, settings);
}

/**
 * Locks a SKU until the transaction ends: a new offer and a new quote request take the same row FOR
 * SHARE.
 */
export async function lockSku(trx: Trx, id: number) {
  const sku = await activeSkus(trx)
    .select([
      'k.product_sku_id',
      'k.product_id',
      'k.product_sku_name',
      'k.unit',
      'k.unit_code',
      'k.attributes',
      'k.is_active',
      'p.category_id',
    ])
    .select([sql<string[]>`k.assets::text[]`.as('assets'), 'p.attributes as product_attributes'])
    .where('k.product_sku_id', '=', id)
    .forUpdate('k')
    .executeTakeFirst();
  if (!sku) throw notFound('SKU');
  return sku;
}
export type LockedSku = Awaited<ReturnType<typeof lockSku>>;
