import type { SheetColumn } from './sheets.public.ts';

const MS_PER_DAY = 86_400_000;
/** Day 0 of spreadsheet programs; right from March 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const notADay = (name: string) => ({
  message: `${name} must be a day, as 2026-11-23 or 23-11-2026`,
});

function existingDay(
  [year, month, day]: readonly [number, number, number],
  name: string,
): string | { message: string } {
  const ms = Date.UTC(year, month - 1, day);
  const isReal = new Date(ms).getUTCDate() === day && month >= 1 && month <= 12;
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR ? isoDay(ms) : notADay(name);
}

/** 23-11-2026, 23/11/26 and 2026-11-23: in India the day comes before the month; two digits are a year of this century. */
export function dayOfText(text: string, name: string): string | { message: string } {
  const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text) ?? [];
  if (y) return existingDay([Number(y.padStart(4, '20')), Number(m), Number(d)], name);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year ? existingDay([Number(year), Number(month), Number(day)], name) : notADay(name);
}

/** A cell that holds days since 1899-12-30, which the spreadsheet program shows as a date. */
export function dayOfDate(days: string, name: string): string | { message: string } {
  const count = days === '' ? NaN : Math.floor(Number(days));
  if (!Number.isFinite(count) || Math.abs(count) > 200_000) return notADay(name);
  const date = new Date(DAY_ZERO + count * MS_PER_DAY);
  return existingDay([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()], name);
}

/** Lakhs and crores have commas after two digits, thousands after three; both are taken. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
export const ungrouped = (text: string): string =>
  GROUPED.test(text) ? text.replaceAll(',', '') : text;
const SIDED = /^(.*?)\s*\(?(dr|cr)\.?\)?$/i;
const SIDES = { Dr: 'debit', Cr: 'credit' } as const;
const MOST_ERROR = 1e-7;

/** Exact text of a number; a cell that a program computed may be off by the last bits of its precision. */
export function decimalValue(
  written: string,
  isNumber: boolean,
  { name, places, digits, side }: SheetColumn & { kind: 'decimal' },
): string | { message: string } {
  const [, amount = written, written_side] = side ? (SIDED.exec(written) ?? []) : [];
  if (side && written_side && written_side.toLowerCase() !== side.toLowerCase())
    return { message: `${name} has to be a ${SIDES[side]} balance (${side}): ${written} is none` };
  const bare = amount.replace(/^(₹|Rs\.?|INR)\s*/i, '').trim();
  const text = isNumber ? rounded(bare, places) : ungrouped(bare);
  if (!/^\d+(\.\d+)?$/.test(text))
    return { message: `${name} must be a number, as 1250.50 or 1,23,456.00` };
  const [whole = '', fraction = ''] = text.split('.');
  if (whole.replace(/^0+/, '').length > digits)
    return { message: `${name} has more than ${digits} digits` };
  if (fraction.replace(/0+$/, '').length > places)
    return { message: `${name} has more than ${places} decimals` };
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.slice(0, places).padEnd(places, '0')}`.replace(
    /\.$/,
    '',
  );
}

function rounded(text: string, places: number): string {
  const number = Number(text);
  const near = number.toFixed(places);
  return Math.abs(Number(near) - number) < MOST_ERROR ? near : text;
}
