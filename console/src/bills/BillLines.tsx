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
import { t } from '../ui/text.ts';

type Line = BillLineFieldsFragment;

const item = textColumn<Line>('sku.name', t('Item'), { minWidth: 150, flex: 2 });

const lineColumns: ColDef<Line>[] = [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  item,
  hideOnPhone(textColumn('poId', 'PO', { flex: 0, width: 70 })),
  numberColumn('quantity', t('Quantity')),
  moneyColumn('unitPrice', t('Unit price'), { width: 104 }),
  hideOnPhone(percentColumn('gstPercent', 'GST %', { width: 68 })),
  hideOnPhone(moneyColumn('taxable', t('Taxable'), { width: 112 })),
  moneyColumn('total', t('Total with GST'), { width: 116 }),
];

const matchColumns: ColDef<Line>[] = [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  item,
  numberColumn('orderedQuantity', t('Ordered')),
  numberColumn('dispatchedQuantity', t('Dispatched'), { width: 92 }),
  hideOnPhone(numberColumn('deliveredQuantity', t('Arrived'))),
  numberColumn('billedQuantity', t('Billed')),
  moneyColumn('paid', t('Paid'), { zero: '-', width: 112 }),
];

/** Differences of the three-way match, by line; nothing when there are none. */
function Warnings({ lines }: { lines: readonly Line[] }) {
  const linesWithWarnings = lines.filter(({ warnings }) => warnings.length > 0);
  if (!linesWithWarnings.length)
    return <p className="kit-muted">{t('Order, goods and bill agree.')}</p>;
  return (
    <ul className="bill-warnings" aria-label={t('What does not agree')}>
      {linesWithWarnings.map(({ id, lineNumber, sku, warnings }) => (
        <li key={id}>
          <WarningSign size={12} />{' '}
          {t('Line {{lineNumber}}, {{sku}}: {{warnings}}.', {
            lineNumber,
            sku: sku.name,
            warnings: warnings.join('; '),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Lines with their totals, and ordered, dispatched, billed and paid amounts. */
export function BillLines({ bill }: { bill: BillDetailsFragment }) {
  const { lines, taxable, gst, roundOff, grandTotal, paidAmount, openAmount } = bill;
  // leaves out what is owed for a draft: 0.00 would say that it is paid
  const paid: [string, string][] =
    bill.status === 'DRAFT'
      ? []
      : [
          [t('Paid'), paidAmount],
          [t('To be paid'), openAmount],
        ];
  return (
    <>
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of the bill')}
        rows={lines}
        columns={lineColumns}
        memory="bill-lines"
      />
      <Totals
        sums={[
          [t('Base value'), taxable],
          ['GST', gst],
          ...roundOffRow(roundOff),
          [t('Total'), grandTotal],
          ...paid,
        ]}
      />
      <section className="bill-match" aria-label={t('Three-way match')}>
        <h3 className="bp6-heading">{t('Ordered, dispatched, billed, paid')}</h3>
        <DataGrid
          fit
          cards="lines"
          label={t('Three-way match')}
          rows={lines}
          columns={matchColumns}
          memory="bill-match"
        />
        <Warnings lines={lines} />
      </section>
    </>
  );
}
