import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Id, Maybe, Moment, Nullable, paging, Shape, Text } from '../core/shapes.ts';

export const Organisation = Type.Object({
  org_id: Id,
  organisation_name: Type.String(),
  is_active: Type.Boolean(),
  logo: Nullable(Type.String()),
  created_at: Moment,
});

export const OrganisationQuery = Shape({
  org_id: Maybe(Id),
  organisation_name: Maybe(Text(LIMITS.keyword)),
  is_active: Maybe(Type.Boolean()),
  ...paging(),
});
export type OrganisationQuery = Static<typeof OrganisationQuery>;
