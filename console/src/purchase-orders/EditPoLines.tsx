import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useMemo } from 'react';
import { numberColumn, percentColumn, textColumn } from '../ui/grid/columns.tsx';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import {
  moneyLine,
  percentLine,
  quantityLine,
  shownLine,
  sumLine,
  textLine,
} from '../ui/lines/lineGridColumns.tsx';
import { wrongCells } from '../ui/lines/lineGridProblems.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { type EditLine, editLineSums } from './editDraft.ts';
import { poTotals, UNIT_PRICE } from './poLineMoney.ts';

const COLUMNS: LineColumn<EditLine>[] = [
  shownLine(numberColumn('saved.lineNumber', 'No.', { width: 50 })),
  shownLine(textColumn('saved.sku.name', 'Item & description', { minWidth: 160, flex: 2 })),
  quantityLine('quantity'),
  moneyLine('unitPrice', 'Unit price', UNIT_PRICE),
  percentLine('discountPercent', 'Discount %'),
  sumLine('taxable', 'Taxable', (row) => editLineSums(row)?.taxable ?? null),
  shownLine(percentColumn('saved.gstPercent', 'GST %')),
  sumLine('total', 'Item total', (row) => editLineSums(row)?.total ?? null),
  textLine('remark', 'Remarks', LIMITS.lineRemark),
];

/** True while a cell holds what cannot be saved. */
export const areWrong = (rows: readonly EditLine[]): boolean =>
  wrongCells(rows, { columns: COLUMNS }) > 0;

/** The lines that still count, typed like in a spreadsheet; totals follow. */
export function EditPoLines({
  rows,
  onChange,
}: {
  rows: readonly EditLine[];
  onChange: (rows: EditLine[]) => void;
}) {
  const sums = useMemo(() => poTotals(rows.flatMap((row) => editLineSums(row) ?? [])), [rows]);
  return (
    <>
      <LineGrid label="Lines" rows={rows} onChange={onChange} columns={COLUMNS} sent />
      <Totals sums={sums} />
    </>
  );
}
