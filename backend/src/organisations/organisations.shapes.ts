import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import {
  Count,
  Id,
  Line,
  Logo,
  Maybe,
  Moment,
  Nullable,
  Shape,
  Text,
} from '../core/http/shapes.ts';
import { ORGANISATION_LIST } from './organisations.list.ts';

export const Organisation = Type.Object({
  org_id: Id,
  organisation_name: Type.String(),
  is_active: Type.Boolean(),
  logo: Nullable(Type.String()),
  logo_thumbnail: Nullable(Type.String({ description: 'Signed address of the small logo.' })),
  /** Customers in the viewer's row scope. */
  tenant_count: Count,
  created_at: Moment,
  updated_at: Moment,
});
export type Organisation = Static<typeof Organisation>;

/** The last three keep organisations that have such a customer in the viewer's row scope. */
export const OrganisationQuery = Shape({
  org_id: Maybe(Id),
  organisation_name: Maybe(Text(LIMITS.keyword)),
  is_active: Maybe(Type.Boolean()),
  keyword: Maybe(Text(LIMITS.keyword)),
  verified_tenant: Maybe(Type.Boolean()),
  sales_person: Maybe(Id),
  ...listQuery(ORGANISATION_LIST),
});
export type OrganisationQuery = Static<typeof OrganisationQuery>;

export const NewOrganisation = Shape({
  organisation_name: Line(LIMITS.customerName),
  logo: Maybe(Logo),
  is_active: Maybe(Type.Boolean({ default: true })),
});
export type NewOrganisation = Static<typeof NewOrganisation>;

/** An empty logo removes it. */
export const OrganisationChange = Shape({
  org_id: Id,
  organisation_name: Maybe(Line(LIMITS.customerName)),
  logo: Maybe(Logo),
  is_active: Maybe(Type.Boolean()),
});
export type OrganisationChange = Static<typeof OrganisationChange>;
