import type { ColDef, GridApi, GridOptions } from 'ag-grid-community';
import { type ColumnContext, hideOnPhone } from './columns.tsx';
import { ungrouped } from './columnGroups.tsx';
import { rowHeight } from './density.ts';
import { expanderColumn } from './expandableRows.tsx';
import { followingRow } from './followingRow.ts';
import { HEADER_HEIGHT } from './gridSizes.ts';
import { isPhone } from './isPhone.ts';
import { cardHeight, type Cards, phoneCardColumn } from './PhoneCard.tsx';

const BORDERS = 3;
const SCROLL_BAR = 16;

/** Cards of the rows in this window: on a phone only. */
export const cardsHere = (cards: Cards | undefined): Cards | null =>
  cards && isPhone() ? cards : null;

/** Pixels of so many rows with their head, none of them expanded. */
export const heightOfRows = (count: number, cards: Cards | null): number =>
  BORDERS + (cards ? count * cardHeight(cards) : HEADER_HEIGHT + count * rowHeight());

/** Pixels that head and rows take, and the scroll bar of a grid that overflows. */
export function heightOf<Row>(api: GridApi<Row>): number {
  const last = api.getDisplayedRowAtIndex(api.getDisplayedRowCount() - 1);
  const rows = (last?.rowTop ?? 0) + (last?.rowHeight ?? 0);
  const scrolls = api.getAllDisplayedColumns().some((column) => column.isPinned());
  const head = api.getGridOption('headerHeight') ?? HEADER_HEIGHT;
  return head + rows + BORDERS + (scrolls ? SCROLL_BAR : 0);
}

/** Widths, and what is shown, are the fitter's: as initial values they do not spring back. */
function toBeFitted<Row>(given: ColDef<Row>): ColDef<Row> {
  const { flex, width, pinned, minWidth, ...column } = given;
  const context: ColumnContext = {
    ...column.context,
    ...(pinned === 'right' ? { end: true } : {}),
    ...(minWidth && column.cellRenderer ? { drawnWidth: minWidth } : {}),
  };
  return {
    ...followingRow(column),
    ...(flex ? { initialFlex: flex, cellClass: wrapping(column) } : {}),
    ...(width === undefined ? {} : { initialWidth: width }),
    context,
  };
}

/** Long words go to a second line rather than lose their end. */
const wrapping = <Row>({ cellClass }: ColDef<Row>) =>
  typeof cellClass === 'function' ? cellClass : ['kit-wrap', ...[cellClass ?? []].flat()];

/** Grid options of cards: they have no head. */
export const optionsOfCards = (cards: Cards): GridOptions => ({
  rowHeight: cardHeight(cards),
  headerHeight: 0,
  groupHeaderHeight: 0,
});

/** Column of files and paper alone. */
const unseen = <Row>(column: ColDef<Row>): ColDef<Row> => hideOnPhone(ungrouped(column));

/** Buttons of a row keep their place beside its card. */
export const ACTIONS: ReadonlySet<string | undefined> = new Set(['menu', 'actions']);

/** The columns before and behind those of the rows; on a phone one card takes the place of all that fit a wide window. */
export function columnsOf<Row extends object>(
  columns: readonly ColDef<Row>[],
  { expandable, cards }: { expandable: boolean; cards: Cards | null },
): ColDef<Row>[] {
  const before = expandable ? [expanderColumn as ColDef<Row>] : [];
  if (!cards) return [...before, ...columns].map(toBeFitted);
  const rows = columns.filter(({ colId }) => !ACTIONS.has(colId));
  const actions = columns.filter(({ colId }) => ACTIONS.has(colId));
  return [...before, phoneCardColumn(rows, cards), ...rows.map(unseen), ...actions].map(toBeFitted);
}
