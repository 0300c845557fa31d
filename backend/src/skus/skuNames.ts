import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';

export const NAME_TAKEN = 'This product has a SKU of this name already';
const LOCK = 7301;

/** Form in which names are compared. */
export const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** SKUs of some products, with their names; locked against a second name until the transaction ends. */
export async function skusOfProducts(trx: Trx, productIds: readonly number[]) {
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b);
  for (const id of ids)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, ${id}::integer)`.execute(trx);
  return trx
    .selectFrom('skus')
    .select(['product_sku_id', 'product_id', 'product_sku_name'])
    .where('product_id', '=', sql<number>`any(${ids})`)
    .where('is_deleted', '=', false)
    .execute();
}

/** A name stands once under its product. Names that were there twice before may stay. */
export async function refuseTakenName(
  trx: Trx,
  { product_id, name, self }: { product_id: number; name: string; self: number | null },
): Promise<void> {
  const others = await skusOfProducts(trx, [product_id]);
  const isTaken = others.some(
    (sku) => sku.product_sku_id !== self && plainName(sku.product_sku_name) === plainName(name),
  );
  if (isTaken) throw refused(NAME_TAKEN, 'DUPLICATE_SKU_NAME', { field: 'product_sku_name' });
}
