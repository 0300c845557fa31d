import { type Static, Type } from 'typebox';
import {
  Count,
  Id,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  Percent,
  Picture,
  Quantity,
  UserInfo,
} from '../http/shapes.ts';
import { SellerInfo } from './embeds.ts';

/** SKUs and offers as their own lists answer them, and as products and SKUs carry them. */
const MaybeText = Nullable(Type.String());

/** A seller's standing price for a SKU. */
export const Offer = Type.Object({
  sku_offer_id: Id,
  sku_id: Id,
  product_sku_name: Type.String(),
  seller_id: Id,
  /** Seller; in a list of offers only with map_seller_info. */
  seller: Maybe(SellerInfo),
  mrp: Money,
  offer_price: Money,
  delivery_time_day: Type.Integer(),
  moq: Quantity,
  is_active: Type.Boolean(),
  packaging_details: MaybeText,
  brand: MaybeText,
  color: MaybeText,
  type: MaybeText,
  above_mrp_reason: MaybeText,
});
export type Offer = Static<typeof Offer>;

/** A document line that sold the SKU; the cost price is null without cost permission. */
export const RecentTransaction = Type.Object({
  document_type: OneOf('ORDER', 'PURCHASE_ORDER'),
  order_id: Nullable(Id),
  order_number: Nullable(Type.String()),
  po_id: Nullable(Id),
  date: Moment,
  party: Type.String(),
  quantity: Quantity,
  /** Price, on order lines. */
  selling_price: Nullable(Money),
  offer_price: Nullable(Money),
});

export const Sku = Type.Object({
  product_sku_id: Id,
  product_sku_name: Type.String(),
  unit: Type.String(),
  /** UQC for GST documents. */
  unit_code: Type.String(),
  product_id: Id,
  product_name: Type.String(),
  pan_india_gst: Percent,
  hsn_code: MaybeText,
  attributes: Type.Record(Type.String(), Type.Unknown()),
  /** Addresses of the SKU's own pictures, or of its product's. */
  assets: Type.Array(Type.String()),
  thumbnail: MaybeText,
  /** Pictures of the SKU alone, for its editors. */
  pictures: Type.Array(Picture),
  is_active: Type.Boolean(),
  created_by: Nullable(Id),
  created_by_info: Nullable(UserInfo),
  created_at: Moment,
  /** Offers of active sellers, hidden ones included; needs offer:READ. */
  offer_count: Maybe(Count),
  /** Offers, with map_sku_offer; needs offer:READ. */
  offers: Maybe(Type.Array(Offer)),
  /** Transactions, newest first, with map_recent_transactions; needs order:READ. */
  recent_transactions: Maybe(Type.Array(RecentTransaction)),
});
export type Sku = Static<typeof Sku>;
