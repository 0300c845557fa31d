import { LIMITS, PHONE_PATTERN } from '@munim/schema/shared/limits.ts';
import {
  ALL_ROLES,
  PERMISSION_ACTIONS,
  PERMISSION_ENTITIES,
  type PermissionMap,
} from '@munim/schema/shared/roles.ts';
import { type Static, Type } from 'typebox';
import { FIRST_STEPS } from '@munim/schema/users/firstSteps.ts';
import {
  Answer,
  Email,
  Id,
  ListOf,
  Logo,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';

const RoleId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const KnownRole = Type.Unsafe<number>({ type: 'integer', enum: [...ALL_ROLES] });
const MaybeText = Nullable(Type.String());

const Actions = Type.Array(OneOf(...PERMISSION_ACTIONS), {
  maxItems: PERMISSION_ACTIONS.length,
  uniqueItems: true,
});
/** Entity and its actions; an absent entity grants nothing. */
export const Permissions = Type.Unsafe<PermissionMap>(
  Shape(Object.fromEntries(PERMISSION_ENTITIES.map((entity) => [entity, Maybe(Actions)]))),
);

/**
 * A member of staff or a customer's contact. Fields beyond the names need a permission
 * (docs/rules/sign-in.md#who-sees-users).
 */
export const User = Type.Object({
  user_id: Id,
  role_id: Nullable(Type.Integer()),
  role_name: Maybe(Type.String()),
  first_name: Type.String(),
  last_name: MaybeText,
  deleted_user: Type.Boolean(),
  email: Maybe(Type.String()),
  mobile: Maybe(Type.String()),
  username: Maybe(Type.String()),
  logo: Maybe(MaybeText),
  logo_thumbnail: Maybe(MaybeText),
  tenant_id: Maybe(Nullable(Id)),
  org_id: Maybe(Nullable(Id)),
  organisation_name: Maybe(MaybeText),
  banned: Maybe(Type.Boolean()),
  sign_in_refused: Maybe(
    Type.Boolean({ description: 'Wrong codes of today have closed sign-in for some devices.' }),
  ),
  last_active_at: Maybe(Nullable(Moment)),
  invited_at: Maybe(Nullable(Moment)),
  first_sign_in_at: Maybe(Nullable(Moment)),
  permissions: Maybe(Permissions),
  last_top_admin: Maybe(
    Type.Boolean({ description: 'No other active user of role 1001 could hand out permissions.' }),
  ),
  sales_users: Maybe(
    Type.Array(UserInfo, { description: "Sales persons of a category manager, for Home's lists." }),
  ),
  created_at: Maybe(Moment),
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
export const DefaultUser = Shape({
  org_id: Maybe(Id),
  tenant_id: Maybe(Id),
  user_id: Maybe(Id),
  address_id: Maybe(Id),
});
export type DefaultUser = Static<typeof DefaultUser>;

/** Names go into subjects and addresses of mails: no line breaks, no control characters. */
const ONE_LINE = '[^\\u0000-\\u001f\\u007f\\u2028\\u2029]';
const FirstName = Type.String({
  minLength: 1,
  maxLength: LIMITS.personName,
  pattern: `^(?=.*\\S)${ONE_LINE}+$`,
});
const LastName = Type.String({ maxLength: LIMITS.personName, pattern: `^${ONE_LINE}*$` });
const Mobile = Type.String({ pattern: PHONE_PATTERN });
const optional = {
  last_name: Maybe(LastName),
  logo: Maybe(Logo),
  org_id: Maybe(Id),
  permissions: Maybe(Permissions),
};
const Username = Type.String({
  minLength: 3,
  maxLength: LIMITS.username,
  pattern: `^${ONE_LINE}*$`,
});

/** Exactly one of role_id (staff) and tenant_id (a customer's contact). */
export const NewUser = Shape({
  first_name: FirstName,
  email: Email,
  mobile: Mobile,
  username: Maybe(Username),
  role_id: Maybe(KnownRole),
  tenant_id: Maybe(Id),
  ...optional,
});
export type NewUser = Static<typeof NewUser>;

/** An empty last name or logo clears it. */
export const UserChange = Shape({
  user_id: Id,
  first_name: Maybe(FirstName),
  email: Maybe(Email),
  mobile: Maybe(Mobile),
  username: Maybe(Username),
  role_id: Maybe(KnownRole),
  sales_user_ids: Maybe(Type.Array(Id, { maxItems: LIMITS.salesUsers, uniqueItems: true })),
  ...optional,
});
export type UserChange = Static<typeof UserChange>;

export const UserId = Shape({ user_id: Id });

export const RoleTemplate = Type.Object({
  role_id: Type.Integer(),
  display_name: Type.String(),
  permissions: Permissions,
  version: Type.Integer({ description: 'Changes of the template; 0 for that of the product.' }),
  assignable: Type.Boolean({ description: 'Whether the caller may give this role to somebody.' }),
});

const roleChange = { role_id: KnownRole, permissions: Permissions };
export const RoleChange = Shape(roleChange);
export type RoleChange = Static<typeof RoleChange>;
export const RoleTemplateChange = Shape({ ...roleChange, version: Type.Integer({ minimum: 0 }) });

/** People whom a change of a template would touch; the first of them by name. */
export const RoleEffect = Type.Object({
  staff: Type.Integer({ description: 'People who have the role.' }),
  count: Type.Integer({ description: 'Those whose permissions would change.' }),
  users: Type.Array(
    Type.Object({
      user_info: UserInfo,
      added: Type.Integer(),
      removed: Type.Integer(),
      own_differences: Type.Integer({ description: 'Pairs given or taken by hand, which stay.' }),
    }),
  ),
});
export type RoleEffect = Static<typeof RoleEffect>;

export const FirstSteps = Answer({ data: Type.Array(OneOf(...FIRST_STEPS)) });

/** Bearer token of reading calls, good for 15 minutes. */
export const UserView = Type.Object({ accessToken: Type.String() });
