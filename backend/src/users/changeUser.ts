import { CATEGORY_MANAGERS, type PermissionMap, Role } from '@munim/schema/shared/roles.ts';
import { mayGiveRole, mapOf, pairsOf } from '@munim/schema/users/users.rules.ts';
import { differences } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden } from '../core/http/errors.ts';
import { refuseUnknownRole, textOrNull } from './createUser.ts';
import { startingPermissions } from './roleTemplates.ts';
import { writeSalesUsers } from './salesUsers.ts';
import { refusingDuplicates } from './userDuplicates.ts';
import {
  isSameMap,
  refuseSignInChange,
  refuseNotGrantable,
  refuseUnless,
  refuseWrongOrganisation,
} from './userRules.ts';
import { type LockedUser, lockUser, userById } from './users.service.ts';
import type { User, UserChange } from './users.shapes.ts';

const ACCESS = ['role_id', 'org_id', 'permissions'] as const;

/** Names, picture and contact data. A user name that equals the e-mail address follows it. */
function personChange(
  user: LockedUser,
  { first_name, last_name, email, mobile, logo, ...body }: UserChange,
) {
  const username =
    body.username ?? (user.username.toLowerCase() === user.email.toLowerCase() ? email : undefined);
  return {
    ...(first_name === undefined ? {} : { first_name: first_name.trim() }),
    ...(last_name === undefined ? {} : { last_name: textOrNull(last_name) }),
    ...(logo === undefined ? {} : { logo: textOrNull(logo) }),
    ...(email === undefined ? {} : { email }),
    ...(mobile === undefined ? {} : { mobile }),
    ...(username === undefined ? {} : { username: username.trim() }),
  };
}

/** Another role starts with its template; the organisation is kept only for roles that have one. */
function accessAfter(user: LockedUser, body: UserChange, start: PermissionMap | undefined) {
  const role_id = body.role_id ?? user.role_id;
  const isNewRole = role_id !== user.role_id;
  const permissions = body.permissions
    ? mapOf(pairsOf(body.permissions))
    : isNewRole
      ? (start ?? {})
      : user.permissions;
  const org_id = body.org_id ?? (role_id === Role.ORGANISATION ? user.org_id : null);
  return { role_id, org_id, permissions, isNewRole };
}

async function accessChange(
  work: Work,
  user: LockedUser,
  body: UserChange,
  start: PermissionMap | undefined,
) {
  const { viewer } = work;
  if (ACCESS.every((field) => body[field] === undefined)) return {};
  if (user.role_id === null)
    throw badField(
      ACCESS.find((field) => body[field] !== undefined) ?? '',
      'A contact has no role',
    );
  const { isNewRole, permissions, ...place } = accessAfter(user, body, start);
  const changes = differences<typeof place>(user, place);
  const isSame = isSameMap(user.permissions, permissions);
  if (isSame && !Object.keys(changes).length) return {};
  refuseUnless('PERMISSIONS', user, viewer);
  if (isNewRole && !mayGiveRole(viewer, place.role_id ?? 0)) throw refuseUnknownRole();
  await refuseWrongOrganisation(work, place.org_id, place.role_id === Role.ORGANISATION);
  refuseNotGrantable(user.permissions, permissions, viewer);
  return {
    ...changes,
    ...(isSame ? {} : { permissions: { from: user.permissions, to: permissions } }),
  };
}

/** Users who stop being category managers lose their sales users. */
async function salesUsersChange({ trx, viewer }: Work, user: LockedUser, body: UserChange) {
  const role_id = body.role_id ?? user.role_id;
  const isManager = CATEGORY_MANAGERS.some((role) => role === role_id);
  if (body.sales_user_ids) refuseUnless('PERMISSIONS', user, viewer);
  const ids = body.sales_user_ids ?? (isManager ? undefined : []);
  const change = ids && (await writeSalesUsers(trx, { user_id: user.user_id, role_id }, ids));
  return change ? { sales_user_ids: change } : {};
}

const valuesOf = (changes: Record<string, { to: unknown }>) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { to }]) => [
      field,
      field === 'permissions' ? JSON.stringify(to) : to,
    ]),
  );

/** Changes a user. A new role resets the permissions to its template unless they are sent along. */
export async function changeUser(work: Work, body: UserChange): Promise<User> {
  const { trx, settings, viewer } = work;
  // locks in the same order as a change of the template: before the user
  const start =
    body.role_id === undefined ? undefined : await startingPermissions(trx, body.role_id);
  const user = await lockUser(work, body.user_id);
  const person = personChange(user, body);
  if (Object.keys(person).length) refuseUnless('EDIT', user, viewer);
  else if (
    !viewer.can(user.role_id === null ? 'TENANT_USER' : 'ADMIN_USER', 'UPDATE') &&
    !viewer.can('ADMIN_USER', 'APPROVE')
  )
    throw forbidden();
  const personChanges = differences(user, person);
  if ('email' in personChanges || 'mobile' in personChanges || 'username' in personChanges)
    refuseSignInChange(user, viewer);
  const access = await accessChange(work, user, body, start);
  const columns = { ...personChanges, ...access };
  if (Object.keys(columns).length)
    await refusingDuplicates(trx, person, user.user_id, () =>
      trx.updateTable('users').set(valuesOf(columns)).where('user_id', '=', user.user_id).execute(),
    );
  const sales = await salesUsersChange(work, user, body);
  const changes = { ...columns, ...sales };
  if (Object.keys(changes).length) {
    const action = Object.keys(access).length ? 'CHANGE_PERMISSIONS' : 'UPDATE';
    await work.audit({ entity: 'USER', id: user.user_id, action, changes });
  }
  return userById(trx, settings, user.user_id);
}
