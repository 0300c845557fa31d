import { html, page } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { WelcomeFields, RecordMessage } from '../messages/messages.public.ts';

export const greetingOf = ({
  first_name,
  last_name,
}: Pick<WelcomeFields, 'first_name' | 'last_name'>): string =>
  `Dear ${[first_name, last_name].filter(Boolean).join(' ')},`;

/**
 * Queues the welcome mail of a customer's contact with our text; a welcome mail service, if configured, gets the fields and
 * writes its own.
 */
export function welcomeMail(
  { companyName }: Settings,
  { user_id, first_name, last_name, email, tenant_name }: WelcomeFields,
): RecordMessage {
  const subject = `Welcome to ${companyName}`;
  const greeting = greetingOf({ first_name, last_name });
  const line = `${companyName} has added you as its contact at ${tenant_name}. Quotations and news of your orders may come to this address.`;
  return {
    channel: 'MAIL',
    recipients: [email],
    subject,
    text: [greeting, line, companyName].join('\n\n'),
    html: page(
      subject,
      html`<p>${greeting}</p>
        <p>${line}</p>
        <p>${companyName}</p>`,
    ),
    welcome: { user_id, first_name, last_name, email, tenant_name },
    entity: 'USER',
    entityId: user_id,
  };
}
