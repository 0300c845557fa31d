import type { Settings } from '../core/settings.ts';
import { companyMail, type RecordMessage } from '../messages/messages.public.ts';
import type { Person } from './requestOtp.ts';

/** Tells a person that wrong codes were entered for them, and what that means today. */
export const refusedMail = (
  settings: Settings,
  { user_id, first_name, last_name, email }: NonNullable<Person>,
): RecordMessage => ({
  channel: 'MAIL',
  recipients: [email],
  ...companyMail(settings, 'SIGN_IN_REFUSED', {
    person: [first_name, last_name].filter(Boolean).join(' '),
    address: `${settings.consoleBaseUrl}/login`,
  }),
  entity: 'USER',
  entityId: user_id,
});
