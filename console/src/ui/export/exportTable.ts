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

export const contextOf = <Row>({ context }: ColDef<Row>): ColumnContext =>
  (context as ColumnContext | undefined) ?? {};
const atPath = (row: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      row,
    );

type Value = string | number | boolean | null | undefined;
/** The value of a column for a row, without a grid. */
export function valueOf<Row>({ valueGetter, field }: ColDef<Row>, data: Row): Value {
  if (typeof valueGetter === 'function') return valueGetter({ data } as ValueGetterParams<Row>);
  return field ? (atPath(data, field as string) as Value) : undefined;
}
const textOf = (value: Value): string => (value == null ? '' : String(value));

/** Text of a column for a row as the grid shows it, without a grid. */
export function shownText<Row>(column: ColDef<Row>, data: Row): string {
  const { valueFormatter } = column;
  const value = valueOf(column, data);
  return typeof valueFormatter === 'function'
    ? valueFormatter({ value, data } as ValueFormatterParams<Row>)
    : textOf(value);
}

/** The same for a file: exports include rows that were never rendered. */
const cellText = <Row>(column: ColDef<Row>, data: Row): string =>
  contextOf(column).csv === 'raw' ? textOf(valueOf(column, data)) : shownText(column, data);

/** Columns that have a text. */
export const written = <Row>(columns: readonly ColDef<Row>[]): ColDef<Row>[] =>
  columns.filter((column) => contextOf(column).csv !== 'none');

/** The columns that a grid shows, over rows that need not be drawn. */
export function exportTable<Row>(
  title: string,
  columns: readonly ColDef<Row>[],
  rows: readonly Row[],
): ExportTable {
  const shown = written(columns);
  return {
    title,
    columns: shown.map((column) => ({
      head: column.headerName ?? '',
      kind: contextOf(column).kind ?? 'text',
    })),
    rows: rows.map((row) => shown.map((column) => cellText(column, row))),
  };
}
