import type { GridApi } from 'ag-grid-community';
import {
  isBlank,
  nextEditable,
  type Place,
  type Range,
  rangeOf,
  removed,
} from './lineGridChanges.ts';
import type { LineColumn, LineRow } from './lineColumn.ts';
import type { Marking } from './useLineRange.ts';

/**
 * Shared state of the keys, the clipboard and the buttons of one line grid. It stays the same
 * between renders.
 */
export interface LineGridCore<Row extends LineRow> {
  grid: () => GridApi<Row> | null;
  columns: readonly LineColumn<Row>[];
  ids: readonly string[];
  /** The rows as they are at this moment. */
  now: () => readonly Row[];
  change: (rows: readonly Row[]) => void;
  /** False when there was nothing to take back. */
  undo: () => boolean;
  newRow: (() => Row) | undefined;
  most: number;
  marked: Marking;
  tell: (words: string) => void;
  /** Puts the focus there, once the row is drawn. */
  go: (place: Place) => void;
}

export const linesWord = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** Focused cell. */
export function placeOf<Row extends LineRow>({ grid, ids }: LineGridCore<Row>): Place | null {
  const cell = grid()?.getFocusedCell();
  return cell ? { row: cell.rowIndex, column: ids.indexOf(cell.column.getColId()) } : null;
}

/** The range as the focus makes it at this moment. */
export function rangeNow<Row extends LineRow>(core: LineGridCore<Row>): Range | null {
  const place = placeOf(core);
  if (place) core.marked.follow(place);
  return core.marked.range();
}

export function addLine<Row extends LineRow>({
  newRow,
  now,
  most,
  tell,
  change,
  columns,
  go,
}: LineGridCore<Row>): void {
  const row = now().length;
  if (!newRow) return;
  if (row >= most) {
    tell(`At most ${linesWord(most)}.`);
    return;
  }
  change([...now(), newRow()]);
  go({
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
  const { newRow, now, change, tell, marked, go } = core;
  if (!newRow) return;
  const next = removed(now(), rangeOf({ row: from, column: 0 }, { row: to, column: 0 }));
  change(next);
  tell(`${linesWord(to - from + 1)} removed. Ctrl + Z takes it back.`);
  const place = {
    row: Math.max(Math.min(from, next.length - 1), 0),
    column: Math.max(placeOf(core)?.column ?? 0, 0),
  };
  marked.set(place, place);
  if (next.length > 0) go(place);
}

export function takeBack<Row extends LineRow>({ undo, tell }: LineGridCore<Row>): void {
  tell(undo() ? 'Undone.' : 'Nothing to undo.');
}

/** To the next cell that can be typed in; after the last one a new line. False when the focus shall leave the grid. */
export function goOn<Row extends LineRow>(core: LineGridCore<Row>, backwards: boolean): boolean {
  const { now, columns, newRow, most, go } = core;
  const place = placeOf(core);
  const to = place && nextEditable(now(), columns, place, backwards);
  if (to) go(to);
  if (to) return true;
  const last = now().at(-1);
  // A blank last line is left, else Tab would never come out of the grid.
  if (backwards || !newRow || !last || isBlank(last, columns, newRow()) || now().length >= most)
    return false;
  addLine(core);
  return true;
}
