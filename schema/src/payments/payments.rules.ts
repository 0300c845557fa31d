import type {
  PaymentAction,
  PaymentDirection,
  PaymentMode,
  PaymentState,
} from '../../generated/types.ts';
import { addDays, startOfLastFinancialYear } from '../shared/days.ts';
import type { Can } from '../shared/roles.ts';

const NONE: readonly PaymentState[] = [];

/**
 * Statuses by direction and present status (docs/rules/billing.md#payments): only outgoing payments
 * are approved first.
 */
export const PAYMENT_TRANSITIONS: Record<
  PaymentDirection,
  Record<PaymentState, readonly PaymentState[]>
> = {
  INCOMING: {
    PENDING: ['PAID', 'REJECTED'],
    APPROVED: NONE,
    PAID: ['VOID'],
    REJECTED: NONE,
    VOID: NONE,
  },
  OUTGOING: {
    PENDING: ['APPROVED', 'REJECTED'],
    APPROVED: ['PAID', 'REJECTED'],
    PAID: ['VOID'],
    REJECTED: NONE,
    VOID: NONE,
  },
};

/** Pending or approved: they reserve their part of the document's total. */
export const PENDING_PAYMENT_STATES = ['PENDING', 'APPROVED'] as const satisfies PaymentState[];
/** All statuses that reserve or use a part of the document's total. */
export const LIVE_PAYMENT_STATES = [
  ...PENDING_PAYMENT_STATES,
  'PAID',
] as const satisfies PaymentState[];

/** A second person approves. */
export const MAKER_MAY_NOT_APPROVE_PAYMENT =
  'You recorded this payment: another person must approve it';

export const permissionForPaymentStatus = (to: PaymentState): 'UPDATE' | 'APPROVE' =>
  to === 'APPROVED' || to === 'VOID' ? 'APPROVE' : 'UPDATE';

export const paymentNeedsReason = (to: PaymentState): boolean => to === 'REJECTED' || to === 'VOID';

const ACTION_OF_STATUS: Partial<Record<PaymentState, PaymentAction>> = {
  APPROVED: 'APPROVE',
  PAID: 'MARK_PAID',
  REJECTED: 'REJECT',
  VOID: 'VOID',
};

/** Input of the payment rules. */
export interface PaymentFacts {
  direction: PaymentDirection;
  status: PaymentState;
}

/**
 * Actions of a viewer on a payment. The backend refuses by them, the gateway answers them, the
 * console draws the buttons.
 */
export const paymentActions = (
  { direction, status }: PaymentFacts,
  isMaker: boolean,
  can: Can,
): PaymentAction[] =>
  PAYMENT_TRANSITIONS[direction][status]
    .filter(
      (to) => can('PAYMENT', permissionForPaymentStatus(to)) && !(isMaker && to === 'APPROVED'),
    )
    .flatMap((to) => ACTION_OF_STATUS[to] ?? []);

/** Text for a maker who may approve others' payments; null otherwise. */
export const paymentApprovalRefusal = (
  { direction, status }: PaymentFacts,
  isMaker: boolean,
  can: Can,
): string | null =>
  isMaker &&
  PAYMENT_TRANSITIONS[direction][status].includes('APPROVED') &&
  can('PAYMENT', 'APPROVE')
    ? MAKER_MAY_NOT_APPROVE_PAYMENT
    : null;

/** Days that a payment may lie ahead: a cheque is valid for three months. */
const POST_DATED_DAYS = 90;

/** Modes whose reference number (UTR) the banks give once: no two payments have the same one. */
export const TRANSFER_MODES = ['BANK_TRANSFER', 'UPI'] as const satisfies PaymentMode[];

/** Signs in the number of a transfer as banks print it, and those that people put between its parts. */
const PLAIN_REFERENCE = /^[A-Z0-9 /._:#-]*[A-Z0-9][A-Z0-9 /._:#-]*$/;

/**
 * The number of a transfer as it is compared: letters A to Z in capitals and digits. Null when it
 * holds anything but those, spaces and the signs / - _ . : # (letters of other scripts look alike).
 */
export function bankReferenceOf(referenceNumber: string): string | null {
  const plain = referenceNumber
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]+/gu, ' ')
    .toUpperCase();
  return PLAIN_REFERENCE.test(plain) ? plain.replaceAll(/[^A-Z0-9]/g, '') : null;
}

interface Paid {
  direction: PaymentDirection;
  mode: PaymentMode;
}

/** First and last day that a payment can have. Days as YYYY-MM-DD. */
export function paymentDays({ direction, mode }: Paid, today: string) {
  const mayBePostDated = direction === 'OUTGOING' || mode === 'CHEQUE';
  return {
    first: startOfLastFinancialYear(today),
    last: mayBePostDated ? addDays(today, POST_DATED_DAYS) : today,
  };
}

/** Reason why a payment cannot have this date; null when it can. Days as YYYY-MM-DD. */
export function paymentDateRefusal(paid: Paid, date: string, today: string): string | null {
  const { first, last } = paymentDays(paid, today);
  if (date < first) return 'The payment date is before the last financial year';
  if (date > addDays(today, POST_DATED_DAYS))
    return `The payment date is more than ${POST_DATED_DAYS} days ahead`;
  return date > last ? 'Only a cheque can be dated in the future' : null;
}

/** Reason why a payment cannot be marked as paid yet; null when it can. */
export const unpaidYetRefusal = (date: string, today: string): string | null =>
  date > today ? 'The payment date is in the future: mark it as paid on that day' : null;
