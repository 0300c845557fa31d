import { describe, expect, test } from '@jest/globals';
import type { UserAction } from '../../generated/types.ts';
import { ALL_ROLES, canBy, type PermissionMap, Role, roleTemplate } from '../shared/roles.ts';
import {
  mayAssignRole,
  mayGiveRole,
  mapOf,
  mayChangeSignIn,
  pairsOf,
  permissionChanges,
  userActions,
  type UserState,
} from './users.rules.ts';

const STAFF: UserState = {
  roleId: Role.SALES,
  banned: false,
  deletedUser: false,
  own: false,
  lastTopAdmin: false,
  signInRefused: false,
  invited: false,
  byTopAdmin: true,
};
const ADMIN = roleTemplate(Role.TOP_ADMIN);
const only = (...actions: NonNullable<PermissionMap['admin_user']>): PermissionMap => ({
  admin_user: actions,
});

describe('actions of a user', () => {
  test.each<[string, Partial<UserState>, PermissionMap, UserAction[]]>([
    [
      'an active one',
      {},
      ADMIN,
      ['EDIT', 'PERMISSIONS', 'VIEW_AS', 'BAN', 'FORCE_LOGOUT', 'DELETE'],
    ],
    ['an active one by another role', { byTopAdmin: false }, only('READ'), []],
    ['an active one by a top admin who only reads staff', {}, only('READ'), ['VIEW_AS']],
    ['another top admin', { roleId: Role.TOP_ADMIN }, only('READ'), []],
    [
      'one who is refused at sign-in',
      { signInRefused: true },
      only('UPDATE'),
      ['EDIT', 'UNLOCK', 'BAN', 'FORCE_LOGOUT'],
    ],
    ['one who has not come yet', { invited: true }, only('WRITE'), ['INVITE']],
    [
      'one who has not come yet by who reads',
      { invited: true },
      only('UPDATE'),
      ['EDIT', 'BAN', 'FORCE_LOGOUT'],
    ],
    ['a banned one who has not come', { invited: true, banned: true }, only('WRITE'), []],
    ['a contact, who never comes', { invited: true, roleId: null }, only('WRITE'), []],
    ['a banned one', { banned: true }, ADMIN, ['EDIT', 'PERMISSIONS', 'UNBAN', 'DELETE']],
    ['a deleted one', { deletedUser: true }, ADMIN, []],
    ['oneself', { own: true }, ADMIN, ['EDIT']],
    [
      'the last top admin',
      { roleId: Role.TOP_ADMIN, lastTopAdmin: true },
      ADMIN,
      ['EDIT', 'FORCE_LOGOUT'],
    ],
    [
      'oneself as the last one',
      { roleId: Role.TOP_ADMIN, own: true, lastTopAdmin: true },
      ADMIN,
      ['EDIT'],
    ],
    ['a top admin by another role', { roleId: Role.TOP_ADMIN, byTopAdmin: false }, ADMIN, ['EDIT']],
    ['a contact', { roleId: null }, ADMIN, ['EDIT', 'DELETE']],
    ['a deleted contact', { roleId: null, deletedUser: true }, ADMIN, []],
    ['staff by who reads', { byTopAdmin: false }, roleTemplate(Role.BROAD_ACCESS), []],
    [
      'a contact by who changes contacts',
      { roleId: null },
      roleTemplate(Role.BROAD_ACCESS),
      ['EDIT', 'DELETE'],
    ],
    ['a contact by who reads them', { roleId: null }, roleTemplate(Role.SALES), []],
    ['a contact by who changes staff', { roleId: null }, only('UPDATE', 'DELETE', 'APPROVE'), []],
    ['staff by who updates', {}, only('UPDATE'), ['EDIT', 'BAN', 'FORCE_LOGOUT']],
    ['staff by who approves', {}, only('APPROVE'), ['PERMISSIONS']],
    ['staff by who deletes', {}, only('DELETE'), ['DELETE']],
  ])('%s', (_, state, map, actions) =>
    expect(userActions({ ...STAFF, ...state }, canBy(map))).toEqual(actions),
  );
});

describe('permission maps', () => {
  test('a map and its pairs convert both ways, in a fixed order', () => {
    for (const roleId of ALL_ROLES)
      expect(JSON.stringify(mapOf(pairsOf(roleTemplate(roleId))))).toBe(
        JSON.stringify(roleTemplate(roleId)),
      );
    expect(
      JSON.stringify(mapOf(pairsOf({ order: ['UPDATE', 'READ'], blogs: [], expense: ['READ'] }))),
    ).toBe('{"expense":["READ"],"order":["READ","UPDATE"]}');
  });

  test('added and removed permissions of a change', () => {
    expect(
      permissionChanges({ blogs: ['READ'], order: ['READ'] }, { order: ['READ', 'APPROVE'] }),
    ).toEqual({
      added: [['order', 'APPROVE']],
      removed: [['blogs', 'READ']],
    });
    expect(permissionChanges({ order: ['UPDATE', 'READ'] }, { order: ['READ', 'UPDATE'] })).toEqual(
      { added: [], removed: [] },
    );
  });
});

describe('roles a user may give', () => {
  const giver = (roleId: number, more: PermissionMap = {}) => ({
    roleId,
    can: canBy({ ...roleTemplate(roleId), ...more }),
  });

  test('the top admin gives every role, roles that see all rows every other one, the rest only their own', () => {
    const given = (roleId: number) => ALL_ROLES.filter((role) => mayGiveRole(giver(roleId), role));
    expect(given(Role.TOP_ADMIN)).toEqual(ALL_ROLES);
    expect(given(Role.BROAD_ACCESS)).toEqual(ALL_ROLES.filter((role) => role !== Role.TOP_ADMIN));
    expect(given(Role.SALES)).toEqual([Role.SALES]);
    expect(given(Role.ORGANISATION)).toEqual([Role.ORGANISATION]);
  });

  test('without APPROVE only a role whose template the giver holds completely', () => {
    const operations = giver(Role.OPERATIONS);
    expect(mayAssignRole(operations, Role.OPERATIONS_SECOND)).toBe(true);
    expect(mayAssignRole(operations, Role.SALES)).toBe(false);
    expect(mayAssignRole(giver(Role.OPERATIONS, only('APPROVE')), Role.SALES)).toBe(true);
    expect(mayAssignRole(giver(Role.OPERATIONS, only('APPROVE')), Role.TOP_ADMIN)).toBe(false);
  });

  test('e-mail and phone of a user may be changed by a user who could grant all permissions held', () => {
    const manager = giver(Role.BROAD_ACCESS);
    expect(
      mayChangeSignIn(manager, { roleId: Role.SALES, permissions: roleTemplate(Role.SALES) }),
    ).toBe(true);
    expect(
      mayChangeSignIn(manager, { roleId: Role.SALES, permissions: { blogs: ['APPROVE'] } }),
    ).toBe(false);
    expect(mayChangeSignIn(manager, { roleId: Role.TOP_ADMIN, permissions: {} })).toBe(false);
    expect(
      mayChangeSignIn(giver(Role.TOP_ADMIN), { roleId: Role.TOP_ADMIN, permissions: ADMIN }),
    ).toBe(true);
  });
});
