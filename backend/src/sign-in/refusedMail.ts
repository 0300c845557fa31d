import { html, page } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { RecordMessage } from '../messages/messages.public.ts';
import type { Person } from './requestOtp.ts';

/** Tells a person that wrong codes were entered for them, and what that means today. */
export function refusedMail(
  { companyName, consoleBaseUrl }: Settings,
  { user_id, first_name, last_name, email }: NonNullable<Person>,
): RecordMessage {
  const subject = `Wrong sign-in codes for ${companyName}`;
  const lines = [
    `Dear ${[first_name, last_name].filter(Boolean).join(' ')},`,
    'Wrong codes were entered for your account today, so often that who entered them is refused until midnight.',
    `In a browser in which you have signed in before you can still sign in: ${consoleBaseUrl}/login. If you are refused, ask an administrator to allow you to sign in.`,
    'If it was not you, nobody has got in: each code went to you alone. Never tell a code to anybody.',
    companyName,
  ];
  return {
    channel: 'MAIL',
    recipients: [email],
    subject,
    text: lines.join('\n\n'),
    html: page(subject, html`${lines.map((line) => html`<p>${line}</p>`)}`),
    entity: 'USER',
    entityId: user_id,
  };
}
