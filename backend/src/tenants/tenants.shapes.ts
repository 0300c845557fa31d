import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Id, Maybe, Moment, Nullable, paging, Shape, Text, UserInfo } from '../core/shapes.ts';

const MaybeText = Nullable(Type.String());

const TenantContact = Type.Object({ ...UserInfo.properties, email: Type.String(), mobile: Type.String() });

/** A customer as GET /tenant/getTenant answers it (specification 1, section 3). */
export const Tenant = Type.Object({
  tenant_id: Id,
  tenant_name: Type.String(),
  org_id: Id,
  organisation_name: Type.String(),
  gst_no: MaybeText,
  logo: MaybeText,
  verified_tenant: Type.Boolean(),
  district: MaybeText,
  state: MaybeText,
  sales_person: Nullable(Id),
  created_by: Nullable(Id),
  created_at: Moment,
  /** With map_sales_person, map_created_by, and map_users for who holds tenant_user:READ. */
  sales_person_info: Maybe(Nullable(UserInfo)),
  created_by_info: Maybe(Nullable(UserInfo)),
  users: Maybe(Type.Array(TenantContact)),
});
export type Tenant = Static<typeof Tenant>;

export const TenantQuery = Shape({
  tenant_id: Maybe(Id),
  tenant_name: Maybe(Text(LIMITS.keyword)),
  keyword: Maybe(Text(LIMITS.keyword)),
  verified_tenant: Maybe(Type.Boolean()),
  org_id: Maybe(Id),
  sales_person: Maybe(Id),
  map_users: Maybe(Type.Boolean()),
  map_sales_person: Maybe(Type.Boolean()),
  map_created_by: Maybe(Type.Boolean()),
  ...paging(),
});
export type TenantQuery = Static<typeof TenantQuery>;
