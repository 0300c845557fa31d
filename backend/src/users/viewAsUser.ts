import type { Work } from '../core/data/work.ts';
import { startView } from '../sign-in/sign-in.public.ts';
import { refuseNotHeld, refuseUnless } from './userRules.ts';
import { lockStaff } from './users.service.ts';

/** Token that reads what the person may read. Who looked at whom stands in the audit trail of that person. */
export async function viewAsUser(work: Work, userId: number): Promise<{ accessToken: string }> {
  const { trx, settings, viewer } = work;
  const person = await lockStaff(work, userId);
  refuseUnless('VIEW_AS', person, viewer);
  refuseNotHeld(person.permissions, viewer);
  const accessToken = await startView(trx, settings, viewer, userId);
  await work.audit({ entity: 'USER', id: userId, action: 'VIEW_AS' });
  return { accessToken };
}
