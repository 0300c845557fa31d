import type { GridApi } from 'ag-grid-community';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { type Place, type Range, rangeOf } from './lineGridChanges.ts';

export interface Corners {
  anchor: Place;
  end: Place;
}

export interface RangeSelection {
  corners: () => Corners | null;
  range: () => Range | null;
  set: (anchor: Place, end: Place) => void;
  /** Selects the focused cell once: the grid reports it later than the next key may come. */
  follow: (place: Place, anchor?: Place) => void;
  /** The next focus selects again, also in the same cell. */
  forget: () => void;
  /** True for at most one cell. */
  isOne: () => boolean;
}

/** Selected cells: the Community grid has no ranges. Class rules of the cells draw them, so no render is needed. */
export function useLineRange<Row>(
  api: RefObject<GridApi<Row> | null>,
  ids: readonly string[],
): RangeSelection {
  const corners = useRef<Corners | null>(null);
  const range = useCallback(
    (): Range | null => corners.current && rangeOf(corners.current.anchor, corners.current.end),
    [],
  );

  const draw = useCallback(
    (old: Range | null) => {
      const grid = api.current;
      if (!grid || grid.isDestroyed()) return;
      for (const part of [old, range()]) {
        if (!part) continue;
        const rows = Array.from({ length: part.to.row - part.from.row + 1 }, (_, index) =>
          grid.getDisplayedRowAtIndex(part.from.row + index),
        );
        const rowNodes = rows.filter((node) => node !== undefined);
        grid.refreshCells({ rowNodes, columns: ids.slice(part.from.column, part.to.column + 1) });
      }
    },
    [api, ids, range],
  );
  const set = useCallback(
    (anchor: Place, end: Place) => {
      const old = range();
      corners.current = { anchor, end };
      draw(old);
    },
    [draw, range],
  );
  const lastFocus = useRef<string | null>(null);
  const follow = useCallback(
    (place: Place, anchor = place) => {
      const key = `${place.row} ${place.column}`;
      if (key !== lastFocus.current) set(anchor, place);
      lastFocus.current = key;
    },
    [set],
  );
  const forget = useCallback(() => {
    lastFocus.current = null;
  }, []);
  const isOne = useCallback(() => {
    const now = range();
    return !now || (now.from.row === now.to.row && now.from.column === now.to.column);
  }, [range]);
  return useMemo(
    () => ({ corners: () => corners.current, range, set, follow, forget, isOne }),
    [range, set, follow, forget, isOne],
  );
}
