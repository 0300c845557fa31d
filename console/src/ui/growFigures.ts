import type { GridApi } from 'ag-grid-community';
import type { ColumnContext } from './columns.tsx';

const PER_CHARACTER = 8;
const AROUND = 18;

/** A cut-off amount reads as a smaller one: columns of figures and numbers of papers grow until the longest stands whole. */
export function growFigures(api: GridApi): void {
  const wider = api.getAllDisplayedColumns().flatMap((column) => {
    if (!(column.getColDef().context as ColumnContext | undefined)?.whole) return [];
    let longest = 0;
    api.forEachNode((rowNode) => {
      const text = api.getCellValue({ rowNode, colKey: column, useFormatter: true });
      longest = Math.max(longest, text?.length ?? 0);
    });
    const newWidth = longest * PER_CHARACTER + AROUND;
    return newWidth > column.getActualWidth() ? [{ key: column, newWidth }] : [];
  });
  if (wider.length) api.setColumnWidths(wider);
}
