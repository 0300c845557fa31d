import { Menu, MenuItem } from '@blueprintjs/core';
import type { ShipmentStatus } from '@munim/schema/generated/types.ts';
import { useMemo, useState } from 'react';
import { useShipmentsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { transporterSource } from '../transporters/TransporterPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { digits } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { EwayBillDrawer } from './EwayBillDrawer.tsx';
import { shipmentColumns, type ShipmentRow } from './shipmentColumns.tsx';
import { ShipmentDrawer, type ShipmentDialogAction } from './ShipmentDrawer.tsx';
import { SHIPMENT_STATUS } from './shipments.labels.ts';
import { SHIPMENTS_FAILED } from './shipmentWrites.ts';
import { UpdateShipmentDrawer } from './UpdateShipmentDrawer.tsx';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: SHIPMENT_STATUS, multiple: true },
  { kind: 'picker', name: 'transporter', label: t('Transporter'), source: transporterSource },
  { kind: 'search', name: 'orderNumber', label: t('Order no.'), maxLength: 30 },
  { kind: 'search', name: 'shipmentNo', label: t('Shipment no.'), takes: digits },
];

/** Matches nothing, for input that is no number. */
const IMPOSSIBLE_ID = '999999999999999';
const toIdFilter = (text: string | undefined) =>
  text && (/^[1-9][0-9]*$/.test(text) ? text : IMPOSSIBLE_ID);

interface PendingAction {
  id: string;
  action: ShipmentDialogAction;
}

/** The present row: after a CONFLICT the next attempt sends the newer version. */
function Drawers({
  pendingAction,
  rows,
  onClose,
}: {
  pendingAction: PendingAction;
  rows: readonly ShipmentRow[];
  onClose: () => void;
}) {
  const shipment = rows.find(({ id }) => id === pendingAction.id);
  if (!shipment) return null;
  if (pendingAction.action === 'update')
    return <UpdateShipmentDrawer shipment={shipment} onClose={onClose} />;
  return <EwayBillDrawer shipment={shipment} onClose={onClose} />;
}

/** Shipments, the newest first. */
export function ShipmentsScreen() {
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('shipment');
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const columns = useMemo(() => {
    const menu = (shipment: ShipmentRow) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => setOpened(shipment.id)} />
        {shipment.actions.includes('EDIT') && (
          <>
            <MenuItem
              text={t('Update')}
              onClick={() => setPendingAction({ id: shipment.id, action: 'update' })}
            />
            <MenuItem
              text={t('Upload e-way bill')}
              onClick={() => setPendingAction({ id: shipment.id, action: 'eway' })}
            />
          </>
        )}
      </Menu>
    );
    return [...shipmentColumns(can), menuColumn(menu)];
  }, [can, setOpened]);
  return (
    <ListScreen
      title={t('Shipments')}
      list="shipments"
      query={useShipmentsQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          id: toIdFilter(one('shipmentNo')),
          statuses: many<ShipmentStatus>('statuses'),
          transporterId: one('transporter'),
          orderNumber: one('orderNumber'),
        },
        page,
        limit,
      })}
      rows={(data) => data.shipments}
      columns={columns}
      filters={filters}
      onOpen={({ id }) => setOpened(id)}
      emptyText={t('No shipments match these filters.')}
      failedText={SHIPMENTS_FAILED}
    >
      {(rows) => (
        <>
          {opened && (
            <ShipmentDrawer
              key={opened}
              id={opened}
              row={rows.find(({ id }) => id === opened)}
              onClose={() => setOpened(null)}
            />
          )}
          {pendingAction && (
            <Drawers
              pendingAction={pendingAction}
              rows={rows}
              onClose={() => setPendingAction(null)}
            />
          )}
        </>
      )}
    </ListScreen>
  );
}
