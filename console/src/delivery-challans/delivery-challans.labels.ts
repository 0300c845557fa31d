import type {
  AddressOwner,
  ChallanStatus,
  ChallanType,
  DeliveryChallanAction,
  PrintType,
  TransportMode,
  TransportReason,
} from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import {
  JOB_WORK_NEEDS_EWAY_BILL,
  passesLegalEwayLimit,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { Way } from '@munim/schema/delivery-challans/transportReasons.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const CHALLAN_STATUS: Statuses<ChallanStatus> = {
  DRAFT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  ISSUED: { text: t('Issued'), intent: 'success', ring: 'quarter' },
  IN_TRANSIT: { text: t('In Transit'), intent: 'primary', ring: 'half' },
  DELIVERED: { text: t('Delivered'), intent: 'success', ring: 'full' },
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
};

export const CHALLAN_TYPE: Record<ChallanType, string> = {
  CUSTOMER: t('Customer'),
  SELLER: t('Vendor'),
  OTHER: t('Other'),
};

/** Actions in the order of the buttons, the destructive one last. */
export const CHALLAN_ACTION: Record<DeliveryChallanAction, string> = {
  EDIT: t('Edit paper'),
  ISSUE: t('Issue'),
  DISPATCH: t('Dispatch'),
  INVOICE_AGAIN: t('Invoice again'),
  DELIVER: t('Mark Delivered'),
  CANCEL: t('Cancel'),
};

/** Actions that change the status; the others have a form of their own. */
export type StatusAction = Exclude<DeliveryChallanAction, 'EDIT' | 'INVOICE_AGAIN'>;
export const isStatusAction = (action: DeliveryChallanAction): action is StatusAction =>
  action !== 'EDIT' && action !== 'INVOICE_AGAIN';

interface ChallanPrint {
  type: PrintType;
  text: string;
}

const WITHOUT_INVOICE: readonly ChallanPrint[] = [
  { type: 'DC', text: 'DC' },
  { type: 'BLIND_DC', text: t('Blind DC') },
];
const WITH_INVOICE: readonly ChallanPrint[] = [
  { type: 'DC', text: 'DC' },
  { type: 'DC_WITH_INVOICE', text: t('DC with invoice') },
  { type: 'BLIND_DC', text: t('Blind DC') },
  { type: 'BLIND_DC_WITH_INVOICE', text: t('Blind DC with invoice') },
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

export const TRANSPORT_MODE: Record<TransportMode, string> = {
  ROAD: t('Road'),
  RAIL: t('Rail'),
  AIR: t('Air'),
  SHIP: t('Ship'),
};

/** "LR/117 of 2026-11-21" */
export const transportDocument = (number: string | null, day: string | null): string | null =>
  number && [number, day].filter(Boolean).join(' of ');

interface Goods {
  type: ChallanType;
  status: ChallanStatus;
  shipFrom: { ownerType: AddressOwner };
  shipTo: { ownerType: AddressOwner };
  transportReason: TransportReason | null;
  transportReasonText: string | null;
}

export const wayOf = ({ type, shipFrom, shipTo }: Goods): Way => ({
  type,
  from: shipFrom.ownerType,
  to: shipTo.ownerType,
});

/** True when the challan does not say why the goods travel, or has "other" without its words. */
export const lacksReason = ({
  transportReason: reason,
  transportReasonText: text,
}: Goods): boolean => reason === null || (reason === 'OTHERS' && text === null);

/** The purpose of goods that are no supply can be told while the challan is a draft, and where it lacks. */
export const mayTellReason = (challan: Goods): boolean =>
  challan.type === 'OTHER' && (challan.status === 'DRAFT' || lacksReason(challan));

/** Legal demand before the goods of a challan leave; undefined when there is none. */
export function lawOf(
  challan: {
    type: ChallanType;
    needsEwayBill: boolean;
    consignmentValue: string | null;
  },
  ewayBillNumber: string,
): string | undefined {
  if (challan.type === 'OTHER' && challan.needsEwayBill)
    return ewayBillNumber.trim() ? undefined : `${JOB_WORK_NEEDS_EWAY_BILL}.`;
  const { consignmentValue: value } = challan;
  return value === null ? undefined : legalEwayText(value, ewayBillNumber);
}

/** Legal demand beside our own limit; undefined when there is none (docs/rules/tax.md#e-way-bill). */
export const legalEwayText = (
  valueWithGst: string,
  ewayBillNumber: string,
  goods = t('These goods'),
): string | undefined =>
  passesLegalEwayLimit(valueWithGst) && !ewayBillNumber.trim()
    ? t(
        '{{goods}} are worth {{valueWithGst}} with GST. Above ₹ 50,000 the law wants an e-way bill before they leave.',
        { goods, valueWithGst: formatRupees(valueWithGst) },
      )
    : undefined;
