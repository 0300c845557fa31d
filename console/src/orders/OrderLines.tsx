import { Menu, MenuItem } from '@blueprintjs/core';
import type { OrderLineAction } from '@munim/schema/generated/types.ts';
import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import { imageColumn, menuColumn, minor, moneyColumn, numberColumn, percentColumn, statusColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import { editableColumn } from '../ui/editableColumn.ts';
import type { Labels } from '../ui/labels.ts';
import { type ChangeLine, discountProblem, type OrderLine, priceProblem, quantityProblem } from './orderDraft.ts';
import { LINE_ACTION } from './orders.labels.ts';

const LINE_STATUS: Labels<'CANCELLED'> = { CANCELLED: { text: 'Cancelled', intent: 'danger' } };
const isCancelled = ({ cancelledQuantity, quantity }: OrderLine) => cancelledQuantity >= quantity;

const lineStatus = statusColumn<OrderLine>('id', 'Status', LINE_STATUS, {
  colId: 'status',
  valueGetter: ({ data }) => (data && isCancelled(data) ? 'CANCELLED' : null),
  detail: (line) => line.cancelReason,
});

/** Only where the line itself may be changed, and looking like it. */
function changeable(
  column: ColDef<OrderLine>,
  action: OrderLineAction,
  problem: (text: string) => string | null,
  put: (line: OrderLine, text: string) => void,
) {
  const may = (line: OrderLine | undefined) => line?.actions.includes(action) ?? false;
  const ready = editableColumn(column, { problem, onEdit: put });
  return {
    ...ready,
    editable: ({ data }: { data: OrderLine | undefined }) => may(data),
    cellClass: ({ data }: { data: OrderLine | undefined }) => [
      'ag-right-aligned-cell',
      'kit-figure',
      ...(may(data) ? ['kit-editable'] : []),
    ],
  } satisfies ColDef<OrderLine>;
}

function quantityColumn(change: ChangeLine): ColDef<OrderLine> {
  const column = changeable(
    numberColumn('quantity', 'Quantity'),
    'EDIT',
    () => null,
    (line, text) => change(line, { quantity: Number(text) }),
  );
  // What is the fewest depends on the line.
  const cellEditorParams = ({ data }: { data: OrderLine }) => ({
    useFormatter: false,
    getValidationErrors: ({ value }: { value: string | number | null }) => {
      const wrong = quantityProblem(String(value ?? '').trim(), data);
      return wrong ? [wrong] : null;
    },
  });
  return { ...column, cellEditorParams };
}

interface Options {
  change: ChangeLine | null;
  onAsk: ((line: OrderLine, action: LineQuestion) => void) | null;
  withCost: boolean;
  withCancelled: boolean;
}
export type LineQuestion = Exclude<OrderLineAction, 'EDIT' | 'EDIT_PRICE'>;
const isQuestion = (action: OrderLineAction): action is LineQuestion => action in LINE_ACTION;

function menuOf(onAsk: NonNullable<Options['onAsk']>) {
  return menuColumn<OrderLine>((line) => {
    const actions = line.actions.filter(isQuestion);
    if (!actions.length) return null;
    return (
      <Menu>
        {actions.map((action) => (
          <MenuItem
            key={action}
            text={LINE_ACTION[action]}
            intent={action === 'REQUEST_SAMPLE' ? 'none' : 'danger'}
            onClick={() => onAsk(line, action)}
          />
        ))}
      </Menu>
    );
  });
}

function columnsOf({ change, onAsk, withCost, withCancelled }: Options): ColDef<OrderLine>[] {
  const price = moneyColumn<OrderLine>('sellingPrice', 'Selling price');
  const discount = percentColumn<OrderLine>('discountPercent', 'Discount %');
  return [
    numberColumn('lineNumber', 'No.', { width: 50 }),
    minor(imageColumn('sku.thumbnail')),
    textColumn('sku.name', 'Product', { minWidth: 180, flex: 2 }),
    ...(withCost ? [textColumn<OrderLine>('seller.name', 'Seller', { minWidth: 110 })] : []),
    change ? quantityColumn(change) : numberColumn('quantity', 'Quantity'),
    ...(withCancelled ? [numberColumn<OrderLine>('cancelledQuantity', 'Cancelled')] : []),
    numberColumn('generatedQuantity', 'PO qty'),
    numberColumn('dispatchedQuantity', 'Dispatched'),
    numberColumn('deliveredQuantity', 'Delivered'),
    numberColumn('invoicedQuantity', 'Invoiced'),
    ...(withCost ? [moneyColumn<OrderLine>('costPrice', 'Cost', { zero: '-' })] : []),
    change ? changeable(price, 'EDIT_PRICE', priceProblem, (line, text) => change(line, { sellingPrice: text })) : price,
    change ? changeable(discount, 'EDIT_PRICE', discountProblem, (line, text) => change(line, { discountPercent: text })) : discount,
    moneyColumn('taxable', 'Taxable'),
    percentColumn('gstPercent', 'GST %'),
    moneyColumn('total', 'Total'),
    ...(withCancelled ? [lineStatus] : []),
    ...(onAsk ? [menuOf(onAsk)] : []),
  ];
}

const struck = (line: OrderLine) => (isCancelled(line) ? 'kit-struck' : undefined);

interface Props {
  lines: readonly OrderLine[];
  /** Null: only shown. */
  onChange: ChangeLine | null;
  onAsk: Options['onAsk'];
}

/** All lines; cancelled ones are struck through and count in no total. */
export function OrderLines({ lines, onChange, onAsk }: Props) {
  const withCost = lines.some((line) => line.costPrice !== null || line.seller !== null);
  const withCancelled = lines.some((line) => line.cancelledQuantity > 0);
  const asks = lines.some((line) => line.actions.some(isQuestion));
  const columns = useMemo(
    () => columnsOf({ change: onChange, onAsk: asks ? onAsk : null, withCost, withCancelled }),
    [onChange, onAsk, asks, withCost, withCancelled],
  );
  return <DataGrid fit label="Lines" rows={lines} columns={columns} memory="order-lines" rowClass={struck} />;
}
