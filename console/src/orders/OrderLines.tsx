import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import type { OrderQuery } from '../../generated/documents.ts';
import { imageColumn, moneyColumn, numberColumn, percentColumn, statusColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import type { Labels } from '../ui/labels.ts';

export type OrderLine = OrderQuery['order']['lines'][number];

const LINE_STATUS: Labels<'CANCELLED'> = { CANCELLED: { text: 'Cancelled', intent: 'danger' } };
const isCancelled = ({ cancelledQuantity, quantity }: OrderLine) => cancelledQuantity >= quantity;

function columnsOf(withCost: boolean): ColDef<OrderLine>[] {
  return [
    imageColumn('sku.thumbnail'),
    textColumn('sku.name', 'Product', { minWidth: 150, flex: 2 }),
    ...(withCost ? [textColumn<OrderLine>('seller.name', 'Seller')] : []),
    numberColumn('quantity', 'Quantity'),
    numberColumn('cancelledQuantity', 'Cancelled'),
    numberColumn('dispatchedQuantity', 'Dispatched', { width: 95 }),
    numberColumn('deliveredQuantity', 'Delivered'),
    numberColumn('invoicedQuantity', 'Invoiced'),
    ...(withCost ? [moneyColumn<OrderLine>('costPrice', 'Cost', { zero: '-', width: 105 })] : []),
    moneyColumn('sellingPrice', 'Selling price', { width: 115 }),
    percentColumn('discountPercent', 'Discount %', { width: 100 }),
    moneyColumn('taxable', 'Taxable'),
    percentColumn('gstPercent', 'GST %', { width: 72 }),
    moneyColumn('total', 'Total'),
    statusColumn('id', 'Status', LINE_STATUS, {
      colId: 'status',
      width: 100,
      valueGetter: ({ data }) => (data && isCancelled(data) ? 'CANCELLED' : null),
    }),
  ];
}

const struck = (line: OrderLine) => (isCancelled(line) ? 'kit-struck' : undefined);

/** All lines; cancelled ones are struck through and count in no total. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const withCost = lines.some((line) => line.costPrice !== null || line.seller !== null);
  const columns = useMemo(() => columnsOf(withCost), [withCost]);
  return <DataGrid fit label="Lines" rows={lines} columns={columns} memory="order-lines" rowClass={struck} />;
}
