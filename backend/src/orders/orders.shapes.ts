import { OPEN_PO_STATUSES } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { SUMS } from '../core/data/amountSums.ts';
import { BillTo } from '../core/data/billTo.ts';
import { SuppliedBy } from '../core/data/companyRegistrations.ts';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { LineMoney, TaxState } from '../core/data/documentLines.ts';
import { DocumentShipment } from '../core/data/documentShipments.ts';
import {
  AddressDetails,
  ProductInfo,
  SellerInfo,
  SkuOfLine,
  TenantInfo,
} from '../core/data/embeds.ts';
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
  Percent,
  Quantity,
  Shape,
  Text,
  UserInfo,
  Version,
  TaxCategory,
  NumberPart,
} from '../core/http/shapes.ts';
import { ORDER_LIST } from './orders.list.ts';

export const OrderStatus = OneOf(
  'CONFIRMED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'PARTIALLY_PAID',
  'PAID',
  'CANCELLED',
);
/** Status of one line: the order's fulfilment status, for the line alone. */
export const OrderLineStatus = OneOf(
  'CONFIRMED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'CANCELLED',
);
export const PoStatus = OneOf(
  ...OPEN_PO_STATUSES,
  'DELIVERED',
  'PARTIALLY_PAID',
  'PAID',
  'CANCELLED',
);
export const Units = Type.Integer({ minimum: 0 });

export const OrderLine = Type.Object({
  line_id: Id,
  line_number: Type.Integer(),
  status: OrderLineStatus,
  product_sku_id: Id,
  product_sku_name: Type.String(),
  product: ProductInfo,
  sku: SkuOfLine,
  seller: Nullable(SellerInfo),
  quantity: Quantity,
  delivered_before: Units,
  cancelled_quantity: Units,
  cancel_reason: Nullable(Type.String()),
  generated_po_qty: Maybe(Units),
  issued_po_qty: Units,
  stock_quantity: Units,
  warehouse_id: Nullable(Id),
  warehouse_name: Nullable(Type.String()),
  dispatched_quantity: Units,
  delivered_quantity: Units,
  invoiced_quantity: Units,
  offer_price: Nullable(Money),
  mg: Nullable(Margin),
  selling_price: Money,
  order_line_discount: Percent,
  pan_india_gst: Percent,
  tax_category: TaxCategory,
  delivery_address_details: AddressDetails,
  ...TaxState,
  taxed_before: Nullable(
    Type.String({ description: 'State code before it was taxed anew for the present one.' }),
  ),
  taxed_anew_at: Nullable(Moment),
  ...LineMoney,
  line_total: Money,
  remarks: Nullable(Type.String()),
  below_cost_reason: Nullable(Type.String()),
});
export type OrderLine = Static<typeof OrderLine>;

/** A line of the order's purchase orders; seller and amounts only for viewers of cost prices. */
export const OrderPoLine = Type.Object({
  po_id: Id,
  po_line_id: Id,
  line_id: Nullable(Id),
  product_sku_id: Id,
  quantity: Quantity,
  cancelled_quantity: Units,
  po_status: PoStatus,
  po_created_date: Moment,
  po_grand_total: Nullable(Money),
  seller: Nullable(SellerInfo),
});
export type OrderPoLine = Static<typeof OrderPoLine>;

/** An order as GET /getOrderRequest answers it. */
export const Order = Type.Object({
  order_id: Id,
  order_number: Type.String(),
  quotation_id: Nullable(Id),
  status: OrderStatus,
  fulfilment_status: OneOf(
    'PENDING',
    'PARTIALLY_IN_TRANSIT',
    'IN_TRANSIT',
    'PARTIALLY_DELIVERED',
    'DELIVERED',
  ),
  billing_status: OneOf('PENDING', 'PARTIALLY_INVOICED', 'INVOICED'),
  payment_status: OneOf('PENDING', 'PARTIALLY_PAID', 'PAID'),
  tenant_id: Id,
  tenant_info: Maybe(TenantInfo),
  user_info: Maybe(Nullable(UserInfo)),
  sales_person: Nullable(Id),
  sales_person_info: Maybe(Nullable(UserInfo)),
  created_by_info: UserInfo,
  created_date: Moment,
  updated_at: Moment,
  customer_po_no: Nullable(Type.String()),
  old_number: Nullable(Type.String()),
  old_date: Nullable(Day),
  edd: Nullable(Day),
  delivery_address_details: AddressDetails,
  billing_registration_id: Nullable(Id),
  bills_customer_itself: Type.Boolean(),
  supplied_by: Nullable(SuppliedBy),
  billing_details: Nullable(BillTo),
  order_lines: Type.Array(OrderLine),
  po_lines: Maybe(Type.Array(OrderPoLine)),
  /** Shipments, with map_po_shipments. */
  po_shipments: Maybe(Type.Array(DocumentShipment)),
  has_issued_po: Type.Boolean(),
  order_taxable_amount: Money,
  order_gst_amount: Money,
  order_grand_total: Money,
  remarks: Nullable(Type.String()),
  cancel_reason: Nullable(Type.String()),
  version: Type.Integer(),
});
export type Order = Static<typeof Order>;

export const OrderQuery = Shape({
  order_number: Maybe(
    Type.String({
      maxLength: 30,
      minLength: 1,
      description: 'One order by its whole number or its id; answered as order too.',
    }),
  ),
  order_number_part: Maybe(NumberPart),
  tenantId: Maybe(Id),
  orgId: Maybe(Id),
  quotation_ids: Maybe(
    Type.Array(Id, {
      maxItems: LIMITS.pageSize,
      description: 'Orders made of these quotations that are not cancelled.',
    }),
  ),
  sales_person: Maybe(ListOf(Id)),
  poId: Maybe(Id),
  customer_po_no: Maybe(Text(LIMITS.customerPoNumber, 1)),
  customer_name: Maybe(Text(LIMITS.customerName, 1)),
  status: Maybe(ListOf(OrderStatus)),
  startDate: Maybe(Day),
  endDate: Maybe(Day),
  due_before: Maybe(
    Type.String({
      ...Day,
      description: 'Only orders not yet delivered whose delivery date is before this day.',
    }),
  ),
  map_tenant: Maybe(Type.Boolean()),
  map_user: Maybe(Type.Boolean()),
  map_sales_person: Maybe(Type.Boolean()),
  map_po_shipments: Maybe(Type.Boolean()),
  map_po_lines: Maybe(Type.Boolean()),
  map_po_gen_qty: Maybe(Type.Boolean()),
  ...SUMS,
  ...listQuery(ORDER_LIST),
  ...TOTAL_RANGE,
});
export type OrderQuery = Static<typeof OrderQuery>;

export const QuotationToOrder = Shape({
  quotation_id: Id,
  customer_po_no: Maybe(Text(LIMITS.customerPoNumber)),
  edd: Maybe(Day),
  address_id: Maybe(Id),
  billing_registration_id: Maybe(Id),
  bills_customer_itself: Maybe(Type.Boolean()),
  gst_registration_id: Maybe(Id),
});
export type QuotationToOrder = Static<typeof QuotationToOrder>;

/** Answered with 200 in both cases, so that the existing order can be shown. */
export const Conversion = Type.Object({
  success: Type.Boolean(),
  error: Maybe(Type.String()),
  quotation_id: Id,
  order: Order,
});
export type Conversion = Static<typeof Conversion>;

export const OrderNumber = Text(30, 1);

const NewOrderLine = Shape({
  product_sku_id: Id,
  seller_id: Maybe(Id),
  warehouse_id: Maybe(Id),
  quantity: Quantity,
  offer_price: Maybe(Money),
  selling_price: Money,
  order_line_discount: Maybe(Percent),
  remarks: Maybe(Text(LIMITS.orderLineRemarks)),
  below_cost_reason: Maybe(Text(LIMITS.reason)),
});
export type NewOrderLine = Static<typeof NewOrderLine>;

export const NewOrder = Shape({
  tenant_id: Id,
  user_id: Maybe(Id),
  address_id: Id,
  billing_registration_id: Maybe(Id),
  bills_customer_itself: Maybe(Type.Boolean()),
  gst_registration_id: Maybe(Id),
  sales_person: Maybe(Id),
  customer_po_no: Maybe(Text(LIMITS.customerPoNumber)),
  edd: Maybe(Day),
  remarks: Maybe(Text(LIMITS.remarks)),
  order_lines: Type.Array(NewOrderLine, { minItems: 1, maxItems: LIMITS.orderLines }),
});
export type NewOrder = Static<typeof NewOrder>;

const OrderLineChange = Shape({
  line_id: Id,
  quantity: Maybe(Quantity),
  selling_price: Maybe(Money),
  order_line_discount: Maybe(Percent),
  warehouse_id: Maybe(Nullable(Id)),
  address_id: Maybe(Id),
  below_cost_reason: Maybe(Text(LIMITS.reason)),
});
export type OrderLineChange = Static<typeof OrderLineChange>;

export const OrderChange = Shape({
  order_number: OrderNumber,
  customer_po_no: Maybe(Nullable(Text(LIMITS.customerPoNumber))),
  edd: Maybe(Nullable(Day)),
  remarks: Maybe(Nullable(Text(LIMITS.remarks))),
  address_id: Maybe(Id),
  billing_registration_id: Maybe(Nullable(Id)),
  bills_customer_itself: Maybe(Type.Boolean()),
  gst_registration_id: Maybe(Id),
  sales_person: Maybe(Id),
  order_lines: Maybe(Type.Array(OrderLineChange, { maxItems: LIMITS.orderLines })),
  version: Maybe(Version),
});
export type OrderChange = Static<typeof OrderChange>;
