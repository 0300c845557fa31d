import Big from 'big.js';
import type {
  FulfilmentStatus,
  PaymentStatus,
  PoBillingStatus,
  PoState,
  PoStatus,
  PurchaseOrderAction,
  PurchaseOrderLineAction,
} from '../../generated/types.ts';
import type { Decimal } from '../shared/money.ts';
import type { Can } from '../shared/roles.ts';

/** States by present state (docs/rules/purchasing.md#state). */
export const PO_TRANSITIONS: Record<PoState, readonly PoState[]> = {
  DRAFT: ['SENT_FOR_APPROVAL', 'ISSUED', 'CANCELLED'],
  SENT_FOR_APPROVAL: ['APPROVED', 'REJECTED', 'DRAFT', 'CANCELLED'],
  APPROVED: ['ISSUED', 'CANCELLED'],
  REJECTED: ['SENT_FOR_APPROVAL', 'DRAFT', 'CANCELLED'],
  ISSUED: ['CANCELLED'],
  CANCELLED: [],
};

/** Lines may change. */
export const EDITABLE_PO_STATES: readonly PoState[] = ['DRAFT', 'REJECTED'];
/**
 * Statuses before a purchase order is delivered, paid or cancelled: a seller with one is not
 * deleted.
 */
export const OPEN_PO_STATUSES = [
  'DRAFT',
  'SENT_FOR_APPROVAL',
  'APPROVED',
  'REJECTED',
  'ISSUED',
  'PARTIALLY_IN_TRANSIT',
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
] as const satisfies PoStatus[];
/** Goods of it are still awaited, so that it can be late. */
export const isOpenPo = ({ status }: { status: PoStatus }): boolean =>
  (OPEN_PO_STATUSES as readonly PoStatus[]).includes(status);

/** A second person approves. */
export const EDITOR_MAY_NOT_APPROVE =
  'You changed the amounts of this purchase order: another person must approve or reject it';
export const MAKER_MAY_NOT_APPROVE =
  'You made this purchase order: another person must approve or reject it';

const DECISIONS: readonly PoState[] = ['APPROVED', 'REJECTED', 'ISSUED'];

/** The action of purchase_order that a move needs. */
export const permissionForPoState = (from: PoState, to: PoState): 'UPDATE' | 'APPROVE' =>
  DECISIONS.includes(to) || (to === 'CANCELLED' && from === 'ISSUED') ? 'APPROVE' : 'UPDATE';

export interface PoLineQuantities {
  quantity: number;
  cancelled: number;
  dispatched: number;
  delivered: number;
  billed: number;
}

/** Input of the purchase order rules: state, lines and payments. */
export interface PoFacts {
  state: PoState;
  lines: readonly PoLineQuantities[];
  paid: Decimal;
  pending: Decimal;
}

const isOpen = ({ quantity, cancelled }: PoLineQuantities) => quantity > cancelled;

/** Reason why a purchase order cannot be cancelled any more; null when it can. */
export function cancelRefusal({ lines, paid, pending }: PoFacts): string | null {
  if (lines.some((line) => line.dispatched > 0))
    return 'Goods of this purchase order have left the seller';
  if (lines.some((line) => line.billed > 0)) return 'The seller has billed this purchase order';
  if (new Big(paid).plus(pending).gt(0)) return 'There are payments for this purchase order';
  return null;
}

/** Paid and pending payments together never exceed the total. */
export const paymentsFit = (paid: Decimal, pending: Decimal, grandTotal: Decimal): boolean =>
  new Big(paid).plus(pending).lte(grandTotal);

const ACTION_OF_STATE: Partial<Record<PoState, PurchaseOrderAction>> = {
  SENT_FOR_APPROVAL: 'SEND_FOR_APPROVAL',
  APPROVED: 'APPROVE',
  REJECTED: 'REJECT',
  DRAFT: 'REWORK',
  ISSUED: 'ISSUE',
  CANCELLED: 'CANCEL',
};

/** Approved and rejected only by a user other than the maker. */
export const needsSecondPerson = (to: PoState): boolean => to === 'APPROVED' || to === 'REJECTED';

/**
 * Actions of a viewer on a purchase order. The backend refuses by them, the gateway answers them,
 * the console draws the buttons.
 */
export function purchaseOrderActions(
  facts: PoFacts,
  isMaker: boolean,
  can: Can,
): PurchaseOrderAction[] {
  const actions: PurchaseOrderAction[] = [];
  if (facts.state !== 'CANCELLED' && can('PURCHASE_ORDER', 'UPDATE'))
    actions.push(EDITABLE_PO_STATES.includes(facts.state) ? 'EDIT' : 'EDIT_DETAILS');
  for (const to of PO_TRANSITIONS[facts.state]) {
    if (!can('PURCHASE_ORDER', permissionForPoState(facts.state, to))) continue;
    if (isMaker && needsSecondPerson(to)) continue;
    if (to === 'CANCELLED' && cancelRefusal(facts)) continue;
    const name = ACTION_OF_STATE[to];
    if (name) actions.push(name);
  }
  return actions;
}

/** Text for a maker who may approve others' purchase orders; null otherwise. */
export const approvalRefusal = (state: PoState, isMaker: boolean, can: Can): string | null =>
  state === 'SENT_FOR_APPROVAL' && isMaker && can('PURCHASE_ORDER', 'APPROVE')
    ? MAKER_MAY_NOT_APPROVE
    : null;

/**
 * Actions of a viewer on one line; the last open line is cancelled with its purchase order only.
 */
export function poLineActions(
  { state, lines }: PoFacts,
  line: PoLineQuantities,
  can: Can,
): PurchaseOrderLineAction[] {
  if (state === 'CANCELLED' || !isOpen(line)) return [];
  if (line.dispatched > 0)
    return line.dispatched < line.quantity - line.cancelled && can('PURCHASE_ORDER', 'APPROVE')
      ? ['SHORT_CLOSE']
      : [];
  if (lines.filter(isOpen).length < 2) return [];
  return can('PURCHASE_ORDER', state === 'ISSUED' ? 'APPROVE' : 'UPDATE') ? ['CANCEL'] : [];
}

export interface PoStatuses {
  status: PoStatus;
  fulfilment: FulfilmentStatus;
  billing: PoBillingStatus;
  payment: PaymentStatus;
}

function fulfilmentOf(wanted: number, dispatched: number, delivered: number): FulfilmentStatus {
  if (wanted > 0 && delivered === wanted) return 'DELIVERED';
  if (delivered > 0) return 'PARTIALLY_DELIVERED';
  if (wanted > 0 && dispatched === wanted) return 'IN_TRANSIT';
  return dispatched > 0 ? 'PARTIALLY_IN_TRANSIT' : 'PENDING';
}

function paymentOf(paid: Decimal, grandTotal: Decimal): PaymentStatus {
  if (new Big(paid).lte(0)) return 'PENDING';
  return new Big(paid).gte(grandTotal) ? 'PAID' : 'PARTIALLY_PAID';
}

/**
 * The three axes and the legacy status (docs/rules/statuses.md#computed-statuses); a client sets
 * none of them.
 */
export function poStatuses({
  state,
  lines,
  paid,
  grandTotal,
}: Omit<PoFacts, 'pending'> & { grandTotal: Decimal }): PoStatuses {
  const sum = (pick: (line: PoLineQuantities) => number) =>
    lines.reduce((all, line) => all + pick(line), 0);
  const wanted = sum((line) => line.quantity - line.cancelled);
  const billed = sum((line) => line.billed);
  const fulfilment = fulfilmentOf(
    wanted,
    sum((line) => line.dispatched),
    sum((line) => line.delivered),
  );
  const billing = billed === 0 ? 'PENDING' : billed < wanted ? 'PARTIALLY_BILLED' : 'BILLED';
  const payment = paymentOf(paid, grandTotal);
  return { status: legacyStatus(state, fulfilment, payment), fulfilment, billing, payment };
}

function legacyStatus(
  state: PoState,
  fulfilment: FulfilmentStatus,
  payment: PaymentStatus,
): PoStatus {
  if (state !== 'ISSUED') return state;
  if (fulfilment === 'DELIVERED') return payment === 'PENDING' ? 'DELIVERED' : payment;
  return fulfilment === 'PENDING' ? 'ISSUED' : fulfilment;
}
