import { valueOf } from './cellValue.ts';
import { columnLetter, type RawRow, type SheetColumns } from './sheetColumns.ts';
import type { SheetColumn, SheetProblem, SheetRow } from './sheets.public.ts';

/** 'Product SKU id *' means product_sku_id. */
const columnName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*\*$/, '')
    .replaceAll(/\s+/g, '_');

/** Column positions, and the columns as the first row writes them; errors of that row. */
export function readHead(
  { row, cells }: RawRow,
  { columns }: SheetColumns,
): { places: Map<number, SheetColumn>; titles: Record<string, string>; problems: SheetProblem[] } {
  const places = new Map<number, SheetColumn>();
  const titles: Record<string, string> = {};
  const problems: SheetProblem[] = [];
  const known = columns.map(({ name }) => name).join(', ');
  for (const [index, cell] of cells) {
    const text = cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.text : '';
    const column = columns.find(({ name }) => name === columnName(text));
    const title = text.trim().slice(0, 50) || columnLetter(index);
    if (!column)
      problems.push({
        row,
        column: title,
        message: `${title} is not a column of this sheet. Its columns are ${known}`,
      });
    else if ([...places.values()].includes(column))
      problems.push({
        row,
        column: column.name,
        message: `The column ${column.name} is there twice`,
      });
    else {
      places.set(index, column);
      titles[column.name] = title.replace(/\s*\*$/, '');
    }
  }
  for (const column of columns)
    if (column.required && ![...places.values()].includes(column))
      problems.push({ row, column: column.name, message: `The column ${column.name} is missing` });
  return { places, titles, problems };
}

/** The values of a row, or what is wrong with them. */
export function checkRow(
  { row, cells }: RawRow,
  places: ReadonlyMap<number, SheetColumn>,
): { values: SheetRow['values']; problems: SheetProblem[] } {
  const values: SheetRow['values'] = {};
  const problems: SheetProblem[] = [];
  for (const [index, column] of places) {
    const cell = cells.get(index);
    const value = cell && valueOf(cell, column);
    if (typeof value === 'object') problems.push({ row, column: column.name, ...value });
    else values[column.name] = value === undefined || value === '' ? null : value;
    if (column.required && values[column.name] === null)
      problems.push({ row, column: column.name, message: `${column.name} is required` });
  }
  const unnamed = [...cells.keys()].find((index) => !places.has(index));
  if (unnamed !== undefined)
    problems.push({
      row,
      column: columnLetter(unnamed),
      message: `Column ${columnLetter(unnamed)} has no name in the first row`,
    });
  return { values, problems };
}
