import { html, page } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { WelcomeFields, RecordMessage } from '../messages/messages.public.ts';

/**
 * Queues the welcome mail with our text; a welcome mail service, if configured, gets the fields and
 * writes its own.
 */
export function welcomeMail(
  settings: Settings,
  { user_id, first_name, last_name, email, tenant_name }: WelcomeFields,
): RecordMessage {
  const { companyName, consoleBaseUrl } = settings;
  const lines =
    tenant_name === null
      ? [
          `You can now sign in to ${companyName} with this e-mail address or your phone number.`,
          `${consoleBaseUrl}/login`,
          'There is no password: a code is sent to you each time.',
        ]
      : [
          `${companyName} has added you as its contact at ${tenant_name}. Quotations and news of your orders may come to this address.`,
        ];
  const subject = `Welcome to ${companyName}`;
  const greeting = `Dear ${[first_name, last_name].filter(Boolean).join(' ')},`;
  return {
    channel: 'MAIL',
    recipients: [email],
    subject,
    text: [greeting, ...lines, companyName].join('\n\n'),
    html: page(
      subject,
      html`<p>${greeting}</p>
        ${lines.map((line) => html`<p>${line}</p>`)}
        <p>${companyName}</p>`,
    ),
    welcome: { user_id, first_name, last_name, email, tenant_name },
    entity: 'USER',
    entityId: user_id,
  };
}
