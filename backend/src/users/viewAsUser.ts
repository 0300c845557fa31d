import type { Work } from '../core/data/work.ts';
import { startView } from '../sign-in/sign-in.public.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff } from './users.service.ts';

/** Token that reads what the person may read. Who looked at whom stands in the audit trail of that person. */
export async function viewAsUser(work: Work, userId: number): Promise<{ accessToken: string }> {
  const { trx, settings, viewer } = work;
  refuseUnless('VIEW_AS', await lockStaff(work, userId), viewer);
  const accessToken = await startView(trx, settings, viewer, userId);
  await work.audit({ entity: 'USER', id: userId, action: 'VIEW_AS' });
  return { accessToken };
}
