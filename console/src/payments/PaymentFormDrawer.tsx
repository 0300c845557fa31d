import { skipToken } from '@apollo/client/react';
import type { PaymentMode } from '@munim/schema/generated/types.ts';
import { paymentDateRefusal, paymentDays } from '@munim/schema/payments/payments.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { useEffect, useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type {
  PaymentPageFieldsFragment,
  StoredFileFieldsFragment,
} from '../../generated/documents.ts';
import { useOutgoingBalanceQuery, usePayablePurchaseOrdersQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { addDays, today } from '../ui/format/dates.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { PaidDocumentField } from './PaidDocumentField.tsx';
import { PAYMENT_MODE } from './payments.labels.ts';
import { amountWithin } from './amounts.ts';
import { usePaymentWrites } from './paymentWrites.ts';
import { t } from '../ui/text.ts';

export type Balance = PaymentPageFieldsFragment['balance'];

/** The order that a receipt is for. */
export interface OfOrder {
  orderId: string;
  orderNumber: string;
}
/** The document of old books that a payment is for. */
interface OfOpening {
  openingId: string;
  number: string;
  isReceipt: boolean;
  /** Last day of the old books. */
  after: string;
}
/**
 * Subject of the payment: an order, an opening, a purchase order, or a seller of whom a purchase
 * order is chosen.
 */
export type PaymentFor = OfOrder | OfOpening | { poId: string } | { sellerId: string };

const isReceipt = (of: PaymentFor) => 'orderNumber' in of || ('isReceipt' in of && of.isReceipt);

function titleOf(of: PaymentFor): string {
  if ('orderNumber' in of)
    return t('Record receipt for {{orderNumber}}', { orderNumber: of.orderNumber });
  if ('openingId' in of)
    return of.isReceipt
      ? t('Record receipt for {{number}}', { number: of.number })
      : t('Record payment for {{number}}', { number: of.number });
  return 'poId' in of
    ? t('Record payment for PO {{poId}}', { poId: of.poId })
    : t('Record payment');
}

const directionOf = (of: PaymentFor) => (isReceipt(of) ? 'INCOMING' : 'OUTGOING');

/** Days that the calendar offers. */
function daysFor(of: PaymentFor, mode: PaymentMode) {
  const { first, last } = paymentDays({ direction: directionOf(of), mode }, today());
  return { first: 'openingId' in of ? addDays(of.after, 1) : first, last };
}

/** Reason why a payment cannot have this day; null when it can. */
function dateFault(of: PaymentFor, mode: PaymentMode, date: string): string | null {
  if ('openingId' in of && date <= of.after)
    return t('After {{after}}, where the old books end.', { after: of.after });
  return paymentDateRefusal({ direction: directionOf(of), mode }, date, today());
}

export interface PaymentFields {
  poId: string;
  /** Invoice or bill it is for; empty for the oldest. */
  documentId: string;
  amount: string;
  paymentDate: string;
  mode: string;
  referenceNumber: string;
  remarks: string;
  attachments: StoredFileFieldsFragment[];
}

const MODES = Object.entries(PAYMENT_MODE).map(([value, label]) => ({ value, label }));

/** '₹ 12,300.00 of ₹ 50,000.00 still open' */
export const openText = (balance: Balance): string =>
  balance
    ? t('{{open}} of {{total}} still open', {
        open: formatRupees(balance.open),
        total: formatRupees(balance.total),
      })
    : '';

/** A cheque may have a day to come: what is offered and said of the day follows the mode. */
function DayField({ form, of }: { form: UseFormReturn<PaymentFields>; of: PaymentFor }) {
  const mode = useWatch({ control: form.control, name: 'mode' }) as PaymentMode;
  const days = daysFor(of, mode);
  useEffect(() => {
    if (form.getValues('paymentDate') !== today()) void form.trigger('paymentDate');
  }, [form, mode]);
  return (
    <Field
      form={form}
      name="paymentDate"
      label={t('Payment Date')}
      type="date"
      required
      min={days.first}
      max={days.last}
      validate={(date) => dateFault(of, mode, date) ?? true}
    />
  );
}

interface Props {
  of: PaymentFor;
  /**
   * Total and open amount of the order or purchase order; for a seller they are read once one is
   * chosen.
   */
  balance: Balance;
  onClose: () => void;
}

/** Notes a receipt of an order, or a payment for a purchase order. */
export function PaymentFormDrawer({ of, balance, onClose }: Props) {
  const { can } = useSession();
  const defaultValues: PaymentFields = {
    poId: 'poId' in of ? of.poId : '',
    documentId: '',
    amount: '',
    paymentDate: today(),
    mode: '',
    referenceNumber: '',
    remarks: '',
    attachments: [],
  };
  const form = useForm<PaymentFields>({ defaultValues });
  const [attaching, setAttaching] = useState(false);
  const { receive, pay, payOpening, saving } = usePaymentWrites();
  const idempotencyKey = useIdempotencyKey();
  const poId = useWatch({ control: form.control, name: 'poId' });
  const bySeller = 'sellerId' in of ? of.sellerId : null;
  const chosen = useOutgoingBalanceQuery(
    bySeller && poId ? { variables: { poId }, fetchPolicy: 'network-only' } : skipToken,
  );
  const open = bySeller ? (chosen.data?.outgoingPayments.balance ?? null) : balance;
  const submit = form.handleSubmit(async (fields) => {
    const money = {
      idempotencyKey,
      amount: toMoney(fields.amount),
      paymentDate: fields.paymentDate,
      mode: fields.mode as PaymentMode,
      referenceNumber: fields.referenceNumber.trim(),
      remarks: fields.remarks.trim() || null,
      attachments: fields.attachments.map(({ url }) => url),
    };
    const { documentId } = fields;
    const write = () => {
      if ('openingId' in of) return payOpening({ openingId: of.openingId, ...money });
      return 'orderNumber' in of
        ? receive({
            orderNumber: of.orderNumber,
            ...(documentId ? { invoiceId: documentId } : {}),
            ...money,
          })
        : pay({ poId: fields.poId, ...(documentId ? { billId: documentId } : {}), ...money });
    };
    if (await write()) onClose();
  });
  return (
    <FormDrawer
      title={titleOf(of)}
      submitText={t('Record')}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={attaching && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      {bySeller && <PurchaseOrderField form={form} sellerId={bySeller} />}
      <PaidDocumentField
        form={form}
        orderId={'orderId' in of ? of.orderId : null}
        poId={poId || null}
      />
      <Field
        form={form}
        name="amount"
        label={t('Amount')}
        type="money"
        required
        autoFocus
        help={openText(open)}
        validate={amountWithin(open?.open ?? null, t('Only {{open}}.', { open: openText(open) }))}
      />
      <Field
        form={form}
        name="mode"
        label={t('Payment Mode')}
        type="select"
        options={MODES}
        required
      />
      <DayField form={form} of={of} />
      <Field
        form={form}
        name="referenceNumber"
        label={t('Reference Number')}
        maxLength={LIMITS.referenceNumber}
        required
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.reason}
      />
      {can('DOCUMENT_UPLOAD', 'WRITE') && (
        <Controller
          control={form.control}
          name="attachments"
          render={({ field: { value, onChange } }) => (
            <DocumentPicker
              label={t('Attachments')}
              entity="PAYMENT"
              value={value}
              onChange={onChange}
              onBusy={setAttaching}
            />
          )}
        />
      )}
    </FormDrawer>
  );
}

/** The seller's purchase orders that are issued and not yet paid. */
function PurchaseOrderField({
  form,
  sellerId,
}: {
  form: ReturnType<typeof useForm<PaymentFields>>;
  sellerId: string;
}) {
  const { data, error } = usePayablePurchaseOrdersQuery({
    variables: { sellerId },
    fetchPolicy: 'cache-and-network',
  });
  const open =
    data?.purchaseOrders.items.filter(({ paymentStatus }) => paymentStatus !== 'PAID') ?? [];
  const options = open.map(({ id, grandTotal }) => ({
    value: id,
    label: `PO ${id}, ${formatRupees(grandTotal)}`,
  }));
  const help = error
    ? t('Could not load')
    : data && !open.length
      ? t('No purchase order of this vendor is issued and unpaid.')
      : '';
  return (
    <Field
      form={form}
      name="poId"
      label={t('Purchase Order')}
      type="select"
      options={options}
      required
      help={help}
    />
  );
}
