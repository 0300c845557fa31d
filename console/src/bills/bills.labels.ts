import { isLocalId } from '@munim/schema/accounting/accounting.rules.ts';
import type { BillAction, BillStatus, SyncStatus } from '@munim/schema/generated/types.ts';
import { dayOf } from '../ui/format/dates.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const BILL_STATUS: Statuses<BillStatus> = {
  DRAFT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  ISSUED: { text: t('Issued'), intent: 'success', ring: 'quarter' },
  PARTIALLY_PAID: { text: t('Partially Paid'), intent: 'none', ring: 'half' },
  PAID: { text: t('Paid'), intent: 'none', ring: 'full' },
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
};

export const SYNC_STATUS: Statuses<SyncStatus> = {
  SYNCED: { text: t('Synced'), intent: 'none', ring: 'full' },
  FAILED: { text: t('Sync Failed'), intent: 'none', ring: 'crossed' },
};

/** Answer of the accounting service about a document; null where there is no service, for the local ledger takes everything. */
export const syncStatusOf = (
  status: SyncStatus | null,
  accountingId: string | null,
): SyncStatus | null =>
  status === 'SYNCED' && accountingId !== null && isLocalId(accountingId) ? null : status;

/** State, id and day in one line; empty without a state. */
export function accountingText({
  syncStatus,
  accountingId,
  syncedAt,
}: {
  syncStatus: SyncStatus | null;
  accountingId: string | null;
  syncedAt: string | null;
}): string {
  const status = syncStatusOf(syncStatus, accountingId);
  if (!status) return '';
  return [SYNC_STATUS[status].text, accountingId, syncedAt && dayOf(syncedAt)]
    .filter(Boolean)
    .join(' · ');
}

/** Actions in the order of the buttons, the destructive one last. */
export const BILL_ACTION: Record<BillAction, string> = {
  ISSUE: t('Mark Issued'),
  EDIT: t('Upload vendor invoice'),
  EDIT_DUE_DATE: t('Change due date'),
  SYNC: t('Sync'),
  PAY: t('Record payment'),
  CANCEL: t('Cancel'),
};
export const BILL_ACTIONS = Object.keys(BILL_ACTION) as BillAction[];
