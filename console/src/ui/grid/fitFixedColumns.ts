import type { ColDef, Column, GridApi } from 'ag-grid-community';
import {
  FIGURE_CLASS,
  HEAD_CLASS,
  isMeasured,
  longest,
  MAX_FIXED_TEXT_WIDTH,
  PADDING,
  textsOfGrid,
} from './columnTexts.ts';
import type { ColumnContext } from './columns.tsx';
import { isPhone } from './isPhone.ts';
import { widthsOf } from './measureText.ts';

const contextOf = ({ context }: ColDef) => context as ColumnContext | undefined;

/**
 * Widens a column that stretches to at least its head, so that none is cut off in a narrow window.
 */
export function roomForHead<Row>(def: ColDef<Row>): ColDef<Row> {
  if (!def.flex || !def.headerName) return def;
  const [head = 0] = widthsOf([{ text: def.headerName, className: HEAD_CLASS }], document.body);
  return { ...def, minWidth: Math.max(def.minWidth ?? 0, head + PADDING) };
}

function widthNeeded(column: Column, head: number, widest: number): number {
  const {
    neverTruncate,
    extraWidth = 0,
    group,
    drawnWidth = 0,
  } = contextOf(column.getColDef()) ?? {};
  const content = widest + PADDING + extraWidth;
  return Math.max(
    neverTruncate ? content : Math.min(content, MAX_FIXED_TEXT_WIDTH),
    head + PADDING,
    group ? drawnWidth : 0,
  );
}

/**
 * Columns of a fixed width become as wide as their longest text and their head; the others share
 * what is left. With 'grow' none gets narrower; 'numbers' widens only those that lose digits
 * otherwise.
 */
export function fitFixedColumns(
  api: GridApi,
  box: HTMLElement | null,
  how: 'exact' | 'grow' | 'numbers',
): void {
  if (!box) return;
  const columns = api
    .getAllDisplayedColumns()
    .filter((column) => !column.getFlex() && isMeasured(column.getColDef()))
    .filter((column) => how !== 'numbers' || contextOf(column.getColDef())?.neverTruncate);
  if (!columns.length) return;
  const texts = columns.map((column) => longest(textsOfGrid(api, column)));
  const widths = widthsOf(
    columns.flatMap((column, i) => [
      { text: column.getColDef().headerName ?? '', className: HEAD_CLASS },
      ...(texts[i] ?? []).map((text) => ({ text, className: FIGURE_CLASS })),
    ]),
    box.querySelector('.ag-root') ?? box,
  );
  const state = columns.flatMap((column, i) => {
    const [headWidth = 0, ...others] = widths.splice(0, 1 + (texts[i]?.length ?? 0));
    const width = widthNeeded(column, headWidth, Math.max(0, ...others));
    const now = column.getActualWidth();
    return width > now || (how === 'exact' && width < now)
      ? [{ colId: column.getColId(), width }]
      : [];
  });
  // unlike `setColumnWidths` this divides the remaining width among all flexible columns
  if (state.length) api.applyColumnState({ state });
}

/** Columns at the right edge stay in sight where not all fit. */
export function pinWhatOverflows(api: GridApi, box: HTMLElement | null): void {
  const columns = api.getAllDisplayedColumns();
  const ends = columns.filter((column) => contextOf(column.getColDef())?.end);
  if (!box || !ends.length) return;
  const least = columns.reduce((all, column) => {
    const { flex, minWidth = 0 } = column.getColDef();
    return all + (flex ? minWidth : column.getActualWidth());
  }, 0);
  const pinned = least > box.clientWidth && !isPhone() ? ('right' as const) : null;
  const changed = ends.filter((column) => (column.getPinned() ?? null) !== pinned);
  if (changed.length)
    api.applyColumnState({
      state: changed.map((column) => ({ colId: column.getColId(), pinned })),
    });
}
