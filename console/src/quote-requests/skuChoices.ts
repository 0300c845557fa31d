import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import {
  MatchSkusDocument,
  type MatchSkusQuery,
  type SkuCandidateFieldsFragment,
} from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { dayOf } from '../ui/format/dates.ts';
import { formatCount, formatRupees } from '../ui/format/rupees.ts';
import type { LineChoices } from '../ui/lines/lineColumn.ts';
import { t } from '../ui/text.ts';

export type SkuCandidate = SkuCandidateFieldsFragment;

const MIN_SEARCH_LENGTH = 2;
/** The first values tell a SKU from others, more would push its unit out. */
const MOST_VALUES = 3;

const freeText = (units: number, unit: string) =>
  units > 0
    ? t('{{units}} {{unit}} in stock', { units: formatCount(units), unit })
    : t('None in stock');

function itemOf(sku: SkuCandidate): PickerItem {
  const { skuId, skuName, productName, unit, attributes, lastPrice, lastSoldAt, freeUnits } = sku;
  const values = attributes
    .map(({ value }) => value)
    .filter((value) => value && !skuName.includes(value));
  const sold =
    lastPrice &&
    t('Last {{lastPrice}} on {{lastSoldAt}}', {
      lastPrice: formatRupees(lastPrice),
      lastSoldAt: dayOf(lastSoldAt ?? ''),
    });
  const free = freeUnits === null ? null : freeText(freeUnits, unit);
  return {
    id: skuId,
    label: skuName,
    info: [...values.slice(0, MOST_VALUES), unit, `#${skuId}`].join(' · '),
    image: sku.thumbnail,
    details: [skuName.includes(productName) ? null : productName, sold, free]
      .filter(Boolean)
      .join(' · '),
  };
}

/** SKUs for the lines of one customer. */
export interface SkuChoices extends LineChoices<SkuCandidate> {
  /** Another customer has other last prices; false when it is the same. */
  changeCustomer: (tenantId: string | null) => boolean;
  fitting: (text: string) => number | undefined;
}

/** A picker of SKUs with size, picture, last price sold to the customer and free stock: one call a list. */
export function createSkuChoices(): SkuChoices {
  let customer: string | null = null;
  const counts = new Map<string, number>();
  const match = async (client: ApolloClient, texts: readonly string[], limit?: number) => {
    const { data } = await client.query<MatchSkusQuery>({
      query: MatchSkusDocument,
      variables: { texts, tenantId: customer, ...(limit ? { limit } : {}) },
      fetchPolicy: 'no-cache', // prices and stock are of the moment
    });
    return data?.matchSkus ?? [];
  };
  const find = async (client: ApolloClient, id: string) => {
    const [found] = await match(client, [`#${id}`]);
    return found?.candidates[0] && itemOf(found.candidates[0]);
  };
  return {
    source: {
      find,
      search: async (client, text) => {
        if (text.length < MIN_SEARCH_LENGTH) return [];
        const [found] = await match(client, [text], LIMITS.skuCandidates);
        return (found?.candidates ?? []).map(itemOf);
      },
    },
    label: ({ skuName }) => skuName,
    resolve: async (client, references) => {
      const texts = references.filter((text) => text.length <= LIMITS.catalogueName);
      const resolved = new Map<string, SkuCandidate>();
      for (let from = 0; from < texts.length; from += LIMITS.rfqItems)
        for (const found of await match(client, texts.slice(from, from + LIMITS.rfqItems))) {
          counts.set(found.text, found.candidates.length);
          const [first] = found.candidates;
          if (found.skuId && first) resolved.set(found.text, first);
        }
      return resolved;
    },
    scope: () => customer ?? '',
    changeCustomer: (tenantId) => {
      const isOther = tenantId !== customer;
      customer = tenantId;
      return isOther;
    },
    fitting: (text) => counts.get(text),
  };
}
