import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { LineSums } from '@munim/schema/shared/money.ts';
import { useMemo, useState } from 'react';
import { useIsWithinState } from '../app/companyState.ts';
import { useSession } from '../app/session.tsx';
import { offeredPrice, type SkuOfLine, skusOfLines } from '../skus/SkuLinePicker.tsx';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { type LineChoice, type LineColumn, noChoice } from '../ui/lines/lineColumn.ts';
import {
  moneyLineColumn,
  pickerLineColumn,
  quantityLineColumn,
  amountLineColumn,
  textLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { typedLines, invalidCells } from '../ui/lines/lineGridProblems.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { isPrice, isQuantity, poLineSums, poTotals, UNIT_PRICE } from './poLineMoney.ts';
import { t } from '../ui/text.ts';

/** A line as it is typed. */
export interface NewPoLine {
  id: string;
  sku: LineChoice<SkuOfLine>;
  /** The line of the sales order it is bought for. */
  orderLineId: string | null;
  quantity: string;
  unitPrice: string;
  remark: string;
}

export const newPoLine = (): NewPoLine => ({
  id: newIdempotencyKey(),
  sku: noChoice,
  orderLineId: null,
  quantity: '',
  unitPrice: '',
  remark: '',
});
const EMPTY_LINE = newPoLine();

/** The sums of a line once it says enough; the vendor's state decides between CGST with SGST and IGST. */
const sumsFor = (withinState: boolean) =>
  perRow(({ sku, quantity, unitPrice }: NewPoLine): LineSums | null => {
    if (!sku.item || !isQuantity(quantity) || !isPrice(unitPrice)) return null;
    return poLineSums({
      quantity: Number(quantity),
      unitPrice,
      gstPercent: sku.item.gstPercent,
      withinState,
    });
  });
const INTRA_STATE_SUMS = sumsFor(true);
const INTER_STATE_SUMS = sumsFor(false);

interface Vendor {
  id: string | undefined;
  state: string | null;
  /** Registration of the company that buys; null for the default one. */
  boughtBy: string | null;
}

/**
 * Another SKU makes another line than the order's; the vendor's offer price is the default until a
 * price is typed.
 */
const skuDefaults =
  (sellerId: string | undefined) =>
  (row: NewPoLine, sku: SkuOfLine): NewPoLine => ({
    ...row,
    orderLineId: null,
    unitPrice: row.unitPrice || (offeredPrice(sku, sellerId) ?? ''),
  });

function columnsFor(
  sellerId: string | undefined,
  offers: boolean,
  sums: typeof INTRA_STATE_SUMS,
): LineColumn<NewPoLine>[] {
  return [
    pickerLineColumn<NewPoLine, 'sku', SkuOfLine>('sku', 'SKU', skusOfLines(offers), {
      fill: skuDefaults(sellerId),
    }),
    quantityLineColumn('quantity'),
    moneyLineColumn('unitPrice', t('Unit price'), UNIT_PRICE),
    textLineColumn('remark', t('Remarks'), LIMITS.lineRemark),
    amountLineColumn('itemTotal', t('Item total'), (row) => sums(row)?.taxable ?? null),
    amountLineColumn('total', t('Total with GST'), (row) => sums(row)?.total ?? null),
  ];
}

/** The lines of a new purchase order and what they come to. */
export function useNewPoLines({ id, state, boughtBy }: Vendor) {
  const { can } = useSession();
  const [rows, setRows] = useState<NewPoLine[]>(() => [newPoLine()]);
  const isWithinState = useIsWithinState(boughtBy);
  const sums = isWithinState(state) ? INTRA_STATE_SUMS : INTER_STATE_SUMS;
  const offers = can('OFFER', 'READ');
  const columns = useMemo(() => columnsFor(id, offers, sums), [id, offers, sums]);
  const rules = { columns, emptyRow: EMPTY_LINE };
  const totals = useMemo(() => poTotals(rows.flatMap((row) => sums(row) ?? [])), [rows, sums]);
  return {
    rows,
    setRows,
    columns,
    totals,
    typed: typedLines(rows, rules),
    isInvalid: invalidCells(rows, rules) > 0,
  };
}
