import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import { type Static, Type } from 'typebox';
import { Assets, Attributes } from '../core/data/catalogueChecks.ts';
import { Day, Id, Line, ListOf, Maybe, OneOf, paging, Shape } from '../core/http/shapes.ts';

export const SkuQuery = Shape({
  product_id: Maybe(Id),
  product_sku_id: Maybe(Id),
  product_sku_ids: Maybe(ListOf(Id)),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  map_sku_offer: Maybe(Type.Boolean()),
  map_recent_transactions: Maybe(Type.Boolean()),
  recent_transactions_count: Maybe(Type.Integer({ minimum: 1, maximum: 50, default: 5 })),
  ...paging(),
});
export type SkuQuery = Static<typeof SkuQuery>;

const facts = {
  unit: Maybe(Line(LIMITS.unit)),
  unit_code: Maybe(OneOf(...ALL_UNIT_CODES)),
  assets: Maybe(Assets),
  attributes: Maybe(Attributes),
  is_active: Maybe(Type.Boolean()),
};

/** created_by is the server's to set; a client that sends it sends its own. */
export const NewSku = Shape({
  product_id: Id,
  product_sku_name: Line(LIMITS.catalogueName),
  ...facts,
  created_by: Maybe(Id),
});
export type NewSku = Static<typeof NewSku>;

export const SkuChange = Shape({
  product_sku_id: Id,
  product_sku_name: Maybe(Line(LIMITS.catalogueName)),
  ...facts,
});
export type SkuChange = Static<typeof SkuChange>;

/** Numbers and whole names, as in a sheet. */
export const SkuReferences = Shape({
  references: Type.Array(Line(LIMITS.catalogueName), {
    minItems: 1,
    maxItems: LIMITS.skuReferences,
    uniqueItems: true,
  }),
});

export const SkuId = Shape({ product_sku_id: Id });
