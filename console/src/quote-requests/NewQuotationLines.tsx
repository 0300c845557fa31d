import { useMemo } from 'react';
import { Totals } from '../ui/format/Totals.tsx';
import {
  hideOnPhone,
  idColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import {
  percentLineColumn,
  readOnlyLineColumn,
  amountLineColumn,
  checkboxLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { invalidCells } from '../ui/lines/lineGridProblems.ts';
import { type NewLine, sumsOf, totalsOf } from './newQuotation.ts';
import { t } from '../ui/text.ts';

const COLUMNS: LineColumn<NewLine>[] = [
  checkboxLineColumn('included', t('Incl.'), ({ rfq }) =>
    t('Include {{sku}}', { sku: rfq.sku.name }),
  ),
  readOnlyLineColumn(
    hideOnPhone(idColumn('id', t('Request'), { width: 84, cellRenderer: undefined })),
  ),
  readOnlyLineColumn(textColumn('rfq.sku.name', t('Product'), { minWidth: 120 })),
  readOnlyLineColumn(numberColumn('rfq.quantity', t('Quantity'), { width: 90 })),
  readOnlyLineColumn(
    moneyColumn('rfq.sellingPrice', t('Selling price'), {
      width: 114,
      headerTooltip: t('Of one unit, without GST'),
    }),
  ),
  percentLineColumn('discountPercent', t('Discount %'), { column: { width: 104 } }),
  amountLineColumn('total', t('With GST'), (row) => sumsOf(row)?.total ?? null),
];

/** True while a cell has an invalid value. */
export const areInvalid = (rows: readonly NewLine[]): boolean =>
  invalidCells(rows, { columns: COLUMNS }) > 0;

const excludedRowClass = ({ included }: NewLine) => (included ? undefined : 'kit-excluded-row');

/** The selected requests with their amounts. */
export function NewQuotationLines({
  rows,
  onChange,
}: {
  rows: readonly NewLine[];
  onChange: (rows: NewLine[]) => void;
}) {
  const totals = useMemo(() => totalsOf(rows), [rows]);
  return (
    <>
      <LineGrid
        label={t('Quote requests of the quotation')}
        rows={rows}
        onChange={onChange}
        columns={COLUMNS}
        rowClass={excludedRowClass}
        submitted
      />
      <Totals
        sums={[
          [t('Taxable'), totals?.taxable ?? null],
          ['GST', totals?.gst ?? null],
          [t('Grand total'), totals?.total ?? null],
        ]}
      />
    </>
  );
}
