import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { AddressDetails, SellerInfo, SkuInfo, TenantInfo } from '../core/embeds.ts';
import { LineMoney } from '../core/paperLines.ts';
import {
  Day,
  Id,
  ListOf,
  Margin,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  paging,
  Percent,
  Quantity,
  Shape,
  Text,
  UserInfo,
} from '../core/shapes.ts';

const OrderStatus = OneOf(
  'CONFIRMED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'PARTIALLY_PAID',
  'PAID',
  'CANCELLED',
);
const Units = Type.Integer({ minimum: 0 });

const OrderLine = Type.Object({
  line_id: Id,
  line_number: Type.Integer(),
  product_sku_id: Id,
  sku_info: SkuInfo,
  seller: Nullable(SellerInfo),
  quantity: Quantity,
  cancelled_quantity: Units,
  dispatched_quantity: Units,
  delivered_quantity: Units,
  invoiced_quantity: Units,
  offer_price: Nullable(Money),
  mg: Nullable(Margin),
  selling_price: Money,
  order_line_discount: Percent,
  pan_india_gst: Percent,
  ...LineMoney,
  line_total: Money,
  remarks: Nullable(Type.String()),
});
export type OrderLine = Static<typeof OrderLine>;

/** An order as GET /getOrderRequest answers it (decision G066). */
export const Order = Type.Object({
  order_id: Id,
  order_number: Type.String(),
  quotation_id: Nullable(Id),
  status: OrderStatus,
  fulfilment_status: OneOf('PENDING', 'PARTIALLY_IN_TRANSIT', 'IN_TRANSIT', 'PARTIALLY_DELIVERED', 'DELIVERED'),
  billing_status: OneOf('PENDING', 'PARTIALLY_INVOICED', 'INVOICED'),
  payment_status: OneOf('PENDING', 'PARTIALLY_PAID', 'PAID'),
  tenant_id: Id,
  tenant_info: Maybe(TenantInfo),
  user_info: Maybe(Nullable(UserInfo)),
  sales_person: Nullable(Id),
  sales_person_info: Maybe(Nullable(UserInfo)),
  created_by_info: UserInfo,
  created_date: Moment,
  customer_po_no: Nullable(Type.String()),
  edd: Nullable(Day),
  delivery_address_details: AddressDetails,
  order_lines: Type.Array(OrderLine),
  order_taxable_amount: Money,
  order_gst_amount: Money,
  order_grand_total: Money,
  remarks: Nullable(Type.String()),
});
export type Order = Static<typeof Order>;

export const OrderQuery = Shape({
  order_number: Maybe(Text(30, 1)),
  tenantId: Maybe(Id),
  orgId: Maybe(Id),
  sales_person: Maybe(ListOf(Id)),
  customer_po_no: Maybe(Text(LIMITS.customerPoNumber, 1)),
  status: Maybe(ListOf(OrderStatus)),
  startDate: Maybe(Day),
  endDate: Maybe(Day),
  map_tenant: Maybe(Type.Boolean()),
  map_user: Maybe(Type.Boolean()),
  map_sales_person: Maybe(Type.Boolean()),
  ...paging(),
});
export type OrderQuery = Static<typeof OrderQuery>;

export const QuotationToOrder = Shape({
  quotation_id: Id,
  customer_po_no: Maybe(Text(LIMITS.customerPoNumber)),
  edd: Maybe(Day),
  address_id: Maybe(Id),
});
export type QuotationToOrder = Static<typeof QuotationToOrder>;

/** Answered with 200 in both cases, so that the order that stands already can be shown. */
export const Conversion = Type.Object({ success: Type.Boolean(), error: Maybe(Type.String()), quotation_id: Id, order: Order });
export type Conversion = Static<typeof Conversion>;
