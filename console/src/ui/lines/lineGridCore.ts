import type { GridApi } from 'ag-grid-community';
import type { LineColumn, LineRow } from './lineColumn.ts';
import {
  isBlank,
  nextEditable,
  type Place,
  type Range,
  rangeOf,
  removed,
} from './lineGridChanges.ts';
import type { RangeSelection } from './useLineRange.ts';
import { t } from '../text.ts';

/**
 * Shared state of the keys, the clipboard and the buttons of one line grid. It stays the same
 * between renders.
 */
export interface LineGridCore<Row extends LineRow> {
  grid: () => GridApi<Row> | null;
  columns: readonly LineColumn<Row>[];
  ids: readonly string[];
  /** Present rows. */
  now: () => readonly Row[];
  change: (rows: readonly Row[]) => void;
  /** False when there was nothing to undo. */
  undo: () => boolean;
  newRow: (() => Row) | undefined;
  /** Reads texts pasted into the first column. */
  readPasted: ReadPasted<Row> | undefined;
  max: number;
  selection: RangeSelection;
  announce: (message: string) => void;
  /** Puts the focus there, once the row is drawn. */
  focusCell: (place: Place) => void;
}

/** Lines in a pasted text, where the caller reads more than blocks of cells; null when there are none. */
export type ReadPasted<Row> = (text: string) => readonly Row[] | null;

export const linesText = (count: number): string =>
  count === 1 ? t('1 line') : t('{{count}} lines', { count });

/** Focused cell. */
export function placeOf<Row extends LineRow>({ grid, ids }: LineGridCore<Row>): Place | null {
  const cell = grid()?.getFocusedCell();
  return cell ? { row: cell.rowIndex, column: ids.indexOf(cell.column.getColId()) } : null;
}

/** Range of the present focus. */
export function rangeNow<Row extends LineRow>(core: LineGridCore<Row>): Range | null {
  const place = placeOf(core);
  if (place) core.selection.follow(place);
  return core.selection.range();
}

export function addLine<Row extends LineRow>({
  newRow,
  now,
  max,
  announce,
  change,
  columns,
  focusCell,
}: LineGridCore<Row>): void {
  const row = now().length;
  if (!newRow) return;
  if (row >= max) {
    announce(t('At most {{max}}.', { max: linesText(max) }));
    return;
  }
  change([...now(), newRow()]);
  focusCell({
    row,
    column: Math.max(
      columns.findIndex(({ edit }) => edit),
      0,
    ),
  });
}

export function removeLines<Row extends LineRow>(
  core: LineGridCore<Row>,
  from: number,
  to: number,
): void {
  const { newRow, now, change, announce, selection, focusCell } = core;
  if (!newRow) return;
  const next = removed(now(), rangeOf({ row: from, column: 0 }, { row: to, column: 0 }));
  change(next);
  announce(t('{{to}} removed. Ctrl + Z takes it back.', { to: linesText(to - from + 1) }));
  const place = {
    row: Math.max(Math.min(from, next.length - 1), 0),
    column: Math.max(placeOf(core)?.column ?? 0, 0),
  };
  selection.set(place, place);
  if (next.length > 0) focusCell(place);
}

export function undoLast<Row extends LineRow>({ undo, announce }: LineGridCore<Row>): void {
  announce(undo() ? t('Undone.') : t('Nothing to undo.'));
}

/** Focuses the next editable cell; after the last one adds a line. False if the focus should leave the grid. */
export function focusNext<Row extends LineRow>(
  core: LineGridCore<Row>,
  backwards: boolean,
): boolean {
  const { now, columns, newRow, max, focusCell } = core;
  const place = placeOf(core);
  const to = place && nextEditable(now(), columns, place, backwards);
  if (to) focusCell(to);
  if (to) return true;
  const last = now().at(-1);
  // A blank last line is left, else Tab would never come out of the grid.
  if (backwards || !newRow || !last || isBlank(last, columns, newRow()) || now().length >= max)
    return false;
  addLine(core);
  return true;
}
