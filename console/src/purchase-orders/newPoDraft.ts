import { LIMITS, LOCAL_STATE } from '@munim/schema/shared/limits.ts';
import type { LineSums } from '@munim/schema/shared/money.ts';
import { useMemo, useState } from 'react';
import { useSession } from '../app/session.tsx';
import { offeredPrice, type SkuOfLine, skusOfLines } from '../skus/SkuLinePicker.tsx';
import { type LineChoice, type LineColumn, noChoice } from '../ui/lines/lineColumn.ts';
import {
  moneyLine,
  percentLine,
  pickLine,
  quantityLine,
  sumLine,
  textLine,
} from '../ui/lines/lineGridColumns.tsx';
import { typedLines, wrongCells } from '../ui/lines/lineGridProblems.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { isPrice, isQuantity, poLineSums, poTotals, UNIT_PRICE } from './poLineMoney.ts';

/** A line as it is typed. */
export interface NewPoLine {
  id: string;
  sku: LineChoice<SkuOfLine>;
  /** The line of the sales order it is bought for. */
  orderLineId: string | null;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  remark: string;
}

export const newPoLine = (): NewPoLine => ({
  id: newIdempotencyKey(),
  sku: noChoice,
  orderLineId: null,
  quantity: '',
  unitPrice: '',
  discountPercent: '',
  remark: '',
});
const FRESH = newPoLine();

/** The sums of a line once it says enough; the vendor's state decides between CGST with SGST and IGST. */
const sumsWithin = (withinState: boolean) =>
  perRow(({ sku, quantity, unitPrice }: NewPoLine): LineSums | null => {
    if (!sku.item || !isQuantity(quantity) || !isPrice(unitPrice)) return null;
    return poLineSums({
      quantity: Number(quantity),
      unitPrice,
      gstPercent: sku.item.gstPercent,
      withinState,
    });
  });
const LOCAL_SUMS = sumsWithin(true);
const FAR_SUMS = sumsWithin(false);

interface Vendor {
  id: string | undefined;
  state: string | null;
}

/**
 * Another SKU makes another line than the order's; the vendor's offer price is the default until a
 * price is typed.
 */
const followsSku =
  (sellerId: string | undefined) =>
  (row: NewPoLine, sku: SkuOfLine): NewPoLine => ({
    ...row,
    orderLineId: null,
    unitPrice: row.unitPrice || (offeredPrice(sku, sellerId) ?? ''),
  });

function columnsFor(
  sellerId: string | undefined,
  offers: boolean,
  sums: typeof LOCAL_SUMS,
): LineColumn<NewPoLine>[] {
  return [
    pickLine<NewPoLine, 'sku', SkuOfLine>('sku', 'SKU', skusOfLines(offers), {
      fill: followsSku(sellerId),
    }),
    quantityLine('quantity'),
    moneyLine('unitPrice', 'Unit price', UNIT_PRICE),
    percentLine('discountPercent', 'Discount %', { optional: true }),
    textLine('remark', 'Remarks', LIMITS.lineRemark),
    sumLine('total', 'Item total', (row) => sums(row)?.total ?? null),
  ];
}

/** The lines of a new purchase order and what they come to. */
export function useNewPoLines({ id, state }: Vendor) {
  const { can } = useSession();
  const [rows, setRows] = useState<NewPoLine[]>(() => [newPoLine()]);
  const sums = state === LOCAL_STATE ? LOCAL_SUMS : FAR_SUMS;
  const offers = can('OFFER', 'READ');
  const columns = useMemo(() => columnsFor(id, offers, sums), [id, offers, sums]);
  const rules = { columns, fresh: FRESH };
  const totals = useMemo(() => poTotals(rows.flatMap((row) => sums(row) ?? [])), [rows, sums]);
  return {
    rows,
    setRows,
    columns,
    totals,
    typed: typedLines(rows, rules),
    isWrong: wrongCells(rows, rules) > 0,
  };
}
