import type {
  CreditNoteAction,
  CreditNoteReason,
  CreditNoteStatus,
} from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const CREDIT_NOTE_STATUS: Statuses<CreditNoteStatus> = {
  DRAFT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  ISSUED: { text: t('Issued'), intent: 'success', ring: 'full' },
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
  VOID: { text: t('Void'), intent: 'none', ring: 'crossed' },
};

export const CREDIT_NOTE_REASON: Record<CreditNoteReason, string> = {
  SHORT_DELIVERY: t('Short delivery'),
  DAMAGED: t('Damaged'),
  RETURN: t('Return'),
  PRICE_DIFFERENCE: t('Price difference'),
  OTHER: t('Other'),
};

/** Actions in the order of the buttons, the destructive ones last. */
export const CREDIT_NOTE_ACTION: Record<CreditNoteAction, string> = {
  EDIT: t('Edit'),
  ISSUE: t('Issue'),
  REGISTER: 'IRN',
  SEND_EMAIL: t('Send e-mail'),
  SYNC: t('Sync with Zoho'),
  VOID: t('Void'),
  CANCEL: t('Cancel'),
};

export const creditNoteName = ({ id, number }: { id: string; number: string | null }): string =>
  number ?? t('Draft #{{id}}', { id });
