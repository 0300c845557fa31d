import type { PaymentAction, PaymentMode, PaymentState } from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const PAYMENT_STATE: Statuses<PaymentState> = {
  PENDING: { text: t('Pending'), intent: 'none', ring: 'empty' },
  APPROVED: { text: t('Approved'), intent: 'none', ring: 'half' },
  PAID: { text: t('Paid'), intent: 'none', ring: 'full' },
  REJECTED: { text: t('Rejected'), intent: 'none', ring: 'crossed' },
  VOID: { text: t('Void'), intent: 'none', ring: 'crossed' },
};

export const PAYMENT_MODE: Record<PaymentMode, string> = {
  BANK_TRANSFER: t('Bank transfer'),
  UPI: 'UPI',
  CHEQUE: t('Cheque'),
  CASH: t('Cash'),
  CARD: t('Card'),
};

/** Label and resulting status of each action; some need a reason. */
export const PAYMENT_ACTION: Record<
  PaymentAction,
  { text: string; to: PaymentState; reason?: string }
> = {
  APPROVE: { text: t('Approve'), to: 'APPROVED' },
  MARK_PAID: { text: t('Mark as paid'), to: 'PAID' },
  REJECT: { text: t('Reject'), to: 'REJECTED', reason: t('Rejection Reason') },
  VOID: { text: t('Make void'), to: 'VOID', reason: t('Reason') },
};
