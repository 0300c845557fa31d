import type { PurchaseOrderLineInput } from '@munim/schema/generated/types.ts';
import { useMemo } from 'react';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { type DraftRow, typedFields, useLineDraft } from '../ui/lines/useLineDraft.ts';
import { isPrice, isQuantity, poLineSums } from './poLineMoney.ts';
import type { PoLine } from './PurchaseOrderLines.tsx';

/** A line as it is typed. */
export interface EditLine extends DraftRow<PoLine> {
  quantity: string;
  unitPrice: string;
  remark: string;
}

const fromSaved = perRow((line: PoLine): EditLine => ({
  id: line.id,
  saved: line,
  quantity: String(line.quantity),
  unitPrice: line.unitPrice,
  remark: line.remark ?? '',
}));

const DRAFT_FIELDS = {
  fromSaved,
  fields: ['quantity', 'unitPrice', 'remark'] as const,
};

/** The same sums as the server's; null while the line says too little. */
const sumsFor = (withinState: boolean) =>
  perRow(({ saved, quantity, unitPrice }: EditLine) => {
    if (!isQuantity(quantity) || !isPrice(unitPrice)) return null;
    const terms = {
      quantity: Number(quantity) - saved.cancelledQuantity,
      unitPrice,
      gstPercent: saved.gstPercent,
    };
    return poLineSums({ ...terms, withinState });
  });
const INTRA_STATE_SUMS = sumsFor(true);
const INTER_STATE_SUMS = sumsFor(false);
export const editLineSums = (withinState: boolean) =>
  withinState ? INTRA_STATE_SUMS : INTER_STATE_SUMS;

/** Changes compared with the saved lines; nothing of a line with errors. */
function changeOf(row: EditLine): PurchaseOrderLineInput | null {
  const { quantity, unitPrice, remark } = row;
  const fields = typedFields(row, DRAFT_FIELDS);
  if (!fields.length || !isQuantity(quantity) || !isPrice(unitPrice)) return null;
  return {
    id: row.id,
    ...(fields.includes('quantity') ? { quantity: Number(quantity) } : {}),
    ...(fields.includes('unitPrice') ? { unitPrice } : {}),
    ...(fields.includes('remark') ? { remark: remark || null } : {}),
  };
}

/** Typed changes of the live lines, kept over reloads of the purchase order until saved. */
export function useEditDraft({ lines }: Pick<PurchaseOrderDetailsFragment, 'lines'>) {
  const activeLines = useMemo(() => lines.filter(({ isCancelled }) => !isCancelled), [lines]);
  const { rows, change } = useLineDraft(activeLines, DRAFT_FIELDS);
  return { rows, changed: rows.flatMap((row) => changeOf(row) ?? []), change };
}
