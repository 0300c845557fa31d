import type { ColDef } from 'ag-grid-community';
import type { ReferenceOrderFieldsFragment } from '../../generated/documents.ts';
import { useReferenceOfPurchaseOrderQuery } from '../../generated/hooks.ts';
import { orderPath } from '../app/recordPaths.ts';
import { ORDER_STATUS } from '../orders/orders.labels.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { imageColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Line = ReferenceOrderFieldsFragment['lines'][number];

const columns: ColDef<Line>[] = [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  hideOnPhone(imageColumn('sku.thumbnail')),
  textColumn('sku.name', t('Product'), { minWidth: 180, flex: 2 }),
  textColumn('seller.name', t('Vendor'), { minWidth: 120 }),
  numberColumn('quantity', t('Ordered')),
  numberColumn('cancelledQuantity', t('Cancelled')),
  numberColumn('generatedQuantity', t('On POs')),
];
/** Lines of other vendors are greyed (docs/rules/console.md#reference-order). */
const otherVendorRowClass = ({ isOfThisSeller }: Line) =>
  isOfThisSeller ? undefined : 'kit-excluded-row';

function Order({ order }: { order: ReferenceOrderFieldsFragment }) {
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
        memory="reference-order"
        rowClass={otherVendorRowClass}
      />
    </>
  );
}

/** The sales order that a purchase order is for, with all its lines. */
export function ReferenceOrder({ poId }: { poId: string }) {
  const { data, error, refetch } = useReferenceOfPurchaseOrderQuery({
    variables: { id: poId },
    fetchPolicy: 'cache-and-network',
  });
  if (data) {
    const { referenceOrder } = data.purchaseOrder;
    return referenceOrder ? (
      <Order order={referenceOrder} />
    ) : (
      <EmptyState text={t('You may not read the order of this purchase order.')} />
    );
  }
  if (error)
    return (
      <ErrorInPlace
        title={t('Error in retrieving po!')}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  return <Skeleton shape="facts" label={t('Loading the order')} />;
}
