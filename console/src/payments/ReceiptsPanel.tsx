import { usePaymentsQuery } from '../../generated/hooks.ts';
import { usePanelPage } from '../ui/grid/PanelList.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { PAGE, PaymentList } from './PaymentList.tsx';

/** For one order, where a receipt can be recorded, or for all orders of a customer. */
type Props = { orderNumber: string; tenantId?: never } | { tenantId: string; orderNumber?: never };

/** Receipts from customers. Needs PAYMENT READ. */
export function ReceiptsPanel({ orderNumber, tenantId }: Props) {
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const filter = orderNumber === undefined ? { tenantId } : { orderNumber };
  const { data, previousData, error, refetch } = usePaymentsQuery({
    variables: { filter, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PaymentList
      title="Receipts"
      columns={orderNumber === undefined ? paymentColumns.ofCustomer : paymentColumns.ofPaper}
      paging={paging}
      shown={(data ?? previousData)?.payments}
      error={error}
      retry={() => void refetch().catch(() => undefined)}
      emptyText="No receipts yet."
      {...(orderNumber === undefined
        ? {}
        : { add: { text: 'Record receipt', of: { orderNumber } } })}
    />
  );
}
