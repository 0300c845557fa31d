import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Id, ListOf, Maybe, Moment, Nullable, paging, Shape, Text } from '../core/shapes.ts';

const RoleId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const MaybeWords = Nullable(Type.String());

/** A member of staff or a customer's contact. Beyond the names there is nothing without the permission for it (ID09). */
export const User = Type.Object({
  user_id: Id,
  role_id: Nullable(Type.Integer()),
  first_name: Type.String(),
  last_name: MaybeWords,
  deleted_user: Type.Boolean(),
  email: Maybe(Type.String()),
  mobile: Maybe(Type.String()),
  username: Maybe(Type.String()),
  logo: Maybe(MaybeWords),
  tenant_id: Maybe(Nullable(Id)),
  org_id: Maybe(Nullable(Id)),
  banned: Maybe(Type.Boolean()),
  last_active_at: Maybe(Nullable(Moment)),
});
export type User = Static<typeof User>;

export const UserQuery = Shape({
  role_id: Maybe(ListOf(RoleId)),
  tenant_id: Maybe(Id),
  user_id: Maybe(Id),
  keyword: Maybe(Text(LIMITS.keyword)),
  deleted_user: Maybe(Type.Boolean({ default: false })),
  ...paging(),
});
export type UserQuery = Static<typeof UserQuery>;

/** All absent clears the choice. */
export const DefaultUser = Shape({ org_id: Maybe(Id), tenant_id: Maybe(Id), user_id: Maybe(Id), address_id: Maybe(Id) });
export type DefaultUser = Static<typeof DefaultUser>;
