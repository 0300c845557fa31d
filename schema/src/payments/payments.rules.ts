import type { PaymentAction, PaymentDirection, PaymentState } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

const NONE: readonly PaymentState[] = [];

/** The states each state may turn into (design/domain.md, section 6): only what the house pays itself is agreed to first. */
export const PAYMENT_MOVES: Record<
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

/** Neither moved nor given up: they hold their part of the paper's total. */
export const PENDING_PAYMENT_STATES = ['PENDING', 'APPROVED'] as const satisfies PaymentState[];
/** All that holds a part of the paper's total. */
export const LIVE_PAYMENT_STATES = [
  ...PENDING_PAYMENT_STATES,
  'PAID',
] as const satisfies PaymentState[];

/** A second person approves. */
export const MAKER_MAY_NOT_APPROVE_PAYMENT =
  'You noted this payment: another person must approve it';

export const permissionOfPaymentMove = (to: PaymentState): 'UPDATE' | 'APPROVE' =>
  to === 'APPROVED' || to === 'VOID' ? 'APPROVE' : 'UPDATE';

export const paymentNeedsReason = (to: PaymentState): boolean => to === 'REJECTED' || to === 'VOID';

const NAMES: Partial<Record<PaymentState, PaymentAction>> = {
  APPROVED: 'APPROVE',
  PAID: 'MARK_PAID',
  REJECTED: 'REJECT',
  VOID: 'VOID',
};

/** What decides about a payment. */
export interface PaymentFacts {
  direction: PaymentDirection;
  status: PaymentState;
}

/** What a viewer may do to a payment next. Backend refuses by it, gateway tells it, console draws it. */
export const paymentActions = (
  { direction, status }: PaymentFacts,
  isMaker: boolean,
  can: Can,
): PaymentAction[] =>
  PAYMENT_MOVES[direction][status]
    .filter((to) => can('PAYMENT', permissionOfPaymentMove(to)) && !(isMaker && to === 'APPROVED'))
    .flatMap((to) => NAMES[to] ?? []);

/** Said to the maker who could approve others' payments; null otherwise. */
export const paymentApprovalRefusal = (
  { direction, status }: PaymentFacts,
  isMaker: boolean,
  can: Can,
): string | null =>
  isMaker && PAYMENT_MOVES[direction][status].includes('APPROVED') && can('PAYMENT', 'APPROVE')
    ? MAKER_MAY_NOT_APPROVE_PAYMENT
    : null;
