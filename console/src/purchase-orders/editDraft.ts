import type { PurchaseOrderLineInput } from '@munim/schema/generated/types.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo, useState } from 'react';
import type { PurchaseOrderPaperFragment } from '../../generated/documents.ts';
import { poLineSums } from './poLineMoney.ts';
import type { PoLine } from './PurchaseOrderLines.tsx';

/** What was typed into one line and is not saved yet. */
export type LineChange = Partial<Pick<PoLine, 'quantity' | 'unitPrice' | 'discountPercent' | 'remark'>>;
export type ChangeLine = (line: PoLine, change: LineChange) => void;

/** A line as it will be once saved: the same sums as the server's. */
export function changedLine(line: PoLine, change: LineChange | undefined): PoLine {
  if (!change) return line;
  const next = { ...line, ...change };
  const sums = poLineSums({
    quantity: next.quantity - next.cancelledQuantity,
    unitPrice: next.unitPrice,
    gstPercent: next.gstPercent,
    withinState: !isPositive(line.igst),
  });
  return { ...next, ...sums, unitPrice: toMoney(next.unitPrice) };
}

const same = (left: unknown, right: unknown, isAmount: boolean) =>
  left === right || (isAmount && toMoney(String(left)) === toMoney(String(right)));

const withoutSame = (line: PoLine, change: LineChange): LineChange =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => !same(line[name as keyof LineChange], value, name === 'unitPrice' || name === 'discountPercent'),
    ),
  );

/** What was typed into the lines, kept over reloads of the purchase order until it is saved. */
export function useLineDraft({ lines }: Pick<PurchaseOrderPaperFragment, 'lines'>) {
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange>>(new Map());
  const change: ChangeLine = useCallback(({ id }, part) => setChanges((old) => new Map(old).set(id, { ...old.get(id), ...part })), []);
  const drawn = useMemo(
    () => lines.filter(({ isCancelled }) => !isCancelled).map((line) => changedLine(line, changes.get(line.id))),
    [lines, changes],
  );
  const changed: PurchaseOrderLineInput[] = lines.flatMap((line) => {
    const kept = withoutSame(line, changes.get(line.id) ?? {});
    return Object.keys(kept).length ? [{ id: line.id, ...kept }] : [];
  });
  return { lines: drawn, changed, change };
}
