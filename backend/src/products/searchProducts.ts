import { sql } from 'kysely';
import { withThumbnail } from '../core/access/signing.ts';
import type { Database } from '../core/data/database.ts';
import type { Attributes } from '../core/data/catalogueChecks.ts';
import { byName, startsWith } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { holdsWord, isSold } from './products.public.ts';
import type { ProductSuggestion, SearchQuery } from './products.shapes.ts';

const MIN_LETTERS = 2;

/**
 * Active SKUs of active products that contain every word typed, in the singular or plural; those whose product or own
 * name begins with it come first.
 */
export async function searchProducts(
  db: Database,
  settings: Settings,
  query: SearchQuery,
): Promise<ProductSuggestion[]> {
  const keyword = query.keyword.trim();
  if (keyword.length < MIN_LETTERS)
    throw badField('keyword', `keyword must have at least ${MIN_LETTERS} characters`);
  const rows = await db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['p.product_id', 'p.product_name', 'k.product_sku_id', 'k.product_sku_name', 'k.unit'])
    .select(
      sql<string[]>`case when k.assets = '{}' then p.assets else k.assets end::text[]`.as('assets'),
    )
    .select(
      // the SKU's own, by which it differs from the others of its product
      sql<Attributes>`case when k.attributes = '{}' then p.attributes else k.attributes end`.as(
        'attributes',
      ),
    )
    .where(isSold)
    .where((eb) => eb.and(keyword.split(/\s+/).map(holdsWord)))
    .orderBy(
      (eb) =>
        eb.or([startsWith('p.product_name', keyword), startsWith('k.product_sku_name', keyword)]),
      'desc',
    )
    .orderBy(byName('p.product_name'))
    .orderBy(byName('k.product_sku_name'))
    .orderBy('k.product_sku_id')
    .limit(query.limit ?? 30)
    .execute();
  return rows.map((row) => withThumbnail(settings, row));
}
