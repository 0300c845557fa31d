import type { Settings } from '../core/settings.ts';
import {
  companyMail,
  type RecordMessage,
  type WelcomeFields,
} from '../messages/messages.public.ts';

export const wholeName = ({
  first_name,
  last_name,
}: Pick<WelcomeFields, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/**
 * The welcome mail of a customer's contact with our text; a welcome mail service, if configured, gets the fields and
 * writes its own.
 */
export const welcomeMail = (settings: Settings, person: WelcomeFields): RecordMessage => ({
  channel: 'MAIL',
  recipients: [person.email],
  ...companyMail(settings, 'WELCOME', {
    person: wholeName(person),
    customer: person.tenant_name ?? '',
  }),
  welcome: person,
  entity: 'USER',
  entityId: person.user_id,
});
