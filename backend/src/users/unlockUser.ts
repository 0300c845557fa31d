import type { Work } from '../core/data/work.ts';
import { forgetWrongCodes } from '../sign-in/sign-in.public.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';

/** Lets a person sign in again whom wrong codes of today have closed out. Safe to repeat. */
export async function unlockUser(work: Work, userId: number): Promise<User> {
  const { trx, settings, viewer } = work;
  const user = await lockStaff(work, userId);
  refuseUnless('UNLOCK', { ...user, signInRefused: true }, viewer);
  if (user.signInRefused) {
    await forgetWrongCodes(trx, userId);
    await work.audit({ entity: 'USER', id: userId, action: 'UNLOCK' });
  }
  return userById(trx, settings, userId);
}
