import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FreeStockQuery } from '../../generated/documents.ts';
import { useFreeStockQuery } from '../../generated/hooks.ts';
import { minor, textColumn } from '../ui/columns.tsx';
import { type LineChoice, type LineChoices, type LineColumn, type LineRow, pickLine, shownLine } from '../ui/lineGridColumns.tsx';
import type { PickerItem } from '../ui/pickerSource.ts';
import { formatCount } from '../ui/rupees.ts';

type Free = FreeStockQuery['freeStock'][number];

/** A row of lines that stock may serve. */
export interface StockRow {
  stock: LineChoice<PickerItem>;
}

/** What is free for the SKUs of some lines, and where. */
export interface FreeStock {
  /** Of one SKU, in words: '42 Peenya, 8 Hosur'. */
  text: (skuId: string | undefined) => string;
  choices: LineChoices<PickerItem>;
  /** What is wrong with so many units from the warehouse chosen; null when nothing is. */
  problem: (skuId: string, stock: LineChoice<PickerItem>, units: number) => string | null;
  isEmpty: boolean;
}

function freeStockOf(free: readonly Free[]): FreeStock {
  const bySku = Map.groupBy(free, (one) => one.skuId);
  const places = new Map(free.map((one) => [one.warehouseId, { id: one.warehouseId, label: one.warehouseName }]));
  const text = (skuId: string | undefined) =>
    (bySku.get(skuId ?? '') ?? []).map((one) => `${formatCount(one.availableQuantity)} ${one.warehouseName}`).join(', ');
  const named = (reference: string) =>
    places.get(reference.replace(/^#/, '')) ?? [...places.values()].find(({ label }) => label.toLowerCase() === reference.toLowerCase());
  const item = (id: string): PickerItem | undefined => places.get(id);
  return {
    text,
    choices: {
      source: {
        search: (_, typed) =>
          Promise.resolve([...places.values()].filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))),
        find: (_, id) => Promise.resolve(item(id)),
      },
      label: ({ label }) => label,
      recognise: (_, references) =>
        Promise.resolve(
          new Map(
            references.flatMap((reference) => {
              const place = named(reference);
              return place ? [[reference, place] as const] : [];
            }),
          ),
        ),
    },
    problem: (skuId, stock, units) => {
      const warehouseId = stock.item?.id;
      if (!warehouseId) return null;
      const there = bySku.get(skuId)?.find((one) => one.warehouseId === warehouseId)?.availableQuantity ?? 0;
      return units > there ? `Only ${formatCount(there)} in stock.` : null;
    },
    isEmpty: free.length === 0,
  };
}

const NOTHING: readonly Free[] = [];

/** Asked again whenever a form with lines opens: others take from the same stock. */
export function useFreeStock(skuIds: readonly string[], wanted: boolean): FreeStock {
  const asked = [...new Set(skuIds)].toSorted();
  const { data, previousData } = useFreeStockQuery(
    wanted && asked.length ? { variables: { skuIds: asked }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const free = (data ?? previousData)?.freeStock ?? NOTHING;
  return useMemo(() => freeStockOf(free), [free]);
}

interface Options<Row> {
  skuId: (row: Row) => string | undefined;
  canEdit?: (row: Row) => boolean;
}

/** Which warehouse's stock serves a line, and what is free of its SKU. Left empty, nothing is served from stock. */
export function stockColumns<Row extends LineRow & StockRow>(free: FreeStock, { skuId, canEdit }: Options<Row>): LineColumn<Row>[] {
  const column = pickLine<Row, 'stock', PickerItem>('stock', 'From stock', free.choices, {
    fill: (row) => row,
    column: { minWidth: 115, flex: 1 },
    ...(canEdit ? { canEdit } : {}),
  });
  const text = ({ data }: { data?: Row | undefined }) => data && free.text(skuId(data));
  return [
    { ...column, ...(column.edit ? { edit: { ...column.edit, required: false } } : {}) },
    shownLine(minor(textColumn<Row>('id' as never, 'Available', { colId: 'available', minWidth: 100, valueGetter: text }))),
  ];
}
