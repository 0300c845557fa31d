import {
  type CreditableLine,
  creditedSums,
  creditedTaxable,
  creditingError,
  type Crediting,
} from '@munim/schema/credit-notes/credit-notes.rules.ts';
import { headerSums, isMoreThan, remaining } from '@munim/schema/shared/money.ts';
import { numberProblem, readNumber } from '../ui/format/typedNumbers.ts';
import type {
  CreditableInvoiceQuery,
  CreditNoteFieldsFragment,
} from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

export type Invoice = CreditableInvoiceQuery['invoice'];
export type InvoiceLine = Invoice['lines'][number];

/** Typed texts; an empty line credits nothing. */
export interface Typed {
  quantity: string;
  amount: string;
}
/** Typed values by id of the invoice's line. */
export type TypedLines = Readonly<Record<string, Typed>>;
export const EMPTY_VALUES: Typed = { quantity: '', amount: '' };

/**
 * Input of the rules. The taxes credited so far are known to the server only: the last paisa of a
 * rest may differ until it is saved.
 */
const creditable = (line: InvoiceLine, withinState: boolean): CreditableLine => ({
  quantity: line.quantity,
  price: line.sellingPrice,
  discountPercent: line.discountPercent,
  gstPercent: line.gstPercent,
  withinState,
  sums: {
    taxable: line.taxable,
    cgst: line.cgst,
    sgst: line.sgst,
    igst: line.igst,
    total: line.total,
  },
  credited: {
    quantity: line.creditedQuantity,
    taxable: line.creditedTaxable,
    half: '0.00',
    igst: '0.00',
  },
});

const crediting = ({ quantity, amount }: Typed): Crediting => ({
  quantity: Number(readNumber('number', quantity) || 0),
  amount: readNumber('money', amount) || null,
});

const isTyped = (typed: Typed): boolean => {
  const { quantity, amount } = crediting(typed);
  return quantity > 0 || (amount != null && isMoreThan(amount, '0'));
};

/** Text that is no number. */
function unreadable({ quantity, amount }: Typed) {
  const ofQuantity = numberProblem('number', t('Quantity'), quantity);
  if (ofQuantity) return { field: 'quantity' as const, text: ofQuantity };
  const ofAmount = numberProblem('money', t('Amount'), amount);
  return ofAmount ? { field: 'amount' as const, text: ofAmount } : undefined;
}

/** Errors of the input, shown while typing. */
export const problemOf = (line: InvoiceLine, typed: Typed, withinState: boolean) =>
  unreadable(typed) ??
  (isTyped(typed) ? creditingError(creditable(line, withinState), crediting(typed)) : undefined);

/** Credit of a line with its taxes; undefined while it is empty or invalid. */
export function sumsOf(line: InvoiceLine, typed: Typed, withinState: boolean) {
  if (!isTyped(typed) || problemOf(line, typed, withinState)) return undefined;
  const terms = creditable(line, withinState);
  return creditedSums(terms, creditedTaxable(terms, crediting(typed)));
}

export const totalsOf = (invoice: Invoice, typed: TypedLines) =>
  headerSums(
    invoice.lines.flatMap(
      (line) => sumsOf(line, typed[line.id] ?? EMPTY_VALUES, invoice.withinState) ?? [],
    ),
  );

export const isInvalid = (invoice: Invoice, typed: TypedLines): boolean =>
  invoice.lines.some((line) =>
    problemOf(line, typed[line.id] ?? EMPTY_VALUES, invoice.withinState),
  );

/** The lines as they are sent. */
export const linesOf = (invoice: Invoice, typed: TypedLines) =>
  invoice.lines.flatMap(({ id }) => {
    const line = typed[id] ?? EMPTY_VALUES;
    return isTyped(line) ? [{ invoiceLineId: id, ...crediting(line) }] : [];
  });

/** Lines of a draft as input: an amount only where it differs from the units' value. */
export function typedOf(note: CreditNoteFieldsFragment, invoice: Invoice): TypedLines {
  const entries = note.lines.map((line) => {
    const of = invoice.lines.find(({ id }) => id === line.invoiceLineId);
    const defaultAmount =
      of && creditedTaxable(creditable(of, invoice.withinState), { quantity: line.quantity });
    const amount = line.quantity > 0 && defaultAmount === line.taxable ? '' : line.taxable;
    return [line.invoiceLineId, { quantity: String(line.quantity), amount }] as const;
  });
  return Object.fromEntries(entries);
}

/** Units and amount that may still be credited of a line. */
export const creditableOf = (line: InvoiceLine) => ({
  quantity: line.quantity - line.creditedQuantity,
  taxable: remaining(line.taxable, line.creditedTaxable),
});
