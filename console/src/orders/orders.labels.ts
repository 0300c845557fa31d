import type {
  BillingStatus,
  FulfilmentStatus,
  OrderAction,
  OrderLineAction,
  OrderLineStatus,
  OrderStatus,
  PaymentStatus,
} from '@munim/schema/generated/types.ts';
import { isLeftToBuy, isOpenOrder } from '@munim/schema/orders/orders.rules.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import type { Status, Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

const PENDING: Status = { text: t('Pending'), intent: 'none', ring: 'empty' };
const PARTIALLY_PAID: Status = { text: t('Partially Paid'), intent: 'none', ring: 'half' };
const PAID: Status = { text: t('Paid'), intent: 'none', ring: 'full' };
const MOVING = {
  PARTIALLY_IN_TRANSIT: { text: t('Partially In Transit'), intent: 'none', ring: 'quarter' },
  IN_TRANSIT: { text: t('In Transit'), intent: 'primary', ring: 'half' },
  PARTIALLY_DELIVERED: { text: t('Partially Delivered'), intent: 'none', ring: 'threeQuarters' },
  DELIVERED: { text: t('Delivered'), intent: 'success', ring: 'full' },
} as const;

export const ORDER_STATUS: Statuses<OrderStatus> = {
  CONFIRMED: { text: t('Confirmed'), intent: 'none', ring: 'empty' },
  ...MOVING,
  PARTIALLY_PAID,
  PAID,
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
};

/** Statuses of one line. */
export const ORDER_LINE_STATUS: Statuses<OrderLineStatus> = {
  CONFIRMED: ORDER_STATUS.CONFIRMED,
  ...MOVING,
  CANCELLED: ORDER_STATUS.CANCELLED,
};

export const FULFILMENT_STATUS: Statuses<FulfilmentStatus> = { PENDING, ...MOVING };

/** Labels of two axes that had no fixed text (docs/rules/statuses.md#labels-and-colours). */
export const BILLING_STATUS: Statuses<BillingStatus> = {
  PENDING,
  PARTIALLY_INVOICED: { text: t('Partially Invoiced'), intent: 'none', ring: 'half' },
  INVOICED: { text: t('Invoiced'), intent: 'none', ring: 'full' },
};

export const PAYMENT_STATUS: Statuses<PaymentStatus> = { PENDING, PARTIALLY_PAID, PAID };

/** Buttons of an order; where a word is missing the page itself offers it. */
export type OrderDialogAction = Exclude<OrderAction, 'EDIT_ADDRESS'>;
export const ORDER_ACTION: Record<OrderDialogAction, string> = {
  GENERATE_PO: t('Generate PO'),
  SEND_MAIL: t('Send e-mail'),
  COMMUNICATE: t('Send communication'),
  EDIT: t('Edit order'),
  CANCEL: t('Cancel order'),
};
export const isOrderDialogAction = (action: OrderAction): action is OrderDialogAction =>
  action in ORDER_ACTION;

/** Items of a line's menu; quantity, price and discount are changed in their cells. */
export const LINE_ACTION: Record<Exclude<OrderLineAction, 'EDIT' | 'EDIT_PRICE'>, string> = {
  EDIT_ADDRESS: t('Change delivery address'),
  REQUEST_SAMPLE: t('Request sample'),
  CANCEL: t('Cancel line'),
  SHORT_CLOSE: t('Short close'),
};

/** Step that an order waits for. */
export type OrderStepKind = 'BUY' | 'SHIP' | 'DELIVER' | 'PAY';
export interface OrderStep {
  kind: OrderStepKind;
  /** The viewer does it. */
  isOwn: boolean;
}

/**
 * Permissions of the viewer to plan shipments and record deliveries (`mayPlan`), and to record
 * receipts.
 */
export interface OrderRights {
  mayPlan: boolean;
  mayReceive: boolean;
}

export const orderRights = (can: Can): OrderRights => ({
  mayPlan: can('PRODUCT', 'APPROVE'),
  mayReceive: can('PAYMENT', 'WRITE'),
});

export const isLineLeftToBuy = (line: OrderDetailsFragment['lines'][number]): boolean =>
  isLeftToBuy({
    quantity: line.quantity,
    cancelled: line.cancelledQuantity,
    generated: line.generatedQuantity,
    stock: line.stockQuantity,
    dispatched: line.dispatchedQuantity,
  });

/** Next step; null when the order is finished or waits for nobody in particular. */
export function orderStep(
  { status, actions, paymentStatus, lines }: OrderDetailsFragment,
  { mayPlan, mayReceive }: OrderRights,
): OrderStep | null {
  if (actions.includes('GENERATE_PO')) return { kind: 'BUY', isOwn: true };
  if (!isOpenOrder({ status }))
    return paymentStatus !== 'PAID' && status !== 'CANCELLED'
      ? { kind: 'PAY', isOwn: mayReceive }
      : null;
  if (lines.some(isLineLeftToBuy)) return { kind: 'BUY', isOwn: false };
  const hasAllLeft = lines.every(
    (line) => line.dispatchedQuantity >= line.quantity - line.cancelledQuantity,
  );
  return { kind: hasAllLeft ? 'DELIVER' : 'SHIP', isOwn: mayPlan };
}

const OWN_STEP: Record<OrderStepKind, string> = {
  BUY: t('Next: generate the purchase orders of what is not in stock.'),
  SHIP: t('Next: plan the shipment of what has not left, on Shipment Planning.'),
  DELIVER: t('Next: record the delivery, on Delivery Challans.'),
  PAY: t('Delivered. Next: record the customer’s payment.'),
};
const STEP_OF_OTHERS: Record<OrderStepKind, string> = {
  BUY: t('Waits for purchase orders, which a category manager or a manager generates.'),
  SHIP: t('Waits for delivery, which operations plans.'),
  DELIVER: t('On its way. Waits for the proof of delivery, which operations records.'),
  PAY: t('Delivered. Waits for the customer’s payment, which finance records.'),
};
/** Buttons of the steps that are done elsewhere; an order's own action is that of buying. */
export const STEP_BUTTON: Record<Exclude<OrderStepKind, 'BUY'>, string> = {
  SHIP: t('Plan shipment'),
  DELIVER: t('Record delivery'),
  PAY: t('Record receipt'),
};

/** Text of the next step and of the role that does it. */
export const orderNextStep = (step: OrderStep | null): string | null =>
  step && (step.isOwn ? OWN_STEP : STEP_OF_OTHERS)[step.kind];

/** Number and day of an order in the old books. */
export const oldBooksText = ({
  oldNumber,
  oldDate,
}: Pick<OrderDetailsFragment, 'oldNumber' | 'oldDate'>): string | null =>
  oldNumber && oldDate ? t('{{oldNumber}} of {{oldDate}}', { oldNumber, oldDate }) : oldNumber;
