import { DELIVERY_TIME_DAYS, LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Offer } from '../core/data/catalogueEmbeds.ts';
import {
  Count,
  Id,
  Maybe,
  Money,
  Nullable,
  paging,
  Quantity,
  Shape,
  Text,
} from '../core/http/shapes.ts';

const MaybeText = Nullable(Type.String());

const ofGroup = {
  minimum_variant_price: Nullable(Money),
  offer_count: Count,
  offers: Type.Array(Offer),
};
/** One seller's offers for the SKU; the address is its office, in one line. */
export const OffersOfSeller = Type.Object({
  seller_id: Id,
  seller_name: Type.String(),
  address: MaybeText,
  district: MaybeText,
  state: MaybeText,
  ...ofGroup,
});
/** One seller's offers for one SKU. */
export const OffersOfSku = Type.Object({
  sku_id: Id,
  product_sku_name: Type.String(),
  unit: Type.String(),
  product_id: Id,
  product_name: Type.String(),
  ...ofGroup,
});

export const OfferQuery = Shape({
  product_sku_id: Maybe(Id),
  sku_offer_id: Maybe(Id),
  seller_id: Maybe(Id),
  map_seller_info: Maybe(Type.Boolean()),
  group_by_seller: Maybe(Type.Boolean()),
  ...paging(80),
});
export type OfferQuery = Static<typeof OfferQuery>;

export const SellerOffersQuery = Shape({ seller_id: Id, ...paging() });
export type SellerOffersQuery = Static<typeof SellerOffersQuery>;

const OfferText = Maybe(Text(LIMITS.offerText));
const terms = {
  mrp: Maybe(Money),
  delivery_time_day: Maybe(
    Type.Literal(DELIVERY_TIME_DAYS, { description: `Always ${DELIVERY_TIME_DAYS}.` }),
  ),
  is_active: Maybe(Type.Boolean()),
  packaging_details: OfferText,
  brand: OfferText,
  color: OfferText,
  type: OfferText,
  above_mrp_reason: Maybe(Text(LIMITS.reason)),
};

export const NewOffer = Shape({
  sku_id: Id,
  seller_id: Id,
  offer_price: Money,
  moq: Quantity,
  ...terms,
});
export type NewOffer = Static<typeof NewOffer>;

/** Hide and show send only sku_offer_id and is_active; any other body needs offer_price and moq. An empty text clears. */
export const OfferChange = Shape({
  sku_offer_id: Id,
  offer_price: Maybe(Money),
  moq: Maybe(Quantity),
  ...terms,
});
export type OfferChange = Static<typeof OfferChange>;

export const OfferId = Shape({ sku_offer_id: Id });
