import { LIMITS } from '@munim/schema/shared/limits.ts';
import { SkusByReferenceDocument, type SkusByReferenceQuery } from '../../generated/documents.ts';
import { skuSource } from '../products/ProductPicker.tsx';
import type { LineChoices } from '../ui/lines/lineColumn.ts';

/** A SKU for a line of a new document. */
export type SkuOfLine = Omit<
  SkusByReferenceQuery['skusNamed'][number]['sku'],
  'productName' | 'attributes'
>;

const resolver =
  (offers: boolean): LineChoices<SkuOfLine>['resolve'] =>
  async (client, given) => {
    const references = given.filter((reference) => reference.length <= LIMITS.catalogueName);
    const found = new Map<string, SkuOfLine>();
    for (let from = 0; from < references.length; from += LIMITS.skuReferences) {
      const variables = { references: references.slice(from, from + LIMITS.skuReferences), offers };
      const { data } = await client.query({ query: SkusByReferenceDocument, variables });
      for (const { reference, sku } of data?.skusNamed ?? []) found.set(reference, sku);
    }
    return found;
  };

const choicesWith = (offers: boolean): LineChoices<SkuOfLine> => ({
  source: skuSource,
  label: (sku) => sku.name,
  resolve: resolver(offers),
});
const WITH_OFFERS = choicesWith(true);
const WITHOUT_OFFERS = choicesWith(false);

/**
 * SKU choices for a cell of lines: pasted SKUs are looked up in one call, with the sellers' prices
 * for viewers of cost.
 */
export const skusOfLines = (offers: boolean): LineChoices<SkuOfLine> =>
  offers ? WITH_OFFERS : WITHOUT_OFFERS;

/** Price that this seller offers for the SKU. */
export const offeredPrice = (
  sku: SkuOfLine | null,
  sellerId: string | undefined,
): string | undefined =>
  sku?.offers?.find(({ isActive, seller }) => isActive && seller.id === sellerId)?.offerPrice;
