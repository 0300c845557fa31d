import { Menu, MenuItem } from '@blueprintjs/core';
import type { OrderLineAction } from '@munim/schema/generated/types.ts';
import { useCallback, useMemo } from 'react';
import { imageColumn, menuColumn, minor, moneyColumn, numberColumn, percentColumn, statusColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import type { Labels } from '../ui/labels.ts';
import { LineGrid } from '../ui/LineGrid.tsx';
import { type LineColumn, moneyLine, percentLine, quantityLine, shownLine, sumLine } from '../ui/lineGridColumns.tsx';
import { wrongCells } from '../ui/lineGridProblems.ts';
import { orderedProblem, sumsOf, type TypedLine } from './orderDraft.ts';
import { LINE_ACTION } from './orders.labels.ts';

export type LineQuestion = Exclude<OrderLineAction, 'EDIT' | 'EDIT_PRICE'>;
const isQuestion = (action: OrderLineAction): action is LineQuestion => action in LINE_ACTION;

const LINE_STATUS: Labels<'CANCELLED'> = { CANCELLED: { text: 'Cancelled', intent: 'danger' } };
const isCancelled = ({ cancelledQuantity, saved }: TypedLine) => cancelledQuantity >= saved.quantity;

const lineStatus = statusColumn<TypedLine>('id', 'Status', LINE_STATUS, {
  colId: 'status',
  valueGetter: ({ data }) => (data && isCancelled(data) ? 'CANCELLED' : null),
  detail: (line) => line.cancelReason,
});

const mayChange = (action: OrderLineAction) => ({ canEdit: ({ actions }: TypedLine) => actions.includes(action) });

const QUANTITY = quantityLine<TypedLine>('quantity', 'Quantity', { ...mayChange('EDIT'), problem: orderedProblem });
const PRICE = moneyLine<TypedLine>('sellingPrice', 'Selling price', mayChange('EDIT_PRICE'));
const DISCOUNT = percentLine<TypedLine>('discountPercent', 'Discount %', mayChange('EDIT_PRICE'));

/** True while a cell holds what cannot be saved. */
export const areWrong = (rows: readonly TypedLine[]): boolean => wrongCells(rows, { columns: [QUANTITY, PRICE, DISCOUNT] }) > 0;

interface Shown {
  withCost: boolean;
  withCancelled: boolean;
  sums: ReturnType<typeof sumsOf>;
}

/** Of the lines as they are read and as they are typed. */
const columnsOf = ({ withCost, withCancelled, sums }: Shown): LineColumn<TypedLine>[] => [
  shownLine(numberColumn('lineNumber', 'No.', { width: 50 })),
  shownLine(minor(imageColumn('sku.thumbnail'))),
  shownLine(textColumn('sku.name', 'Product', { minWidth: 180, flex: 2 })),
  ...(withCost ? [shownLine(textColumn<TypedLine>('seller.name', 'Seller', { minWidth: 110 }))] : []),
  QUANTITY,
  ...(withCancelled ? [shownLine(numberColumn<TypedLine>('cancelledQuantity', 'Cancelled'))] : []),
  shownLine(numberColumn('generatedQuantity', 'PO qty')),
  shownLine(numberColumn('dispatchedQuantity', 'Dispatched')),
  shownLine(numberColumn('deliveredQuantity', 'Delivered')),
  shownLine(numberColumn('invoicedQuantity', 'Invoiced')),
  ...(withCost ? [shownLine(moneyColumn<TypedLine>('costPrice', 'Cost', { zero: '-' }))] : []),
  PRICE,
  DISCOUNT,
  sumLine('taxable', 'Taxable', (row) => sums(row)?.taxable ?? null),
  shownLine(percentColumn('gstPercent', 'GST %')),
  sumLine('total', 'Total', (row) => sums(row)?.total ?? null),
  ...(withCancelled ? [shownLine(lineStatus)] : []),
];

const struck = (line: TypedLine) => (isCancelled(line) ? 'kit-struck' : undefined);

interface Props {
  rows: readonly TypedLine[];
  /** Null: only shown. */
  onChange: ((rows: TypedLine[]) => void) | null;
  /** Null while something is typed: it is saved or discarded first. */
  onAsk: ((line: TypedLine, action: LineQuestion) => void) | null;
}

/** What a line offers, behind one button at its end. */
function useLineMenu(rows: readonly TypedLine[], onAsk: Props['onAsk']) {
  const asks = rows.some((line) => line.actions.some(isQuestion));
  const menu = useCallback(
    (line: TypedLine) => {
      const actions = line.actions.filter(isQuestion);
      if (!actions.length) return null;
      return (
        <Menu>
          {actions.map((action) => (
            <MenuItem
              key={action}
              text={LINE_ACTION[action]}
              intent={action === 'REQUEST_SAMPLE' ? 'none' : 'danger'}
              disabled={!onAsk}
              onClick={() => onAsk?.(line, action)}
            />
          ))}
        </Menu>
      );
    },
    [onAsk],
  );
  return asks ? menu : undefined;
}

function useColumns(rows: readonly TypedLine[]): LineColumn<TypedLine>[] {
  const withCost = rows.some((line) => line.costPrice !== null || line.seller !== null);
  const withCancelled = rows.some((line) => line.cancelledQuantity > 0);
  const sums = sumsOf(rows);
  return useMemo(() => columnsOf({ withCost, withCancelled, sums }), [withCost, withCancelled, sums]);
}

/** All lines, typed into where they may be changed; cancelled ones are struck through and count in no total. */
export function OrderLines({ rows, onChange, onAsk }: Props) {
  const columns = useColumns(rows);
  const menu = useLineMenu(rows, onAsk);
  const shown = useMemo(() => [...columns.map(({ column }) => column), ...(menu ? [menuColumn(menu)] : [])], [columns, menu]);
  if (!onChange) return <DataGrid fit label="Lines" rows={rows} columns={shown} memory="order-lines" rowClass={struck} />;
  return <LineGrid label="Lines" {...{ rows, onChange, columns, menu }} rowClass={struck} sent />;
}
