import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';
import { endAllSessions } from '../sign-in/sign-in.public.ts';

/**
 * Ends a user's sessions. The next call of every open console gets 401, and so does its renewal.
 */
export async function logOutUser(
  trx: Trx,
  settings: Settings,
  userId: number,
  viewer: Viewer,
): Promise<User> {
  const user = await lockStaff(trx, userId, viewer);
  if (!user.banned) {
    refuseUnless('FORCE_LOGOUT', user, viewer);
    await endAllSessions(trx, userId, 'FORCED_OUT');
    await audit(trx, viewer, { entity: 'USER', id: userId, action: 'FORCE_LOGOUT' });
  }
  return userById(trx, settings, userId);
}
