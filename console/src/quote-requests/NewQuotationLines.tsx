import { useMemo } from 'react';
import { idColumn, moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import { percentLine, shownLine, sumLine, tickLine } from '../ui/lines/lineGridColumns.tsx';
import { wrongCells } from '../ui/lines/lineGridProblems.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { type NewLine, sumsOf, totalsOf } from './newQuotation.ts';

const COLUMNS: LineColumn<NewLine>[] = [
  tickLine('included', 'Incl.', ({ rfq }) => `Include ${rfq.sku.name}`),
  shownLine(idColumn('id', 'Request', { width: 84, cellRenderer: undefined })),
  shownLine(textColumn('rfq.sku.name', 'Product', { minWidth: 120 })),
  shownLine(numberColumn('rfq.quantity', 'Quantity', { width: 90 })),
  shownLine(moneyColumn('rfq.sellingPrice', 'Selling price', { width: 114 })),
  percentLine('discountPercent', 'Discount %', { column: { width: 104 } }),
  sumLine('total', 'Total', (row) => sumsOf(row)?.total ?? null),
];

/** True while a cell holds what cannot be saved. */
export const areWrong = (rows: readonly NewLine[]): boolean =>
  wrongCells(rows, { columns: COLUMNS }) > 0;

const leftOut = ({ included }: NewLine) => (included ? undefined : 'kit-left-out');

/** The selected requests with their amounts. */
export function NewQuotationLines({
  rows,
  onChange,
}: {
  rows: readonly NewLine[];
  onChange: (rows: NewLine[]) => void;
}) {
  const { taxable, gst, total } = useMemo(() => totalsOf(rows), [rows]);
  return (
    <>
      <LineGrid
        label="Quote requests of the quotation"
        rows={rows}
        onChange={onChange}
        columns={COLUMNS}
        rowClass={leftOut}
        sent
      />
      <Totals
        sums={[
          ['Taxable', taxable],
          ['GST', gst],
          ['Grand total', total],
        ]}
      />
    </>
  );
}
