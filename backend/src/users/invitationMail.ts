import { nameOfRole, workOfRole } from '@munim/schema/shared/roles.ts';
import { html, page } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { RecordMessage, WelcomeFields } from '../messages/messages.public.ts';
import { greetingOf } from './welcomeMail.ts';

export interface Invited extends Omit<WelcomeFields, 'tenant_name'> {
  role_id: number;
}

/**
 * Queues the invitation of a member of staff. It holds no secret: a code is mailed at each sign-in. `inviter` is null where
 * who runs the service made the account.
 */
export function invitationMail(
  settings: Settings,
  { role_id, ...person }: Invited,
  inviter: string | null,
): RecordMessage {
  const { companyName, consoleBaseUrl, roleNames } = settings;
  const address = `${consoleBaseUrl}/login`;
  const subject = `Your account at ${companyName}`;
  const who = inviter
    ? `${inviter} has invited you to ${companyName}.`
    : `An account at ${companyName} was made for you.`;
  const role = `Your role is ${nameOfRole(role_id, roleNames)}: ${workOfRole(role_id)}.`;
  const how =
    'There is no password: enter this e-mail address or your phone number, and a code is sent to you each time.';
  const greeting = greetingOf(person);
  return {
    channel: 'MAIL',
    recipients: [person.email],
    subject,
    text: [greeting, who, role, `Sign in at ${address}`, how, companyName].join('\n\n'),
    html: page(
      subject,
      html`<header><h1>${companyName}</h1></header>
        <p>${greeting}</p>
        <p>${who}</p>
        <p>${role}</p>
        <p><a href="${address}">Sign in</a><br /><small>${address}</small></p>
        <p>${how}</p>`,
    ),
    welcome: { ...person, tenant_name: null },
    entity: 'USER',
    entityId: person.user_id,
  };
}
