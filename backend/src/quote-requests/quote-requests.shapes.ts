import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { Offer } from '../core/data/catalogueEmbeds.ts';
import { Attributes } from '../core/data/catalogueChecks.ts';
import {
  AddressDetails,
  ProductInfo,
  SellerInfo,
  SkuOfLine,
  TenantInfo,
} from '../core/data/embeds.ts';
import {
  Count,
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
  paging,
  Percent,
  Quantity,
  Shape,
  Text,
  UserInfo,
  Version,
  WholeNumber,
} from '../core/http/shapes.ts';
import { RFQ_LIST } from './quote-requests.list.ts';

const RfqStatus = OneOf('PENDING', 'PRICE_UPDATED', 'QUOTATION_GENERATED', 'ARCHIVED');

export const EnquiryOfRfq = Type.Object({
  enquiry_id: Id,
  enquiry_number: Type.String(),
  line_number: Type.Integer({ minimum: 1 }),
  needed_by: Nullable(Day),
});

/** A quote request as GET /rfq answers it. */
export const Rfq = Type.Object({
  request_id: Id,
  quantity: Quantity,
  remarks: Nullable(Type.String()),
  status: RfqStatus,
  product_sku_id: Id,
  product_sku_name: Type.String(),
  productInfo: ProductInfo,
  sku: SkuOfLine,
  rfq_offer_id: Nullable(Id),
  rfq_offer_price: Nullable(Money),
  rfq_mg: Nullable(Decimal),
  rfq_selling_price: Nullable(Money),
  below_cost_reason: Nullable(Type.String()),
  seller: Nullable(SellerInfo),
  tenant_id: Id,
  org_id: Id,
  tenant_info: TenantInfo,
  delivery_address_details: AddressDetails,
  product_category_manager: Type.Array(UserInfo),
  category_manager: Nullable(
    Type.Integer({
      description: 'The first of the managers; all are in product_category_manager.',
    }),
  ),
  sales_person: Nullable(Id),
  sales_person_info: Nullable(UserInfo),
  created_by_info: UserInfo,
  created_date: Moment,
  updated_at: Moment,
  message: Nullable(Type.String()),
  version: Type.Integer(),
  enquiry: Nullable(EnquiryOfRfq),
});
export type Rfq = Static<typeof Rfq>;

export const RfqDay = Type.Object({ date: Day, count: Count, rfqs: Type.Array(Rfq) });

export const RfqQuery = Shape({
  request_id: Maybe(Id),
  request_number: Maybe(WholeNumber),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  groupByDate: Maybe(Type.Boolean()),
  status: Maybe(ListOf(RfqStatus)),
  sales_person: Maybe(ListOf(Id)),
  tenant_id: Maybe(Id),
  on_date: Maybe(Day),
  category_manager: Maybe(Id),
  org_id: Maybe(Id),
  enquiry_number: Maybe(Text(50, 1)),
  ...listQuery(RFQ_LIST),
});
export type RfqQuery = Static<typeof RfqQuery>;

const RfqItem = Shape({
  product_sku_id: Id,
  quantity: Quantity,
  remarks: Maybe(Text(LIMITS.remarks)),
});
export const NewRfqs = Shape({
  tenant_id: Id,
  user_id: Id,
  address_id: Id,
  sales_person: Maybe(Id),
  items: Type.Array(RfqItem, { minItems: 1, maxItems: LIMITS.rfqItems }),
});
export type NewRfqs = Static<typeof NewRfqs>;

export const NewEnquiry = Shape({ ...NewRfqs.properties, needed_by: Maybe(Nullable(Day)) });
export type NewEnquiry = Static<typeof NewEnquiry>;

export const SkuTexts = Shape({
  tenant_id: Maybe(Id),
  texts: Type.Array(Line(LIMITS.catalogueName), { minItems: 1, maxItems: LIMITS.rfqItems }),
  limit: Maybe(Type.Integer({ minimum: 1, maximum: LIMITS.skuCandidates, default: 5 })),
});
export type SkuTexts = Static<typeof SkuTexts>;

export const SkuCandidate = Type.Object({
  product_sku_id: Id,
  product_sku_name: Type.String(),
  product_name: Type.String(),
  unit: Type.String(),
  attributes: Attributes,
  thumbnail: Nullable(Type.String()),
  last_price: Nullable(Money),
  last_sold_at: Nullable(Moment),
  free_quantity: Nullable(Type.Integer()),
});
export type SkuCandidate = Static<typeof SkuCandidate>;

export const SkuMatch = Type.Object({
  text: Type.String(),
  product_sku_id: Nullable(Id),
  candidates: Type.Array(SkuCandidate),
});
export type SkuMatch = Static<typeof SkuMatch>;

export const ReadyQuery = Shape({ ...paging() });
export type ReadyQuery = Static<typeof ReadyQuery>;

export const ReadyEnquiry = Type.Object({
  enquiry_id: Id,
  enquiry_number: Type.String(),
  needed_by: Nullable(Day),
  tenant_info: TenantInfo,
  ready_count: Type.Integer(),
  open_count: Type.Integer(),
});
export type ReadyEnquiry = Static<typeof ReadyEnquiry>;

export const RfqIds = Shape({ request_ids: ListOf(Id) });

export const OfferToPrice = Type.Object({
  ...Offer.properties,
  seller: SellerInfo,
  last_bought_price: Nullable(Money),
  last_bought_at: Nullable(Moment),
});
export const RfqPricing = Type.Object({
  request_id: Id,
  offers: Type.Array(OfferToPrice),
  contract_price: Nullable(Money),
  last_price: Nullable(Money),
  last_sold_at: Nullable(Moment),
  margin_floor: Decimal,
});
export type RfqPricing = Static<typeof RfqPricing>;

export const RfqChange = Shape({
  request_id: Id,
  quantity: Quantity,
  remarks: Maybe(Text(LIMITS.remarks)),
  status: OneOf('PRICE_UPDATED', 'ARCHIVED'),
  rfq_offer_id: Maybe(Id),
  rfq_offer_price: Maybe(Money),
  rfq_mg: Maybe(Decimal),
  rfq_selling_price: Maybe(Money),
  pan_india_gst: Maybe(Percent),
  message: Maybe(Text(LIMITS.reason, 1)),
  below_cost_reason: Maybe(Text(LIMITS.reason)),
  version: Maybe(Version),
});
export type RfqChange = Static<typeof RfqChange>;

const { request_id, quantity, remarks, status: _, message: __, ...price } = RfqChange.properties;
/** A price of one of several requests. */
const RfqPrice = Shape({ request_id, quantity, remarks, ...price });
export const RfqPrices = Shape({
  prices: Type.Array(RfqPrice, { minItems: 1, maxItems: LIMITS.rfqItems }),
});
export type RfqPrices = Static<typeof RfqPrices>;
