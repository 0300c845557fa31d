import { useCallback, useMemo, useState } from 'react';
import type { RowSelection } from '../ui/grid/DataGrid.tsx';
import type { Rfq } from './rfqColumns.tsx';

/** True for requests that can be quoted, of one customer a quotation. */
export const canSelectRfq = (row: Rfq, selectedRows: readonly Rfq[]): boolean =>
  row.actions.includes('QUOTE') &&
  selectedRows.every(({ customer }) => customer.id === row.customer.id);

/** The selected requests; several grids, one for each day, may contain them. */
export function useRfqSelection() {
  const [selectedRows, setSelectedRows] = useState<readonly Rfq[]>([]);
  /** Selected ones among these rows. */
  const selectAmong = useCallback((rows: readonly Rfq[], now: readonly Rfq[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    setSelectedRows((old) => {
      const next = [...old.filter(({ id }) => !ids.has(id)), ...now];
      return next.length === 0 && old.length === 0 ? old : next;
    });
  }, []);
  const rowSelection = useMemo<RowSelection<Rfq>>(
    () => ({ isSelectable: canSelectRfq, selectedRows, onSelect: setSelectedRows }),
    [selectedRows],
  );
  return {
    selectedRows,
    rowSelection,
    selectAmong,
    clear: useCallback(() => setSelectedRows([]), []),
  };
}
