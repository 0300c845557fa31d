import type { CreditNoteAction, CreditNoteStatus } from '../../generated/types.ts';
import {
  type Decimal,
  isMoreThan,
  lesserOf,
  lineSums,
  type LineSums,
  remaining,
  sumOf,
} from '../shared/money.ts';
import type { Can } from '../shared/roles.ts';

/** Statuses by present status (docs/rules/billing.md#credit-notes). */
export const CREDIT_NOTE_TRANSITIONS: Record<CreditNoteStatus, readonly CreditNoteStatus[]> = {
  DRAFT: ['ISSUED', 'VOID'],
  ISSUED: ['CANCELLED'],
  CANCELLED: [],
  VOID: [],
};

/** A second person issues. */
export const MAKER_MAY_NOT_ISSUE = 'You made this credit note: another person must issue it';

export const EDITOR_MAY_NOT_ISSUE =
  'You changed the amounts of this credit note: another person must issue it';

export const permissionForCreditNoteStatus = (to: CreditNoteStatus): 'UPDATE' | 'APPROVE' =>
  to === 'VOID' ? 'UPDATE' : 'APPROVE';
export const creditNoteNeedsReason = (to: CreditNoteStatus): boolean =>
  to === 'VOID' || to === 'CANCELLED';

const ACTION_OF_STATUS: Partial<Record<CreditNoteStatus, CreditNoteAction>> = {
  ISSUED: 'ISSUE',
  VOID: 'VOID',
  CANCELLED: 'CANCEL',
};

/**
 * Actions of a viewer on a credit note. The backend refuses by the same rules, the gateway answers
 * them, the console draws the buttons.
 */
export function creditNoteActions(
  status: CreditNoteStatus,
  isMaker: boolean,
  can: Can,
): CreditNoteAction[] {
  const moves = CREDIT_NOTE_TRANSITIONS[status].filter(
    (to) => can('CREDIT_NOTE', permissionForCreditNoteStatus(to)) && !(isMaker && to === 'ISSUED'),
  );
  const update = can('CREDIT_NOTE', 'UPDATE');
  const sent = status === 'ISSUED' || status === 'CANCELLED';
  return [
    ...(status === 'DRAFT' && update ? (['EDIT'] as const) : []),
    ...(status === 'ISSUED' && update ? (['REGISTER', 'SEND_EMAIL'] as const) : []),
    ...(sent && update ? (['SYNC'] as const) : []),
    ...moves.flatMap((to) => ACTION_OF_STATUS[to] ?? []),
  ];
}

/** Text for a maker who may issue others' credit notes; null otherwise. */
export const creditNoteIssueRefusal = (
  status: CreditNoteStatus,
  isMaker: boolean,
  can: Can,
): string | null =>
  isMaker && status === 'DRAFT' && can('CREDIT_NOTE', 'APPROVE') ? MAKER_MAY_NOT_ISSUE : null;

/** A line of the invoice, with the part that issued credit notes have credited. */
export interface CreditableLine {
  quantity: number;
  price: Decimal;
  discountPercent: Decimal;
  gstPercent: Decimal;
  withinState: boolean;
  sums: LineSums;
  credited: { quantity: number; taxable: Decimal; half: Decimal; igst: Decimal };
}

export interface Crediting {
  quantity: number;
  amount?: Decimal | null;
}

const creditable = ({ quantity, sums, credited }: CreditableLine) => ({
  quantity: quantity - credited.quantity,
  taxable: remaining(sums.taxable, credited.taxable),
  half: remaining(sums.cgst, credited.half),
  igst: remaining(sums.igst, credited.igst),
});

/** Error of a credit note line; undefined when there is none. */
export function creditingError(
  line: CreditableLine,
  { quantity, amount }: Crediting,
): { field: 'quantity' | 'amount'; text: string } | undefined {
  const left = creditable(line);
  if (quantity > left.quantity)
    return { field: 'quantity', text: `Only ${left.quantity} left to credit` };
  if (amount && isMoreThan(amount, left.taxable))
    return { field: 'amount', text: `Only ₹ ${left.taxable} left to credit` };
  if (quantity === 0 && !(amount && isMoreThan(amount, '0')))
    return { field: 'amount', text: 'A quantity or an amount above 0 is needed' };
  return undefined;
}

/** Units at the invoice's price, never more than is left of the line's value; the last units take all that is left. */
export function creditedTaxable(line: CreditableLine, { quantity, amount }: Crediting): Decimal {
  if (amount) return sumOf([amount]);
  const left = creditable(line);
  if (quantity === left.quantity) return left.taxable;
  const { price, discountPercent } = line;
  return lesserOf(
    lineSums({ quantity, price, discountPercent, gstPercent: '0', withinState: true }).taxable,
    left.taxable,
  );
}

/** Heads and rate of the invoice line; all parts together never more than the tax of the line. */
export function creditedSums(line: CreditableLine, taxable: Decimal): LineSums {
  const left = creditable(line);
  const { gstPercent, withinState } = line;
  const requested = lineSums({
    quantity: 1,
    price: taxable,
    discountPercent: '0',
    gstPercent,
    withinState,
  });
  const all = !isMoreThan(left.taxable, taxable);
  const half = withinState ? (all ? left.half : lesserOf(requested.cgst, left.half)) : '0.00';
  const igst = withinState ? '0.00' : all ? left.igst : lesserOf(requested.igst, left.igst);
  return {
    taxable: requested.taxable,
    cgst: half,
    sgst: half,
    igst,
    total: sumOf([requested.taxable, half, half, igst]),
  };
}
