import type { MailKind } from '../../generated/types.ts';
import { MAILS, type MailTemplate, type MailValues, namesIn } from './mails.rules.ts';

/** A piece of a line; an address is a link in HTML. */
export interface MailPart {
  text: string;
  isLink: boolean;
}

/** A mail with its values in place: as plain text, and in the pieces from which HTML is made. */
export interface WrittenMail {
  subject: string;
  text: string;
  /** Lines of each paragraph, in their pieces. */
  paragraphs: MailPart[][][];
}

/** Values are put in once: braces in a value stay what they are. */
const partsOf = (kind: MailKind, line: string, values: MailValues): MailPart[] =>
  line
    .split(/(\{[^{}\n]*\})/)
    .map((piece) => {
      const name = /^\{([^{}\n]*)\}$/.exec(piece)?.[1];
      if (name === undefined) return { text: piece, isLink: false };
      return { text: values[name] ?? '', isLink: MAILS[kind].placeholders[name]?.isLink === true };
    })
    .filter(({ text }) => text);

const textOf = (parts: readonly MailPart[]): string => parts.map(({ text }) => text).join('');

/** Writes the mail; a line with a placeholder that has no value is left out. */
export function writeMail(
  kind: MailKind,
  { subject, body }: MailTemplate,
  values: MailValues,
): WrittenMail {
  const blocks = body
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[ \t]*\n\s*/);
  const paragraphs = blocks
    .map((block) =>
      block
        .split('\n')
        .filter((line) => namesIn(line).every((name) => values[name]))
        .map((line) => partsOf(kind, line, values)),
    )
    .filter((lines) => lines.length > 0);
  return {
    subject: textOf(partsOf(kind, subject, values))
      .replaceAll(/\s+/g, ' ')
      .trim(),
    text: paragraphs.map((lines) => lines.map(textOf).join('\n')).join('\n\n'),
    paragraphs,
  };
}
