import type { ReferenceOfChallanQuery } from '../../generated/documents.ts';
import { useReferenceOfChallanQuery } from '../../generated/hooks.ts';
import { referenceColumns, ReferenceOrderPanel } from '../orders/ReferenceOrderPanel.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { numberColumn } from '../ui/grid/columns.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Line = ReferenceOfChallanQuery['order']['lines'][number];

const columns = referenceColumns<Line>(
  [],
  [
    numberColumn('dispatchedQuantity', t('Dispatched'), { width: 96 }),
    numberColumn('deliveredQuantity', t('Delivered')),
  ],
);
const cancelledRowClass = ({ quantity, cancelledQuantity }: Line) =>
  cancelledQuantity >= quantity ? 'kit-cancelled-row' : undefined;

/** The sales order that the challan is about. */
export function ChallanReference({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useReferenceOfChallanQuery({
    variables: { number: orderNumber },
    fetchPolicy: 'cache-and-network',
  });
  if (data)
    return (
      <ReferenceOrderPanel
        order={data.order}
        columns={columns}
        memory="challan-order"
        rowClass={cancelledRowClass}
      />
    );
  if (error) return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  return <Skeleton shape="facts" label={t('Loading the order')} />;
}
