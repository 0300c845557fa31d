import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import type { Messenger } from './messages.public.ts';

const NEITHER =
  'NOBODY CAN SIGN IN: neither SMTP_URL nor SMS_URL is set, so no sign-in code can be sent';
const NO_ANSWER = {
  MAIL: 'NO SIGN-IN CODE CAN BE MAILED: the server of SMTP_URL does not answer or refuses the sign-in; munim check tells more',
  SMS: 'NO SIGN-IN CODE CAN BE SENT TO A PHONE: the service of SMS_URL does not answer',
};

/** Says at the start what else the first person who wants to sign in would find out. */
export async function warnIfNoOtpDelivery(
  { mail, sms, development }: Pick<Settings, 'mail' | 'sms' | 'development'>,
  messenger: Messenger,
  log: Pick<Log, 'error'>,
): Promise<void> {
  if (!mail.url && !sms.url && !development) log.error(NEITHER);
  const given = [...(mail.url ? ['MAIL' as const] : []), ...(sms.url ? ['SMS' as const] : [])];
  for (const channel of given)
    if (!(await messenger.reaches(channel))) log.error({ channel }, NO_ANSWER[channel]);
}
