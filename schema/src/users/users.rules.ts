import type { PermissionAction, UserAction } from '../../generated/types.ts';
import {
  type Can,
  canBy,
  type EntityKey,
  PERMISSION_ACTIONS,
  PERMISSION_ENTITIES,
  type PermissionMap,
  Role,
  roleTemplate,
  SEES_ALL,
} from '../shared/roles.ts';

export type Pair = readonly [entity: EntityKey, action: PermissionAction];

/** Input of the user rules. */
export interface UserState {
  /** Null: a customer's contact. */
  roleId: number | null;
  banned: boolean;
  deletedUser: boolean;
  /** The viewer's own row. */
  own: boolean;
  /**
   * True when, without this person, no active top administrator who may grant permissions would
   * remain.
   */
  lastTopAdmin: boolean;
  /** Wrong codes of today have closed sign-in for some or all devices. */
  signInRefused: boolean;
  /** True for a user who has never signed in, so that an invitation makes sense. */
  invited: boolean;
  /** The viewer is a top administrator. */
  byTopAdmin: boolean;
}

/**
 * Actions of a viewer on a user. The backend refuses by them, the gateway answers them, the console
 * draws the buttons.
 */
export function userActions(user: UserState, can: Can): UserAction[] {
  if (user.deletedUser) return [];
  const entity = user.roleId === null ? 'TENANT_USER' : 'ADMIN_USER';
  const actions: UserAction[] = can(entity, 'UPDATE') ? ['EDIT'] : [];
  // Access and sessions of a top administrator are for top administrators.
  if (user.own || (user.roleId === Role.TOP_ADMIN && !user.byTopAdmin)) return actions;
  if (user.roleId !== null) actions.push(...accessActions(user, can));
  if (can(entity, 'DELETE') && !user.lastTopAdmin) actions.push('DELETE');
  return actions;
}

function accessActions(
  { roleId, banned, lastTopAdmin, signInRefused, invited, byTopAdmin }: UserState,
  can: Can,
): UserAction[] {
  const actions: UserAction[] = [];
  if (can('ADMIN_USER', 'APPROVE') && !lastTopAdmin) actions.push('PERMISSIONS');
  // another top administrator sees what this one sees
  if (byTopAdmin && can('ADMIN_USER', 'READ') && !banned && roleId !== Role.TOP_ADMIN)
    actions.push('VIEW_AS');
  if (invited && !banned && can('ADMIN_USER', 'WRITE')) actions.push('INVITE');
  if (!can('ADMIN_USER', 'UPDATE')) return actions;
  if (banned) return [...actions, 'UNBAN'];
  if (signInRefused) actions.push('UNLOCK');
  return [...actions, ...(lastTopAdmin ? [] : (['BAN'] as const)), 'FORCE_LOGOUT'];
}

export const pairsOf = (permissions: PermissionMap): Pair[] =>
  PERMISSION_ENTITIES.flatMap((entity) =>
    PERMISSION_ACTIONS.filter((action) => permissions[entity]?.includes(action)).map(
      (action) => [entity, action] as const,
    ),
  );

/** The map of these pairs in the one order it is kept in, so that equal maps are equal texts. */
export function mapOf(pairs: readonly Pair[]): PermissionMap {
  const entries = PERMISSION_ENTITIES.map((entity) => {
    const held = new Set(pairs.filter(([one]) => one === entity).map(([, action]) => action));
    return [entity, PERMISSION_ACTIONS.filter((action) => held.has(action))] as const;
  });
  return Object.fromEntries(entries.filter(([, actions]) => actions.length));
}

export interface PermissionChanges {
  added: Pair[];
  removed: Pair[];
}

export function permissionChanges(before: PermissionMap, after: PermissionMap): PermissionChanges {
  const lacks = (map: PermissionMap) => {
    const can = holds(map);
    return (pair: Pair) => !can(pair);
  };
  return {
    added: pairsOf(after).filter(lacks(before)),
    removed: pairsOf(before).filter(lacks(after)),
  };
}

const holds = (map: PermissionMap) => heldBy(canBy(map));
/** The same check as `can`, for a pair. */
export const heldBy =
  (can: Can) =>
  ([entity, action]: Pair): boolean =>
    can(entity.toUpperCase() as Uppercase<EntityKey>, action);

interface Giver {
  roleId: number;
  can: Can;
}

/** A role decides the visible rows: only the top admin makes top admins, and a giver with a limited row scope gives only the own role. */
export function mayGiveRole(giver: Giver, roleId: number): boolean {
  if (giver.roleId === Role.TOP_ADMIN) return true;
  return roleId !== Role.TOP_ADMIN && (SEES_ALL.includes(giver.roleId) || roleId === giver.roleId);
}

/**
 * True when the giver may make staff of this role: without APPROVE the template applies unchanged,
 * so the giver must hold all of it.
 */
export const mayAssignRole = (
  giver: Giver,
  roleId: number,
  template: PermissionMap = roleTemplate(roleId),
): boolean =>
  mayGiveRole(giver, roleId) &&
  (giver.can('ADMIN_USER', 'APPROVE') || pairsOf(template).every(heldBy(giver.can)));

/** A person's map after the template of the role changed: pairs given or taken by hand stay so. */
export function withTemplate(
  map: PermissionMap,
  before: PermissionMap,
  after: PermissionMap,
): PermissionMap {
  const own = permissionChanges(before, map);
  const isRemoved = holds(mapOf(own.removed));
  return mapOf([...pairsOf(after).filter((pair) => !isRemoved(pair)), ...own.added]);
}

/**
 * Reason why a template cannot have these permissions. Users give only pairs that they hold: what
 * the top administrators' template lost, nobody could give back.
 */
export function templateProblem(
  roleId: number,
  before: PermissionMap,
  after: PermissionMap,
): string | undefined {
  if (roleId !== Role.TOP_ADMIN) return undefined;
  const [lost] = permissionChanges(before, after).removed;
  return lost
    ? `Role ${roleId} keeps ${lost[0]} ${lost[1]}: nobody could give it back. Take it from single administrators`
    : undefined;
}

/**
 * Permission to change a user's e-mail or phone. Sign-in codes go there, so it needs a giver who
 * could have granted everything that the person holds.
 */
export const mayChangeSignIn = (
  giver: Giver,
  user: { roleId: number; permissions: PermissionMap },
): boolean => mayGiveRole(giver, user.roleId) && pairsOf(user.permissions).every(heldBy(giver.can));
