import Big from 'big.js';
import type {
  BillStatus,
  ChallanStatus,
  ChallanType,
  DeliveryChallanAction,
  TransportReason,
} from '../../generated/types.ts';
import { type Decimal, isMoreThan, isPositive, sumOf } from '../shared/money.ts';
import { type Can, writesInvoices } from '../shared/roles.ts';
import { stateCodeOf } from '../shared/states.ts';

const FROM_SHIPMENTS: Record<ChallanStatus, readonly ChallanStatus[]> = {
  DRAFT: [],
  ISSUED: [],
  IN_TRANSIT: ['DELIVERED', 'CANCELLED'],
  DELIVERED: [],
  CANCELLED: [],
};

/**
 * Statuses by type and present status (docs/rules/delivery.md#delivery-challans): only challans
 * made by hand are issued and sent by hand.
 */
export const CHALLAN_TRANSITIONS: Record<
  ChallanType,
  Record<ChallanStatus, readonly ChallanStatus[]>
> = {
  CUSTOMER: FROM_SHIPMENTS,
  SELLER: FROM_SHIPMENTS,
  OTHER: { ...FROM_SHIPMENTS, DRAFT: ['ISSUED', 'CANCELLED'], ISSUED: ['IN_TRANSIT', 'CANCELLED'] },
};

/** Goods above this value travel with an e-way bill: without GST to be delivered here, with GST by law. */
const E_WAY_LIMIT = '50000';

/** E-way bill value: units × price, without discount and GST (docs/rules/tax.md#e-way-bill). */
export const challanValue = (lines: readonly { quantity: number; price: Decimal }[]): Decimal =>
  lines
    .reduce((sum, { quantity, price }) => sum.plus(new Big(price).times(quantity)), new Big(0))
    .toFixed(2);

/** True when the goods leave one state for another. */
export const isBetweenStates = (from: { state: string }, to: { state: string }): boolean =>
  (stateCodeOf(from.state) ?? from.state) !== (stateCodeOf(to.state) ?? to.state);

/** Goods that need an e-way bill, or do not. */
export interface EwayFacts {
  type: ChallanType;
  value: Decimal;
  reason: TransportReason | null;
  betweenStates: boolean;
}

/** Goods for a job worker in another state need an e-way bill whatever their value (rule 138(1) of the GST rules). */
const isJobWorkAway = ({ type, reason, betweenStates }: EwayFacts): boolean =>
  type === 'OTHER' && reason === 'JOB_WORK' && betweenStates;

/**
 * Strictly above the limit, and for job work in another state; any other challan made by hand never
 * needs one (docs/rules/tax.md#e-way-bill).
 */
export const needsEwayBill = (facts: EwayFacts): boolean =>
  facts.type === 'OTHER' ? isJobWorkAway(facts) : isMoreThan(facts.value, E_WAY_LIMIT);

/**
 * Value of a consignment (a challan with its invoice) as the law counts it: after discount, with GST,
 * and without exempt goods that travel beside taxed ones (rule 138(1), Explanation 2).
 */
export function consignmentValue(
  lines: readonly { total: Decimal; gstPercent: Decimal }[],
): Decimal {
  const taxed = lines.filter(({ gstPercent }) => isPositive(gstPercent));
  return sumOf((taxed.length ? taxed : lines).map(({ total }) => total));
}

/**
 * True when the law demands an e-way bill before the goods leave (docs/rules/tax.md#e-way-bill).
 */
export const passesLegalEwayLimit = (value: Decimal): boolean => isMoreThan(value, E_WAY_LIMIT);

/** Refusal when the number, or the file, of an e-way bill that is needed is missing. */
export const ewayBillTexts = (type: ChallanType): { number: string; file: string } =>
  type === 'OTHER'
    ? { number: JOB_WORK_NEEDS_EWAY_BILL, file: JOB_WORK_NEEDS_EWAY_BILL }
    : { number: E_WAY_NUMBER_REQUIRED, file: E_WAY_FILE_REQUIRED };

export const E_WAY_NUMBER_REQUIRED = 'E-way bill number is required when the total is above 50000';
export const E_WAY_FILE_REQUIRED =
  'E-way bill attachment is required when the total is above 50000';
export const JOB_WORK_NEEDS_EWAY_BILL =
  'Goods for job work in another state need an e-way bill before they leave, whatever they are worth';
export const DRAFT_BILL_BLOCKS = 'The bill of this delivery challan is still a draft';
export const CHALLAN_IS_FINAL =
  'This delivery challan is delivered or cancelled: it does not change any more';
export const BILL_ISSUED_BLOCKS =
  'The bill of this delivery challan is issued: cancel the bill first';

/** Input of the challan rules. */
export interface ChallanFacts {
  type: ChallanType;
  status: ChallanStatus;
  /** True when a bill of its goods is DRAFT. */
  hasDraftBill: boolean;
  /** True when a bill of its goods is ISSUED or paid. */
  hasIssuedBill: boolean;
}

/** The facts of a challan and of the bills on its goods that are not cancelled. */
export const challanFacts = (
  { challan_type, status }: { challan_type: ChallanType; status: ChallanStatus },
  bills: readonly { status: BillStatus }[],
): ChallanFacts => ({
  type: challan_type,
  status,
  hasDraftBill: bills.some((bill) => bill.status === 'DRAFT'),
  hasIssuedBill: bills.some((bill) => bill.status !== 'DRAFT'),
});

/** True while not delivered and not cancelled: the challan may still change. */
export const isChallanOpen = (status: ChallanStatus): boolean =>
  status !== 'DELIVERED' && status !== 'CANCELLED';

/**
 * Reason why the challan cannot be delivered or cancelled yet, for any viewer; null when it can.
 */
export function challanRefusal(facts: ChallanFacts, to: ChallanStatus): string | null {
  if (to === 'DELIVERED' && facts.hasDraftBill) return DRAFT_BILL_BLOCKS;
  return to === 'CANCELLED' && facts.hasIssuedBill ? BILL_ISSUED_BLOCKS : null;
}

/** Goods that went to a customer, and whose invoice was cancelled: they are invoiced again. */
export const mayReinvoice = (
  { type, status }: Pick<ChallanFacts, 'type' | 'status'>,
  hasInvoice: boolean,
): boolean =>
  type === 'CUSTOMER' && (status === 'IN_TRANSIT' || status === 'DELIVERED') && !hasInvoice;

/** Text for a viewer who may deliver the challan and cannot do so yet; null otherwise. */
export const deliverRefusal = (facts: ChallanFacts, can: Can): string | null =>
  can('DELIVERY_CHALLAN', 'UPDATE') &&
  CHALLAN_TRANSITIONS[facts.type][facts.status].includes('DELIVERED')
    ? challanRefusal(facts, 'DELIVERED')
    : null;

/**
 * True while goods for a warehouse can be received and their challan cannot be delivered yet: the
 * seller's invoice often comes after the goods.
 */
export const isReceivedBeforeBill = ({ type, hasDraftBill }: ChallanFacts): boolean =>
  type === 'SELLER' && hasDraftBill;

const ACTION_OF_STATUS: Partial<Record<ChallanStatus, DeliveryChallanAction>> = {
  ISSUED: 'ISSUE',
  IN_TRANSIT: 'DISPATCH',
  DELIVERED: 'DELIVER',
  CANCELLED: 'CANCEL',
};

/**
 * Actions of a viewer on a challan. The backend refuses by them, the gateway answers them, the
 * console draws the buttons.
 */
export function challanActions(
  facts: ChallanFacts & { hasInvoice: boolean },
  can: Can,
): DeliveryChallanAction[] {
  const invoice =
    mayReinvoice(facts, facts.hasInvoice) && writesInvoices(can)
      ? (['INVOICE_AGAIN'] as const)
      : [];
  if (!can('DELIVERY_CHALLAN', 'UPDATE')) return [...invoice];
  const moves = CHALLAN_TRANSITIONS[facts.type][facts.status].filter(
    (to) => challanRefusal(facts, to) === null,
  );
  return [
    ...(isChallanOpen(facts.status) ? (['EDIT'] as const) : []),
    ...invoice,
    ...moves.flatMap((to) => ACTION_OF_STATUS[to] ?? []),
  ];
}
