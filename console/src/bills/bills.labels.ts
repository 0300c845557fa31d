import type { BillAction, BillStatus, SyncStatus } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

export const BILL_STATUS: Labels<BillStatus> = {
  DRAFT: { text: 'Draft', intent: 'primary' },
  ISSUED: { text: 'Issued', intent: 'success' },
  PARTIALLY_PAID: { text: 'Partially Paid', intent: 'none' },
  PAID: { text: 'Paid', intent: 'none' },
  CANCELLED: { text: 'Cancelled', intent: 'danger' },
};

export const SYNC_STATUS: Labels<SyncStatus> = {
  SYNCED: { text: 'Synced', intent: 'none' },
  FAILED: { text: 'Sync Failed', intent: 'none' },
};

/** Whether the accounting service has the document; empty before the first attempt. */
export const syncText = (status: SyncStatus | null): string =>
  status ? SYNC_STATUS[status].text : '';

/** In the order of the buttons, the destructive one last. */
export const BILL_ACTION: Record<BillAction, string> = {
  ISSUE: 'Mark Issued',
  EDIT: 'Upload vendor invoice',
  EDIT_DUE_DATE: 'Change due date',
  SYNC: 'Sync',
  PAY: 'Record payment',
  CANCEL: 'Cancel',
};
export const BILL_ACTIONS = Object.keys(BILL_ACTION) as BillAction[];
