import type {
  ChallanStatus,
  ChallanType,
  DeliveryChallanAction,
  PrintType,
} from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { Labels } from '../ui/format/labels.ts';

export const CHALLAN_STATUS: Labels<ChallanStatus> = {
  DRAFT: { text: 'Draft', intent: 'primary' },
  ISSUED: { text: 'Issued', intent: 'success' },
  IN_TRANSIT: { text: 'In Transit', intent: 'primary' },
  DELIVERED: { text: 'Delivered', intent: 'success' },
  CANCELLED: { text: 'Cancelled', intent: 'danger' },
};

export const CHALLAN_TYPE: Record<ChallanType, string> = {
  CUSTOMER: 'Customer',
  SELLER: 'Vendor',
  OTHER: 'Other',
};

/** In the order of the buttons, the destructive one last. */
export const CHALLAN_ACTION: Record<DeliveryChallanAction, string> = {
  EDIT: 'Edit paper',
  ISSUE: 'Issue',
  DISPATCH: 'Dispatch',
  DELIVER: 'Mark Delivered',
  CANCEL: 'Cancel',
};

interface ChallanPrint {
  type: PrintType;
  text: string;
}

const WITHOUT_INVOICE: readonly ChallanPrint[] = [
  { type: 'DC', text: 'DC' },
  { type: 'BLIND_DC', text: 'Blind DC' },
];
const WITH_INVOICE: readonly ChallanPrint[] = [
  { type: 'DC', text: 'DC' },
  { type: 'DC_WITH_INVOICE', text: 'DC with invoice' },
  { type: 'BLIND_DC', text: 'Blind DC' },
  { type: 'BLIND_DC_WITH_INVOICE', text: 'Blind DC with invoice' },
];

/** Prints with the invoice need ORDER READ and an invoice. */
export const challanPrints = (
  { invoice }: { invoice: unknown },
  can: Can,
): readonly ChallanPrint[] => (invoice && can('ORDER', 'READ') ? WITH_INVOICE : WITHOUT_INVOICE);

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  month: 'long',
  day: '2-digit',
  year: 'numeric',
});
/** MMMM DD, YYYY (docs/rules/console.md#dates). */
export const challanDay = (moment: string): string => LONG_DATE.format(new Date(moment));
