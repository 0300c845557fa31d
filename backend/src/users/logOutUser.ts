import type { Work } from '../core/data/work.ts';
import { endAllSessions } from '../sign-in/sign-in.public.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';

/**
 * Ends a user's sessions. The next call of every open console gets 401, and so does its renewal.
 */
export async function logOutUser(work: Work, userId: number): Promise<User> {
  const { trx, settings, viewer } = work;
  const user = await lockStaff(work, userId);
  if (!user.banned) {
    refuseUnless('FORCE_LOGOUT', user, viewer);
    await endAllSessions(trx, userId, 'FORCED_OUT');
    await work.audit({ entity: 'USER', id: userId, action: 'FORCE_LOGOUT' });
  }
  return userById(trx, settings, userId);
}
