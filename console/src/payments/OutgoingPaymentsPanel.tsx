import { useOutgoingPaymentsQuery } from '../../generated/hooks.ts';
import { usePanelPage } from '../ui/grid/PanelList.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { PAGE, PaymentList } from './PaymentList.tsx';
import { t } from '../ui/text.ts';

interface Payable {
  /** True for an issued purchase order: no other can be paid. */
  canRecord?: boolean;
}

/** Payments of one purchase order, or all of a seller. */
type Props = Payable & ({ poId: string; sellerId?: never } | { sellerId: string; poId?: never });

/** Payments of the company. Needs PAYMENT READ and PURCHASE_ORDER READ. */
export function OutgoingPaymentsPanel({ poId, sellerId, canRecord = true }: Props) {
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const of = poId === undefined ? { sellerId } : { poId };
  const queryOptions = {
    variables: { ...of, page, limit },
    fetchPolicy: 'cache-and-network',
  } as const;
  const { data, previousData, error, refetch } = useOutgoingPaymentsQuery(queryOptions);
  return (
    <PaymentList
      title={t('Payments')}
      columns={poId === undefined ? paymentColumns.ofSeller : paymentColumns.ofPaper}
      paging={paging}
      shown={(data ?? previousData)?.outgoingPayments}
      error={error}
      retry={() => void refetch().catch(() => undefined)}
      emptyText={t('No payments yet.')}
      {...(canRecord ? { add: { text: t('Record payment'), of } } : {})}
    />
  );
}
