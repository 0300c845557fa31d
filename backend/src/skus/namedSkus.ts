import type { Sku } from '../core/data/catalogueEmbeds.ts';
import type { ReadContext } from '../core/data/work.ts';
import { meantSkus } from '../products/findSkus.public.ts';
import { skusById } from './skus.service.ts';

export interface NamedSku {
  reference: string;
  product_sku: Sku;
}

/** SKUs that numbers, names and words in any order certainly mean, in the given order; others are left out. */
export async function namedSkus(
  context: ReadContext,
  references: readonly string[],
): Promise<NamedSku[]> {
  const meant = await meantSkus(context.db, references, {
    similar: false,
    digitsAreNumbers: true,
  });
  const ids = meant.map(({ certain }) => certain ?? 0);
  const skus = await skusById(context, [...new Set(ids)]);
  return references.flatMap((reference, at) => {
    const product_sku = skus.get(ids[at] ?? 0);
    return product_sku ? [{ reference, product_sku }] : [];
  });
}
