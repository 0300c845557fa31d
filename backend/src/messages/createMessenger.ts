import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import { httpSender } from './httpSender.ts';
import { localSender } from './localSender.ts';
import { mailSender } from './mailSender.ts';
import {
  type Courier,
  type Delivery,
  LIMIT_MS,
  type Message,
  type ReadFile,
  type Sender,
} from './messages.public.ts';

function senderOf(
  settings: Settings,
  channel: Message['channel'],
  log: Log,
  read: ReadFile,
): Sender {
  const { mail, sms, whatsapp, development } = settings;
  if (channel === 'MAIL' && mail.url) return mailSender(mail.url, mail, read);
  if (channel === 'SMS' && sms.url)
    return httpSender(sms.url, sms.key, ({ text }, to) => ({ to, text, ...given(sms) }));
  if (channel === 'WHATSAPP' && whatsapp.url)
    return httpSender(whatsapp.url, whatsapp.token, ({ text, params = [text] }, to) => ({
      to,
      template: whatsapp.poTemplate,
      params,
    }));
  if (development) return localSender(mail, log, read);
  return () => Promise.resolve({ accepted: [], error: `${channel} is not configured` });
}

/** Sender and template ids that Indian operators require, where configured. */
const given = ({ sender, template }: Settings['sms']) => ({
  ...(sender ? { sender_id: sender } : {}),
  ...(template ? { template_id: template } : {}),
});

const limitReached = (signal: AbortSignal, limitMs: number) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new Error(`No answer within ${limitMs / 1000} s`)),
      { once: true },
    );
  });

const refuseFiles: ReadFile = () => Promise.resolve(undefined);

/** SMTP, SMS and WhatsApp by their addresses; without one a development run keeps the message on disk, any other refuses it. */
export function createMessenger(
  settings: Settings,
  log: Log,
  limitMs = LIMIT_MS,
  read = refuseFiles,
): Courier {
  const channels = ['MAIL', 'SMS', 'WHATSAPP'] as const;
  const senders = Object.fromEntries(
    channels.map((channel) => [channel, senderOf(settings, channel, log, read)]),
  ) as Record<Message['channel'], Sender>;
  const { welcomeMail } = settings;
  const welcome = welcomeMail.url
    ? httpSender(welcomeMail.url, welcomeMail.key, (message) => ({ ...message.welcome }))
    : undefined;
  const senderFor = (message: Message) => (message.welcome && welcome) || senders[message.channel];
  const deliver = async (message: Message): Promise<Delivery> => {
    if (!message.recipients.length) return { accepted: [], error: 'No recipient' };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      const sending = senderFor(message)(message, limit.signal);
      const delivery = await Promise.race([sending, limitReached(limit.signal, limitMs)]);
      if (delivery.error)
        log.warn({ channel: message.channel, error: delivery.error }, 'message not accepted');
      return delivery;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ channel: message.channel, error: reason }, 'message not accepted');
      return { accepted: [], error: reason };
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    deliver,
    sendNow: async (message) => {
      const { accepted } = await deliver(message);
      return (
        accepted.length > 0 && message.recipients.every((recipient) => accepted.includes(recipient))
      );
    },
  };
}
