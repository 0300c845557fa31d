import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import { drawPrints, PRINT_LIMIT } from './drawPrints.ts';
import { httpProbe, httpSender } from './httpSender.ts';
import { localSender } from './localSender.ts';
import { mailProbe, mailSender } from './mailSender.ts';
import {
  type Courier,
  type Delivery,
  LIMIT_MS,
  type Message,
  type Probe,
  type ReadFile,
  type Sender,
} from './messages.public.ts';

interface Channel {
  send: Sender;
  probe: Probe;
}

const throwNotConfigured = (channel: Message['channel']) => () =>
  Promise.reject(new Error(`${channel} is not configured`));

function channelOf(
  settings: Settings,
  channel: Message['channel'],
  log: Log,
  read: ReadFile,
): Channel {
  const { mail, sms, whatsapp, development } = settings;
  if (channel === 'MAIL' && mail.url)
    return { send: mailSender(mail.url, mail, read), probe: mailProbe(mail.url) };
  if (channel === 'SMS' && sms.url) {
    const send = httpSender(sms.url, sms.key, ({ text }, to) => ({ to, text, ...given(sms) }));
    return { send, probe: httpProbe(sms.url) };
  }
  if (channel === 'WHATSAPP' && whatsapp.url) {
    const send = httpSender(whatsapp.url, whatsapp.token, ({ text, params = [text] }, to) => ({
      to,
      template: whatsapp.poTemplate,
      params,
    }));
    return { send, probe: httpProbe(whatsapp.url) };
  }
  if (development) return { send: localSender(mail, log, read), probe: () => Promise.resolve() };
  return { send: throwNotConfigured(channel), probe: throwNotConfigured(channel) };
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
  printLimit = PRINT_LIMIT,
): Courier {
  const channels = ['MAIL', 'SMS', 'WHATSAPP'] as const;
  const byName = Object.fromEntries(
    channels.map((channel) => [channel, channelOf(settings, channel, log, read)]),
  ) as Record<Message['channel'], Channel>;
  const { welcomeMail } = settings;
  const welcome = welcomeMail.url
    ? httpSender(welcomeMail.url, welcomeMail.key, (message) => ({ ...message.welcome }))
    : undefined;
  const senderFor = (message: Message) =>
    (message.welcome && welcome) || byName[message.channel].send;
  /** Runs an attempt within the limit, at which it is cut off. */
  const limited = async <T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      return await Promise.race([attempt(limit.signal), limitReached(limit.signal, limitMs)]);
    } finally {
      clearTimeout(timer);
    }
  };
  /** The limit is the server's: drawing has one of its own. */
  const attempt = async (queued: Message, isWanted: () => Promise<boolean>): Promise<Delivery> => {
    const { message, leftOut } = await drawPrints(queued, printLimit);
    if (!(await isWanted())) return { accepted: [], error: 'Withdrawn' };
    const delivery = await limited((signal) => senderFor(message)(message, signal));
    return { ...delivery, ...(leftOut.length ? { leftOut } : {}) };
  };
  const deliver = async (
    message: Message,
    isWanted = () => Promise.resolve(true),
  ): Promise<Delivery> => {
    if (!message.recipients.length) return { accepted: [], error: 'No recipient' };
    try {
      const delivery = await attempt(message, isWanted);
      if (delivery.error)
        log.warn({ channel: message.channel, error: delivery.error }, 'message not accepted');
      return delivery;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ channel: message.channel, error: reason }, 'message not accepted');
      return { accepted: [], error: reason };
    }
  };
  return {
    deliver,
    reaches: (channel) =>
      limited(byName[channel].probe).then(
        () => true,
        () => false,
      ),
    sendNow: async (message) => {
      const { accepted } = await deliver(message);
      return (
        accepted.length > 0 && message.recipients.every((recipient) => accepted.includes(recipient))
      );
    },
  };
}
