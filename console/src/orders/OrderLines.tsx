import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import type { OrderQuery } from '../../generated/documents.ts';
import { imageColumn, minor, moneyColumn, numberColumn, percentColumn, statusColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import type { Labels } from '../ui/labels.ts';

export type OrderLine = OrderQuery['order']['lines'][number];

const LINE_STATUS: Labels<'CANCELLED'> = { CANCELLED: { text: 'Cancelled', intent: 'danger' } };
const isCancelled = ({ cancelledQuantity, quantity }: OrderLine) => cancelledQuantity >= quantity;

const lineStatus = statusColumn<OrderLine>('id', 'Status', LINE_STATUS, {
  colId: 'status',
  valueGetter: ({ data }) => (data && isCancelled(data) ? 'CANCELLED' : null),
});

function columnsOf(withCost: boolean, withCancelled: boolean): ColDef<OrderLine>[] {
  return [
    minor(imageColumn('sku.thumbnail')),
    textColumn('sku.name', 'Product', { minWidth: 180, flex: 2 }),
    ...(withCost ? [textColumn<OrderLine>('seller.name', 'Seller', { minWidth: 110 })] : []),
    numberColumn('quantity', 'Quantity'),
    numberColumn('cancelledQuantity', 'Cancelled'),
    numberColumn('dispatchedQuantity', 'Dispatched'),
    numberColumn('deliveredQuantity', 'Delivered'),
    numberColumn('invoicedQuantity', 'Invoiced'),
    ...(withCost ? [moneyColumn<OrderLine>('costPrice', 'Cost', { zero: '-' })] : []),
    moneyColumn('sellingPrice', 'Selling price'),
    percentColumn('discountPercent', 'Discount %'),
    moneyColumn('taxable', 'Taxable'),
    percentColumn('gstPercent', 'GST %'),
    moneyColumn('total', 'Total'),
    ...(withCancelled ? [lineStatus] : []),
  ];
}

const struck = (line: OrderLine) => (isCancelled(line) ? 'kit-struck' : undefined);

/** All lines; cancelled ones are struck through and count in no total. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const withCost = lines.some((line) => line.costPrice !== null || line.seller !== null);
  const withCancelled = lines.some(isCancelled);
  const columns = useMemo(() => columnsOf(withCost, withCancelled), [withCost, withCancelled]);
  return <DataGrid fit label="Lines" rows={lines} columns={columns} memory="order-lines" rowClass={struck} />;
}
