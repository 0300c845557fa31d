import { sql } from 'kysely';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { skusByProduct } from '../catalogue/catalogue.public.ts';
import { picturesOf, thumbnailOf } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { categoryManagers, managesProduct } from '../core/data/embeds.ts';
import { contains, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { PRODUCT_LIST } from './products.list.ts';
import type { Product, ProductQuery } from './products.shapes.ts';

const skuCount = sql<number>`(select count(*) from skus k where k.product_id = p.product_id and not k.is_deleted)`;

const offerCount = sql<number>`(select count(*) from skus k join offers o on o.product_sku_id = k.product_sku_id
  where k.product_id = p.product_id and not k.is_deleted and not o.is_deleted)`;

const applyFilters = (db: Database | Trx, query: ProductQuery) =>
  db
    .selectFrom('products as p')
    .where('p.is_deleted', '=', false)
    .where((eb) => whereIf(query.product_id, (id) => eb('p.product_id', '=', id)))
    .where((eb) => whereIf(query.category, (id) => eb('p.category_id', '=', id)))
    .where((eb) => whereIf(query.sub_category, (name) => eb('p.sub_category', '=', name)))
    .where((eb) => whereIf(query.is_active, (is) => eb('p.is_active', '=', is)))
    .where(whereIf(query.product_name, (part) => contains('p.product_name', part)))
    .where(whereIf(query.category_manager, managesProduct));

/** jsonb keeps no order: attributes are shown in the category's order. */
const attributesInOrder = sql<
  Product['attributes']
>`coalesce((select json_object_agg(a.key, a.value order by c.at nulls last, a.key)
  from jsonb_each_text(p.attributes) a left join lateral (select at from jsonb_array_elements(c.attributes) with ordinality as x(config, at)
    where config ->> 'name' = a.key) c on true where a.value is not null), '{}')`;

const withDetails = (
  rows: ReturnType<typeof applyFilters>,
  viewer: Viewer,
  asked = AskedFields.all,
) =>
  rows
    .leftJoin('categories as c', 'c.category_id', 'p.category_id')
    .select([
      'p.product_id',
      'p.product_name',
      'p.category_id as category',
      'p.sub_category',
      'p.description',
    ])
    .select([
      'p.pan_india_gst',
      'p.tax_category',
      'p.hsn_code',
      'p.is_active',
      'p.created_by',
      'p.created_at',
      'p.updated_at',
    ])
    .select([
      sql<string[]>`p.assets::text[]`.as('assets'),
      asked.column('category_name', sql<string>`c.category_name`).as('category_name'),
      asked.column('sku_count', skuCount).as('sku_count'),
      asked.column('product_category_manager', categoryManagers).as('product_category_manager'),
    ])
    .select([
      asked.column('attributes', attributesInOrder).as('attributes'),
      asked
        .column(
          'offer_count',
          sql<number | null>`case when ${viewer.can('OFFER', 'READ')} then ${offerCount} end`,
        )
        .as('offer_count'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

const toProduct = (settings: Settings, row: Row, asked = AskedFields.all): Product => ({
  ...row,
  pictures: asked.asks('pictures') ? picturesOf(settings, row.assets) : [],
  thumbnail: asked.asks('thumbnail') ? thumbnailOf(settings, row.assets) : null,
});

/** Products, newest first. */
export async function listProducts(
  context: ReadContext,
  query: ProductQuery,
  asked = AskedFields.all,
) {
  const { db, settings, viewer } = context;
  const { limit = 30 } = query;
  const rows = applyFilters(db, query).where(isInList(PRODUCT_LIST, query));
  const read = (isOnPage: OnPage) =>
    withDetails(db.selectFrom('products as p').where('p.product_id', '=', isOnPage), viewer, asked)
      .orderBy('p.product_id', 'desc')
      .execute();
  const asking = { list: PRODUCT_LIST, query: { ...query, limit }, read };
  const [page, parts] = await listPage(db, rows, asking);
  if (query.product_id !== undefined && isNone(page, query)) throw notFound('Product');
  const ids = page.map((row) => row.product_id);
  const skus =
    query.map_sku_offer && asked.asks('skus') && viewer.can('SKU', 'READ')
      ? await skusByProduct(context, ids)
      : undefined;
  const data = page.map((row): Product => {
    const product = toProduct(settings, row, asked);
    return skus ? { ...product, skus: skus.get(row.product_id) ?? [] } : product;
  });
  return { data, ...parts };
}

export async function productById(
  { trx, settings, viewer }: Work,
  product_id: number,
): Promise<Product> {
  const row = await withDetails(applyFilters(trx, { product_id }), viewer).executeTakeFirst();
  if (!row) throw notFound('Product');
  return toProduct(settings, row);
}

/**
 * Locks a product until the transaction ends: offers, SKUs and quote requests take the same row FOR
 * SHARE.
 */
export async function lockProduct(trx: Trx, productId: number) {
  const product = await trx
    .selectFrom('products')
    .selectAll()
    .where('product_id', '=', productId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!product) throw notFound('Product');
  return product;
}

/** A product that is not deleted, as itself only; undefined when there is none. */
export const findProduct = ({ db }: ReadContext, productId: number) =>
  db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', productId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
