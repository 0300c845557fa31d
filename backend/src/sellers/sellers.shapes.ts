import { LIMITS } from '@munim/schema/shared/limits.ts';
import { WEBSITE_PATTERN } from '@munim/schema/shared/website.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { AddressDetails } from '../core/data/embeds.ts';
import {
  Count,
  Day,
  Email,
  Gstin,
  Id,
  Line,
  ListOf,
  Logo,
  Maybe,
  Moment,
  Nullable,
  Phone,
  PinCode,
  Place,
  Shape,
  Text,
  UserInfo,
  Zone,
} from '../core/http/shapes.ts';
import { SELLER_LIST } from './sellers.list.ts';

const MaybeText = Nullable(Type.String());

export const SellerCategory = Type.Object({ category_id: Id, category_name: Type.String() });

/** A vendor as GET /getSeller answers it. */
export const Seller = Type.Object({
  seller_id: Id,
  seller_name: Type.String(),
  is_active: Type.Boolean(),
  is_transporter: Type.Boolean(),
  is_own_seller: Type.Boolean(),
  org_id: Nullable(Id),
  pin_code: Type.Integer(),
  year_of_establishment: Nullable(Type.Integer()),
  gstin: MaybeText,
  mobile_1: Type.String(),
  email_id_1: Type.String(),
  website: MaybeText,
  zone: Nullable(Zone),
  logo: MaybeText,
  logo_thumbnail: Nullable(Type.String({ description: 'Signed address of the small logo.' })),
  categories: Type.Array(SellerCategory),
  source_person: Nullable(Id),
  source_person_info: Nullable(UserInfo),
  office_address_details: Nullable(AddressDetails),
  active_offer_count: Count,
  created_at: Moment,
  updated_at: Moment,
});
export type Seller = Static<typeof Seller>;

/** start_date and end_date look at the on-boarding day. */
const filterFields = {
  categories: Maybe(ListOf(Id)),
  source_person: Maybe(Id),
  start_date: Maybe(Day),
  end_date: Maybe(Day),
  zone: Maybe(Zone),
};
export const SellerQuery = Shape({
  seller_id: Maybe(Id),
  seller_name: Maybe(Text(LIMITS.keyword)),
  /** Part of the name, GST number, phone or e-mail address, or the vendor's number. */
  keyword: Maybe(Text(LIMITS.keyword)),
  ...filterFields,
  is_active: Maybe(Type.Boolean()),
  is_transporter: Maybe(Type.Boolean()),
  is_own_seller: Maybe(Type.Boolean()),
  org_id: Maybe(Id),
  ...listQuery(SELLER_LIST),
});
export type SellerQuery = Static<typeof SellerQuery>;

export const OfficeAddress = Shape({
  address1: Place.address1,
  city: Place.city,
  state: Place.state,
  postal_code: Place.postal_code,
});

/** Optional fields: null clears. */
const optional = {
  year_of_establishment: Maybe(Nullable(Type.Integer({ minimum: 1800, maximum: 9999 }))),
  gstin: Maybe(Nullable(Gstin)),
  website: Maybe(Nullable(Type.String({ pattern: WEBSITE_PATTERN, maxLength: 200 }))),
  categories: Maybe(ListOf(Id)),
  source_person: Maybe(Nullable(Id)),
  zone: Maybe(Nullable(Zone)),
  logo: Maybe(Nullable(Logo)),
  is_active: Maybe(Type.Boolean()),
  is_transporter: Maybe(Type.Boolean()),
};
export type OptionalFacts = Static<ReturnType<typeof Type.Object<typeof optional>>>;

export const NewSeller = Shape({
  seller_name: Line(LIMITS.sellerName),
  mobile_1: Phone,
  email_id_1: Email,
  pin_code: PinCode,
  ...optional,
  is_own_seller: Maybe(Type.Boolean()),
  org_id: Maybe(Id),
  office_address_details: OfficeAddress,
});
export type NewSeller = Static<typeof NewSeller>;

export const SellerChange = Shape({
  seller_id: Id,
  seller_name: Maybe(Line(LIMITS.sellerName)),
  mobile_1: Maybe(Phone),
  email_id_1: Maybe(Email),
  pin_code: Maybe(PinCode),
  ...optional,
  office_address_details: Maybe(OfficeAddress),
});
export type SellerChange = Static<typeof SellerChange>;

export const SellerId = Shape({ seller_id: Id });

export const SellerAnalyticsQuery = Shape(filterFields);
export type SellerAnalyticsQuery = Static<typeof SellerAnalyticsQuery>;

const counted = { total: Count, active: Count };
export const SellerAnalytics = Type.Object({
  ...counted,
  by_category: Type.Array(Type.Object({ category: Nullable(SellerCategory), ...counted })),
  by_source_person: Type.Array(Type.Object({ source_person_info: Nullable(UserInfo), ...counted })),
  by_zone: Type.Array(Type.Object({ zone: Nullable(Zone), ...counted })),
  by_day: Type.Array(Type.Object({ day: Day, ...counted })),
});
export type SellerAnalytics = Static<typeof SellerAnalytics>;
