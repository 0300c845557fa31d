import {
  REASON_TEXT_LENGTH,
  TRANSPORT_REASONS,
} from '@munim/schema/delivery-challans/transportReasons.ts';
import type { TransportReason } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { TRANSPORT_MODES } from '@munim/schema/shipments/shipments.rules.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { AddressCopy } from '../addresses/addresses.shapes.ts';
import { SellerInfo, SkuInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Day,
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
  TaxCategory,
  Text,
  UserInfo,
  NumberPart,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';
import { CHALLAN_LIST } from './delivery-challans.list.ts';

/** Reasons of the e-way bill portal. */
export const TransportReasons = OneOf(...(Object.keys(TRANSPORT_REASONS) as TransportReason[]));
/** Reason why the goods of a challan made by hand travel. */
export const ReasonFields = {
  transport_reason: Maybe(Nullable(TransportReasons)),
  transport_reason_text: Maybe(Nullable(Line(REASON_TEXT_LENGTH))),
};

const Status = OneOf('DRAFT', 'ISSUED', 'IN_TRANSIT', 'DELIVERED', 'CANCELLED');
const MaybeText = Nullable(Type.String());
const MaybeMoney = Nullable(Money);

/**
 * Line of a challan. For SELLER challans all amounts are cost, for others only the offer price:
 * null without the cost pair.
 */
export const ChallanLine = Type.Object({
  dc_line_id: Id,
  line_number: Type.Integer(),
  product_id: Id,
  product_sku_id: Id,
  sku_info: SkuInfo,
  order_line_id: Nullable(Id),
  po_line_id: Nullable(Id),
  sub_shipment_tracker_id: Nullable(Id),
  delivered_qty: Quantity,
  is_cancelled: Type.Boolean({
    description: 'Its order line is cancelled: it counts in no total.',
  }),
  order_line_details: Nullable(
    Type.Object({ selling_price: Money, pan_india_gst: Percent, quantity: Quantity }),
  ),
  sub_shipment_tracker: Nullable(
    Type.Object({ pol_offer_price: MaybeMoney, pan_india_gst: Percent }),
  ),
  selling_price: MaybeMoney,
  pol_offer_price: MaybeMoney,
  discount_percent: Percent,
  pan_india_gst: Percent,
  tax_category: Nullable(TaxCategory),
  taxable_amount: MaybeMoney,
  cgst_amount: MaybeMoney,
  sgst_amount: MaybeMoney,
  igst_amount: MaybeMoney,
  line_total: MaybeMoney,
  unit_value: MaybeMoney,
  remarks: MaybeText,
});
export type ChallanLine = Static<typeof ChallanLine>;

/** A delivery challan as GET /dc answers it. */
export const DeliveryChallan = Type.Object({
  challan_id: Id,
  challan_number: Type.String(),
  challan_type: OneOf('CUSTOMER', 'SELLER', 'OTHER'),
  status: Status,
  shipment_id: Nullable(Id),
  order_id: Nullable(Id),
  order_number: MaybeText,
  po_id: Nullable(Id),
  tenant_id: Nullable(Id),
  tenant_name: MaybeText,
  tenant_info: Nullable(TenantInfo),
  seller_id: Nullable(Id),
  seller_info: Nullable(SellerInfo),
  from_address_details: AddressCopy,
  delivery_address_details: AddressCopy,
  within_state: Type.Boolean(),
  dc_lines: Type.Array(ChallanLine),
  taxable_amount: MaybeMoney,
  gst_amount: MaybeMoney,
  grand_total: MaybeMoney,
  e_way_value: MaybeMoney,
  consignment_value: MaybeMoney,
  needs_e_way_bill: Type.Boolean(),
  e_way_bill_number: MaybeText,
  e_way_bill_valid_until: Nullable(Moment),
  e_way_bill_attachments: MaybeText,
  e_way_bill_file: Nullable(StoredFile),
  goods_value: MaybeMoney,
  transport_reason: Nullable(TransportReasons),
  transport_reason_text: MaybeText,
  transport_mode: Nullable(OneOf(...TRANSPORT_MODES)),
  vehicle_number: MaybeText,
  transporter_name: MaybeText,
  transporter_gstin: MaybeText,
  transport_updated_at: Nullable(Moment),
  transport_document_number: MaybeText,
  transport_document_date: Nullable(Day),
  receivers_name: MaybeText,
  grn_number: MaybeText,
  attachments: Type.Array(StoredFile),
  remarks: MaybeText,
  reason_for_cancellation: MaybeText,
  delivered_at: Nullable(Moment),
  bill: Nullable(
    Type.Array(
      Type.Object({ bill_id: Id, status: OneOf('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID') }),
      {
        description: 'Not cancelled; null without purchase_order:READ.',
      },
    ),
  ),
  has_draft_bill: Type.Boolean(),
  has_issued_bill: Type.Boolean(),
  has_invoice: Type.Boolean({ description: 'One that is not cancelled.' }),
  invoice_id: Nullable(Id),
  invoice: Nullable(
    Type.Object(
      {
        invoice_id: Id,
        invoice_number: MaybeText,
        status: OneOf('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED'),
      },
      { description: 'Not cancelled; null without order:READ.' },
    ),
  ),
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type DeliveryChallan = Static<typeof DeliveryChallan>;

export const ChallanQuery = Shape({
  challanId: Maybe(Id),
  challan_number: Maybe(NumberPart),
  orderNumber: Maybe(NumberPart),
  status: Maybe(ListOf(Status)),
  tenant_id: Maybe(Id),
  fromDate: Maybe(Day),
  toDate: Maybe(Day),
  fromOrderDate: Maybe(Day),
  toOrderDate: Maybe(Day),
  ...listQuery(CHALLAN_LIST),
});
export type ChallanQuery = Static<typeof ChallanQuery>;

const NewLine = Shape({
  product_sku_id: Id,
  delivered_qty: Quantity,
  unit_value: Maybe(Nullable(Money)),
  remarks: Maybe(Nullable(Text(LIMITS.lineRemark))),
});

export const NewChallan = Shape({
  challan_type: OneOf('OTHER'),
  order_number: Maybe(Nullable(Text(50, 1))),
  tenant_id: Maybe(Nullable(Id)),
  seller_id: Maybe(Nullable(Id)),
  from_address: Id,
  to_address: Id,
  dc_lines: Type.Array(NewLine, { minItems: 1, maxItems: LIMITS.challanLines }),
  ...ReasonFields,
  remarks: Maybe(Nullable(Text(LIMITS.remarks))),
});
export type NewChallan = Static<typeof NewChallan>;
