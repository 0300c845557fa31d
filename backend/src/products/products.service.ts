import { sql } from 'kysely';
import type { Database } from '../core/database.ts';
import { categoryManagers, managesProduct } from '../core/embeds.ts';
import { notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { contains, given } from '../core/search.ts';
import type { Settings } from '../core/settings.ts';
import { thumbnailOf } from '../core/signing.ts';
import type { Viewer } from '../core/viewer.ts';
import { skusByProduct } from '../skus/skus.service.ts';
import type { Product, ProductQuery } from './products.shapes.ts';

const skuCount = sql<number>`(select count(*) from skus k where k.product_id = p.product_id and not k.is_deleted)`;

const wanted = (db: Database, query: ProductQuery) =>
  db
    .selectFrom('products as p')
    .where('p.is_deleted', '=', false)
    .where((eb) => given(query.product_id, (id) => eb('p.product_id', '=', id)))
    .where((eb) => given(query.category, (id) => eb('p.category_id', '=', id)))
    .where((eb) => given(query.is_active, (is) => eb('p.is_active', '=', is)))
    .where(given(query.product_name, (part) => contains('p.product_name', part)))
    .where(given(query.category_manager, managesProduct));

const described = (rows: ReturnType<typeof wanted>) =>
  rows
    .innerJoin('categories as c', 'c.category_id', 'p.category_id')
    .select(['p.product_id', 'p.product_name', 'p.category_id as category', 'c.category_name', 'p.sub_category', 'p.description'])
    .select(['p.pan_india_gst', 'p.hsn_code', 'p.attributes', 'p.is_active', 'p.created_by', 'p.created_at'])
    .select([sql<string[]>`p.assets::text[]`.as('assets'), skuCount.as('sku_count'), categoryManagers.as('product_category_manager')]);

/** Products, newest first. */
export async function listProducts(db: Database, settings: Settings, query: ProductQuery, viewer: Viewer) {
  const { limit = 30 } = query;
  const rows = wanted(db, query);
  const page = await described(rows)
    .orderBy('p.product_id', 'desc')
    .limit(limit)
    .offset(offsetOf({ ...query, limit }))
    .execute();
  const count = await cappedCount(db, rows);
  if (query.product_id !== undefined && !count) throw notFound('Product');
  const ids = page.map((row) => row.product_id);
  const skus = query.map_sku_offer && viewer.can('SKU', 'READ') ? await skusByProduct(db, settings, ids, viewer) : undefined;
  const data = page.map((row): Product => ({
    ...row,
    attributes: row.attributes as Product['attributes'],
    thumbnail: thumbnailOf(settings, row.assets),
    ...(skus ? { skus: skus.get(row.product_id) ?? [] } : {}),
  }));
  return { data, count };
}
