import type { SearchKind } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Maybe, Nullable, OneOf, Shape, Text } from '../core/http/shapes.ts';

/** All kinds, documents first, in the order in which equals are answered. */
export const SEARCH_KINDS = [
  'ORDER',
  'ENQUIRY',
  'QUOTE_REQUEST',
  'QUOTATION',
  'SAMPLE_REQUEST',
  'INVOICE',
  'CREDIT_NOTE',
  'PAYMENT',
  'DELIVERY_CHALLAN',
  'SHIPMENT',
  'PURCHASE_ORDER',
  'BILL',
  'TICKET',
  'CUSTOMER',
  'CONTACT',
  'ORGANISATION',
  'VENDOR',
  'PRODUCT',
  'SKU',
] as const satisfies SearchKind[];
const Kind = OneOf<SearchKind>(...SEARCH_KINDS);

const Key = Type.Object({
  kind: Kind,
  id: Type.String({ description: 'Id of the record; of an order its number.' }),
});

export const SearchHit = Type.Object({
  ...Key.properties,
  title: Type.String(),
  detail: Type.String(),
  status: Nullable(Type.String()),
  page: Key,
});
export type SearchHit = Static<typeof SearchHit>;

export const SearchQuery = Shape({
  text: Text(LIMITS.keyword, 1),
  limit: Maybe(Type.Integer({ minimum: 1, maximum: LIMITS.searchHits, default: 20 })),
});
export type SearchQuery = Static<typeof SearchQuery>;

export const RecordsQuery = Shape({
  keys: Type.Array(Type.String({ pattern: `^(${SEARCH_KINDS.join('|')}):\\S.{0,49}$` }), {
    minItems: 1,
    maxItems: LIMITS.recentRecords,
    description: 'Kinds and ids, as ORDER:SO-2627-00042',
  }),
});
