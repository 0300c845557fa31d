import type { PurchaseOrderLineInput } from '@munim/schema/generated/types.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo, useState } from 'react';
import type { PurchaseOrderPaperFragment } from '../../generated/documents.ts';
import { perRow } from '../ui/lineGridSums.ts';
import { isDiscount, isPrice, isQuantity, poLineSums } from './poLineMoney.ts';
import type { PoLine } from './PurchaseOrderLines.tsx';

/** A line as it is typed. */
export interface EditLine {
  id: string;
  /** As it is saved. */
  line: PoLine;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  remark: string;
}

const asSaved = perRow((line: PoLine): EditLine => ({
  ...{ id: line.id, line, quantity: String(line.quantity), unitPrice: line.unitPrice },
  ...{ discountPercent: line.discountPercent, remark: line.remark ?? '' },
}));

/** The same sums as the server's; null while the line says too little. */
export const editLineSums = perRow(({ line, quantity, unitPrice }: EditLine) => {
  if (!isQuantity(quantity) || !isPrice(unitPrice)) return null;
  const terms = { quantity: Number(quantity) - line.cancelledQuantity, unitPrice, gstPercent: line.gstPercent };
  return poLineSums({ ...terms, withinState: !isPositive(line.igst) });
});

const isOther = (saved: string, typed: string) => toMoney(saved) !== toMoney(typed);

/** What differs from what is saved; nothing of a line that is wrong. */
function changeOf({ line, quantity, unitPrice, discountPercent, remark }: EditLine): PurchaseOrderLineInput | null {
  if (!isQuantity(quantity) || !isPrice(unitPrice) || !isDiscount(discountPercent)) return null;
  const change = {
    ...(Number(quantity) !== line.quantity ? { quantity: Number(quantity) } : {}),
    ...(isOther(line.unitPrice, unitPrice) ? { unitPrice } : {}),
    ...(isOther(line.discountPercent, discountPercent) ? { discountPercent } : {}),
    ...(remark !== (line.remark ?? '') ? { remark: remark || null } : {}),
  };
  return Object.keys(change).length > 0 ? { id: line.id, ...change } : null;
}

/** What was typed into the lines, kept over reloads of the purchase order until it is saved. */
export function useLineDraft({ lines }: Pick<PurchaseOrderPaperFragment, 'lines'>) {
  const [typed, setTyped] = useState<ReadonlyMap<string, EditLine>>(new Map());
  const rows = useMemo(
    () =>
      lines
        .filter(({ isCancelled }) => !isCancelled)
        .map((line) => {
          const held = typed.get(line.id) ?? asSaved(line);
          return held.line === line ? held : { ...held, line };
        }),
    [lines, typed],
  );
  const change = useCallback(
    (next: EditLine[]) => setTyped(new Map(next.filter((row) => row !== asSaved(row.line)).map((row) => [row.id, row]))),
    [],
  );
  return { rows, changed: rows.flatMap((row) => changeOf(row) ?? []), change };
}
