import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LineRows } from '../lines/LineRows.tsx';
import { DataGrid } from './DataGrid.tsx';
import { NestedGrid } from './NestedGrid.tsx';
import { statusColumn } from './statusColumns.tsx';

afterEach(cleanup);

interface Order {
  id: string;
  status: string;
  reason: string;
}
const LABELS = { REJECTED: { text: 'Rejected' } } as never;
const order = (reason: string): Order => ({ id: '1', status: 'REJECTED', reason });
const STATUS = statusColumn<Order>('status', 'Status', LABELS, { detail: ({ reason }) => reason });

const LIST = [STATUS];
const NESTED = [
  statusColumn<{ id: string; master: Order }>('master.status', 'Status', LABELS, {
    detail: ({ master }) => master.reason,
  }),
];
const LINES = [{ id: 'status', name: 'Status', column: STATUS }] as never;
const idOf = ({ id }: Order) => id;
const Nothing = () => null;
const none = () => undefined;
const height = () => 40;
const RENDERING = { range: () => null, columnIndex: () => 0, problem: () => null } as never;

const GRIDS: Record<string, (row: Order) => ReactElement> = {
  list: (row) => <DataGrid fit label="Orders" rows={[row]} columns={LIST} />,
  'list of lists': (row) => (
    <NestedGrid
      label="Orders"
      masters={[row]}
      masterId={idOf}
      nameOf={idOf}
      columns={NESTED}
      detail={Nothing}
      detailHeight={height}
    />
  ),
  'grid of lines': (row) => (
    <LineRows
      rows={[row]}
      columns={LINES}
      rendering={RENDERING}
      canRemove={false}
      onReady={none}
      onFocused={none}
      afterRows={none}
    />
  ),
};

test.each(Object.keys(GRIDS))(
  'a %s draws a cell anew when only what it shows beside its value has changed',
  async (kind) => {
    const grid = GRIDS[kind]!;
    const { rerender } = render(grid(order('too dear')));
    expect(await screen.findByTitle('Rejected: too dear')).toBeInTheDocument();
    rerender(grid(order('too late')));
    await waitFor(() => expect(screen.queryByTitle('Rejected: too dear')).toBeNull());
    expect(screen.getByTitle('Rejected: too late')).toBeInTheDocument();
  },
);
