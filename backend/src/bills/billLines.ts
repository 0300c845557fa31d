import { type LineSums, type Part, partSums, sumOf } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { headOf, type LineMoney, sumColumns } from '../core/data/documentLines.ts';
import { followParts } from '../core/data/documentParts.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { settleRoundOff } from './roundOff.ts';

/** Lines of purchase orders as bills see them. Certain only under the lock on their purchase orders. */
export const poLinesOf = (trx: Trx, poLineIds: readonly number[]) =>
  trx
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_orders as po', 'po.po_id', 'l.po_id')
    .selectAll('l')
    .select(['po.seller_id', 'po.within_state'])
    .where('l.po_line_id', '=', eqAny(poLineIds))
    .execute();
export type BilledPoLine = Awaited<ReturnType<typeof poLinesOf>>[number];

/** Money columns of a bill's line. */
export type BillLineMoney = LineMoney & { line_total: string };

export function billLineMoney(sums: LineSums): BillLineMoney {
  const { total, ...columns } = sumColumns(sums);
  return { ...columns, line_total: total };
}

/** Sums of some units of a purchase order's line, after the parts billed before them. */
export const sumsOfUnits = (
  line: Pick<BilledPoLine, 'offer_price' | 'gstin' | 'within_state'>,
  quantity: number,
  billed: Part,
): LineSums =>
  partSums(
    {
      quantity,
      price: line.offer_price,
      discountPercent: '0',
      gstPercent: line.gstin,
      withinState: line.within_state,
    },
    billed,
  );

/** Head columns: the lines summed, and the round-off of the vendor's paper. */
export function billHead(lines: readonly BillLineMoney[], round_off: string) {
  const { taxable, gst, total } = headOf(
    lines.map((line) => ({ ...line, total: line.line_total })),
  );
  return {
    bill_base_value: taxable,
    bill_gst_amount: gst,
    round_off,
    bill_grand_total: sumOf([total, round_off]),
  };
}

/**
 * Counts units as billed, or back with a negative quantity, and updates their purchase orders,
 * which the caller has locked; a line billed whole comes to its bills.
 */
export async function countBilled(
  work: Work,
  units: readonly { po_id: number; po_line_id: number; quantity: number }[],
): Promise<void> {
  const { trx } = work;
  for (const { po_line_id, quantity } of units)
    await trx
      .updateTable('purchase_order_lines')
      .set({ billed_quantity: sql<number>`billed_quantity + ${quantity}` })
      .where('po_line_id', '=', po_line_id)
      .execute();
  await followParts(
    trx,
    'purchase_order_lines',
    units.map(({ po_line_id }) => po_line_id),
  );
  for (const poId of new Set(units.map(({ po_id }) => po_id))) await settleRoundOff(work, poId);
}
