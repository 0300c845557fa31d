import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';
import { endAllSessions } from '../sign-in/sign-in.public.ts';

/**
 * Bans or un-bans. Sessions end either way: one that began during the ban must not continue after
 * it. Safe to repeat.
 */
export async function setBanned(
  trx: Trx,
  settings: Settings,
  userId: number,
  banned: boolean,
  viewer: Viewer,
): Promise<User> {
  const user = await lockStaff(trx, userId, viewer);
  if (user.banned !== banned) {
    refuseUnless(banned ? 'BAN' : 'UNBAN', user, viewer);
    await trx.updateTable('users').set({ banned }).where('user_id', '=', userId).execute();
    await endAllSessions(trx, userId, 'BANNED');
    const changes = { banned: { from: user.banned, to: banned } };
    await audit(trx, viewer, {
      entity: 'USER',
      id: userId,
      action: banned ? 'BAN' : 'UNBAN',
      changes,
    });
  }
  return userById(trx, settings, userId);
}
