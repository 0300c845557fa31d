import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FreeStockQuery } from '../../generated/documents.ts';
import { useFreeStockQuery } from '../../generated/hooks.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { formatCount } from '../ui/format/rupees.ts';
import { hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import type {
  LineChoice,
  LineChoices,
  LineColumn,
  LineEdit,
  LineRow,
} from '../ui/lines/lineColumn.ts';
import { pickerLineColumn, readOnlyLineColumn } from '../ui/lines/lineGridColumns.tsx';
import { t } from '../ui/text.ts';

type Free = FreeStockQuery['freeStock'][number];

/** A row of lines that stock may serve. */
export interface StockRow {
  stock: LineChoice<PickerItem>;
}

/** Free stock of some lines' SKUs, by warehouse. */
export interface FreeStock {
  /** Text of a SKU: '42 Peenya, 8 Hosur'. */
  text: (skuId: string | undefined) => string;
  choices: LineChoices<PickerItem>;
  /** Typed or pasted text with its warehouse, where that has free stock of these SKUs. */
  choiceOf: (text: string) => LineChoice<PickerItem>;
  /** Error of a quantity from the chosen warehouse; null when there is none. */
  problem: (skuId: string, stock: LineChoice<PickerItem>, units: number) => string | null;
  isEmpty: boolean;
}

function freeStockOf(free: readonly Free[]): FreeStock {
  const bySku = Map.groupBy(free, (one) => one.skuId);
  const places = new Map(
    free.map((one) => [one.warehouseId, { id: one.warehouseId, label: one.warehouseName }]),
  );
  const text = (skuId: string | undefined) =>
    (bySku.get(skuId ?? '') ?? [])
      .map((one) => `${formatCount(one.availableQuantity)} ${one.warehouseName}`)
      .join(', ');
  const named = (reference: string) =>
    places.get(reference.replace(/^#/, '')) ??
    [...places.values()].find(({ label }) => label.toLowerCase() === reference.toLowerCase());
  const item = (id: string): PickerItem | undefined => places.get(id);
  return {
    text,
    choices: {
      source: {
        search: (_, typed) =>
          Promise.resolve(
            [...places.values()].filter(({ label }) =>
              label.toLowerCase().includes(typed.toLowerCase()),
            ),
          ),
        find: (_, id) => Promise.resolve(item(id)),
      },
      label: ({ label }) => label,
      // free stock may not be loaded yet: an error is retried with the next change, a result would be cached
      resolve: async (_, references) =>
        new Map(
          references.map((reference) => {
            const place = named(reference);
            if (!place) throw new Error(`No stock in ${reference}`);
            return [reference, place] as const;
          }),
        ),
    },
    choiceOf: (typed) => ({ text: named(typed)?.label ?? typed, item: named(typed) ?? null }),
    problem: (skuId, stock, units) => {
      const warehouseId = stock.item?.id;
      if (!warehouseId) return null;
      const there =
        bySku.get(skuId)?.find((one) => one.warehouseId === warehouseId)?.availableQuantity ?? 0;
      return units > there ? t('Only {{there}} in stock.', { there: formatCount(there) }) : null;
    },
    isEmpty: free.length === 0,
  };
}

const EMPTY_VALUES: readonly Free[] = [];

/** Read again whenever a form with lines opens: the stock is shared. */
export function useFreeStock(skuIds: readonly string[], wanted: boolean): FreeStock {
  const uniqueSkuIds = [...new Set(skuIds)].toSorted();
  const { data, previousData } = useFreeStockQuery(
    wanted && uniqueSkuIds.length
      ? { variables: { skuIds: uniqueSkuIds }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const free = (data ?? previousData)?.freeStock ?? EMPTY_VALUES;
  return useMemo(() => freeStockOf(free), [free]);
}

/** Free stock is loaded already: a choice needs no look-up. */
function stockEdit<Row extends StockRow>(edit: LineEdit<Row>, free: FreeStock): LineEdit<Row> {
  const put = (row: Row, stock: StockRow['stock']): Row => ({ ...row, stock });
  return {
    ...edit,
    required: false,
    put: (row, text) => put(row, free.choiceOf(text)),
    problem: (text, { stock }) =>
      stock.item ? null : t("There is no stock for these lines in '{{text}}'.", { text }),
    ...(edit.pick
      ? { pick: { ...edit.pick, suggest: (row, item) => put(row, { text: item.label, item }) } }
      : {}),
  };
}

interface Options<Row> {
  skuId: (row: Row) => string | undefined;
  canEdit?: (row: Row) => boolean;
}

/** Warehouse whose stock serves a line, and its free stock. Empty: nothing is served from stock. */
export function stockColumns<Row extends LineRow & StockRow>(
  free: FreeStock,
  { skuId, canEdit }: Options<Row>,
): LineColumn<Row>[] {
  const column = pickerLineColumn<Row, 'stock', PickerItem>(
    'stock',
    t('From stock'),
    free.choices,
    {
      fill: (row) => row,
      column: { minWidth: 115, flex: 1 },
      ...(canEdit ? { canEdit } : {}),
    },
  );
  const text = ({ data }: { data?: Row | undefined }) => data && free.text(skuId(data));
  return [
    { ...column, ...(column.edit ? { edit: stockEdit(column.edit, free) } : {}) },
    readOnlyLineColumn(
      hideOnPhone(
        textColumn<Row>('id' as never, t('Available'), {
          colId: 'available',
          minWidth: 100,
          valueGetter: text,
        }),
      ),
    ),
  ];
}
