import { printPdf } from '../core/print/printPdf.ts';
import type { Attachment, Message } from './messages.public.ts';

/** Bytes. Mail servers take 10 to 25 MB, and a mail carries a file as text, which makes it a third longer. */
export const PRINT_LIMIT = 7 * 1024 * 1024;

/** A message whose prints are drawn, and the names of those that are too large to go with it. */
export interface DrawnMessage {
  message: Message;
  leftOut: string[];
}

interface DrawnAttachment extends Attachment {
  isTooLarge: boolean;
}

async function drawn(attachment: Attachment, limit: number): Promise<DrawnAttachment> {
  const { print, ...file } = attachment;
  if (print === undefined) return { ...file, isTooLarge: false };
  const content = await printPdf(print);
  return { ...file, content, isTooLarge: content.length > limit };
}

const megabytes = ({ content = '' }: Attachment): string =>
  (content.length / 1024 / 1024).toFixed(1);

const sentenceOf = (attachment: Attachment): string =>
  `${attachment.filename} has ${megabytes(attachment)} MB, which is too large for an e-mail: it is not attached. Please ask us for it.`;

/** Names are digits, letters and spaces of our own numbers, and so need no escaping. */
const withSentences = (message: Message, sentences: readonly string[]): Message =>
  sentences.length === 0
    ? message
    : {
        ...message,
        text: [message.text, ...sentences].join('\n\n'),
        ...(message.html
          ? {
              html: message.html.replace(
                /<body>/,
                (body) => `${body}${sentences.map((text) => `<p>${text}</p>`).join('')}`,
              ),
            }
          : {}),
      };

/**
 * Draws the prints that a mail carries, one after the other. One beyond the limit stays behind, and
 * the mail says so.
 */
export async function drawPrints(message: Message, limit: number): Promise<DrawnMessage> {
  const { attachments = [] } = message;
  const all: DrawnAttachment[] = [];
  for (const attachment of attachments) all.push(await drawn(attachment, limit));
  const kept = all.flatMap(({ isTooLarge, ...attachment }) => (isTooLarge ? [] : [attachment]));
  const leftOut = all.filter(({ isTooLarge }) => isTooLarge);
  return {
    message: {
      ...withSentences(message, leftOut.map(sentenceOf)),
      ...(attachments.length ? { attachments: kept } : {}),
    },
    leftOut: leftOut.map(({ filename }) => filename),
  };
}
