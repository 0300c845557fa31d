import { type LineColumn, type LineRow, CHECKED } from './lineColumn.ts';
import { cleared, filledDown, type Range, rangeOf, withText } from './lineGridChanges.ts';
import {
  focusNext,
  type LineGridCore,
  placeOf,
  rangeNow,
  removeLines,
  undoLast,
} from './lineGridCore.ts';
import { clampTo, type LineGridActions, rangeSizeText } from './lineGridKeys.ts';
import { t } from '../text.ts';

function extend<Row extends LineRow>(core: LineGridCore<Row>, down: number, right: number): void {
  const { grid, selection, now, ids, announce } = core;
  rangeNow(core);
  const corners = selection.corners();
  if (!corners) return;
  const { anchor } = corners;
  const end = clampTo(now().length, ids.length, {
    row: corners.end.row + down,
    column: corners.end.column + right,
  });
  selection.set(anchor, end);
  grid()?.ensureIndexVisible(end.row);
  grid()?.ensureColumnVisible(ids[end.column] ?? '');
  announce(rangeSizeText(rangeOf(anchor, end)));
}

function select<Row extends LineRow>(core: LineGridCore<Row>, which: 'all' | 'one'): boolean {
  const { selection, now, ids } = core;
  if (which === 'all') {
    selection.set({ row: 0, column: 0 }, { row: now().length - 1, column: ids.length - 1 });
    return true;
  }
  const place = placeOf(core);
  if (!place || selection.isOne()) return false;
  selection.set(place, place);
  return true;
}

/** Column of the line that waits for a value once the cell at `from` has its record; -1 when none does. */
export function columnAfterEnter<Row>(
  columns: readonly LineColumn<Row>[],
  row: Row,
  from: number,
): number {
  const pick = columns[from]?.edit?.pick;
  if (!pick?.enterTo) return -1;
  const { item, id } = pick.chosen(row);
  if (!item && id === undefined) return -1;
  const at = columns.findIndex((column) => column.id === pick.enterTo);
  const edit = columns[at]?.edit;
  const text = edit?.text(row) ?? '';
  return edit && (text === '' || edit.problem(text, row) !== null) ? at : -1;
}

/** Effect of each key on the lines. */
export function lineGridActions<Row extends LineRow>(core: LineGridCore<Row>): LineGridActions {
  const { grid, columns, now, change, announce, ids, focusCell } = core;
  const onRange = (act: (range: Range) => void) => {
    const range = rangeNow(core);
    if (range) act(range);
  };
  const move = (down: number, right: number) => {
    const place = placeOf(core);
    if (place)
      focusCell(
        clampTo(now().length, ids.length, { row: place.row + down, column: place.column + right }),
      );
  };
  return {
    isEditing: () => (grid()?.getEditingCells().length ?? 0) > 0,
    commitEdit: () => grid()?.stopEditing(),
    enter: (backwards) => {
      grid()?.stopEditing();
      const place = placeOf(core);
      const row = place && now()[place.row];
      const column = row && !backwards ? columnAfterEnter(columns, row, place.column) : -1;
      if (place && column >= 0) focusCell({ row: place.row, column });
      else move(backwards ? -1 : 1, 0);
    },
    move,
    next: (backwards) => focusNext(core, backwards),
    extend: (down, right) => extend(core, down, right),
    select: (which) => select(core, which),
    fillDown: () =>
      onRange((range) => {
        change(filledDown(now(), columns, range));
        announce(t('Filled down.'));
      }),
    toggle: () => {
      const place = placeOf(core);
      const column = place ? columns[place.column] : undefined;
      if (!place || !column?.edit?.checkbox) return false;
      change(
        now().map((row, index) =>
          index === place.row ? withText(row, column, column.edit?.text(row) ? '' : CHECKED) : row,
        ),
      );
      return true;
    },
    clear: () => onRange((range) => change(cleared(now(), columns, range))),
    removeRows: () => onRange(({ from, to }) => removeLines(core, from.row, to.row)),
    undo: () => undoLast(core),
  };
}
