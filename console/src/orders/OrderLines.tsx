import { Menu, MenuItem } from '@blueprintjs/core';
import type { OrderLineAction } from '@munim/schema/generated/types.ts';
import { useCallback, useMemo } from 'react';
import { addressLine } from '../addresses/addresses.labels.ts';
import { useSession } from '../app/session.tsx';
import {
  imageColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  taxColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import {
  moneyLineColumn,
  percentLineColumn,
  quantityLineColumn,
  readOnlyLineColumn,
  amountLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { invalidCells } from '../ui/lines/lineGridProblems.ts';
import { stockColumns, useFreeStock } from '../warehouses/StockLinePicker.tsx';
import { orderedProblem, sumsOf, type TypedLine } from './orderDraft.ts';
import { shipTosOf } from './orderShipTos.ts';
import { LINE_ACTION, ORDER_LINE_STATUS } from './orders.labels.ts';
import { t } from '../ui/text.ts';

export type LineDialogAction = Exclude<OrderLineAction, 'EDIT' | 'EDIT_PRICE'>;
const isLineDialogAction = (action: OrderLineAction): action is LineDialogAction =>
  action in LINE_ACTION;

const isCancelled = ({ status }: TypedLine) => status === 'CANCELLED';

const lineStatus = statusColumn<TypedLine>('status', t('Status'), ORDER_LINE_STATUS, {
  detail: (line) => line.cancelReason,
});

const mayChange = (action: OrderLineAction) => ({
  canEdit: ({ actions }: TypedLine) => actions.includes(action),
});

const QUANTITY = quantityLineColumn<TypedLine>('quantity', t('Quantity'), {
  ...mayChange('EDIT'),
  problem: orderedProblem,
});
const PRICE = moneyLineColumn<TypedLine>(
  'sellingPrice',
  t('Selling price'),
  mayChange('EDIT_PRICE'),
);
const DISCOUNT = percentLineColumn<TypedLine>(
  'discountPercent',
  t('Discount %'),
  mayChange('EDIT_PRICE'),
);

/** True while a cell has an invalid value. */
export const areInvalid = (rows: readonly TypedLine[]): boolean =>
  rows.some(({ stock }) => stock.text !== '' && !stock.item) ||
  invalidCells(rows, { columns: [QUANTITY, PRICE, DISCOUNT] }) > 0;

/** Warehouse that serves the line; empty if none does or can. */
const STOCK_SHOWN = [
  readOnlyLineColumn(numberColumn<TypedLine>('stockQuantity', t('Stock qty'))),
  readOnlyLineColumn(textColumn<TypedLine>('warehouseName', t('From stock'), { minWidth: 110 })),
];
const mayServe = ({ actions, saved, generatedQuantity, cancelledQuantity }: TypedLine) =>
  actions.includes('EDIT') && saved.quantity - cancelledQuantity > generatedQuantity;

/** Only where lines go to several addresses. */
const SHIP_TO = readOnlyLineColumn(
  textColumn<TypedLine>('deliveryAddress.address1', t('Ship to'), {
    minWidth: 160,
    flex: 2,
    valueGetter: ({ data }) => data && addressLine(data.deliveryAddress),
  }),
);

const BELOW_COST = readOnlyLineColumn(
  textColumn<TypedLine>('belowCostReason', t('Below cost because'), { minWidth: 130 }),
);

interface Shown {
  stock: readonly LineColumn<TypedLine>[];
  withCost: boolean;
  withBrought: boolean;
  withCancelled: boolean;
  withShipTo: boolean;
  withReason: boolean;
}

/** Pinned beside the many quantities. */
const pinned = (line: LineColumn<TypedLine>): LineColumn<TypedLine> => ({
  ...line,
  column: { ...line.column, pinned: pinnedOnWideScreen() },
});

/** Lines as read and as typed. */
const columnsOf = ({
  stock,
  withCost,
  withBrought,
  withCancelled,
  withShipTo,
  withReason,
}: Shown): LineColumn<TypedLine>[] => [
  readOnlyLineColumn(numberColumn('lineNumber', t('No.'), { width: 50 })),
  readOnlyLineColumn(hideOnPhone(imageColumn('sku.thumbnail'))),
  readOnlyLineColumn(textColumn('sku.name', t('Product'), { minWidth: 180, flex: 2 })),
  ...(withCost
    ? [readOnlyLineColumn(textColumn<TypedLine>('seller.name', t('Seller'), { minWidth: 110 }))]
    : []),
  ...(withShipTo ? [SHIP_TO] : []),
  QUANTITY,
  ...(withBrought
    ? [readOnlyLineColumn(numberColumn<TypedLine>('deliveredBefore', t('Old books')))]
    : []),
  ...(withCancelled
    ? [readOnlyLineColumn(numberColumn<TypedLine>('cancelledQuantity', t('Cancelled')))]
    : []),
  readOnlyLineColumn(numberColumn('generatedQuantity', t('PO qty'))),
  ...stock,
  readOnlyLineColumn(numberColumn('dispatchedQuantity', t('Dispatched'))),
  readOnlyLineColumn(numberColumn('deliveredQuantity', t('Delivered'))),
  readOnlyLineColumn(numberColumn('invoicedQuantity', t('Invoiced'))),
  ...(withCost
    ? [readOnlyLineColumn(moneyColumn<TypedLine>('costPrice', t('Cost'), { zero: '-' }))]
    : []),
  PRICE,
  DISCOUNT,
  amountLineColumn('taxable', t('Taxable'), (row) => sumsOf(row)?.taxable ?? null),
  readOnlyLineColumn(taxColumn()),
  ...(withReason ? [BELOW_COST] : []),
  pinned(amountLineColumn('total', t('Total'), (row) => sumsOf(row)?.total ?? null)),
  readOnlyLineColumn(lineStatus),
];

const cancelledRowClass = (line: TypedLine) =>
  isCancelled(line) ? 'kit-cancelled-row' : undefined;

interface Props {
  rows: readonly TypedLine[];
  /** Null: only shown. */
  onChange: ((rows: TypedLine[]) => void) | null;
  /** Null while something is typed: it is saved or discarded first. */
  onAction: ((line: TypedLine, action: LineDialogAction) => void) | null;
}

/** Actions of a line, behind one button at its end. */
function useLineMenu(rows: readonly TypedLine[], onAction: Props['onAction']) {
  const asks = rows.some((line) => line.actions.some(isLineDialogAction));
  const menu = useCallback(
    (line: TypedLine) => {
      const actions = line.actions.filter(isLineDialogAction);
      if (!actions.length) return null;
      return (
        <Menu>
          {actions.map((action) => (
            <MenuItem
              key={action}
              text={LINE_ACTION[action]}
              intent={action === 'CANCEL' || action === 'SHORT_CLOSE' ? 'danger' : 'none'}
              disabled={!onAction}
              onClick={() => onAction?.(line, action)}
            />
          ))}
        </Menu>
      );
    },
    [onAction],
  );
  return asks ? menu : undefined;
}

/**
 * The warehouse can be chosen by makers of orders while the line is not bought whole; the free
 * stock is beside it.
 */
function useStock(rows: readonly TypedLine[], typed: boolean) {
  const { can } = useSession();
  const open = rows.filter(mayServe);
  const free = useFreeStock(
    open.map(({ sku }) => sku.id),
    typed && can('ORDER', 'WRITE'),
  );
  const isServed = rows.some((line) => line.stockQuantity > 0);
  const columns = useMemo(() => {
    if (free.isEmpty) return isServed ? STOCK_SHOWN : [];
    return [
      ...STOCK_SHOWN.slice(0, 1),
      ...stockColumns<TypedLine>(free, { skuId: ({ sku }) => sku.id, canEdit: mayServe }),
    ];
  }, [free, isServed]);
  const problems = useCallback(
    (row: TypedLine) => {
      const { sku, stock, saved, generatedQuantity, cancelledQuantity } = row;
      // the quantity alone changes nothing of what stock serves
      if ((stock.item?.id ?? null) === saved.warehouseId) return undefined;
      const short = free.problem(
        sku.id,
        stock,
        Number(row.quantity) - cancelledQuantity - generatedQuantity,
      );
      return short ? { stock: short } : undefined;
    },
    [free],
  );
  return { columns, problems };
}

function useColumns(
  rows: readonly TypedLine[],
  stock: readonly LineColumn<TypedLine>[],
): LineColumn<TypedLine>[] {
  const withCost = rows.some((line) => line.costPrice !== null || line.seller !== null);
  const withBrought = rows.some((line) => Number(line.deliveredBefore) > 0);
  const withCancelled = rows.some((line) => line.cancelledQuantity > 0);
  const withShipTo = shipTosOf(rows).length > 1;
  const withReason = rows.some((line) => line.belowCostReason !== null);
  return useMemo(
    () => columnsOf({ stock, withCost, withBrought, withCancelled, withShipTo, withReason }),
    [stock, withCost, withBrought, withCancelled, withShipTo, withReason],
  );
}

/** All lines, typed into where they may be changed; cancelled ones are struck through and count in no total. */
export function OrderLines({ rows, onChange, onAction }: Props) {
  const stock = useStock(rows, onChange !== null);
  const columns = useColumns(rows, stock.columns);
  const menu = useLineMenu(rows, onAction);
  const shown = useMemo(
    () => [...columns.map(({ column }) => column), ...(menu ? [menuColumn(menu)] : [])],
    [columns, menu],
  );
  if (!onChange)
    return (
      <DataGrid
        fit
        label={t('Lines')}
        rows={rows}
        columns={shown}
        memory="order-lines"
        rowClass={cancelledRowClass}
      />
    );
  return (
    <LineGrid
      label={t('Lines')}
      rows={rows}
      onChange={onChange}
      columns={columns}
      menu={menu}
      problems={stock.problems}
      rowClass={cancelledRowClass}
      submitted
    />
  );
}
