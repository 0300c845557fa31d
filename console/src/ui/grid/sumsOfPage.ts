import { ENDED_STATUSES } from '@munim/schema/shared/endedStatuses.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import type { ColDef, GridApi } from 'ag-grid-community';
import type { ColumnContext } from './columns.tsx';

export interface PageSum {
  head: string;
  sum: string;
}

const ENDED: ReadonlySet<string> = new Set(ENDED_STATUSES);
const hasEnded = (row: object) => 'status' in row && ENDED.has(String(row.status));

const amountOf = (row: object, { field }: ColDef): string | null => {
  const value = (row as Record<string, unknown>)[field ?? ''];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Columns in sight whose amounts may be added up. */
export const summedColumns = <Row>(api: GridApi<Row>): ColDef<Row>[] =>
  api
    .getAllDisplayedColumns()
    .map((column): ColDef<Row> => column.getColDef())
    .filter(({ context }) => (context as ColumnContext | undefined)?.summed);

/** Exact sums of the amounts that a list shows; cancelled documents are left out, and whether there are any is said. */
export function pageSums<Row extends object>(
  api: GridApi<Row>,
  rows: readonly Row[],
): { sums: PageSum[]; leavesOut: boolean } {
  const counted = rows.filter((row) => !hasEnded(row));
  const sums = summedColumns(api).flatMap((def) => {
    const amounts = counted.map((row) => amountOf(row, def)).filter((amount) => amount !== null);
    return amounts.length ? [{ head: def.headerName ?? '', sum: sumOf(amounts) }] : [];
  });
  return { sums, leavesOut: counted.length < rows.length };
}
