import { required } from './random.ts';

/** Rows of a text with one record a line, fields parted by bars: the demo data's own words stay readable. */
export function textTable<const Columns extends readonly string[]>(
  columns: Columns,
  text: string,
): Record<Columns[number], string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const fields = line.split('|').map((field) => field.trim());
      const row = columns.map((column, i) => [
        column,
        required(fields[i], `${column} of '${line}'`),
      ]);
      return Object.fromEntries(row) as Record<Columns[number], string>;
    });
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
