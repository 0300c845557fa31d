import { hidesCharacters, UNSEEN_TEXT } from '../core/http/requestText.ts';
import type { Cell, SheetValue } from './sheetColumns.ts';
import { dayOfDate, dayOfText, decimalValue, ungrouped } from './numbersAndDays.ts';
import type { SheetColumn } from './sheets.public.ts';

/** Characters that no cell may contain. */
const UNREADABLE = {
  formula: 'holds a formula. Put the value itself into the cell',
  date: 'was turned into a date by the spreadsheet program. Format the column as text and type the value again',
  fault: 'holds an error of the spreadsheet program',
} as const;

const FLAGS = new Map([
  ...['true', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'no', '0'].map((word) => [word, false] as const),
]);

/**
 * 9.87654321E9 is a file's spelling of 9876543210. Digits beyond a number's precision stay as they
 * are written.
 */
function plainNumber(text: string): string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? String(value) : text;
}

/** One trimmed line; undefined for characters that the database cannot store. */
function lineOf(text: string): string | undefined {
  return text.includes('\0') || !text.isWellFormed()
    ? undefined
    : text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
}

const range = ({ min, max }: { min: number; max: number }) =>
  max < Number.MAX_SAFE_INTEGER ? ` from ${min} to ${max}` : ` from ${min}`;

const invalid = (message: string) => ({ message });

function textValue(
  text: string,
  { name, max, pattern, message }: SheetColumn & { kind: 'text' },
): SheetValue | { message: string } {
  if (text.length > max) return invalid(`${name} has more than ${max} characters`);
  return pattern && !new RegExp(pattern).test(text)
    ? invalid(message ?? `${name} is not valid`)
    : text;
}

/** The value of a cell in its column's type, or its error. */
export function valueOf(cell: Cell, column: SheetColumn): SheetValue | { message: string } {
  const { name } = column;
  if (column.kind === 'day' && cell.kind === 'date') return dayOfDate(cell.days, name);
  if (cell.kind === 'formula' || cell.kind === 'date' || cell.kind === 'fault')
    return invalid(`${name} ${UNREADABLE[cell.kind]}`);
  const text =
    cell.kind === 'flag'
      ? String(cell.flag)
      : cell.kind === 'number'
        ? plainNumber(cell.text)
        : lineOf(cell.text);
  if (text === undefined) return invalid(`${name} holds characters that cannot be kept`);
  if (hidesCharacters(name, text)) return invalid(`${name} ${UNSEEN_TEXT}`);
  if (column.kind === 'text') return textValue(text, column);
  if (column.kind === 'flag')
    return FLAGS.get(text.toLowerCase()) ?? invalid(`${name} must be TRUE or FALSE`);
  if (column.kind === 'choice') {
    const word = text.toUpperCase();
    return column.of.includes(word)
      ? word
      : invalid(`${name} must be one of ${column.of.join(', ')}`);
  }
  if (column.kind === 'day') return dayOfText(text, name);
  if (column.kind === 'decimal') return decimalValue(text, cell.kind === 'number', column);
  const whole = ungrouped(text).replace(/\.0+$/, '');
  const number = /^[0-9]{1,16}$/.test(whole) ? Number(whole) : NaN;
  return number >= column.min && number <= column.max
    ? number
    : invalid(`${name} must be a whole number${range(column)}`);
}
