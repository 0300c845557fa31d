import { skipToken } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { usePayableBillsQuery, usePayableInvoicesQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { Field } from '../ui/form/Field.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import type { PaymentFields } from './PaymentFormDrawer.tsx';
import { t } from '../ui/text.ts';

interface Props {
  form: UseFormReturn<PaymentFields>;
  orderId: string | null;
  poId: string | null;
}

/**
 * Invoice or bill that the payment is given for; without one, the oldest are settled first. Not
 * drawn while none is open.
 */
export function PaidDocumentField({ form, orderId, poId }: Props) {
  const { can } = useSession();
  const fresh = { fetchPolicy: 'network-only' as const };
  const invoices = usePayableInvoicesQuery(
    orderId && can('ORDER', 'READ') ? { variables: { orderId }, ...fresh } : skipToken,
  );
  const bills = usePayableBillsQuery(
    poId && can('PURCHASE_ORDER', 'READ') ? { variables: { poId }, ...fresh } : skipToken,
  );
  const options = orderId
    ? (invoices.data?.invoices.items ?? []).map(({ id, number, due }) => ({
        value: id,
        label: t('{{number}}, {{due}} due', { number: number ?? id, due: formatRupees(due) }),
      }))
    : (bills.data?.bills.items ?? []).map(({ id, openAmount }) => ({
        value: id,
        label: t('Bill {{id}}, {{openAmount}} due', { id, openAmount: formatRupees(openAmount) }),
      }));
  if (!options.length) return null;
  return (
    <Field
      form={form}
      name="documentId"
      label={orderId ? t('Invoice') : t('Bill')}
      type="select"
      options={options}
      help={t('Left empty, the oldest is paid first.')}
    />
  );
}
