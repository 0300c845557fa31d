import type { Work } from '../core/data/work.ts';
import { endAllSessions } from '../sign-in/sign-in.public.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';

/**
 * Bans or un-bans. Sessions end either way: one that began during the ban must not continue after
 * it. Safe to repeat.
 */
export async function setBanned(work: Work, userId: number, banned: boolean): Promise<User> {
  const { trx, settings, viewer } = work;
  const user = await lockStaff(work, userId);
  if (user.banned !== banned) {
    refuseUnless(banned ? 'BAN' : 'UNBAN', user, viewer);
    await trx.updateTable('users').set({ banned }).where('user_id', '=', userId).execute();
    await endAllSessions(trx, userId, 'BANNED');
    const changes = { banned: { from: user.banned, to: banned } };
    await work.audit({
      entity: 'USER',
      id: userId,
      action: banned ? 'BAN' : 'UNBAN',
      changes,
    });
  }
  return userById(trx, settings, userId);
}
