import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { Assets, Attributes } from '../core/data/catalogueChecks.ts';
import { Sku } from '../core/data/catalogueEmbeds.ts';
import {
  Count,
  Id,
  Line,
  Maybe,
  Moment,
  Nullable,
  paging,
  Percent,
  Picture,
  Shape,
  TaxCategory,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';
import { PRODUCT_LIST } from './products.list.ts';

const MaybeText = Nullable(Type.String());

/** A product as GET /product answers it. */
export const Product = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  category: Id,
  category_name: Type.String(),
  sub_category: MaybeText,
  description: MaybeText,
  pan_india_gst: Percent,
  tax_category: TaxCategory,
  hsn_code: MaybeText,
  /** Values by name, in the category's order. */
  attributes: Type.Record(Type.String(), Type.String()),
  assets: Type.Array(Type.String()),
  pictures: Type.Array(Picture),
  thumbnail: MaybeText,
  is_active: Type.Boolean(),
  sku_count: Count,
  /** Hidden offers included; null without permission to read offers. */
  offer_count: Nullable(Count),
  product_category_manager: Type.Array(UserInfo),
  created_by: Nullable(Id),
  created_at: Moment,
  updated_at: Moment,
  /** SKUs, with map_sku_offer; needs sku:READ, the offers in it offer:READ. */
  skus: Maybe(Type.Array(Sku)),
});
export type Product = Static<typeof Product>;

export const ProductQuery = Shape({
  product_id: Maybe(Id),
  category: Maybe(Id),
  sub_category: Maybe(Text(LIMITS.subCategory)),
  is_active: Maybe(Type.Boolean()),
  product_name: Maybe(Text(LIMITS.keyword)),
  category_manager: Maybe(Id),
  map_sku_offer: Maybe(Type.Boolean()),
  ...listQuery(PRODUCT_LIST, 30),
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
  attributes: Attributes,
  assets: Type.Array(Type.String()),
  thumbnail: MaybeText,
});
export type ProductSuggestion = Static<typeof ProductSuggestion>;

const rest = {
  /** Empty for none. */
  sub_category: Maybe(Text(LIMITS.subCategory)),
  /** Absent for what the rate says. */
  tax_category: Maybe(TaxCategory),
  hsn_code: Maybe(
    Type.String({ pattern: '^([0-9]{4,8})?$', description: '4, 6 or 8 digits; empty for none.' }),
  ),
  attributes: Maybe(Attributes),
  assets: Maybe(Assets),
  description: Maybe(Text(LIMITS.productDescription)),
  is_active: Maybe(Type.Boolean()),
};
export const NewProduct = Shape({
  product_name: Line(LIMITS.catalogueName),
  category: Id,
  pan_india_gst: Percent,
  ...rest,
});
export type NewProduct = Static<typeof NewProduct>;
/** An absent field stays. */
export const ProductChange = Shape({
  product_id: Id,
  product_name: Maybe(Line(LIMITS.catalogueName)),
  category: Maybe(Id),
  pan_india_gst: Maybe(Percent),
  ...rest,
});
export type ProductChange = Static<typeof ProductChange>;
export const ProductId = Shape({ product_id: Id });
