import { headerSums, lineSums, partSums, sumOf } from '@munim/schema/shared/money.ts';
import { useMemo } from 'react';
import type { BillablePurchaseOrdersQuery } from '../../generated/documents.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { LineColumn, LineRow } from '../ui/lines/lineColumn.ts';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import {
  quantityLineColumn,
  readOnlyLineColumn,
  amountLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { invalidCells } from '../ui/lines/lineGridProblems.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { roundOffProblem, roundOffRow } from './roundOff.ts';
import { t } from '../ui/text.ts';

type Order = BillablePurchaseOrdersQuery['purchaseOrders']['items'][number];
type PoLine = Order['lines'][number];

/** A purchase order's line of which something has left and is not billed. */
export interface DraftLine extends LineRow {
  poId: string;
  of: PoLine;
  withinState: boolean;
  /** Dispatched and not billed. */
  remaining: number;
  /** Typed quantity; 0 leaves the line out. */
  quantity: string;
}

const unbilledQuantity = ({ dispatchedQuantity, billedQuantity }: PoLine) =>
  dispatchedQuantity - billedQuantity;

/** All lines, the oldest purchase order first. */
export const draftOf = (orders: readonly Order[]): DraftLine[] =>
  orders.toReversed().flatMap(({ id: poId, withinState, lines }) =>
    lines
      .filter((line) => unbilledQuantity(line) > 0)
      .map((line) => ({
        id: line.id,
        poId,
        of: line,
        withinState,
        remaining: unbilledQuantity(line),
        quantity: String(unbilledQuantity(line)),
      })),
  );

const isCount = (text: string) => /^\d{1,9}$/.test(text);
/** Lines for the new bill. */
export const billedLines = (rows: readonly DraftLine[]): DraftLine[] =>
  rows.filter(({ quantity }) => isCount(quantity) && Number(quantity) > 0);

/** Units after those billed before; a bill that was cancelled in between may shift a paisa. */
const sumsOf = perRow(({ of, quantity, withinState }: DraftLine) => {
  if (!isCount(quantity)) return null;
  const terms = {
    price: of.unitPrice,
    discountPercent: '0',
    gstPercent: of.gstPercent,
    withinState,
  };
  const { billedQuantity } = of;
  const billed = lineSums({ ...terms, quantity: billedQuantity });
  return partSums(
    { ...terms, quantity: Number(quantity) },
    { quantity: billedQuantity, ...billed },
  );
});

const problem = (text: string) => (isCount(text) ? null : t('Please enter Quantity.'));
const problems = ({ quantity, remaining }: DraftLine) =>
  isCount(quantity) && Number(quantity) > remaining
    ? { quantity: t('Only {{remaining}} dispatched and not billed.', { remaining }) }
    : undefined;

const COLUMNS: LineColumn<DraftLine>[] = [
  readOnlyLineColumn(textColumn('poId', 'PO', { flex: 0, width: 70 })),
  readOnlyLineColumn(textColumn('of.sku.name', t('Item'), { minWidth: 150, flex: 2 })),
  readOnlyLineColumn(numberColumn('remaining', t('Not billed'), { width: 92 })),
  quantityLineColumn('quantity', t('Quantity'), { problem }),
  readOnlyLineColumn(moneyColumn('of.unitPrice', t('Unit price'), { width: 104 })),
  amountLineColumn('total', t('Total with GST'), (row) => sumsOf(row)?.total ?? null),
];

/** True while a quantity cannot be billed. */
export const areInvalid = (rows: readonly DraftLine[]): boolean =>
  invalidCells(rows, { columns: COLUMNS, problems }) > 0;

interface Props {
  rows: readonly DraftLine[];
  /** Round-off as typed; one that is none of these lines is not added. */
  roundOff: string;
  onChange: (rows: DraftLine[]) => void;
}

const headOf = (rows: readonly DraftLine[]) =>
  headerSums(billedLines(rows).flatMap((row) => sumsOf(row) ?? []));
/** Total of the lines, with GST. */
export const draftTotal = (rows: readonly DraftLine[]): string => headOf(rows).total;

/** Quantity to bill per line; totals update. */
export function BillDraftLines({ rows, roundOff, onChange }: Props) {
  const { taxable, gst, total } = useMemo(() => headOf(rows), [rows]);
  const by = roundOffProblem(roundOff, total) === true ? roundOff.trim() || '0' : '0';
  return (
    <>
      <LineGrid
        label={t('Lines')}
        rows={rows}
        onChange={onChange}
        columns={COLUMNS}
        problems={problems}
        submitted
      />
      <Totals
        sums={[
          [t('Base value'), taxable],
          ['GST', gst],
          ...roundOffRow(by),
          [t('Total'), sumOf([total, by])],
        ]}
      />
    </>
  );
}
