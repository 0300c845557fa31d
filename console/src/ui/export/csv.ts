import { CSV_BEGIN, csvLine } from '@munim/schema/shared/csv.ts';
import type { ExportTable } from './exportTable.ts';

/** CSV with a head line. */
export function toCsv({ columns, rows }: ExportTable): Blob {
  const lines = [columns.map(({ head }) => head), ...rows].map(csvLine);
  return new Blob([CSV_BEGIN, ...lines], { type: 'text/csv;charset=utf-8' });
}
