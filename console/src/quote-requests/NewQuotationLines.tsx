import { useMemo } from 'react';
import { Totals } from '../ui/format/Totals.tsx';
import { idColumn, moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
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

const COLUMNS: LineColumn<NewLine>[] = [
  checkboxLineColumn('included', 'Incl.', ({ rfq }) => `Include ${rfq.sku.name}`),
  readOnlyLineColumn(idColumn('id', 'Request', { width: 84, cellRenderer: undefined })),
  readOnlyLineColumn(textColumn('rfq.sku.name', 'Product', { minWidth: 120 })),
  readOnlyLineColumn(numberColumn('rfq.quantity', 'Quantity', { width: 90 })),
  readOnlyLineColumn(moneyColumn('rfq.sellingPrice', 'Selling price', { width: 114 })),
  percentLineColumn('discountPercent', 'Discount %', { column: { width: 104 } }),
  amountLineColumn('total', 'Total', (row) => sumsOf(row)?.total ?? null),
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
        label="Quote requests of the quotation"
        rows={rows}
        onChange={onChange}
        columns={COLUMNS}
        rowClass={excludedRowClass}
        submitted
      />
      <Totals
        sums={[
          ['Taxable', totals?.taxable ?? null],
          ['GST', totals?.gst ?? null],
          ['Grand total', totals?.total ?? null],
        ]}
      />
    </>
  );
}
