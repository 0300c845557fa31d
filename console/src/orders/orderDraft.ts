import { headerSums, lineSums, type LineSums } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo } from 'react';
import type { OrderLineFieldsFragment, OrderDetailsFragment } from '../../generated/documents.ts';
import { useDraftVersion } from '../ui/form/ChangedElsewhere.tsx';
import { noChoice } from '../ui/lines/lineColumn.ts';
import { marginOfLines, perRow } from '../ui/lines/lineGridSums.ts';
import { isPercent, isPrice, isQuantity, quantityProblem } from '../ui/lines/lineGridValues.ts';
import { typedFields, useLineDraft } from '../ui/lines/useLineDraft.ts';
import type { StockRow } from '../warehouses/StockLinePicker.tsx';
import { t } from '../ui/text.ts';

export type OrderLine = OrderLineFieldsFragment;
/** A line as it is typed. */
export interface TypedLine extends Omit<OrderLine, 'quantity'>, StockRow {
  saved: OrderLine;
  quantity: string;
}

/** Warehouse that serves a line, as the value of its cell. */
function servedBy({ warehouseId, warehouseName }: OrderLine): TypedLine['stock'] {
  if (!warehouseId || !warehouseName) return noChoice;
  return { text: warehouseName, item: { id: warehouseId, label: warehouseName } };
}

const fromSaved = perRow((line: OrderLine): TypedLine => ({
  ...line,
  quantity: String(line.quantity),
  stock: servedBy(line),
  saved: line,
}));
const DRAFT_FIELDS = {
  fromSaved,
  fields: ['quantity', 'sellingPrice', 'discountPercent', 'stock'] as const,
};

/** The minimum depends on the line. */
export const orderedProblem = (
  text: string,
  { minimumQuantity }: Pick<OrderLine, 'minimumQuantity'>,
): string | null =>
  quantityProblem(t('Quantity'))(text) ??
  (Number(text) < minimumQuantity
    ? t(
        'At least {{minimumQuantity}}: so many are bought, served from stock, sent, invoiced or cancelled.',
        { minimumQuantity },
      )
    : null);

/** Computed like the server's, without cancelled units; null while the line is incomplete. */
export const sumsOf = perRow((row: TypedLine): LineSums | null => {
  const { quantity, sellingPrice: price, discountPercent, gstPercent, saved } = row;
  if (row === fromSaved(saved)) return saved;
  if (!isQuantity(quantity) || !isPrice(price) || !isPercent(discountPercent)) return null;
  return lineSums({
    quantity: Number(quantity) - row.cancelledQuantity,
    price,
    discountPercent,
    gstPercent,
    withinState: row.withinState,
  });
});

/** Margin of the units that are not cancelled. */
export const marginOf = (rows: readonly TypedLine[]): string | null =>
  marginOfLines(
    rows.map((row) => ({
      quantity: Number(row.quantity) - row.cancelledQuantity,
      cost: row.costPrice,
      taxable: sumsOf(row)?.taxable,
    })),
  );

function changeOf(row: TypedLine) {
  const fields = typedFields(row, DRAFT_FIELDS);
  const change = {
    ...(fields.includes('quantity') ? { quantity: Number(row.quantity) } : {}),
    ...(fields.includes('sellingPrice') ? { sellingPrice: row.sellingPrice } : {}),
    ...(fields.includes('discountPercent') ? { discountPercent: row.discountPercent } : {}),
    ...(fields.includes('stock') ? { warehouseId: row.stock.item?.id ?? null } : {}),
  };
  return fields.length ? [{ id: row.id, ...change }] : [];
}

/** Typed changes of the lines, kept over reloads of the order until saved or discarded. */
export function useOrderDraft({ number, lines: saved, version: present }: OrderDetailsFragment) {
  const { rows, change: keep, discard: forget } = useLineDraft(saved, DRAFT_FIELDS);
  const base = useDraftVersion(present);
  const { begin, forget: forgetVersion } = base;
  const change = useCallback(
    (next: TypedLine[]) => {
      begin();
      keep(next);
    },
    [keep, begin],
  );
  const discard = useCallback(() => {
    forget();
    forgetVersion();
  }, [forget, forgetVersion]);
  const sums = useMemo(() => headerSums(rows.flatMap((row) => sumsOf(row) ?? [])), [rows]);
  const changed = rows.flatMap(changeOf);
  return {
    rows,
    sums,
    dirty: changed.length > 0,
    base,
    input: { number, lines: changed, version: base.version },
    change,
    discard,
  };
}
