import { phoneIn, singular } from '../core/data/search.ts';

/** Typed text, in the forms that the kinds are searched by. */
export interface Typed {
  /** Text without spaces around, one between words, no # before. */
  text: string;
  /** Words, plurals in the singular. */
  words: readonly string[];
  /** Number typed alone. */
  id?: number;
  /** Looked for among the numbers of documents. */
  number?: string;
  /** Looked for at the end of numbers in its place: `61` of `so-61`. */
  end?: string;
  /** Looked for as a part of GST numbers, phones and e-mail addresses. */
  contact?: string;
  /** A kind's word and a number: `bill 42`; with a hyphen also the beginning of a number, `SO-2627`. */
  worded?: { word: string; number: string; isBeginning: boolean };
}

const MAX_ID = 2_147_483_647;
/** Digits of an id; more are part of a number. */
const ID = /^\d{1,10}$/;
const WORDED = /^(\p{L}[\p{L} ]*?)([\s#.:]*|\s?-\s?)(\d+)$/u;

const idOf = (text: string): { id?: number } =>
  ID.test(text) && Number(text) > 0 && Number(text) <= MAX_ID ? { id: Number(text) } : {};

/** A number has a digit, or is the beginning of one, without a space. */
const isNumber = (text: string) =>
  /\d/.test(text) ? text.split(' ').length < 4 : text.length > 1 && !text.includes(' ');

/** A phone number, whole or its beginning, as the digits that are kept; other text as it is. */
const contactIn = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '');
  if (!/^\+?[\d ()-]+$/.test(text) || digits.length < 5 || digits.length > 9) return phoneIn(text);
  return text.startsWith('+91') ? digits.slice(2) : digits;
};

export function readTyped(typed: string): Typed {
  const text = typed.trim().replaceAll(/\s+/g, ' ').replace(/^#\s*/, '');
  const [, word, between, digits] = WORDED.exec(text) ?? [];
  const contact = contactIn(text);
  return {
    text,
    words: text.split(' ').map(singular),
    // zeros before an id are never typed: 00216 is the running number of a document
    ...(text.startsWith('0') ? {} : idOf(text)),
    ...(isNumber(text) ? { number: text } : {}),
    ...(contact.length > 3 && !contact.includes(' ') ? { contact } : {}),
    ...(word && digits
      ? {
          worded: {
            word: word.toLowerCase().trim(),
            number: digits,
            isBeginning: between?.trim() === '-',
          },
        }
      : {}),
  };
}

/** The same for one kind: after its own word the number alone is meant. */
export function typedFor(typed: Typed, words: readonly string[]): Typed {
  const { worded } = typed;
  if (!worded || !words.includes(worded.word)) return typed;
  const { number, isBeginning } = worded;
  return { ...typed, ...idOf(number), ...(isBeginning ? { end: number } : { number }) };
}
