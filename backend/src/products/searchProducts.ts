import { sql } from 'kysely';
import { withThumbnail } from '../core/access/signing.ts';
import type { Database } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { findSkus, MOST_READ, ownAttributes } from './findSkus.public.ts';
import { soldSkus } from './products.public.ts';
import type { ProductSuggestion, SearchQuery } from './products.shapes.ts';

const MIN_LETTERS = 2;

/** Active SKUs of active products for a text as it is typed, best first. */
export async function searchProducts(
  db: Database,
  settings: Settings,
  query: SearchQuery,
): Promise<ProductSuggestion[]> {
  const keyword = query.keyword.trim();
  if (keyword.length < MIN_LETTERS)
    throw badField('keyword', `keyword must have at least ${MIN_LETTERS} characters`);
  const limit = query.limit ?? MOST_READ;
  const [found] = await findSkus(db, [keyword], { limit });
  const ids = found?.ids ?? [];
  const rows = await soldSkus(db)
    .select(['p.product_id', 'p.product_name', 'k.product_sku_id', 'k.product_sku_name', 'k.unit'])
    .select([
      sql<string[]>`case when k.assets = '{}' then p.assets else k.assets end::text[]`.as('assets'),
      // the SKU's own, by which it differs from the others of its product
      ownAttributes,
    ])
    .where('k.product_sku_id', '=', eqAny(ids))
    .orderBy(sql`array_position(${ids}::bigint[], k.product_sku_id)`)
    .limit(limit)
    .execute();
  return rows.map((row) => withThumbnail(settings, row));
}
