import { Socket } from 'node:net';
import nodemailer from 'nodemailer';
import type { Settings } from '../core/settings.ts';
import {
  type Attachment,
  LIMIT_MS,
  type Message,
  type Probe,
  type ReadFile,
  type Sender,
} from './messages.public.ts';

type MailSettings = Pick<Settings['mail'], 'from' | 'replyTo'>;

async function withContent({ filename, contentType, content, file }: Attachment, read: ReadFile) {
  const bytes = file === undefined ? content : await read(file);
  if (bytes === undefined) throw new Error(`The attachment ${filename} is no longer stored`);
  return { filename, contentType, content: typeof bytes === 'string' ? bytes : Buffer.from(bytes) };
}

/** Addresses are given apart from names, so that no recipient can smuggle in another. */
export const mailOf = async (
  { from, replyTo }: MailSettings,
  { recipients, subject, text, html, attachments = [] }: Message,
  read: ReadFile,
) => ({
  from,
  ...(replyTo ? { replyTo } : {}),
  to: recipients.map((address) => ({ name: '', address })),
  subject: subject ?? '',
  text,
  // a logo travels as a part of the mail: mail programs do not show data addresses
  ...(html ? { html, attachDataUrls: true } : {}),
  attachments: await Promise.all(attachments.map((attachment) => withContent(attachment, read))),
  disableFileAccess: true,
  disableUrlAccess: true,
});

const addressOf = (entry: string | { address: string }) =>
  typeof entry === 'string' ? entry : entry.address;

/** A connection for one use. */
function transportTo(url: string, signal: AbortSignal) {
  // A socket of one's own: at the limit it is cut, so that a slow server does not take a mail already given up.
  const socket = new Socket();
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  const limits = {
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  };
  return nodemailer.createTransport({ url, socket, ...limits });
}

/** Greets the server and signs in, as a mail would. */
export const mailProbe =
  (url: string): Probe =>
  (signal) =>
    transportTo(url, signal).verify();

/** SMTP submission. A server may take the mail for some of its recipients only. */
export function mailSender(url: string, settings: MailSettings, read: ReadFile): Sender {
  return async (message, signal) => {
    const mail = await mailOf(settings, message, read);
    const { accepted, rejected, rejectedErrors } = await transportTo(url, signal).sendMail(mail);
    return {
      accepted: accepted.map(addressOf),
      ...(rejected.length
        ? { error: rejectedErrors?.[0]?.message ?? 'A recipient was refused' }
        : {}),
    };
  };
}
