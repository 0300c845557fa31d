import { t } from '../text.ts';
import { showNotice, withNotice } from './notices.tsx';

/** Answer of the server to a mail that a user asked for. */
export interface MailResult {
  /** False: it waits for the mail server, which is slow or down, and is sent without being asked again. */
  emailSent: boolean;
}

/** Some mails wait for the mail server: they count as sent, for asked again they would go out twice. */
export async function warnWhenQueued(count: number): Promise<void> {
  if (count === 0) return;
  const text =
    count === 1
      ? t('The e-mail is queued and will be sent.')
      : t('{{count}} e-mails are queued and will be sent.', { count });
  await showNotice({ text, intent: 'warning' });
}

/** Sends one mail; answers whether its dialog can close. */
export async function withMailNotice(
  send: () => Promise<MailResult | undefined>,
  { done, failed }: { done: string; failed: string },
): Promise<boolean> {
  const write = async () => {
    const isSent = (await send())?.emailSent !== false;
    await (isSent ? showNotice({ text: done, intent: 'success' }) : warnWhenQueued(1));
    return true;
  };
  return (await withNotice(write, { failed })) ?? false;
}
