import { Menu, MenuItem } from '@blueprintjs/core';
import type { OrderLineAction } from '@munim/schema/generated/types.ts';
import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import { SavedLines } from '../ui/lines/SavedLines.tsx';
import { t } from '../ui/text.ts';
import { stockColumns, useFreeStock } from '../warehouses/StockLinePicker.tsx';
import type { TypedLine } from './orderDraft.ts';
import { columnsOf, stockGroup } from './orderLineColumns.ts';
import { shipTosOf } from './orderShipTos.ts';
import { LINE_ACTION } from './orders.labels.ts';

export type LineDialogAction = Exclude<OrderLineAction, 'EDIT' | 'EDIT_PRICE'>;
const isLineDialogAction = (action: OrderLineAction): action is LineDialogAction =>
  action in LINE_ACTION;

const isCancelled = ({ status }: TypedLine) => status === 'CANCELLED';

const mayServe = ({ actions, saved, generatedQuantity, cancelledQuantity }: TypedLine) =>
  actions.includes('EDIT') && saved.quantity - cancelledQuantity > generatedQuantity;

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
              title={onAction ? undefined : t('Save or discard the changes first')}
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
    if (free.isEmpty) return isServed ? stockGroup([]) : [];
    return stockGroup(
      stockColumns<TypedLine>(free, { skuId: ({ sku }) => sku.id, canEdit: mayServe }),
    );
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
  const withSeller = rows.some((line) => line.seller !== null);
  const withBrought = rows.some((line) => Number(line.deliveredBefore) > 0);
  const withCancelled = rows.some((line) => line.cancelledQuantity > 0);
  const withShipTo = shipTosOf(rows).length > 1;
  const withReason = rows.some((line) => line.belowCostReason !== null);
  return useMemo(
    () =>
      columnsOf({
        stock,
        withCost,
        withSeller,
        withBrought,
        withCancelled,
        withShipTo,
        withReason,
      }),
    [stock, withCost, withSeller, withBrought, withCancelled, withShipTo, withReason],
  );
}

/** All lines, typed into where they may be changed; cancelled ones are struck through and count in no total. */
export function OrderLines({ rows, onChange, onAction }: Props) {
  const stock = useStock(rows, onChange !== null);
  const columns = useColumns(rows, stock.columns);
  const menu = useLineMenu(rows, onAction);
  return (
    <SavedLines
      label={t('Lines')}
      rows={rows}
      onChange={onChange}
      columns={columns}
      menu={menu}
      problems={stock.problems}
      rowClass={cancelledRowClass}
      memory="order-lines"
      submitted
    />
  );
}
