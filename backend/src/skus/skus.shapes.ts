import { type Static, Type } from 'typebox';
import { Day, Id, Maybe, paging, Shape } from '../core/shapes.ts';

export const SkuQuery = Shape({
  product_id: Maybe(Id),
  product_sku_id: Maybe(Id),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  map_sku_offer: Maybe(Type.Boolean()),
  map_recent_transactions: Maybe(Type.Boolean()),
  recent_transactions_count: Maybe(Type.Integer({ minimum: 1, maximum: 50, default: 5 })),
  ...paging(),
});
export type SkuQuery = Static<typeof SkuQuery>;
