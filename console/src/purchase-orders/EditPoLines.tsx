import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useMemo } from 'react';
import { Totals } from '../ui/format/Totals.tsx';
import { numberColumn, percentColumn, textColumn } from '../ui/grid/columns.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import {
  moneyLineColumn,
  quantityLineColumn,
  readOnlyLineColumn,
  amountLineColumn,
  textLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { invalidCells } from '../ui/lines/lineGridProblems.ts';
import { type EditLine, editLineSums } from './editDraft.ts';
import { poTotals, UNIT_PRICE } from './poLineMoney.ts';
import { t } from '../ui/text.ts';

const columnsOf = (withinState: boolean): LineColumn<EditLine>[] => {
  const sumsOf = editLineSums(withinState);
  return [
    readOnlyLineColumn(numberColumn('saved.lineNumber', t('No.'), { width: 50 })),
    readOnlyLineColumn(
      textColumn('saved.sku.name', t('Item & description'), { minWidth: 160, flex: 2 }),
    ),
    quantityLineColumn('quantity'),
    moneyLineColumn('unitPrice', t('Unit price'), UNIT_PRICE),
    amountLineColumn('itemTotal', t('Item total'), (row) => sumsOf(row)?.taxable ?? null),
    readOnlyLineColumn(percentColumn('saved.gstPercent', 'GST %')),
    amountLineColumn('total', t('Total with GST'), (row) => sumsOf(row)?.total ?? null),
    textLineColumn('remark', t('Remarks'), LIMITS.lineRemark),
  ];
};
const INTRA_STATE = columnsOf(true);
const INTER_STATE = columnsOf(false);

/** True while a cell has an invalid value. */
export const areInvalid = (rows: readonly EditLine[]): boolean =>
  invalidCells(rows, { columns: INTRA_STATE }) > 0;

/** The lines that still count, typed like in a spreadsheet; totals follow. */
export function EditPoLines({
  rows,
  withinState,
  onChange,
}: {
  rows: readonly EditLine[];
  withinState: boolean;
  onChange: (rows: EditLine[]) => void;
}) {
  const sums = useMemo(
    () => poTotals(rows.flatMap((row) => editLineSums(withinState)(row) ?? [])),
    [rows, withinState],
  );
  return (
    <div className="kit-lines">
      <LineGrid
        label={t('Lines')}
        rows={rows}
        onChange={onChange}
        columns={withinState ? INTRA_STATE : INTER_STATE}
        submitted
      />
      <Totals sums={sums} />
    </div>
  );
}
