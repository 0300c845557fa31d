import { useEffect, useSyncExternalStore } from 'react';
import { inTime } from '../partLoading.ts';
import type { Grid } from './Grid.tsx';

/** The code of the grid, which all grids of a page share. */
interface GridCode {
  Grid?: typeof Grid;
  isAsked: boolean;
  /** How often it did not come: the connection is gone, or a newer version has replaced its file. */
  failures: number;
}

let code: GridCode = { isAsked: false, failures: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<GridCode>) {
  code = { ...code, ...next };
  for (const listener of listeners) listener();
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Also again, when it did not come. */
export async function loadGrid(): Promise<void> {
  if (code.Grid || code.isAsked) return;
  change({ isAsked: true });
  try {
    // what comes after its time is taken all the same
    await inTime(import('./Grid.tsx').then((part) => change({ Grid: part.Grid })));
  } catch {
    change({ failures: code.failures + 1 });
  } finally {
    change({ isAsked: false });
  }
}

export const isGridLoaded = (): boolean => code.Grid !== undefined;

/** Asks for it once it is wanted; what did not come is asked for by the person. */
export function useGridCode(isWanted: boolean): GridCode {
  useEffect(() => {
    if (isWanted && code.failures === 0) void loadGrid();
  }, [isWanted]);
  return useSyncExternalStore(watch, () => code);
}
