import { useEffect, useSyncExternalStore } from 'react';
import { inTime } from '../partLoading.ts';
import type { Grid } from './Grid.tsx';

/** The code of the grid, which all grids of a page share. */
interface GridCode {
  Grid?: typeof Grid;
  isAsked: boolean;
  /** Number of times it did not come: the connection is gone, or a newer version replaced its file. */
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

/** Requests the code unless it is there or on its way; again after a failure. */
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

/** Requests it once it is wanted; what did not come again with the next list, the connection, or by the button. */
export function useGridCode(isWanted: boolean): GridCode {
  useEffect(() => {
    if (!isWanted) return;
    void loadGrid();
    const ask = () => void loadGrid();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [isWanted]);
  return useSyncExternalStore(watch, () => code);
}
