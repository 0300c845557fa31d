import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { SUMS } from '../core/data/amountSums.ts';
import { BillTo } from '../core/data/billTo.ts';
import { SuppliedBy } from '../core/data/companyRegistrations.ts';
import { LineMoney, TaxState } from '../core/data/documentLines.ts';
import { AddressDetails, SkuInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Day,
  Email,
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
  WholeNumber,
  TaxCategory,
} from '../core/http/shapes.ts';
import { QUOTATION_LIST } from './quotations.list.ts';

const QuotationStatus = OneOf('SENT', 'CONFIRMED', 'CONVERTED_TO_ORDER', 'REJECTED');

export const QuotationItem = Type.Object({
  quotation_item_id: Id,
  request_id: Id,
  line_number: Type.Integer(),
  product_sku_id: Id,
  sku_info: SkuInfo,
  delivery_address_details: AddressDetails,
  included_in_quotation: Type.Boolean(),
  quantity: Quantity,
  remarks: Nullable(Type.String()),
  rfq_offer_price: Nullable(Money),
  rfq_mg: Nullable(Margin),
  margin_after_discount: Nullable(Margin),
  rfq_selling_price: Money,
  quotation_line_discount: Percent,
  below_cost_reason: Nullable(Type.String()),
  pan_india_gst: Percent,
  tax_category: TaxCategory,
  ...TaxState,
  ...LineMoney,
  item_total: Money,
});
export type QuotationItem = Static<typeof QuotationItem>;

/** A quotation as GET /quotation answers it. */
export const Quotation = Type.Object({
  quotation_id: Id,
  request_id: Id,
  status: QuotationStatus,
  tenant_id: Id,
  tenant_info: TenantInfo,
  sales_person: Nullable(Id),
  sales_person_info: Maybe(Nullable(UserInfo)),
  /** E-mail address of the contact who asked for it; null when that account is closed. */
  contact_email: Nullable(Type.String()),
  /** The first day that the enquiries of its lines name. */
  needed_by: Nullable(Day),
  created_by: Id,
  created_by_info: Maybe(Nullable(UserInfo)),
  created_date: Moment,
  updated_at: Moment,
  billing_registration_id: Nullable(Id),
  bills_customer_itself: Type.Boolean(),
  supplied_by: Nullable(SuppliedBy),
  billing_details: Nullable(BillTo),
  valid_until: Nullable(Day),
  remarks: Nullable(Type.String()),
  reject_message: Nullable(Type.String()),
  revision: Type.Integer(),
  quotation_items: Type.Array(QuotationItem),
  /** Number of included lines. */
  item_count: Type.Integer(),
  taxable_amount: Money,
  gst_amount: Money,
  grand_total: Money,
  margin_after_discount: Nullable(Margin),
  order_number: Nullable(Type.String()),
  version: Type.Integer(),
});
export type Quotation = Static<typeof Quotation>;

export const QuotationQuery = Shape({
  quotation_id: Maybe(Id),
  quotation_number: Maybe(WholeNumber),
  request_id: Maybe(Id),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  status: Maybe(ListOf(QuotationStatus)),
  org_id: Maybe(Id),
  tenant_id: Maybe(Id),
  sales_person: Maybe(ListOf(Id)),
  category_manager: Maybe(Id),
  map_sales_person: Maybe(Type.Boolean()),
  map_created_by: Maybe(Type.Boolean()),
  ...SUMS,
  ...listQuery(QUOTATION_LIST),
  ...TOTAL_RANGE,
});
export type QuotationQuery = Static<typeof QuotationQuery>;

const NewItem = Shape({
  request_id: Id,
  included_in_quotation: Maybe(Type.Boolean({ default: true })),
  quotation_line_discount: Maybe(Percent),
  below_cost_reason: Maybe(Text(LIMITS.reason)),
  version: Maybe(Version),
});
export const NewQuotation = Shape({
  quotation_items: Type.Array(NewItem, { minItems: 1, maxItems: LIMITS.quotationItems }),
  valid_until: Maybe(Day),
  remarks: Maybe(Text(LIMITS.remarks)),
  billing_registration_id: Maybe(Id),
  bills_customer_itself: Maybe(Type.Boolean()),
  gst_registration_id: Maybe(Id),
});
export type NewQuotation = Static<typeof NewQuotation>;

const ItemChange = Shape({
  quotation_item_id: Id,
  included_in_quotation: Maybe(Type.Boolean()),
  quantity: Maybe(Quantity),
  rfq_selling_price: Maybe(Money),
  quotation_line_discount: Maybe(Percent),
  below_cost_reason: Maybe(Text(LIMITS.reason)),
});
export type ItemChange = Static<typeof ItemChange>;

export const QuotationChange = Shape({
  quotation_id: Id,
  status: Maybe(OneOf('SENT', 'CONFIRMED', 'REJECTED')),
  reject_message: Maybe(Text(LIMITS.reason, 1)),
  quotation_items: Maybe(Type.Array(ItemChange, { maxItems: LIMITS.quotationItems })),
  valid_until: Maybe(Nullable(Day)),
  remarks: Maybe(Nullable(Text(LIMITS.remarks))),
  billing_registration_id: Maybe(Nullable(Id)),
  bills_customer_itself: Maybe(Type.Boolean()),
  gst_registration_id: Maybe(Id),
  version: Maybe(Version),
});
export type QuotationChange = Static<typeof QuotationChange>;

export const QuotationMail = Shape({
  quotation_id: Id,
  emails: Type.Array(Email, { minItems: 1, maxItems: LIMITS.emails }),
  message: Maybe(Text(LIMITS.emailMessage)),
});
export type QuotationMail = Static<typeof QuotationMail>;
