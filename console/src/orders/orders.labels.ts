import type { BillingStatus, FulfilmentStatus, OrderStatus, PaymentStatus } from '@munim/schema/generated/types.ts';
import type { Label, Labels } from '../ui/labels.ts';

const PENDING: Label = { text: 'Pending', intent: 'none' };
const PARTIALLY_PAID: Label = { text: 'Partially Paid', intent: 'none' };
const PAID: Label = { text: 'Paid', intent: 'none' };
const MOVING = {
  PARTIALLY_IN_TRANSIT: { text: 'Partially In Transit', intent: 'none' },
  IN_TRANSIT: { text: 'In Transit', intent: 'primary' },
  PARTIALLY_DELIVERED: { text: 'Partially Delivered', intent: 'none' },
  DELIVERED: { text: 'Delivered', intent: 'success' },
} as const;

export const ORDER_STATUS: Labels<OrderStatus> = {
  CONFIRMED: { text: 'Confirmed', intent: 'none' },
  ...MOVING,
  PARTIALLY_PAID,
  PAID,
  CANCELLED: { text: 'Cancelled', intent: 'danger' },
};

export const FULFILMENT_STATUS: Labels<FulfilmentStatus> = { PENDING, ...MOVING };

/** The specification has no words for these two: ours, by its pattern (decision G108). */
export const BILLING_STATUS: Labels<BillingStatus> = {
  PENDING,
  PARTIALLY_INVOICED: { text: 'Partially Invoiced', intent: 'none' },
  INVOICED: { text: 'Invoiced', intent: 'none' },
};

export const PAYMENT_STATUS: Labels<PaymentStatus> = { PENDING, PARTIALLY_PAID, PAID };
