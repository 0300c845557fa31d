import { MONEY_PATTERN, PERCENT_PATTERN } from '@munim/schema/shared/limits.ts';
import { headerSums, isPositive, lineSums, marginPercent, toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo, useState } from 'react';
import type { OrderLineFactsFragment, OrderPaperFragment } from '../../generated/documents.ts';

export type OrderLine = OrderLineFactsFragment;
/** What was typed into one line and is not saved yet. */
export type LineChange = Partial<Pick<OrderLine, 'quantity' | 'sellingPrice' | 'discountPercent'>>;
export type ChangeLine = (line: OrderLine, change: LineChange) => void;

export const quantityProblem = (text: string, { fewestUnits }: Pick<OrderLine, 'fewestUnits'>): string | null => {
  if (!/^[1-9]\d{0,8}$/.test(text)) return 'Please enter Quantity.';
  return Number(text) < fewestUnits ? `At least ${fewestUnits}: so many are bought, sent, invoiced or cancelled.` : null;
};
export const priceProblem = (text: string): string | null =>
  new RegExp(MONEY_PATTERN).test(text) && isPositive(text) ? null : 'Please enter Selling Price.';
export const discountProblem = (text: string): string | null =>
  new RegExp(PERCENT_PATTERN).test(text) ? null : 'Please enter Discount from 0 to 100.';

/** A line as it will be once saved: the same sums as the server's, of what is not cancelled. */
export function changedLine(line: OrderLine, change: LineChange | undefined, withinState: boolean): OrderLine {
  if (!change) return line;
  const next = { ...line, ...change };
  const { discountPercent, gstPercent, sellingPrice: price } = next;
  const sums = lineSums({ quantity: next.quantity - next.cancelledQuantity, price, discountPercent, gstPercent, withinState });
  const margin = next.costPrice == null ? next.marginPercent : marginPercent(next.costPrice, price);
  return { ...next, ...sums, sellingPrice: toMoney(price), marginPercent: margin };
}

const same = (left: unknown, right: unknown) =>
  left === right || (typeof left === 'string' && typeof right === 'string' && toMoney(left) === toMoney(right));
const withoutSame = (line: OrderLine, change: LineChange): LineChange =>
  Object.fromEntries(Object.entries(change).filter(([name, value]) => !same(line[name as keyof LineChange], value)));

/** What was typed into the lines, kept over reloads of the order until it is saved or discarded. */
export function useOrderDraft({ number, lines: saved, version: present }: OrderPaperFragment) {
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange>>(new Map());
  // The version read when typing began: a save then tells whether someone else was faster.
  const [version, setVersion] = useState<number | null>(null);

  const change: ChangeLine = useCallback(
    (line, part) => {
      setVersion((old) => old ?? present);
      setChanges((old) => new Map(old).set(line.id, { ...old.get(line.id), ...part }));
    },
    [present],
  );
  const discard = useCallback(() => {
    setChanges(new Map());
    setVersion(null);
  }, []);

  // Goods that go to another state bear IGST on every line.
  const withinState = !saved.some((line) => isPositive(line.igst));
  const lines = useMemo(() => saved.map((line) => changedLine(line, changes.get(line.id), withinState)), [saved, changes, withinState]);
  const changed = saved.flatMap((line) => {
    const kept = withoutSame(line, changes.get(line.id) ?? {});
    return Object.keys(kept).length ? [{ id: line.id, ...kept }] : [];
  });
  return {
    lines,
    sums: useMemo(() => headerSums(lines), [lines]),
    dirty: changed.length > 0,
    input: { number, lines: changed, version: version ?? present },
    change,
    discard,
    /** Builds on the version that is there now. */
    rebase: (to: number) => setVersion(to),
  };
}
