import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { ProductInfo, SellerInfo, SkuOfLine } from '../core/data/embeds.ts';
import {
  Id,
  Line,
  Maybe,
  Money,
  Nullable,
  OneOf,
  Shape,
  Text,
  Version,
} from '../core/http/shapes.ts';
import { OrderStatus, PoStatus, Units, OrderNumber } from '../orders/orders.shapes.ts';

export const OrderLineCancellation = Shape({
  order_number: OrderNumber,
  line_id: Id,
  status: OneOf('CANCELLED'),
  reason: Line(LIMITS.reason),
  version: Maybe(Version),
});

export type OrderLineCancellation = Static<typeof OrderLineCancellation>;

export const OrderStatusChange = Shape({
  order_number: OrderNumber,
  status: OrderStatus,
  reason: Maybe(Text(LIMITS.reason, 1)),
  send_email: Maybe(Type.Boolean()),
  send_email_with_attachment: Maybe(Type.Boolean()),
  version: Maybe(Version),
});

export type OrderStatusChange = Static<typeof OrderStatusChange>;

export const CancelPreviewQuery = Shape({ order_number: OrderNumber });

/** Effects of a cancellation, from the code that decides and carries it out. */
export const CancelPreview = Type.Object({
  order_id: Id,
  order_number: Type.String(),
  version: Type.Integer(),
  refusals: Type.Array(Type.String()),
  lines: Type.Array(
    Type.Object({
      line_id: Id,
      product: ProductInfo,
      sku: SkuOfLine,
      quantity: Units,
      generated_po_qty: Units,
      line_total: Money,
    }),
  ),
  purchase_orders: Type.Array(
    Type.Object({
      po_id: Id,
      status: PoStatus,
      seller: Nullable(SellerInfo),
      po_grand_total: Nullable(Money),
      quantity: Units,
      blocks: Type.Boolean(),
    }),
  ),
  units_at_sellers: Units,
  units_of_stock: Units,
  quotation_id: Nullable(Id),
  order_grand_total: Money,
  received_amount: Nullable(Money),
  pending_receipts: Nullable(Money),
});

export type CancelPreview = Static<typeof CancelPreview>;
