import { API_TOKENS } from '@munim/schema/api-tokens/api-tokens.rules.ts';
import { ALL_ROLES } from '@munim/schema/shared/roles.ts';
import { type Static, Type } from 'typebox';
import {
  Id,
  Line,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Shape,
  UserInfo,
  Version,
} from '../core/http/shapes.ts';
import { Permissions } from '../users/users.shapes.ts';

export const ApiTokenQuery = Shape({
  ...paging(),
  of_everybody: Maybe(Type.Boolean({ description: 'Those of all people; needs admin_user:READ.' })),
});
export type ApiTokenQuery = Static<typeof ApiTokenQuery>;

const Days = Type.Integer({
  minimum: 1,
  maximum: API_TOKENS.days,
  description: 'Days that the token lasts.',
});

export const NewApiToken = Shape({
  api_token_name: Line(API_TOKENS.nameLength),
  permissions: Permissions,
  org_id: Maybe(Id),
  networks: Maybe(
    Type.Array(Line(API_TOKENS.networkLength), {
      maxItems: API_TOKENS.networks,
      uniqueItems: true,
      description: 'Addresses and networks in CIDR notation that it may be used from.',
    }),
  ),
  days: Days,
});
export type NewApiToken = Static<typeof NewApiToken>;

export const Rotation = Shape({
  api_token_id: Id,
  version: Version,
  days: Days,
  overlap_hours: Type.Integer({
    minimum: 0,
    maximum: API_TOKENS.overlapHours,
    description: 'Hours that the token before still works.',
  }),
});
export type Rotation = Static<typeof Rotation>;

export const ApiTokenId = Shape({ api_token_id: Id });

export const ApiToken = Type.Object({
  api_token_id: Id,
  api_token_name: Type.String(),
  user_info: UserInfo,
  permissions: Permissions,
  organisation_details: Nullable(Type.Object({ org_id: Id, organisation_name: Type.String() })),
  networks: Type.Array(Type.String()),
  token_end: Type.String({ description: 'The last four characters of the token.' }),
  state: OneOf('ACTIVE', 'EXPIRED', 'REVOKED'),
  expires_at: Moment,
  last_used_at: Nullable(Moment),
  last_used_from: Nullable(Type.String()),
  created_at: Moment,
  rotated_at: Nullable(Moment),
  previous_ends_at: Nullable(Moment),
  revoked_at: Nullable(Moment),
  version: Type.Integer(),
});
export type ApiToken = Static<typeof ApiToken>;

/** A row with its token, which is answered once and kept nowhere. */
export const ShownToken = { data: ApiToken, token: Type.String() };
export interface ShownToken {
  data: ApiToken;
  token: string;
}

export const RoleIds = Type.Array(Type.Unsafe<number>({ type: 'integer', enum: [...ALL_ROLES] }), {
  maxItems: ALL_ROLES.length,
  uniqueItems: true,
});
export const RolesWithout = Shape({ role_ids: RoleIds });
