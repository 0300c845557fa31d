import { useApolloClient } from '@apollo/client/react';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useRef, useState } from 'react';
import type { DeliveryStage } from '../../generated/documents.ts';
import { useDeliverySourcesQuery } from '../../generated/hooks.ts';
import { Panels } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { PurchaseOrderPanel } from '../purchase-orders/PurchaseOrderPanel.tsx';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import { tenantSource } from '../tenants/TenantPicker.tsx';
import { dueDateColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Expandable } from '../ui/grid/expandableRows.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { numberAfter } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { BoardButtons, type Shipping } from './BoardButtons.tsx';
import { BoardContext, type PointRow } from './boardContext.ts';
import { EMPTY_TEXT, STAGE_TITLE } from './delivery-points.labels.ts';
import { pointColumns } from './pointColumns.tsx';
import { PointsOfSource, pointsHeight, type SourceRow } from './PointsOfSource.tsx';
import { pointsVariables, refetchBoards } from './pointSources.ts';
import { UpdateDeliveryPointDrawer, type UpdateMode } from './UpdateDeliveryPointDrawer.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { t } from '../ui/text.ts';

const OUTER_PAGE = 5;

const filters: readonly Filter[] = [
  { kind: 'search', name: 'orderNumber', label: t('Order no.'), maxLength: 50 },
  { kind: 'search', name: 'poNumber', label: t('PO no.'), takes: numberAfter('PO') },
  { kind: 'dates', label: t('Expected'), from: 'from', to: 'to' },
  { kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource },
  { kind: 'picker', name: 'vendor', label: t('Vendor'), source: sellerSource },
  { kind: 'picker', name: 'manager', label: t('Category manager'), source: categoryManagerSource },
];

const sourceColumns: ColDef<SourceRow>[] = [
  textColumn('name', t('Pickup location'), { minWidth: 180 }),
  hideOnPhone(
    textColumn('type', t('Kind'), {
      flex: 0,
      width: 110,
      valueFormatter: ({ value }) => (value === 'SELLER' ? t('Vendor') : t('Warehouse')),
    }),
  ),
  hideOnPhone(textColumn('district', t('District'), { minWidth: 110 })),
  hideOnPhone(textColumn('phone', t('Phone'), { flex: 0, width: 110, cellClass: 'kit-numeric' })),
  numberColumn('pointCount', t('Items')),
  dueDateColumn('earliestDate', t('Earliest'), { width: 140 }),
];

const expandable: Expandable<SourceRow> = {
  nameOf: ({ name }) => name,
  heightOf: pointsHeight,
  renderContent: (source) => <PointsOfSource source={source} />,
};

interface SelectedRows {
  placeId: string | null;
  rows: readonly PointRow[];
}
const EMPTY_VALUES: SelectedRows = { placeId: null, rows: [] };

/** Filters above the board. */
type Open =
  | { kind: 'update'; mode: UpdateMode; rows: readonly PointRow[] }
  | { kind: 'ship'; shipping: Shipping; rows: readonly PointRow[] };

/** One stage of Shipment Planning: places that open to their items. */
export function StageBoard({ stage }: { stage: DeliveryStage }) {
  const { can } = useSession();
  const client = useApolloClient();
  const [poId, setPoId] = useUrlParam('po');
  const [open, setOpen] = useState<Open | null>(null);
  const [{ placeId, rows: selectedRows }, setSelectedRows] = useState<SelectedRows>(EMPTY_VALUES);
  const box = useRef<HTMLDivElement>(null);
  const rowSelection = stage === 'DISPATCH';
  const columns = useMemo(
    () =>
      pointColumns(can, stage, {
        update: (mode, row) => setOpen({ kind: 'update', mode, rows: [row] }),
        openPo: (id) => setPoId(id),
      }),
    [can, stage, setPoId],
  );
  const board = useMemo(() => {
    const select = (of: string, rows: PointRow[]) =>
      setSelectedRows((old) =>
        rows.length ? { placeId: of, rows } : old.placeId === of ? EMPTY_VALUES : old,
      );
    return {
      stage,
      columns,
      selection: rowSelection ? { selectedRows, placeId, select } : undefined,
    };
  }, [stage, columns, rowSelection, selectedRows, placeId]);
  const ship = (shipping: Shipping) => setOpen({ kind: 'ship', shipping, rows: selectedRows });
  useBoardKeys(box, () => {
    if (
      selectedRows.length &&
      selectedRows.every((row) => row.actions.includes('SHIP_TO_CUSTOMER'))
    )
      ship('CUSTOMER');
  });
  const close = () => setOpen(null);
  return (
    <BoardContext value={board}>
      <div ref={box} className="delivery-board">
        <ListScreen
          panel
          title={STAGE_TITLE[stage]}
          query={useDeliverySourcesQuery}
          variables={(values, page, limit) => ({ stage, ...pointsVariables(values), page, limit })}
          rows={(data) => data.deliveryPointsBySource}
          columns={sourceColumns}
          filters={filters}
          expandable={expandable}
          selection={{
            count: rowSelection ? selectedRows.length : 0,
            actions: (
              <BoardButtons
                selectedRows={selectedRows}
                onPostpone={() => setOpen({ kind: 'update', mode: 'postpone', rows: selectedRows })}
                onShip={ship}
              />
            ),
          }}
          emptyText={EMPTY_TEXT[stage]}
          defaultLimit={OUTER_PAGE}
        >
          {poId && can('PURCHASE_ORDER', 'READ') && <PurchaseOrderPanel poId={poId} />}
          {open?.kind === 'update' && (
            <UpdateDeliveryPointDrawer mode={open.mode} rows={open.rows} onClose={close} />
          )}
          {open?.kind === 'ship' && (
            <Panels
              to="CREATE_SHIPMENT"
              data={{
                destination: open.shipping,
                rows: open.rows,
                onCreated: () => refetchBoards(client),
                onClose: close,
              }}
            />
          )}
        </ListScreen>
      </div>
    </BoardContext>
  );
}
