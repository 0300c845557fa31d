import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import { moneyColumn, numberColumn, percentColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import { editableColumn } from '../ui/editableColumn.ts';
import { Totals } from '../ui/Totals.tsx';
import type { ChangeLine } from './editDraft.ts';
import { isDiscount, isPrice, isQuantity, poTotals } from './poLineMoney.ts';
import type { PoLine } from './PurchaseOrderLines.tsx';

const LONGEST_REMARK = 256;
const quantityProblem = (text: string) => (isQuantity(text) ? null : 'Please enter Quantity.');
const priceProblem = (text: string) => (isPrice(text) ? null : 'Please enter Unit Price.');
const discountProblem = (text: string) => (isDiscount(text) ? null : 'Please enter Discount from 0 to 100.');
const remarkProblem = (text: string) => (text.length <= LONGEST_REMARK ? null : `Remarks have at most ${LONGEST_REMARK} characters.`);

const columnsOf = (change: ChangeLine): ColDef<PoLine>[] => [
  numberColumn('lineNumber', 'No.', { width: 50 }),
  textColumn('sku.name', 'Item & description', { minWidth: 160, flex: 2 }),
  editableColumn(numberColumn<PoLine>('quantity', 'Quantity'), {
    problem: quantityProblem,
    onEdit: (line, text) => change(line, { quantity: Number(text) }),
  }),
  editableColumn(moneyColumn<PoLine>('unitPrice', 'Unit price'), {
    problem: priceProblem,
    onEdit: (line, text) => change(line, { unitPrice: text }),
  }),
  editableColumn(percentColumn<PoLine>('discountPercent', 'Discount %'), {
    problem: discountProblem,
    onEdit: (line, text) => change(line, { discountPercent: text }),
  }),
  moneyColumn('taxable', 'Taxable'),
  percentColumn('gstPercent', 'GST %'),
  moneyColumn('total', 'Item total'),
  {
    ...editableColumn(textColumn<PoLine>('remark', 'Remarks', { minWidth: 110 }), {
      problem: remarkProblem,
      onEdit: (line, text) => change(line, { remark: text || null }),
    }),
    cellClass: 'kit-editable po-editable-text',
  },
];

/** The lines that still count, changed in place; totals follow. */
export function EditPoLines({ lines, onChange }: { lines: readonly PoLine[]; onChange: ChangeLine }) {
  const columns = useMemo(() => columnsOf(onChange), [onChange]);
  const sums = useMemo(() => poTotals(lines), [lines]);
  return (
    <>
      <DataGrid fit label="Lines" rows={lines} columns={columns} memory="edit-purchase-order" />
      <Totals sums={sums} />
    </>
  );
}
