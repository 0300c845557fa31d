import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Count, Id, Maybe, Moment, Nullable, paging, Percent, Shape, Text, UserInfo } from '../core/shapes.ts';
import { Sku } from '../core/catalogueEmbeds.ts';

const MaybeText = Nullable(Type.String());

/** A product as GET /product answers it (specification 1, section 3). */
export const Product = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  category: Id,
  category_name: Type.String(),
  sub_category: MaybeText,
  description: MaybeText,
  pan_india_gst: Percent,
  hsn_code: MaybeText,
  attributes: Type.Record(Type.String(), Type.Unknown()),
  assets: Type.Array(Type.String()),
  thumbnail: MaybeText,
  is_active: Type.Boolean(),
  sku_count: Count,
  product_category_manager: Type.Array(UserInfo),
  created_by: Nullable(Id),
  created_at: Moment,
  /** With map_sku_offer, for who holds sku:READ; their offers for who holds offer:READ. */
  skus: Maybe(Type.Array(Sku)),
});
export type Product = Static<typeof Product>;

export const ProductQuery = Shape({
  product_id: Maybe(Id),
  category: Maybe(Id),
  is_active: Maybe(Type.Boolean()),
  product_name: Maybe(Text(LIMITS.keyword)),
  category_manager: Maybe(Id),
  map_sku_offer: Maybe(Type.Boolean()),
  ...paging(30),
});
export type ProductQuery = Static<typeof ProductQuery>;

export const SearchQuery = Shape({ keyword: Text(LIMITS.keyword, 2), limit: paging(30).limit });
export type SearchQuery = Static<typeof SearchQuery>;
export const ProductSuggestion = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  product_sku_id: Id,
  product_sku_name: Type.String(),
  unit: Type.String(),
  assets: Type.Array(Type.String()),
  thumbnail: MaybeText,
});
export type ProductSuggestion = Static<typeof ProductSuggestion>;
