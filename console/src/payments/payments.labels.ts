import type { PaymentAction, PaymentMode, PaymentState } from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';

export const PAYMENT_STATE: Statuses<PaymentState> = {
  PENDING: { text: 'Pending', intent: 'none', ring: 'empty' },
  APPROVED: { text: 'Approved', intent: 'none', ring: 'half' },
  PAID: { text: 'Paid', intent: 'none', ring: 'full' },
  REJECTED: { text: 'Rejected', intent: 'none', ring: 'crossed' },
  VOID: { text: 'Void', intent: 'none', ring: 'crossed' },
};

export const PAYMENT_MODE: Record<PaymentMode, string> = {
  BANK_TRANSFER: 'Bank transfer',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  CASH: 'Cash',
  CARD: 'Card',
};

/** Label and resulting status of each action; some need a reason. */
export const PAYMENT_ACTION: Record<
  PaymentAction,
  { text: string; to: PaymentState; reason?: string }
> = {
  APPROVE: { text: 'Approve', to: 'APPROVED' },
  MARK_PAID: { text: 'Mark as paid', to: 'PAID' },
  REJECT: { text: 'Reject', to: 'REJECTED', reason: 'Rejection Reason' },
  VOID: { text: 'Make void', to: 'VOID', reason: 'Reason' },
};
