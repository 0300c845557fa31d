import type { InvoiceAction, InvoiceStatus } from '../../generated/types.ts';
import { type Decimal, isPositive, stillOpen } from '../shared/money.ts';
import type { Can } from '../shared/roles.ts';

/** The states that a person may ask for, from each (design/domain.md, section 6); how much is paid is computed. */
export const INVOICE_MOVES: Record<InvoiceStatus, readonly ('ISSUED' | 'VOID' | 'CANCELLED')[]> = {
  DRAFT: ['ISSUED', 'VOID'],
  ISSUED: ['CANCELLED'],
  PARTIALLY_PAID: ['CANCELLED'],
  PAID: ['CANCELLED'],
  CANCELLED: [],
  VOID: [],
};

/** With a number, and not taken back: money is received for it, and credited. */
export const LIVE_INVOICE_STATUSES = [
  'ISSUED',
  'PARTIALLY_PAID',
  'PAID',
] as const satisfies InvoiceStatus[];
/** Neither live nor to become so. */
export const ENDED_INVOICE_STATUSES = ['CANCELLED', 'VOID'] as const satisfies InvoiceStatus[];

export const isLiveInvoice = (status: InvoiceStatus): boolean =>
  LIVE_INVOICE_STATUSES.some((live) => live === status);

/** Of a bill or invoice that has its number: what payments and credit notes cover of it. */
export function settledStatus(
  total: Decimal,
  ...settled: readonly Decimal[]
): (typeof LIVE_INVOICE_STATUSES)[number] {
  if (!settled.some(isPositive)) return 'ISSUED';
  return isPositive(stillOpen(total, ...settled)) ? 'PARTIALLY_PAID' : 'PAID';
}

/** What decides about an invoice. */
export interface InvoiceFacts {
  status: InvoiceStatus;
  /** Receipts that are PAID and were given for this very invoice. */
  givenPayments: number;
  /** Credit notes on it that are DRAFT or ISSUED. */
  creditNotes: number;
}

/** What is still to be paid; nothing of drafts and what is taken back. */
export const invoiceDue = (
  status: InvoiceStatus,
  total: Decimal,
  received: Decimal,
  credited: Decimal,
): Decimal => (isLiveInvoice(status) ? stillOpen(total, received, credited) : '0.00');

/** Why an invoice cannot be cancelled although its state would allow it; null when it can. Advances of the order flow back by themselves. */
export function invoiceCancelRefusal({
  status,
  givenPayments,
  creditNotes,
}: InvoiceFacts): string | null {
  if (!INVOICE_MOVES[status].includes('CANCELLED')) return null;
  if (givenPayments > 0) return 'A payment was given for this invoice: void that first';
  return creditNotes > 0 ? 'A credit note stands on this invoice: cancel that first' : null;
}

/** What a viewer may do to an invoice next. Backend refuses by the same rules, gateway tells it, console draws it. */
export function invoiceActions(facts: InvoiceFacts, can: Can): InvoiceAction[] {
  const { status } = facts;
  const moves = INVOICE_MOVES[status];
  const update = can('ORDER', 'UPDATE');
  const approve = can('ORDER', 'APPROVE');
  const actions: InvoiceAction[] = [];
  if (moves.length && update) actions.push('EDIT');
  if (moves.includes('ISSUED') && update) actions.push('ISSUE');
  if (moves.includes('VOID') && approve) actions.push('VOID');
  if (moves.includes('CANCELLED') && approve && !invoiceCancelRefusal(facts))
    actions.push('CANCEL');
  if (status !== 'DRAFT' && status !== 'VOID' && update) actions.push('SYNC');
  if (isLiveInvoice(status) && can('CREDIT_NOTE', 'WRITE')) actions.push('CREDIT');
  return actions;
}
