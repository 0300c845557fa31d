import { Menu, MenuItem } from '@blueprintjs/core';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useMemo } from 'react';
import { imageColumn, menuColumn, minor, moneyColumn, numberColumn, percentColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import { editableColumn } from '../ui/editableColumn.ts';
import { Totals } from '../ui/Totals.tsx';
import { discountProblem, type Line, type LineChange, priceProblem, quantityProblem, totalsOf } from './quotationDraft.ts';

type Change = (line: Line, change: LineChange) => void;

function Included({ data, onChange }: ICellRendererParams<Line> & { onChange: Change | null }) {
  if (!data) return null;
  return (
    <input
      type="checkbox"
      className="kit-tick"
      aria-label={`Include ${data.sku.name}`}
      checked={data.included}
      disabled={!onChange}
      onChange={(event) => onChange?.(data, { included: event.currentTarget.checked })}
    />
  );
}

const LineMenu = ({ onSample }: { onSample: () => void }) => (
  <Menu>
    <MenuItem text="Request sample" onClick={onSample} />
  </Menu>
);

function columnsOf(change: Change | null, withCost: boolean, onSample: ((line: Line) => void) | undefined): ColDef<Line>[] {
  const quantity = numberColumn<Line>('quantity', 'Quantity');
  const price = moneyColumn<Line>('sellingPrice', 'Selling price');
  const discount = percentColumn<Line>('discountPercent', 'Discount %');
  const cost = [moneyColumn<Line>('costPrice', 'Cost', { zero: '-' }), percentColumn<Line>('marginPercent', 'Margin %')];
  return [
    {
      colId: 'included',
      headerName: 'Incl.',
      width: 60,
      sortable: false,
      cellRenderer: Included,
      cellRendererParams: { onChange: change },
    },
    minor(imageColumn('sku.thumbnail')),
    textColumn('sku.name', 'Product', { minWidth: 180, flex: 2 }),
    textColumn('remarks', 'Remarks', { minWidth: 84 }),
    change
      ? editableColumn(quantity, { problem: quantityProblem, onEdit: (line, text) => change(line, { quantity: Number(text) }) })
      : quantity,
    textColumn('sku.unit', 'Unit', { flex: 0, width: 58, minWidth: 50 }),
    ...(withCost ? cost : []),
    change ? editableColumn(price, { problem: priceProblem, onEdit: (line, text) => change(line, { sellingPrice: text }) }) : price,
    change
      ? editableColumn(discount, { problem: discountProblem, onEdit: (line, text) => change(line, { discountPercent: text }) })
      : discount,
    moneyColumn('taxable', 'Taxable'),
    percentColumn('gstPercent', 'GST %'),
    moneyColumn('total', 'Total'),
    ...(onSample ? [menuColumn<Line>((line) => <LineMenu onSample={() => onSample(line)} />)] : []),
  ];
}

const leftOut = (line: Line) => (line.included ? undefined : 'kit-left-out');

interface Props {
  lines: readonly Line[];
  onChange: Change | null;
  /** Asks for a sample of the line. */
  onSample?: ((line: Line) => void) | undefined;
}

/** The lines with their sums; editable when `onChange` is given. */
export function QuotationItems({ lines, onChange, onSample }: Props) {
  const withCost = lines.some((line) => line.costPrice !== null);
  const columns = useMemo(() => columnsOf(onChange, withCost, onSample), [onChange, withCost, onSample]);
  const { taxable, gst, total } = useMemo(() => totalsOf(lines), [lines]);
  return (
    <>
      <DataGrid fit label="Items" rows={lines} columns={columns} memory="quotation-items" rowClass={leftOut} />
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
