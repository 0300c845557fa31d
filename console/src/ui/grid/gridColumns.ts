import type { ColDef, GridApi, GridOptions } from 'ag-grid-community';
import { type ColumnContext, hideOnPhone } from './columns.tsx';
import { rowHeight } from './density.ts';
import { expanderColumn } from './expandableRows.tsx';
import { HEADER_HEIGHT } from './gridSizes.ts';
import { isPhone } from './isPhone.ts';
import { CARD_HEIGHT, phoneCardColumn } from './PhoneCard.tsx';

const BORDERS = 3;
const SCROLL_BAR = 16;

/** Pixels of so many rows with their head, none of them expanded. */
export const heightOfRows = (count: number, cards = isPhone()): number =>
  BORDERS + (cards ? count * CARD_HEIGHT : HEADER_HEIGHT + count * rowHeight());

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
    ...column,
    ...(flex ? { initialFlex: flex, cellClass: wrapping(column) } : {}),
    ...(width === undefined ? {} : { initialWidth: width }),
    context,
  };
}

/** Long words go to a second line rather than lose their end. */
const wrapping = <Row>({ cellClass }: ColDef<Row>) =>
  typeof cellClass === 'function' ? cellClass : ['kit-wrap', ...[cellClass ?? []].flat()];

/** Grid options of cards: they have no head. */
export const CARDS: GridOptions = { rowHeight: CARD_HEIGHT, headerHeight: 0 };

/** The columns before and behind those of the rows; on a phone one card takes the place of all that fit a wide window. */
export function columnsOf<Row extends object>(
  columns: readonly ColDef<Row>[],
  { expandable, cards }: { expandable: boolean; cards: boolean },
): ColDef<Row>[] {
  const before = expandable ? [expanderColumn as ColDef<Row>] : [];
  if (!cards) return [...before, ...columns].map(toBeFitted);
  const rows = columns.filter(({ colId }) => colId !== 'menu').map((column) => hideOnPhone(column));
  const menu = columns.filter(({ colId }) => colId === 'menu');
  return [...before, phoneCardColumn(rows), ...rows, ...menu].map(toBeFitted);
}
