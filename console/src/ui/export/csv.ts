import type { ExportTable } from './exportTable.ts';

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

/** CSV with a head line; begins with a byte order mark, without which Excel misreads names. */
export function toCsv({ columns, rows }: ExportTable): Blob {
  const lines = [columns.map(({ head }) => head), ...rows].map((cells) =>
    cells.map(csvCell).join(','),
  );
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
