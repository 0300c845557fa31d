import type { ColDef, ValueFormatterParams, ValueGetterParams } from 'ag-grid-community';
import type { ColumnContext } from './columns.tsx';

/** A spreadsheet would run a cell that starts like this. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Quotes a cell; what a spreadsheet would take for a formula gets an apostrophe before it, a plain number stays one. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const atPath = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], row);

/** The column's words for a row, without a grid: exports read rows that were never drawn. */
function cellText<Row>(column: ColDef<Row>, data: Row): string {
  const { valueGetter, valueFormatter, field } = column;
  const value =
    typeof valueGetter === 'function' ? valueGetter({ data } as ValueGetterParams<Row>) : field ? atPath(data, field as string) : undefined;
  const raw = (column.context as ColumnContext | undefined)?.csv === 'raw';
  if (!raw && typeof valueFormatter === 'function') return valueFormatter({ value, data } as ValueFormatterParams<Row>);
  return value == null ? '' : String(value);
}

/** Rows as CSV with a head line; begins with a byte order mark, without which Excel misreads names. */
export function toCsv<Row>(columns: readonly ColDef<Row>[], rows: readonly Row[]): string {
  const written = columns.filter((column) => (column.context as ColumnContext | undefined)?.csv !== 'none');
  const head = written.map((column) => csvCell(column.headerName ?? '')).join(',');
  const lines = rows.map((row) => written.map((column) => csvCell(cellText(column, row))).join(','));
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file. */
export function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
