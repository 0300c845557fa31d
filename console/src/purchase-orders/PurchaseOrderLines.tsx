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
import { t } from '../ui/text.ts';

export type PoLine = PurchaseOrderLineFieldsFragment;

const LINE_STATUS: Statuses<'CANCELLED' | 'PARTLY'> = {
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
  PARTLY: { text: t('Partly cancelled'), intent: 'none', ring: 'half' },
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
  textColumn<PoLine>('sku.name', t('Item & description'), {
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
  hideOnPhone(numberColumn('dispatchedQuantity', t('Dispatched'))),
  hideOnPhone(numberColumn('billedQuantity', t('Billed'), { width: 74 })),
];
const status = statusColumn<PoLine>('id', t('Status'), LINE_STATUS, {
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
    headerName: t('Actions'),
    headerClass: 'kit-visually-hidden',
    width: 124,
    sortable: false,
    cellRenderer: LineActions,
    cellRendererParams: { onCancel },
  };
  return [
    numberColumn('lineNumber', t('No.'), { width: 50 }),
    hideOnPhone(imageColumn('sku.thumbnail')),
    itemColumn(),
    numberColumn('quantity', t('Quantity')),
    ...(withBrought ? [numberColumn<PoLine>('deliveredBefore', t('Old books'))] : []),
    ...(withCancelled ? [numberColumn<PoLine>('cancelledQuantity', t('Cancelled'))] : []),
    ...(withProgress ? progress : []),
    moneyColumn('unitPrice', t('Unit price'), { width: 110 }),
    moneyColumn('taxable', t('Taxable'), { width: 110 }),
    percentColumn('gstPercent', 'GST %', { width: 68 }),
    moneyColumn('itemTotal', t('Item total'), { width: 110 }),
    moneyColumn('total', t('Total with GST')),
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
    <div className="kit-lines">
      <DataGrid
        fit
        cards="lines"
        label={t('Purchase Order Lines')}
        rows={lines}
        columns={columns}
        memory="purchase-order-lines"
        rowClass={cancelledRowClass}
      />
      <div className="po-foot">
        {order.remark && (
          <div className="po-remarks">
            <span className="kit-muted">{t('Remarks')}</span>
            <p>{order.remark}</p>
          </div>
        )}
        <Totals
          sums={[
            [t('Taxable Amount'), order.taxable],
            ['GST', order.gst],
            [t('Total Due'), order.grandTotal],
          ]}
        />
      </div>
    </div>
  );
}
