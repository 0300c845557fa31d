import type { Settings } from '../core/settings.ts';
import type { Log } from '../core/log.ts';
import { httpSender } from './httpSender.ts';
import { localSender } from './localSender.ts';
import { mailSender } from './mailSender.ts';

/** One message to people outside. */
export interface Message {
  channel: 'MAIL' | 'SMS' | 'WHATSAPP';
  recipients: readonly string[];
  subject?: string;
  /** What a mail client without HTML, a phone or WhatsApp shows. */
  text: string;
  html?: string;
  /** For a WhatsApp template, in its order; its text alone where none are given. */
  params?: readonly string[];
}

/** Who has it now; the others may be tried again. */
export interface Delivery {
  accepted: readonly string[];
  error?: string;
}

/** Hands a message to the server of its channel; may throw. */
export type Sender = (message: Message, signal: AbortSignal) => Promise<Delivery>;

export interface Messenger {
  /** Accepted by the server for every recipient within five seconds, or not. Never throws. */
  sendNow(message: Message): Promise<boolean>;
}

/** For the outbox: the same, telling whose server took it. Never throws. */
export interface Courier extends Messenger {
  deliver(message: Message): Promise<Delivery>;
}

export const LIMIT_MS = 5000;

function senderOf(settings: Settings, channel: Message['channel'], log: Log): Sender {
  const { mail, sms, whatsapp, development } = settings;
  if (channel === 'MAIL' && mail.url) return mailSender(mail.url, mail);
  if (channel === 'SMS' && sms.url) return httpSender(sms.url, sms.key, ({ text }, to) => ({ to, text, ...given(sms) }));
  if (channel === 'WHATSAPP' && whatsapp.url)
    return httpSender(whatsapp.url, whatsapp.token, ({ text, params = [text] }, to) => ({ to, template: whatsapp.poTemplate, params }));
  if (development) return localSender(mail, log);
  return () => Promise.resolve({ accepted: [], error: `${channel} is not configured` });
}

/** What Indian operators want named beside the text, where it is configured. */
const given = ({ sender, template }: Settings['sms']) => ({
  ...(sender ? { sender_id: sender } : {}),
  ...(template ? { template_id: template } : {}),
});

const limitReached = (signal: AbortSignal, limitMs: number) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No answer within ${limitMs / 1000} s`)), { once: true });
  });

/** SMTP, SMS and WhatsApp by their addresses; without one a development run keeps the message on disk, any other refuses it. */
export function createMessenger(settings: Settings, log: Log, limitMs = LIMIT_MS): Courier {
  const channels = ['MAIL', 'SMS', 'WHATSAPP'] as const;
  const senders = Object.fromEntries(channels.map((channel) => [channel, senderOf(settings, channel, log)])) as Record<
    Message['channel'],
    Sender
  >;
  const deliver = async (message: Message): Promise<Delivery> => {
    if (!message.recipients.length) return { accepted: [], error: 'No recipient' };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      const sending = senders[message.channel](message, limit.signal);
      const delivery = await Promise.race([sending, limitReached(limit.signal, limitMs)]);
      if (delivery.error) log.warn({ channel: message.channel, error: delivery.error }, 'message not accepted');
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
      return accepted.length > 0 && message.recipients.every((recipient) => accepted.includes(recipient));
    },
  };
}
