import Big from 'big.js';
import type { BillAction, BillStatus } from '../../generated/types.ts';
import { addDays, DAYS_TO_PAY } from '../shared/days.ts';
import { type Decimal, remaining } from '../shared/money.ts';
import { type Can, Role, writesBills } from '../shared/roles.ts';

/**
 * Statuses a client may ask for, by present status (docs/rules/billing.md#bills). PARTIALLY_PAID
 * and PAID are computed from payments.
 */
export const BILL_TRANSITIONS: Record<BillStatus, readonly BillStatus[]> = {
  DRAFT: ['ISSUED', 'CANCELLED'],
  ISSUED: ['CANCELLED'],
  PARTIALLY_PAID: [],
  PAID: [],
  CANCELLED: [],
};

/** Statuses after the seller's invoice arrived: the bill may be paid and is in accounting. */
export const ISSUED_BILLS = ['ISSUED', 'PARTIALLY_PAID', 'PAID'] as const satisfies BillStatus[];

/** Amount still to be paid, as invoiceDue says it of invoices; 0 for drafts and cancelled bills. */
export const billDue = (status: BillStatus, total: Decimal, paid: Decimal): Decimal =>
  ISSUED_BILLS.some((issued) => issued === status) ? remaining(total, paid) : '0.00';

/** Days that the seller's invoice may be older than its purchase order, which is sometimes made afterwards. */
const INVOICE_BEFORE_PO_DAYS = 30;

/** Due date when nobody chose one. `day`: the date of the seller's invoice, or of the bill while that is unknown. */
export const billDueDate = (day: string): string => addDays(day, DAYS_TO_PAY);

/** Reason why the seller's invoice cannot have this date; null when it can. `purchased`: day of the oldest purchase order. */
export function sellerInvoiceDateRefusal(
  date: string,
  purchased: string,
  today: string,
): string | null {
  if (date > today) return 'The invoice date cannot be in the future';
  if (date < addDays(purchased, -INVOICE_BEFORE_PO_DAYS))
    return `The invoice date is more than ${INVOICE_BEFORE_PO_DAYS} days before the purchase order`;
  return null;
}

/** Most that the vendor's paper may be rounded, up or down. */
const MOST_ROUND_OFF = '1';

/** Reason why a bill cannot have this round-off; null when it can. `total`: of the lines that pay it, with tax. */
export function roundOffRefusal(roundOff: Decimal, total: Decimal): string | null {
  const by = new Big(roundOff);
  if (by.abs().gt(MOST_ROUND_OFF)) return 'The round-off is between -1.00 and 1.00';
  if (by.plus(total).lt(0)) return 'The round-off is more than the bill comes to';
  return null;
}

/** Characters of an invoice number by rule 46 of the GST rules. */
const MOST_INVOICE_NUMBER = 16;
const INVOICE_NUMBER = /^[A-Za-z0-9/-]*$/;

/** The vendor's invoice number as rule 46 knows it: without the spaces that people type into it. */
export const sellerInvoiceNumber = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Reason why no invoice has this number, of which spaces are taken out already; null when one can. */
export function sellerInvoiceNumberRefusal(number: string): string | null {
  if (number.length > MOST_INVOICE_NUMBER)
    return `An invoice number has at most ${MOST_INVOICE_NUMBER} characters (rule 46): this one has ${number.length}`;
  if (!INVOICE_NUMBER.test(number))
    return 'An invoice number has letters, digits, / and - only (rule 46)';
  return null;
}

/** Input of the bill rules. */
export interface BillFacts {
  status: BillStatus;
  paid: Decimal;
  /** True when accounting has the bill. */
  inAccounting: boolean;
}

/** Viewer: permission map and role. */
export interface BillViewer {
  roleId: number;
  can: Can;
}

/** Role 1001 alone cancels an issued bill (docs/rules/billing.md#bills). */
export const mayCancelBill = (status: BillStatus, { roleId, can }: BillViewer): boolean =>
  writesBills(can) && (status === 'DRAFT' || roleId === Role.TOP_ADMIN);

/** Reason why a bill cannot be cancelled (yet, or any more); null when it can. */
export function billCancelRefusal({ status, paid, inAccounting }: BillFacts): string | null {
  if (status === 'CANCELLED') return 'This bill is cancelled';
  if (status === 'PARTIALLY_PAID' || status === 'PAID' || new Big(paid).gt(0))
    return 'There are payments for this bill';
  if (status === 'ISSUED' && inAccounting)
    return 'This bill is in accounting: it must be removed there first';
  return null;
}

/**
 * Actions of a viewer on a bill. The backend refuses by them, the gateway answers them, the console
 * draws the buttons.
 */
export function billActions(facts: BillFacts, viewer: BillViewer): BillAction[] {
  const { status } = facts;
  const { can } = viewer;
  const actions: BillAction[] = [];
  if (writesBills(can)) {
    if (status === 'DRAFT') actions.push('EDIT', 'ISSUE');
    if (status === 'ISSUED' || status === 'PARTIALLY_PAID') actions.push('EDIT_DUE_DATE');
    if (ISSUED_BILLS.some((issued) => issued === status)) actions.push('SYNC');
  }
  if ((status === 'ISSUED' || status === 'PARTIALLY_PAID') && can('PAYMENT', 'WRITE'))
    actions.push('PAY');
  // accounting is checked first for an issued bill, so the action stays
  const hasPayments = billCancelRefusal({ ...facts, inAccounting: false }) !== null;
  if (
    BILL_TRANSITIONS[status].includes('CANCELLED') &&
    !hasPayments &&
    mayCancelBill(status, viewer)
  )
    actions.push('CANCEL');
  return actions;
}

/**
 * Splits `paid` over the lines, exact to the paisa: the last line with a total above 0 gets the
 * rest.
 */
export function paidByLine(paid: Decimal, totals: readonly Decimal[]): Decimal[] {
  const all = totals.reduce((sum, total) => sum.plus(total), new Big(0));
  if (all.lte(0)) return totals.map(() => '0.00');
  const last = totals.findLastIndex((total) => new Big(total).gt(0));
  const parts = totals.map((total, i) =>
    i === last ? new Big(0) : new Big(paid).times(total).div(all).round(2, Big.roundDown),
  );
  const assigned = parts.reduce((sum, part) => sum.plus(part), new Big(0));
  return parts.map((part, i) => (i === last ? new Big(paid).minus(assigned) : part).toFixed(2));
}

/** One line of the three-way match: the bill's line with the purchase order's line. */
export interface BillMatch {
  quantity: number;
  ordered: number;
  dispatched: number;
  delivered: number;
  billed: number;
  unitPrice: Decimal;
  orderedPrice: Decimal;
  paid: Decimal;
}

const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

/** Differences to check before issuing or paying; empty when order, goods and bill agree. */
export function matchWarnings({
  ordered,
  dispatched,
  delivered,
  billed,
  unitPrice,
  orderedPrice,
  paid,
}: BillMatch): string[] {
  const warnings: string[] = [];
  if (billed > ordered) warnings.push(`${units(billed - ordered)} more billed than ordered`);
  if (billed > dispatched)
    warnings.push(`${units(billed - dispatched)} more billed than dispatched`);
  if (!new Big(unitPrice).eq(orderedPrice))
    warnings.push(`Billed at ${unitPrice} a unit, ordered at ${orderedPrice}`);
  const onTheWay = Math.min(billed, dispatched) - delivered;
  if (onTheWay > 0)
    warnings.push(
      `${units(onTheWay)} billed and not arrived yet${new Big(paid).gt(0) ? ', paid in part or whole' : ''}`,
    );
  if (billed < dispatched) warnings.push(`${units(dispatched - billed)} dispatched and not billed`);
  return warnings;
}
