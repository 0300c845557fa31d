import { skipToken } from '@apollo/client/react';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { useForm } from 'react-hook-form';
import {
  useOpeningsQuery,
  useOpenOrdersQuery,
  usePayablePurchaseOrdersQuery,
} from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { addDays, today } from '../ui/format/dates.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { amountWithin } from './amounts.ts';
import type { OfParty, OpeningRow } from './OpeningsPanel.tsx';
import { usePaymentWrites } from './paymentWrites.ts';
import { t } from '../ui/text.ts';

interface Fields {
  /** 'order SO-1', 'po 7' or 'opening 3'. */
  target: string;
  amount: string;
  paymentDate: string;
  remarks: string;
}

/** Uses of an advance: unpaid documents of old books, orders or purchase orders of the same party. */
function useTargets(of: OfParty) {
  const isCustomer = 'tenantId' in of;
  const fresh = { fetchPolicy: 'network-only' as const };
  const openings = useOpeningsQuery({
    variables: {
      filter: { ...of, kinds: [isCustomer ? 'INVOICE' : 'BILL'], isOpen: true },
      page: 1,
      limit: 200,
    },
    ...fresh,
  });
  const orders = useOpenOrdersQuery(
    isCustomer
      ? { variables: { tenantId: of.tenantId, statuses: [...LIVE_ORDER_STATUSES] }, ...fresh }
      : skipToken,
  );
  const pos = usePayablePurchaseOrdersQuery(
    isCustomer ? skipToken : { variables: { sellerId: of.sellerId }, ...fresh },
  );
  const unpaid = <T extends { paymentStatus: string }>(items: readonly T[] | undefined) =>
    (items ?? []).filter(({ paymentStatus }) => paymentStatus !== 'PAID');
  return [
    ...(openings.data?.openings.items ?? []).map(({ id, number, openAmount }) => ({
      value: `opening ${id}`,
      label: t('{{number}}, {{openAmount}} open', { number, openAmount: formatRupees(openAmount) }),
    })),
    ...unpaid(orders.data?.orders.items).map(({ number, grandTotal }) => ({
      value: `order ${number}`,
      label: t('Order {{number}}, {{grandTotal}}', {
        number,
        grandTotal: formatRupees(grandTotal),
      }),
    })),
    ...unpaid(pos.data?.purchaseOrders.items).map(({ id, grandTotal }) => ({
      value: `po ${id}`,
      label: `PO ${id}, ${formatRupees(grandTotal)}`,
    })),
  ];
}

const NAMES: Record<string, 'orderNumber' | 'poId' | 'openingId'> = {
  order: 'orderNumber',
  po: 'poId',
  opening: 'openingId',
};

interface Props {
  advance: OpeningRow;
  of: OfParty;
  onClose: () => void;
}

/** Uses a part of an advance of old books for a document of its customer or vendor. */
export function UseAdvanceDrawer({ advance, of, onClose }: Props) {
  const { id: advanceId, number, openAmount, asOf } = advance;
  const form = useForm<Fields>({
    defaultValues: { target: '', amount: '', paymentDate: today(), remarks: '' },
  });
  const { useAdvance: write, saving } = usePaymentWrites();
  const idempotencyKey = useIdempotencyKey();
  const targets = useTargets(of);
  const submit = form.handleSubmit(async ({ target, amount, paymentDate, remarks }) => {
    const [kind = '', ...rest] = target.split(' ');
    const name = NAMES[kind];
    if (!name) return;
    const done = await write({
      ...{ advanceId, [name]: rest.join(' '), amount: toMoney(amount), paymentDate },
      ...{ remarks: remarks.trim() || null, idempotencyKey },
    });
    if (done) onClose();
  });
  return (
    <FormDrawer
      title={t('Use advance {{number}}', { number })}
      submitText={t('Use')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field form={form} name="target" label={t('For')} type="select" options={targets} required />
      <Field
        form={form}
        name="amount"
        label={t('Amount')}
        type="money"
        required
        help={t('{{openAmount}} of it is left', { openAmount: formatRupees(openAmount) })}
        validate={amountWithin(
          openAmount,
          t('Only {{openAmount}} of it is left.', { openAmount: formatRupees(openAmount) }),
        )}
      />
      <Field
        form={form}
        name="paymentDate"
        label={t('Date')}
        type="date"
        required
        min={addDays(asOf, 1)}
        validate={(date) => date > asOf || t('After {{asOf}}, where the old books end.', { asOf })}
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.reason}
      />
    </FormDrawer>
  );
}
