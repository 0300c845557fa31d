import type { InvoiceAction, InvoiceStatus } from '../../generated/types.ts';
import { type Decimal, isMoreThan, isPositive, remaining } from '../shared/money.ts';
import { type Can, endsInvoices, writesInvoices } from '../shared/roles.ts';
import { irnStays, isIrnCancellable } from './invoiceRegistration.rules.ts';

/**
 * Statuses a person may ask for, by present status (docs/rules/billing.md#invoices);
 * PARTIALLY_PAID, PAID and CREDITED are computed.
 */
export const INVOICE_TRANSITIONS: Record<
  InvoiceStatus,
  readonly ('ISSUED' | 'VOID' | 'CANCELLED')[]
> = {
  DRAFT: ['ISSUED', 'VOID'],
  ISSUED: ['CANCELLED'],
  PARTIALLY_PAID: ['CANCELLED'],
  PAID: ['CANCELLED'],
  CREDITED: ['CANCELLED'],
  CANCELLED: [],
  VOID: [],
};

/** Statuses with a number that are not cancelled: receipts and credit notes count on them. */
export const LIVE_INVOICE_STATUSES = [
  'ISSUED',
  'PARTIALLY_PAID',
  'PAID',
  'CREDITED',
] as const satisfies InvoiceStatus[];
/** Final statuses without a claim. */
export const ENDED_INVOICE_STATUSES = ['CANCELLED', 'VOID'] as const satisfies InvoiceStatus[];

export const isLiveInvoice = (status: InvoiceStatus): boolean =>
  LIVE_INVOICE_STATUSES.some((live) => live === status);

/** Status of a numbered bill by what is paid of it. */
export function settledStatus(total: Decimal, paid: Decimal): 'ISSUED' | 'PARTIALLY_PAID' | 'PAID' {
  if (!isPositive(paid)) return 'ISSUED';
  return isPositive(remaining(total, paid)) ? 'PARTIALLY_PAID' : 'PAID';
}

/**
 * Status of a numbered invoice, computed from its receipts and credit notes: CREDITED when credit
 * notes alone took all of it, and PAID at once when it comes to nothing. A credit note is no payment:
 * without a receipt an invoice that owes something stays ISSUED, whatever is credited of it.
 */
export function invoiceStatus(
  total: Decimal,
  received: Decimal,
  credited: Decimal,
): (typeof LIVE_INVOICE_STATUSES)[number] {
  if (!isPositive(total)) return 'PAID';
  if (!isMoreThan(total, credited)) return 'CREDITED';
  if (!isPositive(received)) return 'ISSUED';
  return isPositive(remaining(total, received, credited)) ? 'PARTIALLY_PAID' : 'PAID';
}

/** Credit notes took a part of it, and something is still owed. */
export const isPartCredited = ({ credited, due }: { credited: Decimal; due: Decimal }): boolean =>
  isPositive(credited) && isPositive(due);

/** Input of the invoice rules. */
export interface InvoiceFacts {
  status: InvoiceStatus;
  /** Receipts that are PAID and were given for this very invoice. */
  givenPayments: number;
  /** Credit notes on it that are DRAFT or ISSUED. */
  creditNotes: number;
  /** The goods of its challan have arrived. */
  isDelivered: boolean;
  /** Acknowledgement of the IRN that it has. */
  irnAckAt: string | null;
}

/** Amount still to be paid; 0 for drafts, void and cancelled invoices. */
export const invoiceDue = (
  status: InvoiceStatus,
  total: Decimal,
  received: Decimal,
  credited: Decimal,
): Decimal => (isLiveInvoice(status) ? remaining(total, received, credited) : '0.00');

/**
 * Reason why an invoice cannot be cancelled although its status allows it; null when it can.
 * Advances of the order need no void: they return to the order.
 */
export function invoiceCancelRefusal(
  { status, givenPayments, creditNotes, isDelivered, irnAckAt }: InvoiceFacts,
  now: Date,
): string | null {
  if (!INVOICE_TRANSITIONS[status].includes('CANCELLED')) return null;
  if (isDelivered) return 'The goods are delivered: write a credit note instead';
  if (irnAckAt !== null && !isIrnCancellable(irnAckAt, now)) return irnStays('invoice');
  if (givenPayments > 0) return 'A payment was given for this invoice: void it first';
  return creditNotes > 0 ? 'This invoice has a credit note: cancel that first' : null;
}

/**
 * Actions of a viewer on an invoice. The backend refuses by the same rules, the gateway answers
 * them, the console draws the buttons.
 */
export function invoiceActions(facts: InvoiceFacts, can: Can, now: Date): InvoiceAction[] {
  const { status } = facts;
  const moves = INVOICE_TRANSITIONS[status];
  const update = writesInvoices(can);
  const approve = endsInvoices(can);
  const actions: InvoiceAction[] = [];
  if (moves.length && update) actions.push('EDIT');
  if (moves.includes('ISSUED') && update) actions.push('ISSUE');
  if (moves.includes('VOID') && approve) actions.push('VOID');
  if (moves.includes('CANCELLED') && approve && !invoiceCancelRefusal(facts, now))
    actions.push('CANCEL');
  if (isLiveInvoice(status) && update) actions.push('REGISTER', 'SEND_EMAIL');
  if (status !== 'DRAFT' && status !== 'VOID' && update) actions.push('SYNC');
  if (isLiveInvoice(status) && status !== 'CREDITED' && can('CREDIT_NOTE', 'WRITE'))
    actions.push('CREDIT');
  return actions;
}
