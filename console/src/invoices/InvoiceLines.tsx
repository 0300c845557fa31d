import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import type {
  InvoiceLineFieldsFragment,
  InvoiceDetailsFragment,
} from '../../generated/documents.ts';
import { Totals } from '../ui/format/Totals.tsx';
import {
  hideOnPhone,
  moneyColumn,
  numberColumn,
  percentColumn,
  taxColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { t } from '../ui/text.ts';

type Line = InvoiceLineFieldsFragment;

const taxColumns = (withinState: boolean): ColDef<Line>[] =>
  withinState
    ? [
        hideOnPhone(moneyColumn<Line>('cgst', 'CGST', { width: 96 })),
        hideOnPhone(moneyColumn<Line>('sgst', 'SGST', { width: 96 })),
      ]
    : [hideOnPhone(moneyColumn<Line>('igst', 'IGST', { width: 104 }))];

/** A bill of supply has values and no taxes. */
const columnsOf = (withinState: boolean, isTaxed: boolean): ColDef<Line>[] => [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  textColumn('sku.name', t('Item'), { minWidth: 150, flex: 2 }),
  numberColumn('quantity', t('Quantity')),
  hideOnPhone(moneyColumn('sellingPrice', t('Unit price'), { width: 104 })),
  ...(isTaxed ? [hideOnPhone(moneyColumn<Line>('taxable', t('Taxable'), { width: 110 }))] : []),
  taxColumn({ width: 80, ...(isTaxed ? {} : { headerName: t('Tax') }) }),
  moneyColumn('total', isTaxed ? t('Total with GST') : t('Value'), { width: 112 }),
  hideOnPhone(numberColumn('creditedQuantity', t('Credited'), { width: 84 })),
  hideOnPhone(textColumn('sku.hsnCode', 'HSN', { flex: 0, width: 84 })),
  hideOnPhone(percentColumn('discountPercent', t('Discount'), { width: 84 })),
  ...(isTaxed ? taxColumns(withinState) : []),
];

/** The lines with their totals and the balance. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetailsFragment }) {
  const { lines, withinState, taxable, gst, grandTotal, received, credited, due } = invoice;
  const isTaxed = invoice.kind !== 'BILL_OF_SUPPLY';
  return (
    <>
      <DataGrid
        fit
        label={t('Lines of the invoice')}
        rows={lines}
        columns={useMemo(() => columnsOf(withinState, isTaxed), [withinState, isTaxed])}
        memory="invoice-lines"
      />
      <Totals
        sums={[
          ...(isTaxed
            ? ([
                [t('Taxable'), taxable],
                ['GST', gst],
              ] as const)
            : []),
          [t('Total'), grandTotal],
          [t('Received'), received],
          [t('Credited'), credited],
          [t('Due'), due],
        ]}
      />
    </>
  );
}
