import type { ColDef } from 'ag-grid-community';
import type { DeliveriesOfPurchaseOrderQuery } from '../../generated/documents.ts';
import { useDeliveriesOfPurchaseOrderQuery } from '../../generated/hooks.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  hideOnPhone,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { DELIVERY_POINT_STATUS } from './purchase-orders.labels.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Point = DeliveriesOfPurchaseOrderQuery['purchaseOrder']['deliveryPoints'][number];

/** Received at a warehouse the goods still wait to go on to the customer. */
const isOpenPoint = ({ status }: Point) => status !== 'DELIVERED' && status !== 'CANCELLED';

const columns: ColDef<Point>[] = [
  hideOnPhone(idColumn('id', t('No.'), { cellRenderer: undefined, width: 70 })),
  textColumn('sku.name', t('Product'), { minWidth: 160, flex: 2 }),
  numberColumn('quantity', t('Quantity')),
  hideOnPhone(dateColumn('initialDate', t('First said'))),
  dueDateColumn('expectedDate', t('Expected'), { isOpen: isOpenPoint }),
  statusColumn('status', t('Status'), DELIVERY_POINT_STATUS),
];

/** Goods that wait to be moved, or are. */
export function DeliveriesOfPurchaseOrder({ poId }: { poId: string }) {
  const { data, error, refetch } = useDeliveriesOfPurchaseOrderQuery({
    variables: { id: poId },
    fetchPolicy: 'cache-and-network',
  });
  const points = data?.purchaseOrder.deliveryPoints;
  if (points?.length === 0) return <EmptyState text={t('Nothing waits to be moved.')} />;
  if (points)
    return (
      <DataGrid
        fit
        cards="lines"
        label={t('Deliveries')}
        rows={points}
        columns={columns}
        memory="po-deliveries"
      />
    );
  if (error)
    return (
      <ErrorInPlace
        title={t('Error in retrieving po!')}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  return <Skeleton shape="table" rows={3} label={t('Loading deliveries')} />;
}
