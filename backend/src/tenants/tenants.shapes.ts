import { LIMITS, PHONE_PATTERN } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { AddressDetails } from '../core/data/embeds.ts';
import {
  Count,
  Email,
  Id,
  Line,
  ListOf,
  Logo,
  Maybe,
  Moment,
  Nullable,
  Place,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';
import { TENANT_LIST } from './tenants.list.ts';

const MaybeText = Nullable(Type.String());

const TenantContact = Type.Object({
  ...UserInfo.properties,
  email: Type.String(),
  mobile: Type.String(),
});

/** A customer as GET /tenant/getTenant answers it. */
export const Tenant = Type.Object({
  tenant_id: Id,
  tenant_name: Type.String(),
  org_id: Id,
  organisation_name: Type.String(),
  gst_no: MaybeText,
  logo: MaybeText,
  logo_thumbnail: Nullable(Type.String({ description: 'Signed address of the small logo.' })),
  verified_tenant: Type.Boolean(),
  district: MaybeText,
  state: MaybeText,
  /** First address of the customer. */
  shipping_address: Nullable(AddressDetails),
  /** Null without tenant_user:READ. */
  contact_count: Nullable(Count),
  /** Days to pay an invoice; null for the usual ones. */
  credit_days: Nullable(Type.Integer()),
  sales_person: Nullable(Id),
  created_by: Nullable(Id),
  created_at: Moment,
  updated_at: Moment,
  /** Users, with map_sales_person, map_created_by, and map_users (needs tenant_user:READ). */
  sales_person_info: Maybe(Nullable(UserInfo)),
  created_by_info: Maybe(Nullable(UserInfo)),
  users: Maybe(Type.Array(TenantContact)),
});
export type Tenant = Static<typeof Tenant>;

export const TenantQuery = Shape({
  tenant_id: Maybe(Id),
  /** Several ids, for joins to other records. */
  tenant_ids: Maybe(ListOf(Id)),
  tenant_name: Maybe(Text(LIMITS.keyword)),
  keyword: Maybe(Text(LIMITS.keyword)),
  verified_tenant: Maybe(Type.Boolean()),
  org_id: Maybe(Id),
  /**
   * The first customers of several organisations, up to the limit for each; `organisation_counts`
   * then has their totals.
   */
  org_ids: Maybe(ListOf(Id)),
  sales_person: Maybe(Id),
  map_users: Maybe(Type.Boolean()),
  map_sales_person: Maybe(Type.Boolean()),
  map_created_by: Maybe(Type.Boolean()),
  ...listQuery(TENANT_LIST),
});
export type TenantQuery = Static<typeof TenantQuery>;

export const OrganisationCounts = Type.Array(Type.Object({ org_id: Id, count: Count }));

const written = {
  /**
   * 15 characters, with a check digit; empty for none. Errors have a fixed text, so the shape
   * checks little.
   */
  gst_no: Maybe(Text(LIMITS.keyword)),
  logo: Maybe(Logo),
  sales_person: Maybe(Id),
  credit_days: Maybe(Nullable(Type.Integer({ minimum: 0, maximum: LIMITS.creditDays }))),
  shipping_address: Maybe(Shape(Place)),
  /** True for a second customer of its GST number or name in its organisation; else DUPLICATE_CUSTOMER. */
  confirm_duplicate: Maybe(Type.Boolean()),
};
/** A person at the customer; made with it, in the same transaction. */
export const NewContact = Shape({
  first_name: Line(LIMITS.personName),
  last_name: Maybe(Text(LIMITS.personName)),
  email: Email,
  mobile: Type.String({ pattern: PHONE_PATTERN }),
});
export type NewContact = Static<typeof NewContact>;

export const NewTenant = Shape({
  tenant_name: Line(LIMITS.customerName),
  org_id: Id,
  contacts: Maybe(Type.Array(NewContact, { maxItems: LIMITS.contacts })),
  /** Addresses after the first, the shipping address. */
  further_addresses: Maybe(Type.Array(Shape(Place), { maxItems: LIMITS.furtherAddresses })),
  ...written,
});
export type NewTenant = Static<typeof NewTenant>;

export const TenantChange = Shape({
  tenant_id: Id,
  tenant_name: Maybe(Line(LIMITS.customerName)),
  org_id: Maybe(Id),
  verified_tenant: Maybe(Type.Boolean()),
  ...written,
});
export type TenantChange = Static<typeof TenantChange>;

export const TenantId = Shape({ tenant_id: Id });
