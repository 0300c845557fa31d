import { sql } from 'kysely';
import type { Sku } from '../core/data/catalogueEmbeds.ts';
import type { Database } from '../core/data/database.ts';
import type { ReadContext } from '../core/data/work.ts';
import { skusById } from './skus.service.ts';

export interface NamedSku {
  reference: string;
  product_sku: Sku;
}

const NUMBER = /^#?([1-9]\d{0,14})$/;
const numberIn = (reference: string) => Number(NUMBER.exec(reference.trim())?.[1] ?? 0);

/** SKUs by name, ignoring case; only names that exactly one SKU has. */
async function idsByName(
  db: Database,
  names: readonly string[],
): Promise<(readonly [string, number])[]> {
  const { rows } = await sql<{ reference: string; id: number }>`
    select r.reference, min(k.product_sku_id) as id
    from unnest(${names}::text[]) as r (reference)
    join skus k on lower(k.product_sku_name) = lower(trim(r.reference)) and not k.is_deleted and k.is_active
    join products p on p.product_id = k.product_id and not p.is_deleted and p.is_active
    group by r.reference having count(*) = 1`.execute(db);
  return rows.map(({ reference, id }) => [reference, id]);
}

/** SKUs for numbers and names, in the given order; unknown ones are left out. */
export async function namedSkus(
  context: ReadContext,
  references: readonly string[],
): Promise<NamedSku[]> {
  const { db } = context;
  const names = references.filter((reference) => !numberIn(reference));
  const byName = new Map(names.length ? await idsByName(db, names) : []);
  const idOf = (reference: string) => numberIn(reference) || byName.get(reference) || 0;
  const skus = await skusById(context, [...new Set(references.map(idOf).filter(Boolean))]);
  return references.flatMap((reference) => {
    const product_sku = skus.get(idOf(reference));
    return product_sku ? [{ reference, product_sku }] : [];
  });
}
