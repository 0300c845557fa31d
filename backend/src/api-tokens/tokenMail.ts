import type { Trx } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import { companyMail, type RecordMessage } from '../messages/messages.public.ts';

/** Tells a person that a token was made in their name, or made anew. */
export async function tokenMail(
  trx: Trx,
  settings: Settings,
  userId: number,
  token: string,
): Promise<RecordMessage> {
  const { first_name, last_name, email } = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    channel: 'MAIL',
    recipients: [email],
    ...companyMail(settings, 'API_TOKEN', {
      person: [first_name, last_name].filter(Boolean).join(' '),
      token,
      address: `${settings.consoleBaseUrl}/settings/api`,
    }),
    entity: 'USER',
    entityId: userId,
  };
}
