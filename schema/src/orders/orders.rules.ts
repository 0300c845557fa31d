import Big from 'big.js';
import type {
  BillingStatus,
  FulfilmentStatus,
  OrderAction,
  OrderLineAction,
  OrderStatus,
  PaymentStatus,
} from '../../generated/types.ts';
import type { Decimal } from '../shared/money.ts';
import { type Can, OWN_CUSTOMERS_ONLY } from '../shared/roles.ts';

/** Progress of one line, in units. */
interface LineProgress {
  quantity: number;
  cancelled: number;
  dispatched: number;
  delivered: number;
  invoiced: number;
}

/** Input of an order's computed statuses (docs/rules/statuses.md#computed-statuses). */
export interface OrderQuantities {
  cancelled: boolean;
  lines: readonly LineProgress[];
  /** Receipts that are PAID. */
  received: Decimal;
  /** Credit notes that are ISSUED. */
  credited: Decimal;
  grandTotal: Decimal;
}

export interface OrderStatuses {
  status: OrderStatus;
  fulfilment: FulfilmentStatus;
  billing: BillingStatus;
  payment: PaymentStatus;
}

/** Roles with only their own customers make orders for no others. */
export const ordersInOwnName = (roleId: number): boolean => OWN_CUSTOMERS_ONLY.includes(roleId);

/** Statuses neither delivered nor cancelled: the home list "Open Orders". */
export const OPEN_ORDER_STATUSES = [
  'CONFIRMED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
] as const satisfies OrderStatus[];
/** Statuses of orders that have a value: a cancelled one has none. */
export const LIVE_ORDER_STATUSES = [
  ...OPEN_ORDER_STATUSES,
  'DELIVERED',
  'PARTIALLY_PAID',
  'PAID',
] as const satisfies OrderStatus[];
/** Goods of it are still to be delivered, so that it can be late. */
export const isOpenOrder = ({ status }: { status: OrderStatus }): boolean =>
  (OPEN_ORDER_STATUSES as readonly OrderStatus[]).includes(status);

function fulfilmentOf(wanted: number, dispatched: number, delivered: number): FulfilmentStatus {
  if (wanted > 0 && delivered === wanted) return 'DELIVERED';
  if (delivered > 0) return 'PARTIALLY_DELIVERED';
  if (wanted > 0 && dispatched === wanted) return 'IN_TRANSIT';
  return dispatched > 0 ? 'PARTIALLY_IN_TRANSIT' : 'PENDING';
}

/**
 * Payment status of an order; one with goods and a total of 0 is paid. A credit note lowers what is owed and
 * is no payment: PARTIALLY_PAID needs a receipt, as on invoices.
 */
function paymentOf(
  { received, credited, grandTotal }: Pick<OrderQuantities, 'received' | 'credited' | 'grandTotal'>,
  wanted: number,
): PaymentStatus {
  const settled = new Big(received).plus(credited);
  if (wanted > 0 && new Big(grandTotal).eq(0)) return 'PAID';
  if (settled.gt(0) && settled.gte(grandTotal)) return 'PAID';
  return new Big(received).gt(0) ? 'PARTIALLY_PAID' : 'PENDING';
}

/** The three axes and the legacy status; nothing of it is ever set by a client. */
export function orderStatuses({ cancelled, lines, ...money }: OrderQuantities): OrderStatuses {
  const sum = (pick: (line: LineProgress) => number) =>
    lines.reduce((all, line) => all + pick(line), 0);
  const wanted = sum((line) => line.quantity - line.cancelled);
  const dispatched = sum((line) => line.dispatched);
  const delivered = sum((line) => line.delivered);
  const invoiced = sum((line) => line.invoiced);
  const fulfilment = fulfilmentOf(wanted, dispatched, delivered);
  const billing =
    invoiced === 0 ? 'PENDING' : invoiced < wanted ? 'PARTIALLY_INVOICED' : 'INVOICED';
  const payment = paymentOf(money, cancelled ? 0 : wanted);
  return {
    status: legacyStatus(cancelled || wanted === 0, fulfilment, payment, dispatched === wanted),
    fulfilment,
    billing,
    payment,
  };
}

/** Legacy status of the whole order, first match wins. */
function legacyStatus(
  cancelled: boolean,
  fulfilment: FulfilmentStatus,
  payment: PaymentStatus,
  allDispatched: boolean,
): OrderStatus {
  if (cancelled) return 'CANCELLED';
  if (fulfilment === 'DELIVERED') return payment === 'PENDING' ? 'DELIVERED' : payment;
  if (fulfilment === 'PENDING') return 'CONFIRMED';
  if (fulfilment === 'PARTIALLY_DELIVERED') return 'PARTIALLY_DELIVERED';
  return allDispatched ? 'IN_TRANSIT' : 'PARTIALLY_IN_TRANSIT';
}

/** Input of the rules of one line, and of an order with its lines. */
export interface OrderLineFacts extends LineProgress {
  /** Units on purchase orders that are not cancelled. */
  generated: number;
  /** Units served from stock. */
  stock: number;
  /** Bought units on ISSUED purchase orders that have not left to the customer. */
  issued: number;
}
export interface OrderFacts {
  status: OrderStatus;
  hasIssuedPo: boolean;
  lines: readonly OrderLineFacts[];
}

const isOpen = ({ quantity, cancelled }: LineProgress) => quantity > cancelled;

/** Units of a line that nothing has happened to yet: they can be cancelled. */
export const cancellableQuantity = ({
  quantity,
  cancelled,
  dispatched,
  invoiced,
}: LineProgress): number => quantity - cancelled - Math.max(dispatched, invoiced);

/**
 * A line cannot be made smaller than what was cancelled, bought for it or served from stock, sent
 * or invoiced. A line that is cancelled whole keeps its quantity.
 */
export const minimumQuantity = ({
  quantity,
  cancelled,
  generated,
  stock,
  dispatched,
  invoiced,
}: OrderLineFacts): number =>
  cancelled + Math.max(quantity > cancelled ? 1 : 0, generated + stock, dispatched, invoiced);

/** The state that a line is taxed for stays once goods of it have left or are invoiced. */
export const isTaxFixed = ({ quantity, cancelled, dispatched, invoiced }: LineProgress): boolean =>
  dispatched > 0 || invoiced > 0 || cancelled >= quantity;

/** The delivery address decides the taxes: it stays once goods have left or something is invoiced. */
export const addressIsFixed = (lines: readonly LineProgress[]): boolean =>
  lines.some((line) => line.dispatched > 0 || line.invoiced > 0);

const ISSUED_PO_REFUSAL = 'A purchase order of this order is issued: cancel that first';
const ISSUED_LINE_REFUSAL =
  'Units of this line are on an issued purchase order: cancel them there first';

/** All reasons against cancelling an order; empty when it can be cancelled. */
export function cancelRefusals({ hasIssuedPo, lines }: Omit<OrderFacts, 'status'>): string[] {
  return [
    ...(lines.some((line) => line.dispatched > 0) ? ['Goods of this order were dispatched'] : []),
    ...(lines.some((line) => line.invoiced > 0) ? ['Goods of this order were invoiced'] : []),
    ...(hasIssuedPo ? [ISSUED_PO_REFUSAL] : []),
  ];
}

/**
 * Cancelling the last open line cancels the order, when nothing of it was dispatched or invoiced.
 */
export const isLastOpenLine = (lines: readonly LineProgress[], line: LineProgress): boolean =>
  line.dispatched === 0 && line.invoiced === 0 && isOpen(line) && lines.filter(isOpen).length === 1;

/** Reason why nothing more of a line can be cancelled; null when it can. */
export function cancelLineRefusal(
  { hasIssuedPo, lines }: Omit<OrderFacts, 'status'>,
  line: OrderLineFacts,
): string | null {
  if (cancellableQuantity(line) <= 0) return 'Nothing of this line is left to cancel';
  if (line.issued > 0) return ISSUED_LINE_REFUSAL;
  return hasIssuedPo && isLastOpenLine(lines, line) ? ISSUED_PO_REFUSAL : null;
}

/** Units of a line are neither on purchase orders nor in stock nor sent. */
export const isLeftToBuy = ({
  quantity,
  cancelled,
  generated,
  stock,
  dispatched,
}: Omit<OrderLineFacts, 'delivered' | 'invoiced' | 'issued'>): boolean =>
  quantity - cancelled > Math.max(generated + stock, dispatched);

/**
 * Actions of a viewer on an order. The backend refuses by the same rules, the gateway answers them,
 * the console draws the buttons.
 */
export function orderActions(facts: OrderFacts, can: Can): OrderAction[] {
  const { status, lines } = facts;
  const live = status !== 'CANCELLED';
  const update = can('ORDER', 'UPDATE');
  const actions: OrderAction[] = [];
  if (live && update) actions.push('EDIT');
  if (live && update && !addressIsFixed(lines)) actions.push('EDIT_ADDRESS');
  if (live && lines.some(isLeftToBuy) && can('PURCHASE_ORDER', 'WRITE'))
    actions.push('GENERATE_PO');
  if (update) actions.push('SEND_MAIL', 'COMMUNICATE');
  if (status === 'CONFIRMED' && update && !cancelRefusals(facts).length) actions.push('CANCEL');
  return actions;
}

/** Actions of a viewer on one line of an order. */
export function orderLineActions(
  facts: OrderFacts,
  line: OrderLineFacts,
  can: Can,
): OrderLineAction[] {
  if (facts.status === 'CANCELLED' || !isOpen(line)) return [];
  const actions: OrderLineAction[] = [];
  const update = can('ORDER', 'UPDATE');
  if (update) actions.push('EDIT');
  if (update && line.invoiced === 0) actions.push('EDIT_PRICE');
  if (update && !isTaxFixed(line)) actions.push('EDIT_ADDRESS');
  if (can('ORDER', 'WRITE')) actions.push('REQUEST_SAMPLE');
  if (!update || cancelLineRefusal(facts, line)) return actions;
  if (line.dispatched === 0) actions.push('CANCEL');
  else if (can('ORDER', 'APPROVE')) actions.push('SHORT_CLOSE');
  return actions;
}
