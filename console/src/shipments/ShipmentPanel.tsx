import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  useShipmentsOfOrderQuery,
  useShipmentsOfPurchaseOrderQuery,
} from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { documentShipmentColumns } from './shipmentColumns.tsx';
import { SHIPMENTS_FAILED } from './shipmentWrites.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Props = { orderNumber: string } | { poId: string };

/** Shipments of an order or a purchase order; a link for readers of shipments. */
export function ShipmentPanel(props: Props) {
  const { can } = useSession();
  const number = 'orderNumber' in props ? props.orderNumber : null;
  const poId = 'poId' in props ? props.poId : null;
  const ofOrder = useShipmentsOfOrderQuery(
    number === null ? skipToken : { variables: { number }, fetchPolicy: 'cache-and-network' },
  );
  const ofPo = useShipmentsOfPurchaseOrderQuery(
    poId === null ? skipToken : { variables: { id: poId }, fetchPolicy: 'cache-and-network' },
  );
  const shipments = ofOrder.data?.order.shipments ?? ofPo.data?.purchaseOrder.shipments;
  const columns = useMemo(() => documentShipmentColumns(can), [can]);
  const { error, refetch } = number === null ? ofPo : ofOrder;
  return (
    <section className="kit-list kit-list-panel" aria-label={t('Shipments')}>
      <header className="kit-list-head">
        <h2 className="bp6-heading">{t('Shipments')}</h2>
      </header>
      {shipments?.length ? (
        <DataGrid
          fit
          cards="records"
          label={t('Shipments')}
          rows={shipments}
          columns={columns}
          memory="paper-shipments"
        />
      ) : shipments ? (
        <EmptyState text={t('Nothing was shipped yet.')} />
      ) : error ? (
        <ErrorInPlace
          title={SHIPMENTS_FAILED}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Skeleton shape="table" rows={3} label={t('Loading shipments')} />
      )}
    </section>
  );
}
