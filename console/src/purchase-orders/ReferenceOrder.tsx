import type { ReferenceOrderFieldsFragment } from '../../generated/documents.ts';
import { useReferenceOfPurchaseOrderQuery } from '../../generated/hooks.ts';
import { referenceColumns, ReferenceOrderPanel } from '../orders/ReferenceOrderPanel.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Line = ReferenceOrderFieldsFragment['lines'][number];

const columns = referenceColumns<Line>(
  [textColumn('seller.name', t('Vendor'), { minWidth: 120 })],
  [numberColumn('generatedQuantity', t('On POs'))],
);
/** Lines of other vendors are greyed (docs/rules/console.md#reference-order). */
const otherVendorRowClass = ({ isOfThisSeller }: Line) =>
  isOfThisSeller ? undefined : 'kit-excluded-row';

/** The sales order that a purchase order is for. */
export function ReferenceOrder({ poId }: { poId: string }) {
  const { data, error, refetch } = useReferenceOfPurchaseOrderQuery({
    variables: { id: poId },
    fetchPolicy: 'cache-and-network',
  });
  if (data) {
    const { referenceOrder } = data.purchaseOrder;
    return referenceOrder ? (
      <ReferenceOrderPanel
        order={referenceOrder}
        columns={columns}
        memory="reference-order"
        rowClass={otherVendorRowClass}
      />
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
