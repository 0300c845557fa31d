import type { ColDef, Column, GridApi } from 'ag-grid-community';
import type { ColumnContext } from './columns.tsx';
import { FONT_SIZE, HEADER_WEIGHT } from './gridTheme.ts';

const PADDING = 20;
const SORT_MARK = 20;
/** Width per character if nothing can be measured (tests). */
const PER_CHARACTER = 8;
/** Truncatable texts widen their column no further than this. */
const MAX_TEXT_WIDTH = 200;

type Weight = typeof HEADER_WEIGHT | 400;
let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

function widthOf(text: string, weight: Weight): number {
  canvas ??=
    typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return text.length * PER_CHARACTER;
  canvas.font = `${weight} ${FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(canvas.measureText(text).width);
}

const contextOf = ({ context }: ColDef) => context as ColumnContext | undefined;
const isShownAsText = (def: ColDef) => contextOf(def)?.neverTruncate || !def.cellRenderer;
const headerWidth = (def: ColDef, sorted?: boolean) =>
  widthOf(def.headerName ?? '', HEADER_WEIGHT) + PADDING + (sorted ? SORT_MARK : 0);

/** No head is cut off, however narrow the window: a column that stretches is at least as wide as its head. */
export function roomForHead<Row>(def: ColDef<Row>): ColDef<Row> {
  if (!def.flex || !def.headerName) return def;
  return { ...def, minWidth: Math.max(def.minWidth ?? 0, headerWidth(def)) };
}

function longestText(api: GridApi, column: Column): number {
  let longest = '';
  api.forEachNode((rowNode) => {
    const text = api.getCellValue<string>({ rowNode, colKey: column, useFormatter: true }) ?? '';
    if (text.length > longest.length) longest = text;
  });
  return longest ? widthOf(longest, 400) + PADDING : 0;
}

function widthNeeded(api: GridApi, column: Column): number {
  const def = column.getColDef();
  const { neverTruncate, extraWidth = 0 } = contextOf(def) ?? {};
  const content = longestText(api, column) + extraWidth;
  return Math.max(
    neverTruncate ? content : Math.min(content, MAX_TEXT_WIDTH),
    headerWidth(def, Boolean(column.getSort())),
  );
}

/**
 * Columns of a fixed width become as wide as their longest text and their head: a cut-off amount
 * reads as a smaller one. Their spare width goes to the columns that stretch. With 'grow' none gets
 * narrower, so that nothing jumps between pages.
 */
export function fitColumns(api: GridApi, how: 'exact' | 'grow'): void {
  const widths = api.getAllDisplayedColumns().flatMap((column) => {
    const def = column.getColDef();
    if (column.getFlex() || def.resizable === false || !def.headerName || !isShownAsText(def))
      return [];
    const newWidth = widthNeeded(api, column);
    const now = column.getActualWidth();
    return newWidth > now || (how === 'exact' && newWidth < now)
      ? [{ colId: column.getColId(), width: newWidth }]
      : [];
  });
  // Unlike `setColumnWidths` this divides the remaining width among all flexible columns.
  if (widths.length) api.applyColumnState({ state: widths });
}

/** Room for the arrow of a sorted column. */
export function roomForSort(api: GridApi): void {
  for (const column of api.getAllDisplayedColumns().filter((one) => one.getSort())) {
    const newWidth = headerWidth(column.getColDef(), true);
    if (newWidth > column.getActualWidth()) api.setColumnWidths([{ key: column, newWidth }]);
  }
}

/** Columns that stretch, as long as they are widened by `showWholeColumns`. */
const widened = new WeakMap<GridApi, readonly Column[]>();

const widthOfAll = (columns: readonly Column[]) =>
  columns.reduce((sum, column) => sum + column.getActualWidth(), 0);

/**
 * Where not all columns fit beside the pinned ones, the last that is seen ends at the pinned ones: a
 * half-covered amount reads as a smaller one. The room that is left goes to the seen columns that
 * stretch.
 */
export function showWholeColumns(api: GridApi, width: number): void {
  const before = widened.get(api) ?? [];
  if (before.length)
    api.applyColumnState({
      state: before.map((column) => ({
        colId: column.getColId(),
        flex: column.getColDef().flex ?? null,
      })),
    });
  widened.delete(api);
  const pinned = [...api.getDisplayedLeftColumns(), ...api.getDisplayedRightColumns()];
  const room = width - widthOfAll(pinned);
  const columns = api.getDisplayedCenterColumns();
  if (!pinned.length || room <= 0 || widthOfAll(columns) <= room) return;
  let used = 0;
  const seen = columns.filter((column) => (used += column.getActualWidth()) <= room);
  const stretching = seen.filter((column) => column.getFlex());
  const more = Math.floor((room - widthOfAll(seen)) / stretching.length);
  if (!stretching.length || more <= 0) return;
  widened.set(api, stretching);
  api.applyColumnState({
    state: stretching.map((column) => ({
      colId: column.getColId(),
      flex: null,
      width: column.getActualWidth() + more,
    })),
  });
}

/** A person has chosen a width: those of now stay. */
export const keepWidths = (api: GridApi): void => void widened.delete(api);
