import { Button } from '@blueprintjs/core';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useMemo } from 'react';
import type {
  PurchaseOrderLineFieldsFragment,
  PurchaseOrderDetailsFragment,
} from '../../generated/documents.ts';
import {
  imageColumn,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  percentColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import type { Statuses } from '../ui/format/labels.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { PO_LINE_ACTION } from './purchase-orders.labels.ts';
import './purchase-orders.css';

export type PoLine = PurchaseOrderLineFieldsFragment;

const LINE_STATUS: Statuses<'CANCELLED' | 'PARTLY'> = {
  CANCELLED: { text: 'Cancelled', intent: 'danger', ring: 'crossed' },
  PARTLY: { text: 'Partly cancelled', intent: 'none', ring: 'half' },
};

function Item({ data }: ICellRendererParams<PoLine>) {
  if (!data) return null;
  return (
    <>
      {data.sku.name}
      {data.remark && <span className="kit-muted po-remark">{data.remark}</span>}
    </>
  );
}

/** Name, description and remark in one cell, as on the print. */
const itemColumn = (): ColDef<PoLine> =>
  textColumn<PoLine>('sku.name', 'Item & description', {
    minWidth: 180,
    flex: 2,
    cellRenderer: Item,
    tooltip: ({ data }) => [data?.sku.name, data?.remark].filter(Boolean).join(': '),
  });

function LineActions({
  data,
  onCancel,
}: ICellRendererParams<PoLine> & { onCancel: (line: PoLine) => void }) {
  const action = data?.actions[0];
  if (!data || !action) return null;
  return (
    <Button
      size="small"
      variant="minimal"
      intent="danger"
      text={PO_LINE_ACTION[action]}
      onClick={() => onCancel(data)}
    />
  );
}

const progress: ColDef<PoLine>[] = [
  hideOnPhone(numberColumn('dispatchedQuantity', 'Dispatched')),
  hideOnPhone(numberColumn('billedQuantity', 'Billed', { width: 74 })),
];
const status = statusColumn<PoLine>('id', 'Status', LINE_STATUS, {
  colId: 'status',
  valueGetter: ({ data }) =>
    data?.isCancelled ? 'CANCELLED' : data?.cancelledQuantity ? 'PARTLY' : null,
  detail: ({ cancelReason }) => cancelReason,
});

interface Shape {
  withProgress: boolean;
  withBrought: boolean;
  withCancelled: boolean;
  onCancel: ((line: PoLine) => void) | undefined;
}

function columnsOf({
  withProgress,
  withBrought,
  withCancelled,
  onCancel,
}: Shape): ColDef<PoLine>[] {
  const actions: ColDef<PoLine> = {
    colId: 'actions',
    headerName: 'Actions',
    headerClass: 'kit-visually-hidden',
    width: 124,
    sortable: false,
    cellRenderer: LineActions,
    cellRendererParams: { onCancel },
  };
  return [
    numberColumn('lineNumber', 'No.', { width: 50 }),
    hideOnPhone(imageColumn('sku.thumbnail')),
    itemColumn(),
    numberColumn('quantity', 'Quantity'),
    ...(withBrought ? [numberColumn<PoLine>('deliveredBefore', 'Old books')] : []),
    ...(withCancelled ? [numberColumn<PoLine>('cancelledQuantity', 'Cancelled')] : []),
    ...(withProgress ? progress : []),
    moneyColumn('unitPrice', 'Unit price', { width: 110 }),
    moneyColumn('taxable', 'Taxable', { width: 110 }),
    percentColumn('gstPercent', 'GST %', { width: 68 }),
    moneyColumn('itemTotal', 'Item total', { width: 110 }),
    moneyColumn('total', 'Total with GST'),
    ...(withCancelled ? [status] : []),
    ...(onCancel ? [actions] : []),
  ];
}

const cancelledRowClass = ({ isCancelled }: PoLine) =>
  isCancelled ? 'kit-cancelled-row' : undefined;

interface Props {
  order: PurchaseOrderDetailsFragment;
  /** Progress of dispatch and billing. */
  withProgress?: true;
  /** Absent: no line is cancelled from here. */
  onCancel?: (line: PoLine) => void;
}

/** The lines with their sums; cancelled ones are struck through and count in none. */
export function PurchaseOrderLines({ order, withProgress, onCancel }: Props) {
  const { lines } = order;
  const withBrought = lines.some(({ deliveredBefore }) => Number(deliveredBefore) > 0);
  const withCancelled = lines.some(({ cancelledQuantity }) => cancelledQuantity > 0);
  const cancels = lines.some(({ actions }) => actions.length > 0) ? onCancel : undefined;
  const columns = useMemo(
    () =>
      columnsOf({
        withProgress: withProgress ?? false,
        withBrought,
        withCancelled,
        onCancel: cancels,
      }),
    [withProgress, withBrought, withCancelled, cancels],
  );
  return (
    <>
      <DataGrid
        fit
        label="Purchase Order Lines"
        rows={lines}
        columns={columns}
        memory="purchase-order-lines"
        rowClass={cancelledRowClass}
      />
      <div className="po-foot">
        {order.remark && (
          <div className="po-remarks">
            <span className="kit-muted">Remarks</span>
            <p>{order.remark}</p>
          </div>
        )}
        <Totals
          sums={[
            ['Taxable Amount', order.taxable],
            ['GST', order.gst],
            ['Total Due', order.grandTotal],
          ]}
        />
      </div>
    </>
  );
}
