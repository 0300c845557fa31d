import Big from 'big.js';
import type { BillingStatus, FulfilmentStatus, OrderStatus, PaymentStatus } from '../../generated/types.ts';
import type { Decimal } from '../shared/money.ts';

/** What the statuses of an order are computed from (design/domain.md, section 2). */
export interface OrderQuantities {
  cancelled: boolean;
  lines: readonly { quantity: number; cancelled: number; dispatched: number; delivered: number; invoiced: number }[];
  received: Decimal;
  grandTotal: Decimal;
}

export interface OrderStatuses {
  status: OrderStatus;
  fulfilment: FulfilmentStatus;
  billing: BillingStatus;
  payment: PaymentStatus;
}

/** Not yet delivered and not cancelled: the home list "Open Orders". */
export const OPEN_ORDER_STATUSES = [
  'CONFIRMED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
] as const satisfies OrderStatus[];

function fulfilmentOf(wanted: number, dispatched: number, delivered: number): FulfilmentStatus {
  if (wanted > 0 && delivered === wanted) return 'DELIVERED';
  if (delivered > 0) return 'PARTIALLY_DELIVERED';
  if (wanted > 0 && dispatched === wanted) return 'IN_TRANSIT';
  return dispatched > 0 ? 'PARTIALLY_IN_TRANSIT' : 'PENDING';
}

function paymentOf(received: Decimal, grandTotal: Decimal): PaymentStatus {
  const paid = new Big(received);
  if (paid.lte(0)) return 'PENDING';
  return paid.gte(grandTotal) ? 'PAID' : 'PARTIALLY_PAID';
}

/** The three axes and the legacy status; nothing of it is ever set by a client. */
export function orderStatuses({ cancelled, lines, received, grandTotal }: OrderQuantities): OrderStatuses {
  const sum = (pick: (line: OrderQuantities['lines'][number]) => number) => lines.reduce((all, line) => all + pick(line), 0);
  const wanted = sum((line) => line.quantity - line.cancelled);
  const dispatched = sum((line) => line.dispatched);
  const delivered = sum((line) => line.delivered);
  const invoiced = sum((line) => line.invoiced);
  const fulfilment = fulfilmentOf(wanted, dispatched, delivered);
  const billing = invoiced === 0 ? 'PENDING' : invoiced < wanted ? 'PARTIALLY_INVOICED' : 'INVOICED';
  const payment = paymentOf(received, grandTotal);
  return { status: legacyStatus(cancelled || wanted === 0, fulfilment, payment, dispatched === wanted), fulfilment, billing, payment };
}

/** One word for the whole order, first match wins. */
function legacyStatus(cancelled: boolean, fulfilment: FulfilmentStatus, payment: PaymentStatus, allDispatched: boolean): OrderStatus {
  if (cancelled) return 'CANCELLED';
  if (fulfilment === 'DELIVERED') return payment === 'PENDING' ? 'DELIVERED' : payment;
  if (fulfilment === 'PENDING') return 'CONFIRMED';
  if (fulfilment === 'PARTIALLY_DELIVERED') return 'PARTIALLY_DELIVERED';
  return allDispatched ? 'IN_TRANSIT' : 'PARTIALLY_IN_TRANSIT';
}
