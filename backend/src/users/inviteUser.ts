import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { tooManyRequests } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Outbox } from '../messages/messages.public.ts';
import { type Invited, invitationMail } from './invitationMail.ts';
import { refuseUnless } from './userRules.ts';
import { lockStaff, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';

/** Least time between two invitations of one person, in seconds. */
const BETWEEN_SECONDS = 60;

async function nameOf(trx: Trx, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const { name } = await trx
    .selectFrom('users')
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Queues the mail in the caller's transaction and notes the time. */
export async function sendInvitation(
  { trx, settings, viewer }: { trx: Trx; settings: Settings; viewer: { userId: number | null } },
  outbox: Pick<Outbox, 'send'>,
  person: Invited,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ invited_at: sql`now()` })
    .where('user_id', '=', person.user_id)
    .execute();
  await outbox.send(trx, invitationMail(settings, person, await nameOf(trx, viewer.userId)));
}

/** Sends the invitation again to a user who has never signed in. */
export async function inviteUser(
  work: Work,
  outbox: Pick<Outbox, 'send'>,
  userId: number,
): Promise<User> {
  const { trx, settings, viewer } = work;
  const user = await lockStaff(work, userId);
  refuseUnless('INVITE', user, viewer);
  if (user.secondsInvited !== null && user.secondsInvited < BETWEEN_SECONDS)
    throw tooManyRequests('An invitation was sent a moment ago. Please wait a minute.');
  const { user_id, role_id, first_name, last_name, email } = user;
  await sendInvitation(work, outbox, { user_id, role_id, first_name, last_name, email });
  await work.audit({ entity: 'USER', id: userId, action: 'INVITE' });
  return userById(trx, settings, userId);
}
