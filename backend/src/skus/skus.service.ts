import { sql } from 'kysely';
import type { Database } from '../core/database.ts';
import { badField, notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { given } from '../core/search.ts';
import type { Settings } from '../core/settings.ts';
import { thumbnailOf } from '../core/signing.ts';
import type { Viewer } from '../core/viewer.ts';
import { offersBySku } from '../offers/offers.service.ts';
import { recentOrderLines } from '../orders/recentOrderLines.service.ts';
import type { Sku } from '../core/catalogueEmbeds.ts';
import type { SkuQuery } from './skus.shapes.ts';

/** A SKU without pictures shows those of its product. */
const pictures = sql<string[]>`case when k.assets = '{}' then p.assets else k.assets end::text[]`;

const described = (db: Database) =>
  db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'k.product_sku_name', 'k.unit', 'k.product_id', 'p.product_name', 'p.pan_india_gst'])
    .select(['k.attributes', 'k.is_active', 'k.created_by', 'k.created_at', pictures.as('assets')])
    .where('k.is_deleted', '=', false)
    .where('p.is_deleted', '=', false);

type Row = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

const toSku = (row: Row, settings: Settings): Sku => ({
  ...row,
  attributes: row.attributes as Sku['attributes'],
  thumbnail: thumbnailOf(settings, row.assets),
});

async function withOffers(db: Database, skus: Sku[], viewer: Viewer): Promise<Sku[]> {
  if (!viewer.can('OFFER', 'READ')) return skus;
  const offers = await offersBySku(
    db,
    skus.map((sku) => sku.product_sku_id),
  );
  return skus.map((sku) => ({ ...sku, offers: offers.get(sku.product_sku_id) ?? [] }));
}

async function withRecents(db: Database, skus: Sku[], query: SkuQuery, viewer: Viewer): Promise<Sku[]> {
  if (!viewer.can('ORDER', 'READ')) return skus;
  const { from_date: from, to_date: to, recent_transactions_count: count = 5 } = query;
  const lines = await recentOrderLines(db, { skuIds: skus.map((sku) => sku.product_sku_id), from, to, count }, viewer);
  return skus.map((sku) => ({ ...sku, recent_transactions: lines.get(sku.product_sku_id) ?? [] }));
}

/** SKUs of a product, or one, in the order they were made. */
export async function listSkus(db: Database, settings: Settings, query: SkuQuery, viewer: Viewer) {
  const { product_id, product_sku_id } = query;
  if (product_id === undefined && product_sku_id === undefined) throw badField('product_id', 'product_id or product_sku_id is required');
  const rows = described(db)
    .where((eb) => given(product_id, (id) => eb('k.product_id', '=', id)))
    .where((eb) => given(product_sku_id, (id) => eb('k.product_sku_id', '=', id)));
  const page = await rows
    .orderBy('k.product_sku_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await cappedCount(db, rows);
  if (product_sku_id !== undefined && !count) throw notFound('SKU');
  let product_sku = page.map((row) => toSku(row, settings));
  if (query.map_sku_offer) product_sku = await withOffers(db, product_sku, viewer);
  if (query.map_recent_transactions) product_sku = await withRecents(db, product_sku, query, viewer);
  return { product_sku, count };
}

/** SKUs of several products in one query, with their offers for who may see them. */
export async function skusByProduct(db: Database, settings: Settings, productIds: readonly number[], viewer: Viewer) {
  const rows = await described(db)
    .where('k.product_id', '=', sql<number>`any(${productIds})`)
    .orderBy('k.product_sku_id')
    .execute();
  const skus = rows.map((row) => toSku(row, settings));
  return Map.groupBy(await withOffers(db, skus, viewer), (sku) => sku.product_id);
}
