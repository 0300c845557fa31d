import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
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
} from '../core/http/shapes.ts';

const RfqStatus = OneOf('PENDING', 'PRICE_UPDATED', 'QUOTATION_GENERATED', 'ARCHIVED');

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
  message: Nullable(Type.String()),
  version: Type.Integer(),
});
export type Rfq = Static<typeof Rfq>;

export const RfqDay = Type.Object({ date: Day, count: Count, rfqs: Type.Array(Rfq) });

export const RfqQuery = Shape({
  request_id: Maybe(Id),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  groupByDate: Maybe(Type.Boolean()),
  status: Maybe(ListOf(RfqStatus)),
  sales_person: Maybe(ListOf(Id)),
  tenant_id: Maybe(Id),
  on_date: Maybe(Day),
  category_manager: Maybe(Id),
  org_id: Maybe(Id),
  ...paging(),
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
