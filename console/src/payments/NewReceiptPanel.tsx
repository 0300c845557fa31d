import { usePaymentsQuery } from '../../generated/hooks.ts';
import { PaymentFormDrawer, type OfOrder } from './PaymentFormDrawer.tsx';
import { PAGE } from './PaymentList.tsx';

/** Records a customer's payment from the order's head, with what is still open of the order. */
export function NewReceiptPanel({ of, onClose }: { of: OfOrder; onClose: () => void }) {
  const { data } = usePaymentsQuery({
    variables: { filter: { orderNumber: of.orderNumber }, page: 1, limit: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  return <PaymentFormDrawer of={of} balance={data?.payments.balance ?? null} onClose={onClose} />;
}
