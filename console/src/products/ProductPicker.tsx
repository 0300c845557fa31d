import type { ApolloClient } from '@apollo/client';
import { MAX_SUGGESTIONS } from '@munim/schema/shared/limits.ts';
import { SearchProductsDocument, SkusByReferenceDocument } from '../../generated/documents.ts';
import { pickerSource, type PickerSource } from '../ui/form/pickerSource.ts';

const MIN_SEARCH_LENGTH = 2;

const suggestions = pickerSource({
  query: SearchProductsDocument,
  variables: (keyword) => ({ keyword, limit: MAX_SUGGESTIONS }),
  items: ({ searchProducts }) =>
    searchProducts.map(({ skuId, skuName, unit }) => ({
      id: skuId,
      label: skuName,
      info: `${unit} · #${skuId}`,
    })),
  one: {
    query: SkusByReferenceDocument,
    variables: (id) => ({ references: [`#${id}`], offers: false }),
    item: ({ skusNamed: [named] }) =>
      named && {
        id: named.sku.id,
        label: named.sku.name,
        info: `${named.sku.unit} · #${named.sku.id}`,
      },
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
