import { Menu, MenuItem } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useShipmentsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import { EwayBillDrawer } from './EwayBillDrawer.tsx';
import { openShipmentColumns, type ShipmentRow } from './shipmentColumns.tsx';
import { ShipmentDrawer } from './ShipmentDrawer.tsx';
import { SHIPMENTS_FAILED } from './shipmentWrites.ts';
import { t } from '../ui/text.ts';

const PAGE = 10;
const ON_THE_WAY = { statuses: ['IN_TRANSIT' as const] };

/** Home: shipments in transit with their documents; the e-way bill can be uploaded here. */
export function OpenShipmentsPanel() {
  const { can } = useSession();
  const paging = usePanelPage(PAGE);
  const [opened, setOpened] = useState<string | null>(null);
  const [eway, setEway] = useState<string | null>(null);
  const { page, limit } = paging;
  const { data, previousData, error, refetch } = useShipmentsQuery({
    variables: { filter: ON_THE_WAY, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.shipments;
  const waiting = shown?.items.find(({ id }) => id === eway);
  const columns = useMemo(() => {
    const menu = (shipment: ShipmentRow) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => setOpened(shipment.id)} />
        {shipment.actions.includes('EDIT') && (
          <MenuItem text={t('Upload e-way bill')} onClick={() => setEway(shipment.id)} />
        )}
      </Menu>
    );
    return [...openShipmentColumns(can), menuColumn(menu)];
  }, [can]);
  return (
    <>
      <PanelList
        title={t('Open Shipments')}
        columns={columns}
        paging={paging}
        shown={shown}
        failed={
          error && !shown
            ? { text: SHIPMENTS_FAILED, error, retry: () => void refetch().catch(() => undefined) }
            : undefined
        }
        onOpen={({ id }) => setOpened(id)}
        emptyText={t('Nothing is waiting here.')}
      />
      {opened && (
        <ShipmentDrawer
          key={opened}
          id={opened}
          row={shown?.items.find(({ id }) => id === opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {waiting && <EwayBillDrawer shipment={waiting} onClose={() => setEway(null)} />}
    </>
  );
}
