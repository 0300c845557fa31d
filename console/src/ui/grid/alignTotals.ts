import type { GridApi } from 'ag-grid-community';

/** Pixels between the end of an amount and of its cell. */
const CELL_END = 9;
const BORDERS = 2;

/** Tells the sums below where the amounts of the column 'total' end. */
export function alignTotals(api: GridApi, box: HTMLElement | null): void {
  const lines = box?.closest<HTMLElement>('.kit-lines');
  if (!lines || !box || api.isDestroyed()) return;
  const columns = api.getAllDisplayedColumns();
  const at = columns.findIndex((column) => column.getColId() === 'total');
  if (at < 0) {
    lines.style.removeProperty('--totals-end');
    return;
  }
  const widthOf = (some: typeof columns) =>
    some.reduce((all, column) => all + column.getActualWidth(), 0);
  const spare = columns[at]?.isPinned() ? 0 : box.clientWidth - BORDERS - widthOf(columns);
  const end = widthOf(columns.slice(at + 1)) + Math.max(spare, 0) + CELL_END;
  lines.style.setProperty('--totals-end', `${end}px`);
}
