import type { ColDef, GridApi } from 'ag-grid-community';
import { contextOf, type ExportKind, shownText, written } from '../export/exportTable.ts';
import { usePrinting } from '../usePrinting.ts';
import { isDetail } from './expandableRows.tsx';
import { columnsOfFiles } from './fitColumns.ts';

/** Columns that fit beside each other on paper; more stand in a table below, after the first column again. */
const MOST_COLUMNS = 14;

function rowsOf<Row extends { id: string }>(api: GridApi<Row>): Row[] {
  const rows: Row[] = [];
  api.forEachNodeAfterFilterAndSort(({ data }) => {
    if (data && !isDetail(data)) rows.push(data);
  });
  return rows;
}

function partsOf<Row>(columns: ColDef<Row>[]): ColDef<Row>[][] {
  const [first, ...others] = columns;
  if (!first || columns.length <= MOST_COLUMNS) return [columns];
  const count = Math.ceil(others.length / (MOST_COLUMNS - 1));
  const size = Math.ceil(others.length / count);
  return Array.from({ length: count }, (_, i) => [
    first,
    ...others.slice(i * size, (i + 1) * size),
  ]);
}

const CLASSES: Partial<Record<ExportKind, string>> = {
  money: 'print-figure',
  count: 'print-figure',
  percent: 'print-figure',
  id: 'print-whole',
  day: 'print-whole',
};
const classOf = <Row,>(column: ColDef<Row>) => CLASSES[contextOf(column).kind ?? 'text'];

interface Props<Row> {
  label: string;
  /** The grid whose columns and rows are printed, in their order. */
  api: GridApi<Row>;
}

/**
 * Rows of a grid as a plain table, on paper only: the grid draws what fits its window and cuts off
 * the rest.
 */
export function PrintedRows<Row extends { id: string }>({ label, api }: Props<Row>) {
  if (usePrinting() === null) return null;
  const columns = columnsOfFiles(api);
  const rows = rowsOf(api);
  return (
    <div className="print-rows">
      {partsOf(written(columns).filter(({ headerName }) => headerName)).map((part, i) => (
        <table key={part[1]?.headerName ?? i} aria-label={label}>
          <thead>
            <tr>
              {part.map((column) => (
                <th key={column.headerName} scope="col" className={classOf(column)}>
                  {column.headerName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {part.map((column) => (
                  <td key={column.headerName} className={classOf(column)}>
                    {shownText(column, row)} <small>{contextOf(column).beside?.(row)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
