import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { ProgressLine, ringOfPart, type Step } from '../ui/details/ProgressLine.tsx';
import { BILLING_STATUS, PAYMENT_STATUS } from './orders.labels.ts';
import { t } from '../ui/text.ts';

type Line = OrderDetailsFragment['lines'][number];

const unitsOf = (lines: readonly Line[], units: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + units(line), 0);

/** Units that the order still stands for. */
export const standingUnits = (lines: readonly Line[]): number =>
  unitsOf(lines, ({ quantity, cancelledQuantity }) => quantity - cancelledQuantity);

export const dispatchedUnits = (lines: readonly Line[]): number =>
  unitsOf(lines, ({ dispatchedQuantity }) => dispatchedQuantity);

function stepsOf({ status, lines, billingStatus, paymentStatus }: OrderDetailsFragment): Step[] {
  if (status === 'CANCELLED') return [{ label: t('Cancelled'), ring: 'crossed' }];
  const standing = standingUnits(lines);
  const secured = unitsOf(lines, (line) =>
    Math.max(line.generatedQuantity + line.stockQuantity, line.dispatchedQuantity),
  );
  const delivered = unitsOf(lines, ({ deliveredQuantity }) => deliveredQuantity);
  return [
    { label: t('Confirmed'), ring: 'full', tab: 'lines' },
    { label: t('Purchased'), ring: ringOfPart(secured, standing), tab: 'purchase-orders' },
    {
      label: t('Dispatched'),
      ring: ringOfPart(dispatchedUnits(lines), standing),
      tab: 'deliveries',
    },
    { label: t('Delivered'), ring: ringOfPart(delivered, standing), tab: 'deliveries' },
    { label: t('Invoiced'), ring: BILLING_STATUS[billingStatus].ring ?? 'empty', tab: 'invoices' },
    { label: t('Paid'), ring: PAYMENT_STATUS[paymentStatus].ring ?? 'empty', tab: 'finance' },
  ];
}

/** Steps from the confirmation to the payment, by units and statuses. */
export const OrderProgress = ({ order }: { order: OrderDetailsFragment }) => (
  <ProgressLine steps={stepsOf(order)} />
);
