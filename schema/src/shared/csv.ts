/**
 * A spreadsheet would run a cell that starts like this: it passes over white space and invisible
 * characters before the sign, and takes full-width signs for the sign itself.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A cell that a spreadsheet would read as a formula gets an apostrophe before it; a plain number
 * stays one.
 */
export const neutralised = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

export const csvCell = (text: string): string => `"${neutralised(text).replaceAll('"', '""')}"`;

/** A byte order mark, with which a CSV begins: Excel misreads names without it. */
export const CSV_BEGIN = '\uFEFF';

/** One line of a CSV. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
