import type { CellFocusedEvent, GridApi } from 'ag-grid-community';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Place } from './lineGridChanges.ts';
import type { LineColumn, LineRow } from './lineColumn.ts';
import type { LineGridCore } from './lineGridCore.ts';
import { useLineLookups } from './useLineLookups.ts';
import { useLineRange } from './useLineRange.ts';
import { useLineRows } from './useLineRows.ts';

interface Options<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  columns: readonly LineColumn<Row>[];
  newRow: (() => Row) | undefined;
  most: number;
}

/** Puts the focus into a cell, or keeps the place until its row is drawn. */
function useFocus<Row>(api: { readonly current: GridApi<Row> | null }, ids: readonly string[]) {
  const waiting = useRef<Place | null>(null);
  const drawn = useRef(0);
  const go = useCallback(
    (place: Place) => {
      const grid = api.current;
      const id = ids[place.column];
      if (id === undefined) return;
      const isDrawn = grid && place.row < grid.getDisplayedRowCount();
      waiting.current = isDrawn ? null : place;
      if (!isDrawn) return;
      grid.ensureIndexVisible(place.row);
      grid.ensureColumnVisible(id);
      grid.setFocusedCell(place.row, id);
    },
    [api, ids],
  );
  const afterRows = useCallback(() => {
    const count = api.current?.getDisplayedRowCount() ?? 0;
    // Selections are by position, and other lines may be there now.
    if (count !== drawn.current) api.current?.refreshCells();
    drawn.current = count;
    if (waiting.current) go(waiting.current);
  }, [api, go]);
  return { go, afterRows };
}

/** Rows, marked cells, focus and undo of one line grid. */
export function useLineGrid<Row extends LineRow>({
  rows,
  onChange,
  columns,
  newRow,
  most,
}: Options<Row>) {
  const api = useRef<GridApi<Row> | null>(null);
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const { now, change, undo, canUndo } = useLineRows(rows, onChange);
  const marked = useLineRange(api, ids);
  const { go, afterRows } = useFocus(api, ids);
  const shift = useRef(false);
  const [told, tell] = useState('');
  const [focused, setFocused] = useState<Place | null>(null);
  useLineLookups(rows, { columns, now, change, tell });

  const onFocused = useCallback(
    ({ rowIndex, column }: CellFocusedEvent<Row>) => {
      const id = typeof column === 'string' ? column : column?.getColId();
      if (rowIndex === null || id === undefined) return;
      const place = { row: rowIndex, column: ids.indexOf(id) };
      const anchor = shift.current ? marked.corners()?.anchor : undefined;
      shift.current = false;
      marked.follow(place, anchor);
      setFocused(place);
    },
    [ids, marked],
  );
  const core = useMemo<LineGridCore<Row>>(
    () => ({
      grid: () => api.current,
      columns,
      ids,
      now,
      change,
      undo,
      newRow,
      most,
      marked,
      tell,
      go,
    }),
    [columns, ids, now, change, undo, newRow, most, marked, go],
  );
  const onReady = useCallback((ready: GridApi<Row>) => {
    api.current = ready;
  }, []);
  const noteShift = useCallback(
    ({ shiftKey }: { shiftKey: boolean }) => {
      shift.current = shiftKey;
      marked.forget();
    },
    [marked],
  );
  return { core, told, focused, canUndo, onReady, onFocused, afterRows, noteShift };
}
