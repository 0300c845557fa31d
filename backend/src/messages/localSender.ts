import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import { mailOf } from './mailSender.ts';
import type { Attachment, Message, ReadFile, Sender } from './messages.public.ts';

/** A message kept on disk, as the outbox page shows it. */
export interface StoredMessage extends Message {
  name: string;
  at: string;
}

const TEXT_LIMIT = 300;

let kept = 0;
/** Keeps the messages of one millisecond in their order by name. */
const inOrder = () => String((kept += 1)).padStart(6, '0');

/** Bytes are in the .eml. */
const withoutBytes = ({ content, ...attachment }: Attachment): Attachment =>
  typeof content === 'string' ? { ...attachment, content } : attachment;

/** Whole or not at all: the outbox page may read at any moment. */
async function writeMessage(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/**
 * Writes messages of a development run to a folder: as .json, a mail also as .eml, with a line in
 * the log.
 */
export function localSender(mail: Settings['mail'], log: Log, read: ReadFile): Sender {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const at = new Date().toISOString();
    const file = path.join(
      mail.dir,
      `${at.replaceAll(':', '-')}-${inOrder()}-${crypto.randomUUID().slice(0, 8)}-${message.channel.toLowerCase()}`,
    );
    await mkdir(mail.dir, { recursive: true, mode: 0o700 });
    if (message.channel === 'MAIL')
      await writeMessage(
        `${file}.eml`,
        (await composer.sendMail(await mailOf(mail, message, read))).message as Buffer,
      );
    await writeMessage(
      `${file}.json`,
      JSON.stringify(
        {
          at,
          ...message,
          ...(message.attachments ? { attachments: message.attachments.map(withoutBytes) } : {}),
        } satisfies Omit<StoredMessage, 'name'>,
        null,
        2,
      ),
    );
    const { channel, recipients, subject, text } = message;
    log.info(
      { channel, recipients, ...(subject ? { subject } : {}), text: text.slice(0, TEXT_LIMIT) },
      'message kept on disk, not sent',
    );
    return { accepted: recipients };
  };
}

/** The newest messages of the folder. */
export async function storedMessages(dir: string, limit: number): Promise<StoredMessage[]> {
  const files = await readdir(dir).catch(() => [] as string[]);
  const newest = files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .toReversed()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (file) => {
      const message = JSON.parse(await readFile(path.join(dir, file), 'utf8')) as Omit<
        StoredMessage,
        'name'
      >;
      return { ...message, name: path.basename(file, '.json') };
    }),
  );
}
