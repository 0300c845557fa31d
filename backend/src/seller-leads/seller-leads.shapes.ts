import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Count,
  Day,
  Email,
  Gstin,
  Id,
  Line,
  Maybe,
  Moment,
  Nullable,
  paging,
  Phone,
  PinCode,
  Shape,
  Text,
  UserInfo,
  Zone,
} from '../core/http/shapes.ts';

const MaybeText = Nullable(Type.String());
const Person = Nullable(UserInfo);

/** One row of GET /seller_directory, with the products it could supply. */
export const SellerLead = Type.Object({
  lead_id: Id,
  seller_name: Type.String(),
  contact_name: MaybeText,
  mobile_1: Type.String(),
  email_id_1: MaybeText,
  gstin: MaybeText,
  city: MaybeText,
  state: MaybeText,
  pin_code: Nullable(Type.Integer()),
  lead_category: Type.String(),
  lead_owner: Nullable(Id),
  lead_owner_info: Person,
  zone: Nullable(Zone),
  source_person: Nullable(Id),
  source_person_info: Person,
  remarks: MaybeText,
  is_verified: Type.Boolean(),
  verified_by: Nullable(Id),
  verified_by_info: Person,
  verified_at: Nullable(Moment),
  verification_remarks: MaybeText,
  seller_id: Nullable(Id),
  product_lead_count: Count,
  product_leads: Type.Array(
    Type.Object({ product_lead_id: Id, product_id: Id, product_name: Type.String() }),
  ),
  created_by: Nullable(Id),
  created_by_info: Person,
  created_at: Moment,
});
export type SellerLead = Static<typeof SellerLead>;

const filterFields = {
  lead_category: Maybe(Text(LIMITS.leadCategory)),
  lead_owner: Maybe(Id),
  zone: Maybe(Zone),
  start_date: Maybe(Day),
  end_date: Maybe(Day),
};
export const LeadQuery = Shape({
  lead_id: Maybe(Id),
  ...filterFields,
  source_person: Maybe(Id),
  is_verified: Maybe(Type.Boolean()),
  is_converted: Maybe(Type.Boolean()),
  keyword: Maybe(Text(LIMITS.keyword)),
  ...paging(),
});
export type LeadQuery = Static<typeof LeadQuery>;

/** Optional fields: null clears. */
const optional = {
  contact_name: Maybe(Nullable(Text(100))),
  email_id_1: Maybe(Nullable(Email)),
  gstin: Maybe(Nullable(Gstin)),
  city: Maybe(Nullable(Text(LIMITS.addressCity))),
  state: Maybe(Nullable(Text(LIMITS.addressCity))),
  pin_code: Maybe(Nullable(PinCode)),
  lead_owner: Maybe(Nullable(Id)),
  zone: Maybe(Nullable(Zone)),
  source_person: Maybe(Nullable(Id)),
  remarks: Maybe(Nullable(Text(LIMITS.leadRemarks))),
};
export type OptionalFacts = Static<ReturnType<typeof Type.Object<typeof optional>>>;

export const NewLead = Shape({
  seller_name: Line(LIMITS.sellerName),
  mobile_1: Phone,
  lead_category: Line(LIMITS.leadCategory),
  product_id: Maybe(Id),
  ...optional,
});
export type NewLead = Static<typeof NewLead>;

export const LeadChange = Shape({
  lead_id: Id,
  seller_name: Maybe(Line(LIMITS.sellerName)),
  mobile_1: Maybe(Phone),
  lead_category: Maybe(Line(LIMITS.leadCategory)),
  ...optional,
});
export type LeadChange = Static<typeof LeadChange>;

export const LeadId = Shape({ lead_id: Id });
export const CreatedLead = Type.Object({ lead_id: Id, product_lead_id: Nullable(Id) });
export type CreatedLead = Static<typeof CreatedLead>;

export const ProductLeadQuery = Shape({
  product_id: Maybe(Id),
  product_lead_id: Maybe(Id),
  ...paging(),
});
export type ProductLeadQuery = Static<typeof ProductLeadQuery>;

/** A product lead with its whole lead. */
export const ProductLead = Type.Object({
  product_lead_id: Id,
  lead_id: Id,
  product_id: Id,
  product_name: Type.String(),
  lead: SellerLead,
  created_at: Moment,
});
export type ProductLead = Static<typeof ProductLead>;

export const Verification = Shape({
  lead_id: Id,
  create_seller: Maybe(Type.Boolean({ default: false })),
  remarks: Maybe(Text(LIMITS.leadRemarks)),
});
export type Verification = Static<typeof Verification>;
export const Verified = Type.Object({
  lead_id: Id,
  is_verified: Type.Boolean(),
  seller_id: Nullable(Id),
});
export type Verified = Static<typeof Verified>;

export const LeadsAnalyticsQuery = Shape(filterFields);
export type LeadsAnalyticsQuery = Static<typeof LeadsAnalyticsQuery>;

const counted = { total: Count, verified: Count, converted: Count };
export const LeadsAnalytics = Type.Object({
  ...counted,
  by_category: Type.Array(Type.Object({ lead_category: Type.String(), ...counted })),
  by_owner: Type.Array(Type.Object({ lead_owner_info: Person, ...counted })),
  by_zone: Type.Array(Type.Object({ zone: Nullable(Zone), ...counted })),
  by_day: Type.Array(Type.Object({ day: Day, ...counted })),
});
export type LeadsAnalytics = Static<typeof LeadsAnalytics>;
