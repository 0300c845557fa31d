import { useMemo, useState } from 'react';
import type { RowSelection } from './DataGrid.tsx';

/** Ticked rows of a list, as they are now. */
export function useListSelection<Row extends { id: string }>() {
  const [selectedRows, setSelectedRows] = useState<readonly Row[]>([]);
  const rowSelection = useMemo<RowSelection<Row>>(
    () => ({ selectedRows, onSelect: setSelectedRows }),
    [selectedRows],
  );
  return { selectedRows, rowSelection };
}
