import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { LineMoney } from '../core/data/documentLines.ts';
import { DocumentShipment } from '../core/data/documentShipments.ts';
import {
  ProductInfo,
  SellerInfo,
  SkuInfo,
  SkuOfLine,
  TenantInfo,
  SellerWithContact,
} from '../core/data/embeds.ts';
import { SuppliedBy } from '../core/data/companyRegistrations.ts';
import {
  Day,
  Email,
  Gstin,
  Id,
  Line,
  ListOf,
  Margin,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  Percent,
  Phone,
  Quantity,
  Shape,
  Text,
  UserInfo,
  Version,
} from '../core/http/shapes.ts';
import { PURCHASE_ORDER_LIST } from './purchase-orders.list.ts';

export const PoState = OneOf(
  'DRAFT',
  'SENT_FOR_APPROVAL',
  'APPROVED',
  'REJECTED',
  'ISSUED',
  'CANCELLED',
);
const PoStatus = OneOf(
  'DRAFT',
  'SENT_FOR_APPROVAL',
  'APPROVED',
  'REJECTED',
  'ISSUED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'PARTIALLY_PAID',
  'PAID',
  'CANCELLED',
);
const Units = Type.Integer({ minimum: 0 });
const MaybeText = Nullable(Type.String());

export const PurchaseOrderLine = Type.Object({
  po_line_id: Id,
  line_number: Type.Integer(),
  product_sku_id: Id,
  product_sku_name: Type.String(),
  product_info: ProductInfo,
  sku: SkuOfLine,
  order_line_id: Nullable(Id),
  status: OneOf('OPEN', 'CANCELLED'),
  quantity: Quantity,
  delivered_before: Units,
  cancelled_quantity: Units,
  dispatched_quantity: Units,
  delivered_quantity: Units,
  billed_quantity: Units,
  offer_price: Money,
  unit_price: Money,
  quotation_line_discount: Percent,
  gstin: Percent,
  pan_india_gst: Percent,
  mg: Nullable(Margin),
  ...LineMoney,
  /** Taxable amount, without GST; line_total includes it. */
  item_total: Money,
  line_total: Money,
  remark: MaybeText,
  cancel_reason: MaybeText,
});
export type PurchaseOrderLine = Static<typeof PurchaseOrderLine>;

export const ReferenceOrder = Type.Object({
  order_id: Id,
  order_number: Type.String(),
  status: OneOf(
    'CONFIRMED',
    'PARTIALLY_IN_TRANSIT',
    'IN_TRANSIT',
    'PARTIALLY_DELIVERED',
    'DELIVERED',
    'PARTIALLY_PAID',
    'PAID',
    'CANCELLED',
  ),
  tenant_info: TenantInfo,
  edd: Nullable(Day),
  order_lines: Type.Array(
    Type.Object({
      line_id: Id,
      line_number: Type.Integer(),
      product: ProductInfo,
      sku: SkuOfLine,
      seller: Nullable(SellerInfo),
      quantity: Quantity,
      cancelled_quantity: Units,
      generated_quantity: Units,
    }),
  ),
});
export type ReferenceOrder = Static<typeof ReferenceOrder>;

const DeliveryPoint = Type.Object({
  sub_shipment_tracker_id: Id,
  po_line_id: Nullable(Id),
  sku_info: SkuInfo,
  quantity: Quantity,
  status: OneOf('PENDING', 'IN_TRANSIT', 'RECEIVED_AT_WAREHOUSE', 'DELIVERED', 'CANCELLED'),
  initial_date: Day,
  expected_date: Day,
});

/**
 * A purchase order as GET /getPurchaseOrder answers it
 * (docs/rules/purchasing.md#purchase-order-prices).
 */
export const PurchaseOrder = Type.Object({
  po_id: Id,
  po_state: PoState,
  status: PoStatus,
  fulfilment_status: OneOf(
    'PENDING',
    'PARTIALLY_IN_TRANSIT',
    'IN_TRANSIT',
    'PARTIALLY_DELIVERED',
    'DELIVERED',
  ),
  billing_status: OneOf('PENDING', 'PARTIALLY_BILLED', 'BILLED'),
  payment_status: OneOf('PENDING', 'PARTIALLY_PAID', 'PAID'),
  seller_id: Id,
  seller_info: SellerWithContact,
  gstin: MaybeText,
  /** CGST + SGST, else IGST: whether the seller's office is in the company's own state. */
  within_state: Type.Boolean(),
  seller_email: MaybeText,
  seller_whatsapp_number: MaybeText,
  order_id: Nullable(Id),
  order_number: MaybeText,
  reference_order: Maybe(Nullable(ReferenceOrder)),
  warehouse_info: Nullable(Type.Object({ warehouse_id: Id, warehouse_name: Type.String() })),
  bought_by: Nullable(SuppliedBy),
  created_by: Id,
  created_by_info: UserInfo,
  created_date: Moment,
  updated_at: Moment,
  approved_by_info: Nullable(UserInfo),
  issued_at: Nullable(Moment),
  old_number: MaybeText,
  old_date: Nullable(Day),
  due_date: Nullable(Day),
  remark: MaybeText,
  reject_reason: MaybeText,
  cancel_reason: MaybeText,
  purchase_order_lines: Type.Array(PurchaseOrderLine),
  delivery_points: Maybe(Type.Array(DeliveryPoint)),
  /** Shipments, when asked for by its number or with map_shipments. */
  shipments: Maybe(Type.Array(DocumentShipment)),
  po_taxable_amount: Money,
  po_gst_amount: Money,
  po_grand_total: Money,
  paid_amount: Money,
  pending_amount: Money,
  version: Type.Integer(),
});
export type PurchaseOrder = Static<typeof PurchaseOrder>;

export const PurchaseOrderQuery = Shape({
  po_id: Maybe(Id),
  seller_id: Maybe(Id),
  order_id: Maybe(Id),
  status: Maybe(ListOf(PoStatus)),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  category_manager: Maybe(Id),
  map_order_line: Maybe(Type.Boolean()),
  map_delivery_points: Maybe(Type.Boolean()),
  map_shipments: Maybe(Type.Boolean()),
  ...listQuery(PURCHASE_ORDER_LIST),
  ...TOTAL_RANGE,
});
export type PurchaseOrderQuery = Static<typeof PurchaseOrderQuery>;

const NewLine = Shape({
  product_sku_id: Id,
  order_line_id: Maybe(Id),
  quantity: Quantity,
  offer_price: Money,
  quotation_line_discount: Maybe(Percent),
  remark: Maybe(Text(LIMITS.lineRemark)),
});
export const NewPurchaseOrder = Shape({
  seller_id: Id,
  order_number: Maybe(Text(30, 1)),
  warehouse_id: Maybe(Id),
  remark: Maybe(Text(LIMITS.remarks)),
  due_date: Maybe(Day),
  purchase_order_lines: Type.Array(NewLine, { minItems: 1, maxItems: LIMITS.purchaseOrderLines }),
});
export type NewPurchaseOrder = Static<typeof NewPurchaseOrder>;

const LineChange = Shape({
  po_line_id: Id,
  quantity: Maybe(Quantity),
  offer_price: Maybe(Money),
  quotation_line_discount: Maybe(Percent),
  remark: Maybe(Nullable(Text(LIMITS.lineRemark))),
});
export type LineChange = Static<typeof LineChange>;

export const PurchaseOrderChange = Shape({
  po_id: Id,
  remark: Maybe(Nullable(Text(LIMITS.remarks))),
  due_date: Maybe(Nullable(Day)),
  seller_email: Maybe(Nullable(Email)),
  seller_whatsapp_number: Maybe(Nullable(Phone)),
  purchase_order_lines: Maybe(Type.Array(LineChange, { maxItems: LIMITS.purchaseOrderLines })),
  version: Maybe(Version),
});
export type PurchaseOrderChange = Static<typeof PurchaseOrderChange>;

const Reason = Line(LIMITS.reason);

export const LineStatusChange = Shape({
  po_id: Id,
  po_line_id: Id,
  status: OneOf('CANCELLED'),
  reason: Reason,
  version: Maybe(Version),
});
export type LineStatusChange = Static<typeof LineStatusChange>;

export const StatusChange = Shape({
  po_id: Id,
  status: PoState,
  email: Maybe(Email),
  phone: Maybe(Phone),
  GStno: Maybe(Gstin),
  recipient_emails: Maybe(Type.Array(Email, { maxItems: LIMITS.emails })),
  recipient_phones: Maybe(Type.Array(Phone, { maxItems: LIMITS.emails })),
  send_email: Maybe(Type.Boolean()),
  reason: Maybe(Reason),
  version: Maybe(Version),
});
export type StatusChange = Static<typeof StatusChange>;

export const OrderToPurchase = Shape({
  order_id: Id,
  sellers: Type.Array(Id, { minItems: 1, maxItems: LIMITS.purchaseOrderSellers }),
});
export type OrderToPurchase = Static<typeof OrderToPurchase>;

export const PreviewQuery = Shape({ order_id: Id, sellers: Maybe(ListOf(Id)) });
export type PreviewQuery = Static<typeof PreviewQuery>;

/** A purchase order in short. */
export const PurchaseOrderSummary = Type.Object({
  po_id: Id,
  status: PoStatus,
  seller: Nullable(SellerInfo),
  po_grand_total: Nullable(Money),
  created_date: Moment,
});

export const PoPreview = Type.Object({
  seller_info: SellerInfo,
  lines: Type.Array(
    Type.Object({
      line_id: Id,
      product_sku_name: Type.String(),
      sku_info: SkuInfo,
      ordered: Units,
      generated: Units,
      remaining: Units,
      offer_price: Money,
    }),
  ),
  pos: Type.Array(PurchaseOrderSummary),
});
export type PoPreview = Static<typeof PoPreview>;
