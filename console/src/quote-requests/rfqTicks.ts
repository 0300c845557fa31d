import { useCallback, useMemo, useState } from 'react';
import type { RowSelection } from '../ui/grid/DataGrid.tsx';
import type { Rfq } from './rfqColumns.tsx';

/** Only what can be quoted, and one customer a quotation. */
export const canTickRfq = (row: Rfq, ticked: readonly Rfq[]): boolean =>
  row.actions.includes('QUOTE') && ticked.every(({ customer }) => customer.id === row.customer.id);

/** The selected requests; several grids, one for each day, may contain them. */
export function useRfqTicks() {
  const [ticked, setTicked] = useState<readonly Rfq[]>([]);
  /** Selected ones among these rows. */
  const tickAmong = useCallback((rows: readonly Rfq[], now: readonly Rfq[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    setTicked((old) => {
      const next = [...old.filter(({ id }) => !ids.has(id)), ...now];
      return next.length === 0 && old.length === 0 ? old : next;
    });
  }, []);
  const ticks = useMemo<RowSelection<Rfq>>(
    () => ({ canTick: canTickRfq, ticked, onTick: setTicked }),
    [ticked],
  );
  return { ticked, ticks, tickAmong, clear: useCallback(() => setTicked([]), []) };
}
