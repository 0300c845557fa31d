import type { ColDef, ValueFormatterParams, ValueGetterParams } from 'ag-grid-community';
import type { ColumnContext } from '../grid/columns.tsx';

/**
 * Type of a column in a spreadsheet: amounts and days as such, everything else as text that is
 * never run.
 */
export type ExportKind = 'text' | 'id' | 'money' | 'count' | 'percent' | 'day';

/**
 * Content of a file in any format: plain texts, one type per column. Plain data: a worker writes
 * it.
 */
export interface ExportTable {
  title: string;
  columns: readonly { head: string; kind: ExportKind }[];
  rows: readonly (readonly string[])[];
  /** A second sheet of a workbook, which explains the first; a CSV has none. */
  notes?: ExportTable;
}

const contextOf = <Row>({ context }: ColDef<Row>): ColumnContext =>
  (context as ColumnContext | undefined) ?? {};
const atPath = (row: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      row,
    );

/** Text of a column for a row, without a grid: exports include rows that were never rendered. */
function cellText<Row>(column: ColDef<Row>, data: Row): string {
  const { valueGetter, valueFormatter, field } = column;
  const value =
    typeof valueGetter === 'function'
      ? valueGetter({ data } as ValueGetterParams<Row>)
      : field
        ? atPath(data, field as string)
        : undefined;
  const raw = contextOf(column).csv === 'raw';
  if (!raw && typeof valueFormatter === 'function')
    return valueFormatter({ value, data } as ValueFormatterParams<Row>);
  return value == null ? '' : String(value);
}

/** The columns that a grid shows, over rows that need not be drawn. */
export function exportTable<Row>(
  title: string,
  columns: readonly ColDef<Row>[],
  rows: readonly Row[],
): ExportTable {
  const written = columns.filter((column) => contextOf(column).csv !== 'none');
  return {
    title,
    columns: written.map((column) => ({
      head: column.headerName ?? '',
      kind: contextOf(column).kind ?? 'text',
    })),
    rows: rows.map((row) => written.map((column) => cellText(column, row))),
  };
}
