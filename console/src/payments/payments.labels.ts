import type { PaymentAction, PaymentMode, PaymentState } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

export const PAYMENT_STATE: Labels<PaymentState> = {
  PENDING: { text: 'Pending', intent: 'none' },
  APPROVED: { text: 'Approved', intent: 'none' },
  PAID: { text: 'Paid', intent: 'none' },
  REJECTED: { text: 'Rejected', intent: 'none' },
  VOID: { text: 'Void', intent: 'none' },
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
