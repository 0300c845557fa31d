import { type Static, Type } from 'typebox';
import { SkuInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Id,
  Maybe,
  Moment,
  Money,
  Nullable,
  paging,
  Quantity,
  Shape,
  UserInfo,
} from '../core/http/shapes.ts';

/** A selling price promised to a customer, or to all of an organisation, from a quantity on. */
export const ContractPrice = Type.Object({
  selling_price_id: Id,
  org_id: Nullable(Id),
  tenant_id: Nullable(Id),
  sku_id: Id,
  quantity: Quantity,
  selling_price: Money,
  sku_info: SkuInfo,
  /** Null: it is promised to the whole organisation. */
  tenant_info: Nullable(TenantInfo),
  /** Organisation of the price: org_id, or the customer's. */
  organisation_info: Type.Object({ org_id: Id, organisation_name: Type.String() }),
  created_by: Nullable(Id),
  created_by_info: Nullable(UserInfo),
  created_at: Moment,
});
export type ContractPrice = Static<typeof ContractPrice>;

export const ContractPriceQuery = Shape({
  selling_price_id: Maybe(Id),
  org_id: Maybe(Id),
  tenant_id: Maybe(Id),
  sku_id: Maybe(Id),
  quantity: Maybe(Quantity),
  ...paging(),
});
export type ContractPriceQuery = Static<typeof ContractPriceQuery>;

export const NewContractPrice = Shape({
  org_id: Maybe(Id),
  tenant_id: Maybe(Id),
  sku_id: Id,
  quantity: Quantity,
  selling_price: Money,
});
export type NewContractPrice = Static<typeof NewContractPrice>;

export const ContractPriceChange = Shape({
  selling_price_id: Id,
  quantity: Maybe(Quantity),
  selling_price: Maybe(Money),
});
export type ContractPriceChange = Static<typeof ContractPriceChange>;
