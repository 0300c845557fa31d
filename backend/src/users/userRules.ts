import type { UserAction } from '@munim/schema/generated/types.ts';
import { type PermissionMap, Role } from '@munim/schema/shared/roles.ts';
import {
  mayChangeSignIn,
  pairsOf,
  permissionChanges,
  heldBy,
  userActions,
} from '@munim/schema/users/users.rules.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, refused } from '../core/http/errors.ts';
import type { LockedUser } from './users.service.ts';

const ownAccount = () => refused('You cannot do this to your own account', 'OWN_ACCOUNT');

/** Refusals by the rule that also draws the buttons, with the reason. */
export function refuseUnless(action: UserAction, user: LockedUser, viewer: Viewer): void {
  const { role_id: roleId, banned, lastTopAdmin, signInRefused, first_sign_in_at } = user;
  const state = {
    roleId,
    banned,
    deletedUser: false,
    own: user.user_id === viewer.userId,
    lastTopAdmin,
    signInRefused,
    invited: first_sign_in_at === null,
    byTopAdmin: viewer.roleId === Role.TOP_ADMIN,
  };
  if (userActions(state, viewer.can).includes(action)) return;
  const mayOtherwise = userActions(
    { ...state, own: false, lastTopAdmin: false },
    viewer.can,
  ).includes(action);
  if (!mayOtherwise) throw forbidden();
  throw state.own
    ? ownAccount()
    : refused(
        'The last active user of role 1001 who may grant permissions cannot be changed',
        'LAST_TOP_ADMIN',
      );
}

/** Refuses to look as a person who holds a pair that the viewer does not: that would show what the viewer may not see. */
export function refuseNotHeld(permissions: PermissionMap, viewer: Viewer): void {
  const unheld = pairsOf(permissions).find((pair) => !heldBy(viewer.can)(pair));
  if (unheld)
    throw refused(
      `This person holds a permission that you do not hold yourself: ${unheld.join(' ')}`,
      'NOT_GRANTABLE',
    );
}

/** Refuses to grant a pair that the viewer does not have. */
export function refuseNotGrantable(
  before: PermissionMap,
  after: PermissionMap,
  viewer: Viewer,
): void {
  const unheld = permissionChanges(before, after).added.find((pair) => !heldBy(viewer.can)(pair));
  if (unheld)
    throw refused(
      `You cannot give a permission that you do not hold yourself: ${unheld.join(' ')}`,
      'PERMISSION_NOT_HELD',
    );
}

/**
 * E-mail and phone, where sign-in codes go, are changed by others only, and not by people who would
 * gain rights by it.
 */
export function refuseSignInChange(user: LockedUser, viewer: Viewer): void {
  if (user.user_id === viewer.userId) throw ownAccount();
  const { role_id: roleId, permissions } = user;
  if (roleId !== null && !mayChangeSignIn(viewer, { roleId, permissions }))
    throw refused(
      'This person holds permissions that you do not hold yourself',
      'PERMISSION_NOT_HELD',
    );
}

/** Role 10001, and no other, belongs to an organisation; its own people make no users of another one. */
export async function refuseWrongOrganisation(
  { trx, viewer }: Work,
  orgId: number | null,
  wanted: boolean,
): Promise<void> {
  if (!wanted && orgId !== null)
    throw badField('org_id', 'Only users of role 10001 belong to an organisation');
  if (!wanted) return;
  if (orgId === null) throw badField('org_id', 'org_id is required');
  const found = await trx
    .selectFrom('organisations')
    .select('org_id')
    .where('org_id', '=', orgId)
    .forKeyShare()
    .executeTakeFirst();
  if (!found || (viewer.orgId !== null && viewer.orgId !== orgId))
    throw badField('org_id', 'This organisation does not exist');
}

export const isSameMap = (one: PermissionMap, other: PermissionMap): boolean =>
  String(pairsOf(one)) === String(pairsOf(other));
