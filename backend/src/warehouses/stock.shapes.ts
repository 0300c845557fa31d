import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Day,
  Id,
  Line,
  ListOf,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Quantity,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';

const Units = Type.Integer();
const MaybeText = Nullable(Type.String());
/** Rupees with at most four decimals, as old books divide a value by its units. */
const UnitCost = Type.String({ pattern: '^[0-9]{1,10}(\\.[0-9]{1,4})?$' });

export const StockQuery = Shape({
  warehouse_id: Id,
  sku_id: Maybe(Id),
  product_sku_name: Maybe(Text(LIMITS.keyword)),
  ...paging(),
});
export type StockQuery = Static<typeof StockQuery>;

export const StockRow = Type.Object({
  sku_id: Id,
  product_sku_name: Type.String(),
  unit: Type.String(),
  quantity: Units,
  reserved_quantity: Units,
  available_quantity: Units,
});

export const FreeStockQuery = Shape({ sku_ids: ListOf(Id) });
export type FreeStockQuery = Static<typeof FreeStockQuery>;

export const FreeStock = Type.Object({
  warehouse_id: Id,
  warehouse_name: Type.String(),
  sku_id: Id,
  available_quantity: Units,
});
export type FreeStock = Static<typeof FreeStock>;

export const MovementQuery = Shape({
  warehouse_id: Id,
  sku_id: Maybe(Id),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  adj: Maybe(Type.Boolean({ description: 'true: only what was changed by hand.' })),
  ...paging(),
});
export type MovementQuery = Static<typeof MovementQuery>;

const ADJUSTMENTS = ['OPENING', 'STOCK_COUNT', 'DAMAGE', 'LOSS', 'FOUND', 'OTHER'] as const;

export const NewAdjustment = Shape({
  warehouse_id: Id,
  sku_id: Id,
  quantity: Type.Integer({
    minimum: -10_000_000,
    maximum: 10_000_000,
    description: 'Signed, not 0: above 0 comes in, below 0 goes out.',
  }),
  reason: OneOf(...ADJUSTMENTS),
  remarks: Line(LIMITS.reason),
  attachments: Maybe(Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true })),
});
export type NewAdjustment = Static<typeof NewAdjustment>;

/** Stock as the old books of a company end. */
const opening = {
  quantity: Quantity,
  unit_cost: UnitCost,
  as_of: Day,
};
export const OpeningStock = Shape({ warehouse_id: Id, sku_id: Id, ...opening });
export type OpeningStock = Static<typeof OpeningStock>;

export const OpeningStockChange = Shape({
  opening_stock_id: Id,
  quantity: Maybe(opening.quantity),
  unit_cost: Maybe(opening.unit_cost),
  as_of: Maybe(opening.as_of),
});
export type OpeningStockChange = Static<typeof OpeningStockChange>;

export const StockMovement = Type.Object({
  stock_ledger_id: Id,
  created_at: Moment,
  sku_id: Id,
  product_sku_name: Type.String(),
  unit: Type.String(),
  quantity: Units,
  balance: Units,
  reason: OneOf(...ADJUSTMENTS, 'RECEIVED', 'DISPATCHED', 'RETURNED'),
  challan: Nullable(
    Type.Object({
      challan_id: Id,
      challan_number: Type.String(),
      order_number: MaybeText,
      po_id: Nullable(Id),
    }),
  ),
  remarks: MaybeText,
  attachments: Type.Array(StoredFile),
  created_by_info: UserInfo,
});
export type StockMovement = Static<typeof StockMovement>;
