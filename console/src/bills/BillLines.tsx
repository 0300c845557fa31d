import { WarningSign } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import type { BillLineFieldsFragment, BillDetailsFragment } from '../../generated/documents.ts';
import { Totals } from '../ui/format/Totals.tsx';
import {
  hideOnPhone,
  moneyColumn,
  numberColumn,
  percentColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { roundOffRow } from './roundOff.ts';
import { DataGrid } from '../ui/grid/DataGrid.tsx';

type Line = BillLineFieldsFragment;

const item = textColumn<Line>('sku.name', 'Item', { minWidth: 150, flex: 2 });

const lineColumns: ColDef<Line>[] = [
  numberColumn('lineNumber', 'No.', { width: 50 }),
  item,
  hideOnPhone(textColumn('poId', 'PO', { flex: 0, width: 70 })),
  numberColumn('quantity', 'Quantity'),
  hideOnPhone(moneyColumn('unitPrice', 'Unit price', { width: 104 })),
  hideOnPhone(percentColumn('gstPercent', 'GST %', { width: 68 })),
  hideOnPhone(moneyColumn('taxable', 'Taxable', { width: 112 })),
  moneyColumn('total', 'Total with GST', { width: 116 }),
];

const matchColumns: ColDef<Line>[] = [
  numberColumn('lineNumber', 'No.', { width: 50 }),
  item,
  numberColumn('orderedQuantity', 'Ordered'),
  numberColumn('dispatchedQuantity', 'Dispatched', { width: 92 }),
  hideOnPhone(numberColumn('deliveredQuantity', 'Arrived')),
  numberColumn('billedQuantity', 'Billed'),
  moneyColumn('paid', 'Paid', { zero: '-', width: 112 }),
];

/** Differences of the three-way match, by line; nothing when there are none. */
function Warnings({ lines }: { lines: readonly Line[] }) {
  const linesWithWarnings = lines.filter(({ warnings }) => warnings.length > 0);
  if (!linesWithWarnings.length) return <p className="kit-muted">Order, goods and bill agree.</p>;
  return (
    <ul className="bill-warnings" aria-label="What does not agree">
      {linesWithWarnings.map(({ id, lineNumber, sku, warnings }) => (
        <li key={id}>
          <WarningSign size={12} /> Line {lineNumber}, {sku.name}: {warnings.join('; ')}.
        </li>
      ))}
    </ul>
  );
}

/** Lines with their totals, and ordered, dispatched, billed and paid amounts. */
export function BillLines({ bill }: { bill: BillDetailsFragment }) {
  const { lines, taxable, gst, roundOff, grandTotal, paidAmount, openAmount } = bill;
  return (
    <>
      <DataGrid
        fit
        label="Lines of the bill"
        rows={lines}
        columns={lineColumns}
        memory="bill-lines"
      />
      <Totals
        sums={[
          ['Base value', taxable],
          ['GST', gst],
          ...roundOffRow(roundOff),
          ['Total', grandTotal],
          ['Paid', paidAmount],
          ['To be paid', openAmount],
        ]}
      />
      <section className="bill-match" aria-label="Three-way match">
        <h5 className="bp6-heading">Ordered, dispatched, billed, paid</h5>
        <DataGrid
          fit
          label="Three-way match"
          rows={lines}
          columns={matchColumns}
          memory="bill-match"
        />
        <Warnings lines={lines} />
      </section>
    </>
  );
}
