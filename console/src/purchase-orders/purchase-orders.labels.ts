import type {
  DeliveryPointStatus,
  PoBillingStatus,
  PoStatus,
  PurchaseOrderAction,
  PurchaseOrderLineAction,
} from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { FULFILMENT_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '../orders/orders.labels.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

const { PENDING, ...MOVING } = FULFILMENT_STATUS;
const { PARTIALLY_PAID, PAID } = PAYMENT_STATUS;

export const PO_STATUS: Statuses<PoStatus> = {
  DRAFT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  SENT_FOR_APPROVAL: { text: t('Sent for Approval'), intent: 'none', ring: 'empty' },
  APPROVED: { text: t('Approved'), intent: 'none', ring: 'quarter' },
  REJECTED: { text: t('Rejected'), intent: 'none', ring: 'crossed' },
  ISSUED: { text: t('Issued'), intent: 'success', ring: 'half' },
  ...MOVING,
  PARTIALLY_PAID,
  PAID,
  CANCELLED: ORDER_STATUS.CANCELLED,
};

/** Labels of two axes that had no fixed text (docs/rules/statuses.md#labels-and-colours). */
export const PO_BILLING_STATUS: Statuses<PoBillingStatus> = {
  PENDING,
  PARTIALLY_BILLED: { text: t('Partially Billed'), intent: 'none', ring: 'half' },
  BILLED: { text: t('Billed'), intent: 'none', ring: 'full' },
};

export const DELIVERY_POINT_STATUS: Statuses<DeliveryPointStatus> = {
  PENDING,
  IN_TRANSIT: MOVING.IN_TRANSIT,
  RECEIVED_AT_WAREHOUSE: { text: t('Received at Warehouse'), intent: 'none', ring: 'half' },
  DELIVERED: MOVING.DELIVERED,
  CANCELLED: ORDER_STATUS.CANCELLED,
};

/**
 * Statuses that do not open in the modal; their page stays available
 * (docs/rules/purchasing.md#paid-purchase-orders).
 */
export const isViewable = (status: PoStatus): boolean =>
  status !== 'PAID' && status !== 'CANCELLED';

/** Issuing saves the vendor's details first. */
export const mayIssue = (actions: readonly PurchaseOrderAction[], can: Can): boolean =>
  actions.includes('ISSUE') && can('SELLER', 'UPDATE');

/** Actions in the order of the buttons, the destructive ones last. */
export const PO_ACTION: Record<PurchaseOrderAction, string> = {
  EDIT: t('Edit'),
  EDIT_DETAILS: t('Edit'),
  REWORK: t('Back to draft'),
  SEND_FOR_APPROVAL: t('Send for approval'),
  APPROVE: t('Approve'),
  ISSUE: t('Issue'),
  REJECT: t('Reject'),
  CANCEL: t('Cancel PO'),
};

export const PO_LINE_ACTION: Record<PurchaseOrderLineAction, string> = {
  CANCEL: t('Cancel line'),
  SHORT_CLOSE: t('Cancel the rest'),
};
