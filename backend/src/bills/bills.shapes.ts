import type { BillStatus } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { SUMS } from '../core/data/amountSums.ts';
import { LineMoney } from '../core/data/documentLines.ts';
import { SellerInfo, SkuInfo } from '../core/data/embeds.ts';
import {
  Day,
  Decimal,
  Id,
  Line,
  ListOf,
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
  dateRange,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';
import { BILL_LIST } from './bills.list.ts';

const BillState = OneOf<BillStatus>('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CANCELLED');
const AttachmentType = OneOf('VENDOR_INVOICE');
const Units = Type.Integer({ minimum: 0 });

export const BillQuery = Shape({
  bill_id: Maybe(Id),
  seller_id: Maybe(Id),
  shipment_id: Maybe(Id),
  po_id: Maybe(Id),
  status: Maybe(ListOf(BillState)),
  zohoBillId: Maybe(Text(LIMITS.keyword, 1)),
  ...dateRange("dates of the vendor's invoice"),
  ...SUMS,
  ...listQuery(BILL_LIST),
  ...TOTAL_RANGE,
});
export type BillQuery = Static<typeof BillQuery>;

export const NewBillBody = Shape({
  seller_id: Id,
  included_po_ids: Type.Array(Id, {
    minItems: 1,
    maxItems: LIMITS.billPurchaseOrders,
    uniqueItems: true,
  }),
  bill_lines: Type.Array(Shape({ po_line_id: Id, quantity: Quantity }), {
    minItems: 1,
    maxItems: LIMITS.purchaseOrderLines,
  }),
  shipment_id: Maybe(Nullable(Id)),
  payment_due_date: Maybe(Nullable(Day)),
  round_off: Maybe(Decimal),
});
export type NewBillBody = Static<typeof NewBillBody>;

/** The seller's own invoice; what is absent stays. */
const sellerInvoice = {
  seller_invoice_number: Maybe(Nullable(Line(LIMITS.sellerInvoiceNumber))),
  seller_invoice_date: Maybe(Nullable(Day)),
  seller_invoice_attachment: Maybe(
    Nullable(Shape({ attachment_type: AttachmentType, attachment_link: Text(500, 1) })),
  ),
  round_off: Maybe(Decimal),
};

export const BillChange = Shape({
  bill_id: Id,
  payment_due_date: Maybe(Day),
  ...sellerInvoice,
  version: Maybe(Version),
});
export type BillChange = Static<typeof BillChange>;

export const BillStatusChange = Shape({
  bill_id: Id,
  status: OneOf('ISSUED', 'CANCELLED'),
  ...sellerInvoice,
  reason_for_cancellation: Maybe(Nullable(Line(LIMITS.reason))),
  version: Maybe(Version),
});
export type BillStatusChange = Static<typeof BillStatusChange>;

export const PoToBill = Shape({ po_id: Id });
export const BillParams = Shape({ billId: Id });

export const BillLine = Type.Object({
  bill_line_id: Id,
  line_number: Id,
  po_id: Id,
  po_line_id: Id,
  challan_id: Nullable(Id),
  product_info: Type.Object({ product_id: Id }),
  product_sku_id: Id,
  product_sku_name: Type.String(),
  sku_info: SkuInfo,
  order_line_details: Nullable(Type.Object({ quantity: Quantity })),
  quantity: Units,
  pan_india_gst: Percent,
  offer_price: Money,
  ...LineMoney,
  line_total: Money,
  ordered_quantity: Type.Integer({
    minimum: 0,
    description: 'Of the purchase order line, not cancelled.',
  }),
  dispatched_quantity: Units,
  delivered_quantity: Units,
  billed_quantity: Type.Integer({
    minimum: 0,
    description: 'On all bills that are not cancelled.',
  }),
  ordered_price: Money,
  paid_amount: Type.String({ description: "This line's part of what was paid of the bill." }),
});

export const Bill = Type.Object({
  bill_id: Id,
  seller_id: Id,
  seller_info: Nullable(SellerInfo),
  seller_gstin: Nullable(Type.String()),
  shipment_id: Nullable(Id),
  po_id: Type.Integer({ description: 'The first of included_po_ids.' }),
  included_po_ids: Type.Array(Id),
  status: BillState,
  created_at: Moment,
  updated_at: Moment,
  created_by_info: UserInfo,
  payment_due_date: Day,
  seller_invoice_number: Nullable(Type.String()),
  seller_invoice_date: Nullable(Day),
  same_number_bills: Type.Array(Id, {
    description:
      'Of a draft: other bills of the seller with its invoice number in the financial year, not cancelled.',
  }),
  seller_invoice_attachment: Nullable(
    Type.Object({
      attachment_type: AttachmentType,
      attachment_link: Type.String(),
      file: StoredFile,
    }),
  ),
  reason_for_cancellation: Nullable(Type.String()),
  zoho_bill_id: Nullable(Type.String()),
  sync_status: Nullable(OneOf('SYNCED', 'FAILED')),
  sync_error: Nullable(Type.String()),
  synced_at: Nullable(Moment),
  bill_base_value: Money,
  bill_gst_amount: Money,
  round_off: Type.String({ description: "Of the vendor's paper, -1.00 to 1.00." }),
  bill_grand_total: Money,
  paid_amount: Money,
  open_amount: Type.String({
    ...Money,
    description: 'Rupees still to be paid; 0.00 for a draft and a cancelled bill.',
  }),
  version: Type.Integer(),
  bill_lines: Type.Array(BillLine),
});
export type Bill = Static<typeof Bill>;
