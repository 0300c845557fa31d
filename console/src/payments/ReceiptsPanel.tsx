import { usePaymentsQuery } from '../../generated/hooks.ts';
import { usePanelPage } from '../ui/grid/PanelList.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import type { OfOrder } from './PaymentFormDrawer.tsx';
import { PAGE, PaymentList } from './PaymentList.tsx';
import { t } from '../ui/text.ts';

/** Receipts of one order, where one can be recorded, or of all orders of a customer. */
type Props = { of: OfOrder; tenantId?: never } | { tenantId: string; of?: never };

/** Receipts from customers. Needs PAYMENT READ. */
export function ReceiptsPanel({ of, tenantId }: Props) {
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const filter = of ? { orderNumber: of.orderNumber } : { tenantId };
  const { data, previousData, error, refetch } = usePaymentsQuery({
    variables: { filter, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PaymentList
      title={t('Receipts')}
      columns={of ? paymentColumns.ofPaper : paymentColumns.ofCustomer}
      paging={paging}
      shown={(data ?? previousData)?.payments}
      error={error}
      retry={() => void refetch().catch(() => undefined)}
      emptyText={t('No receipts yet.')}
      {...(of ? { add: { text: t('Record receipt'), of } } : {})}
    />
  );
}
