import type {
  CreditNoteAction,
  CreditNoteReason,
  CreditNoteStatus,
} from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';

export const CREDIT_NOTE_STATUS: Statuses<CreditNoteStatus> = {
  DRAFT: { text: 'Draft', intent: 'primary', ring: 'draft' },
  ISSUED: { text: 'Issued', intent: 'success', ring: 'full' },
  CANCELLED: { text: 'Cancelled', intent: 'danger', ring: 'crossed' },
  VOID: { text: 'Void', intent: 'none', ring: 'crossed' },
};

export const CREDIT_NOTE_REASON: Record<CreditNoteReason, string> = {
  SHORT_DELIVERY: 'Short delivery',
  DAMAGED: 'Damaged',
  RETURN: 'Return',
  PRICE_DIFFERENCE: 'Price difference',
  OTHER: 'Other',
};

/** In the order of the buttons, the destructive ones last. */
export const CREDIT_NOTE_ACTION: Record<CreditNoteAction, string> = {
  EDIT: 'Edit',
  ISSUE: 'Issue',
  REGISTER: 'IRN',
  SEND_EMAIL: 'Send e-mail',
  SYNC: 'Sync with Zoho',
  VOID: 'Void',
  CANCEL: 'Cancel',
};

export const creditNoteName = ({ id, number }: { id: string; number: string | null }): string =>
  number ?? `Draft #${id}`;
