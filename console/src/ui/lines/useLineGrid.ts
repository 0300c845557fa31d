import type { CellFocusedEvent, GridApi } from 'ag-grid-community';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { LineColumn, LineRow } from './lineColumn.ts';
import type { Place } from './lineGridChanges.ts';
import type { LineGridCore, ReadPasted } from './lineGridCore.ts';
import { useLineLookups } from './useLineLookups.ts';
import { useLineRange } from './useLineRange.ts';
import { useLineRows } from './useLineRows.ts';

interface Options<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  columns: readonly LineColumn<Row>[];
  newRow: (() => Row) | undefined;
  readPasted: ReadPasted<Row> | undefined;
  max: number;
}

/** Puts the focus into a cell, or keeps the place until its row is drawn. */
function useFocus<Row>(api: { readonly current: GridApi<Row> | null }, ids: readonly string[]) {
  const waiting = useRef<Place | null>(null);
  const drawn = useRef(0);
  const focusCell = useCallback(
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
    if (waiting.current) focusCell(waiting.current);
  }, [api, focusCell]);
  return { focusCell, afterRows };
}

/** Rows, selected cells, focus and undo of one line grid. */
export function useLineGrid<Row extends LineRow>({
  rows,
  onChange,
  columns,
  newRow,
  readPasted,
  max,
}: Options<Row>) {
  const api = useRef<GridApi<Row> | null>(null);
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const { now, change, undo, canUndo } = useLineRows(rows, onChange);
  const selection = useLineRange(api, ids);
  const { focusCell, afterRows } = useFocus(api, ids);
  const shift = useRef(false);
  const [announcement, announce] = useState('');
  const [focused, setFocused] = useState<Place | null>(null);
  useLineLookups(rows, { columns, now, change, announce });

  const onFocused = useCallback(
    ({ rowIndex, column }: CellFocusedEvent<Row>) => {
      const id = typeof column === 'string' ? column : column?.getColId();
      if (rowIndex === null || id === undefined) return;
      const place = { row: rowIndex, column: ids.indexOf(id) };
      const anchor = shift.current ? selection.corners()?.anchor : undefined;
      shift.current = false;
      selection.follow(place, anchor);
      setFocused(place);
    },
    [ids, selection],
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
      readPasted,
      max,
      selection,
      announce,
      focusCell,
    }),
    [columns, ids, now, change, undo, newRow, readPasted, max, selection, focusCell],
  );
  const onReady = useCallback((ready: GridApi<Row>) => {
    api.current = ready;
  }, []);
  const noteShift = useCallback(
    ({ shiftKey }: { shiftKey: boolean }) => {
      shift.current = shiftKey;
      selection.forget();
    },
    [selection],
  );
  return { core, announcement, focused, canUndo, onReady, onFocused, afterRows, noteShift };
}
