import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useMemo } from 'react';
import { idColumn, moneyColumn, numberColumn, percentColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import { editableColumn } from '../ui/editableColumn.ts';
import { Totals } from '../ui/Totals.tsx';
import { discountProblem, type LineChange, type NewLine, totalsOf } from './newQuotation.ts';

type Change = (line: NewLine, change: LineChange) => void;

function Included({ data, onChange }: ICellRendererParams<NewLine> & { onChange: Change }) {
  if (!data) return null;
  return (
    <input
      type="checkbox"
      className="kit-tick"
      aria-label={`Include ${data.rfq.sku.name}`}
      checked={data.included}
      onChange={(event) => onChange(data, { included: event.currentTarget.checked })}
    />
  );
}

const columnsOf = (change: Change): ColDef<NewLine>[] => [
  { colId: 'included', headerName: 'Incl.', width: 50, sortable: false, cellRenderer: Included, cellRendererParams: { onChange: change } },
  idColumn('id', 'Request', { width: 84, cellRenderer: undefined }),
  textColumn('rfq.sku.name', 'Product', { minWidth: 120 }),
  numberColumn('rfq.quantity', 'Quantity', { width: 90 }),
  moneyColumn('rfq.sellingPrice', 'Selling price', { width: 114 }),
  editableColumn(percentColumn<NewLine>('discountPercent', 'Discount %', { width: 104 }), {
    problem: discountProblem,
    onEdit: (line, text) => change(line, { discountPercent: text }),
  }),
  moneyColumn('total', 'Total', { width: 110 }),
];
const leftOut = ({ included }: NewLine) => (included ? undefined : 'kit-left-out');

/** The ticked requests with what each will cost. */
export function NewQuotationLines({ lines, onChange }: { lines: readonly NewLine[]; onChange: Change }) {
  const columns = useMemo(() => columnsOf(onChange), [onChange]);
  const { taxable, gst, total } = useMemo(() => totalsOf(lines), [lines]);
  return (
    <>
      <DataGrid fit label="Quote requests of the quotation" rows={lines} columns={columns} rowClass={leftOut} />
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
