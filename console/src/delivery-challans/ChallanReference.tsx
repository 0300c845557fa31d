import type { ColDef } from 'ag-grid-community';
import type { ReferenceOfChallanQuery } from '../../generated/documents.ts';
import { useReferenceOfChallanQuery } from '../../generated/hooks.ts';
import { orderPath } from '../app/recordPaths.ts';
import { ORDER_STATUS } from '../orders/orders.labels.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { imageColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Line = ReferenceOfChallanQuery['order']['lines'][number];

const columns: ColDef<Line>[] = [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  hideOnPhone(imageColumn('sku.thumbnail')),
  textColumn('sku.name', t('Product'), { minWidth: 180, flex: 2 }),
  numberColumn('quantity', t('Ordered')),
  numberColumn('cancelledQuantity', t('Cancelled')),
  numberColumn('dispatchedQuantity', t('Dispatched'), { width: 96 }),
  numberColumn('deliveredQuantity', t('Delivered')),
];
const cancelledRowClass = ({ quantity, cancelledQuantity }: Line) =>
  cancelledQuantity >= quantity ? 'kit-cancelled-row' : undefined;

/** The sales order that the challan is about, with all its lines. */
export function ChallanReference({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useReferenceOfChallanQuery({
    variables: { number: orderNumber },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  if (!order)
    return error ? (
      <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />
    ) : (
      <Skeleton shape="facts" label={t('Loading the order')} />
    );
  const link = (
    <a key="order" href={orderPath(order.number)} target="_blank" rel="noreferrer noopener">
      {order.number}
    </a>
  );
  return (
    <>
      <DescriptionList
        items={[
          [t('Order'), link],
          [t('Customer'), order.customer.name],
          [t('Status'), <StatusTag key="status" status={order.status} labels={ORDER_STATUS} />],
          [t('Delivery date'), order.deliveryDate],
        ]}
      />
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of the reference order')}
        rows={order.lines}
        columns={columns}
        memory="challan-order"
        rowClass={cancelledRowClass}
      />
    </>
  );
}
