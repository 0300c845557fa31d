import type { UserAction } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

/** In the order shown, the destructive one last. */
export const USER_ACTION: Record<UserAction, string> = {
  EDIT: 'Edit',
  PERMISSIONS: 'Permissions',
  VIEW_AS: 'View as this user',
  BAN: 'Ban',
  UNBAN: 'Un-ban',
  UNLOCK: 'Allow sign-in',
  FORCE_LOGOUT: 'Force logout',
  DELETE: 'Mark deleted',
};
export const USER_ACTIONS = Object.keys(USER_ACTION) as UserAction[];

export const BANNED: Labels<'BANNED'> = { BANNED: { text: 'Banned', intent: 'danger' } };
export const SIGN_IN_REFUSED: Labels<'REFUSED'> = {
  REFUSED: { text: 'Sign-in refused today', intent: 'warning' },
};
export const DELETED: Labels<'DELETED'> = { DELETED: { text: 'Deleted', intent: 'none' } };
