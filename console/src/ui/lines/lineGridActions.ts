import { cleared, filledDown, type Range, rangeOf, withText } from './lineGridChanges.ts';
import { type LineRow, TICKED } from './lineColumn.ts';
import {
  goOn,
  type LineGridCore,
  placeOf,
  rangeNow,
  removeLines,
  takeBack,
} from './lineGridCore.ts';
import { clampTo, type LineGridActions, sizeWords } from './lineGridKeys.ts';

function extend<Row extends LineRow>(core: LineGridCore<Row>, down: number, right: number): void {
  const { grid, marked, now, ids, tell } = core;
  rangeNow(core);
  const corners = marked.corners();
  if (!corners) return;
  const { anchor } = corners;
  const end = clampTo(now().length, ids.length, {
    row: corners.end.row + down,
    column: corners.end.column + right,
  });
  marked.set(anchor, end);
  grid()?.ensureIndexVisible(end.row);
  grid()?.ensureColumnVisible(ids[end.column] ?? '');
  tell(sizeWords(rangeOf(anchor, end)));
}

function mark<Row extends LineRow>(core: LineGridCore<Row>, which: 'all' | 'one'): boolean {
  const { marked, now, ids } = core;
  if (which === 'all') {
    marked.set({ row: 0, column: 0 }, { row: now().length - 1, column: ids.length - 1 });
    return true;
  }
  const place = placeOf(core);
  if (!place || marked.isOne()) return false;
  marked.set(place, place);
  return true;
}

/** Effect of each key on the lines. */
export function lineGridActions<Row extends LineRow>(core: LineGridCore<Row>): LineGridActions {
  const { grid, columns, now, change, tell, ids, go } = core;
  const onRange = (act: (range: Range) => void) => {
    const range = rangeNow(core);
    if (range) act(range);
  };
  return {
    isEditing: () => (grid()?.getEditingCells().length ?? 0) > 0,
    keep: () => grid()?.stopEditing(),
    move: (down, right) => {
      const place = placeOf(core);
      if (place)
        go(
          clampTo(now().length, ids.length, {
            row: place.row + down,
            column: place.column + right,
          }),
        );
    },
    next: (backwards) => goOn(core, backwards),
    extend: (down, right) => extend(core, down, right),
    mark: (which) => mark(core, which),
    fillDown: () =>
      onRange((range) => {
        change(filledDown(now(), columns, range));
        tell('Filled down.');
      }),
    tick: () => {
      const place = placeOf(core);
      const column = place ? columns[place.column] : undefined;
      if (!place || !column?.edit?.tick) return false;
      change(
        now().map((row, index) =>
          index === place.row ? withText(row, column, column.edit?.text(row) ? '' : TICKED) : row,
        ),
      );
      return true;
    },
    clear: () => onRange((range) => change(cleared(now(), columns, range))),
    removeRows: () => onRange(({ from, to }) => removeLines(core, from.row, to.row)),
    undo: () => takeBack(core),
  };
}
