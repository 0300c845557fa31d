import { nameOfRole, workOfRole } from '@munim/schema/shared/roles.ts';
import type { Settings } from '../core/settings.ts';
import {
  companyMail,
  type RecordMessage,
  type WelcomeFields,
} from '../messages/messages.public.ts';
import { wholeName } from './welcomeMail.ts';

export interface Invited extends Omit<WelcomeFields, 'tenant_name'> {
  role_id: number;
}

/**
 * The invitation of a member of staff. It holds no secret: a code is mailed at each sign-in. `inviter` is null where
 * who runs the service made the account.
 */
export function invitationMail(
  settings: Settings,
  { role_id, ...person }: Invited,
  inviter: string | null,
): RecordMessage {
  const { companyName, consoleBaseUrl, roleNames } = settings;
  return {
    channel: 'MAIL',
    recipients: [person.email],
    ...companyMail(settings, 'INVITATION', {
      person: wholeName(person),
      invitation: inviter
        ? `${inviter} has invited you to ${companyName}.`
        : `An account at ${companyName} was made for you.`,
      role: nameOfRole(role_id, roleNames),
      work: workOfRole(role_id),
      address: `${consoleBaseUrl}/login`,
    }),
    welcome: { ...person, tenant_name: null },
    entity: 'USER',
    entityId: person.user_id,
  };
}
