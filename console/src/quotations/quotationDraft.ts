import { MONEY_PATTERN, PERCENT_PATTERN } from '@munim/schema/shared/limits.ts';
import { headerSums, isPositive, lineSums, marginPercent, toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo, useState } from 'react';
import type { QuotationLineFragment, QuotationPaperFragment } from '../../generated/documents.ts';

export type Line = QuotationLineFragment;
/** What was typed into one line and is not saved yet. */
export type LineChange = Partial<Pick<Line, 'included' | 'quantity' | 'sellingPrice' | 'discountPercent'>>;
export type Terms = { validUntil: string | null; remarks: string };

export const quantityProblem = (text: string): string | null => (/^[1-9]\d{0,8}$/.test(text) ? null : 'Please enter Quantity.');
export const priceProblem = (text: string): string | null =>
  new RegExp(MONEY_PATTERN).test(text) && isPositive(text) ? null : 'Please enter Selling Price.';
export const discountProblem = (text: string): string | null =>
  new RegExp(PERCENT_PATTERN).test(text) ? null : 'Please enter Discount from 0 to 100.';

/** A line as it will be once saved: the same sums as the server's, in exact decimals. */
export function changedLine(line: Line, change: LineChange | undefined): Line {
  if (!change) return line;
  const next = { ...line, ...change };
  const sums = lineSums({
    quantity: next.quantity,
    price: next.sellingPrice,
    discountPercent: next.discountPercent,
    gstPercent: next.gstPercent,
    withinState: !isPositive(line.igst),
  });
  const margin = next.costPrice == null ? next.marginPercent : marginPercent(next.costPrice, next.sellingPrice);
  return { ...next, ...sums, sellingPrice: toMoney(next.sellingPrice), marginPercent: margin };
}

export const totalsOf = (lines: readonly Line[]) => headerSums(lines.filter((line) => line.included));

const withoutSame = (line: Line, change: LineChange): LineChange =>
  Object.fromEntries(Object.entries(change).filter(([name, value]) => !same(line[name as keyof LineChange], value)));
const same = (left: unknown, right: unknown) =>
  left === right || (typeof left === 'string' && typeof right === 'string' && toMoney(left) === toMoney(right));

/** What was typed into a draft, kept over reloads of the quotation until it is saved or discarded. */
export function useQuotationDraft(quotation: QuotationPaperFragment) {
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange>>(new Map());
  const [terms, setTerms] = useState<Partial<Terms>>({});
  // The version read when typing began: a save then tells whether someone else was faster.
  const [version, setVersion] = useState<number | null>(null);
  const present = quotation.version;

  const change = useCallback(
    (line: Line, part: LineChange) => {
      setVersion((old) => old ?? present);
      setChanges((old) => new Map(old).set(line.id, { ...old.get(line.id), ...part }));
    },
    [present],
  );
  const changeTerms = useCallback(
    (part: Partial<Terms>) => {
      setVersion((old) => old ?? present);
      setTerms((old) => ({ ...old, ...part }));
    },
    [present],
  );
  const discard = useCallback(() => {
    setChanges(new Map());
    setTerms({});
    setVersion(null);
  }, []);

  const lines = useMemo(() => quotation.items.map((line) => changedLine(line, changes.get(line.id))), [quotation.items, changes]);
  const items = quotation.items.flatMap((line) => {
    const kept = withoutSame(line, changes.get(line.id) ?? {});
    return Object.keys(kept).length ? [{ id: line.id, ...kept }] : [];
  });
  const changedTerms = {
    ...('validUntil' in terms && terms.validUntil !== quotation.validUntil ? { validUntil: terms.validUntil } : {}),
    ...('remarks' in terms && terms.remarks !== (quotation.remarks ?? '') ? { remarks: terms.remarks } : {}),
  };
  const dirty = items.length > 0 || Object.keys(changedTerms).length > 0;
  return {
    lines,
    terms: {
      validUntil: terms.validUntil === undefined ? quotation.validUntil : terms.validUntil,
      remarks: terms.remarks ?? quotation.remarks ?? '',
    },
    dirty,
    input: { id: quotation.id, ...(items.length ? { items } : {}), ...changedTerms, version: version ?? present },
    change,
    changeTerms,
    discard,
    /** Builds on the version that is there now. */
    rebase: (to: number) => setVersion(to),
  };
}
