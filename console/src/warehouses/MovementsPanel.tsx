import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import { useInventoryAdjustmentsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import {
  dateColumn,
  idColumn,
  hideOnPhone,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ChallanLink, type Movement, MovementDrawer } from './MovementDrawer.tsx';
import { STOCK_REASON } from './warehouses.labels.ts';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'dates', label: t('Date'), from: 'from', to: 'to' },
  {
    kind: 'choice',
    name: 'only',
    label: t('Movements'),
    none: t('All movements'),
    labels: { adjustments: { text: t('Adjustments only'), intent: 'none' } },
  },
];

const columnsFor = (can: Can): ColDef<Movement>[] => [
  dateColumn('createdAt', t('Date')),
  idColumn('skuId', 'SKU', { width: 80 }),
  textColumn('skuName', t('SKU name'), { minWidth: 170 }),
  numberColumn('quantity', t('In'), {
    colId: 'in',
    width: 80,
    valueGetter: ({ data }) => (data && data.quantity > 0 ? data.quantity : null),
  }),
  numberColumn('quantity', t('Out'), {
    colId: 'out',
    width: 80,
    valueGetter: ({ data }) => (data && data.quantity < 0 ? -data.quantity : null),
  }),
  numberColumn('balance', t('Balance'), { width: 95 }),
  textColumn('reason', t('Reason'), {
    valueGetter: ({ data }) => data && STOCK_REASON[data.reason],
    minWidth: 110,
  }),
  textColumn('document.challanNumber', t('Paper'), {
    minWidth: 130,
    cellRenderer: ChallanLink,
    cellRendererParams: { can },
  }),
  hideOnPhone(textColumn<Movement>('createdBy.name', t('By'), { minWidth: 110 })),
  hideOnPhone(textColumn<Movement>('remarks', t('Remarks'), { minWidth: 140 })),
];

/** All movements of a warehouse. */
export function MovementsPanel({ warehouseId }: { warehouseId: string }) {
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('movement');
  const columns = useMemo(() => columnsFor(can), [can]);
  return (
    <ListScreen
      panel
      title={t('Movements')}
      query={useInventoryAdjustmentsQuery}
      variables={({ one }, page, limit) => ({
        warehouseId,
        filter: {
          fromDate: one('from'),
          toDate: one('to'),
          adjustmentsOnly: one('only') === 'adjustments' || null,
        },
        page,
        limit,
      })}
      rows={(data) => data.inventoryAdjustments}
      columns={columns}
      filters={filters}
      onOpen={({ id }) => setOpened(id)}
      failedText={t('Error occurred while retrieving adjustments.')}
      emptyText={t('No movements.')}
    >
      {(rows) => {
        const movement = rows.find(({ id }) => id === opened);
        return (
          movement && (
            <MovementDrawer key={movement.id} movement={movement} onClose={() => setOpened(null)} />
          )
        );
      }}
    </ListScreen>
  );
}
