/** Digits alone: '1420'. */
export const digits = (text: string): string | null => (/^\d{1,15}$/.test(text) ? text : null);

/**
 * A number of another company is any text, but rarely one without a digit, or with a word as names
 * have: '3M India'.
 */
export const withDigit = (text: string): string | null =>
  /\d/.test(text) && !/(?:^|\s)[a-z]{3,}(?:\s|$)/i.test(text) ? text : null;

/** A number behind its letters: 'PO 12', 'po-12', 'PO12'. */
export const numberAfter =
  (letters: string) =>
  (text: string): string | null =>
    new RegExp(`^${letters}[\\s#.-]*(\\d{1,15})$`, 'i').exec(text)?.[1] ?? null;

/** A document's number or a part of it that begins with its letters. */
export const lettered =
  (letters: string) =>
  (text: string): string | null =>
    new RegExp(`^${letters}[-/]?.*$`, 'i').test(text) ? text : null;

/** A document's number or a part of it: its letters, before a hyphen or a digit if more follows ('SO', not 'South'), or digits and hyphens alone. */
export const documentNumber =
  (letters: string) =>
  (text: string): string | null =>
    new RegExp(`^(?:${letters}(?:[-/\\d].*)?|\\d[\\d-]*)$`, 'i').test(text) ? text : null;

/** A phone or GST number, or the beginning of one, rather than a name. */
export const phoneOrGstin = (text: string): string | null =>
  /^(?:\+?\d[\d\s-]{3,}|\d{2}[A-Z]{3,}\w*)$/i.test(text) ? text : null;

const NO_NUMBER = String(Number.MAX_SAFE_INTEGER);
/** A number in the filter of a list; other texts match no record: the list is then empty, not an error. */
export const numberOf = (text: string | undefined): string | undefined =>
  text === undefined || /^[1-9]\d{0,14}$/.test(text) ? text : NO_NUMBER;
