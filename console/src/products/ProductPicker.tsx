import type { ApolloClient } from '@apollo/client';
import { MAX_SUGGESTIONS } from '@munim/schema/shared/limits.ts';
import { SearchProductsDocument, SkusByReferenceDocument } from '../../generated/documents.ts';
import { pickerSource, type PickerSource } from '../ui/form/pickerSource.ts';

const MIN_SEARCH_LENGTH = 2;

/** Values shown of one SKU: the first tell it from others, more would push its unit out. */
const MOST_VALUES = 3;

interface Suggested {
  id: string;
  name: string;
  productName: string;
  unit: string;
  attributes: readonly { value: string }[];
}

/** Product, size and the like, and unit: two SKUs of one name are told apart. */
function skuItem({ id, name, productName, unit, attributes }: Suggested) {
  const values = attributes
    .map(({ value }) => value)
    .filter((value) => value && !name.includes(value));
  const parts = [
    name.includes(productName) ? '' : productName,
    ...values.slice(0, MOST_VALUES),
    unit,
    `#${id}`,
  ];
  return { id, label: name, info: parts.filter(Boolean).join(' · ') };
}

const suggestions = pickerSource({
  query: SearchProductsDocument,
  variables: (keyword) => ({ keyword, limit: MAX_SUGGESTIONS }),
  items: ({ searchProducts }) =>
    searchProducts.map(({ skuId: id, skuName: name, ...more }) => skuItem({ id, name, ...more })),
  one: {
    query: SkusByReferenceDocument,
    variables: (id) => ({ references: [`#${id}`], offers: false }),
    item: ({ skusNamed: [named] }) => named && skuItem(named.sku),
  },
});

/** SKUs of active products, once two letters are there. */
export const skuSource: PickerSource = {
  ...suggestions,
  search: (client, text) =>
    text.length < MIN_SEARCH_LENGTH ? Promise.resolve([]) : suggestions.search(client, text),
};

/** Names of products that contain the typed text, for a search box; shows nothing on failure. */
export async function suggestProductNames(client: ApolloClient, text: string): Promise<string[]> {
  if (text.length < MIN_SEARCH_LENGTH) return [];
  const { data } = await client.query({
    query: SearchProductsDocument,
    variables: { keyword: text, limit: MAX_SUGGESTIONS },
  });
  return [...new Set(data?.searchProducts.map(({ productName }) => productName))];
}
