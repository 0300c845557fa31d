import { LIVE_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { remaining, sumOf } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { headOf, lineColumns, type LineMoney } from '../core/data/documentLines.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { settlePurchaseOrder } from '../purchase-orders/purchase-orders.public.ts';

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

export type LineSums = LineMoney & { line_total: string };
export const ZERO_SUMS: LineSums = {
  taxable_amount: '0.00',
  cgst_amount: '0.00',
  sgst_amount: '0.00',
  igst_amount: '0.00',
  line_total: '0.00',
};

/** Sums of the live bills per purchase order line. */
export async function billedSumsOf(
  trx: Trx,
  poLineIds: readonly number[],
): Promise<Map<number, LineSums>> {
  const sum = (column: keyof LineSums) => sql<string>`sum(${sql.ref(`bl.${column}`)})`.as(column);
  const rows = await trx
    .selectFrom('bill_lines as bl')
    .innerJoin('bills as b', 'b.bill_id', 'bl.bill_id')
    .select([
      'bl.po_line_id',
      sum('taxable_amount'),
      sum('cgst_amount'),
      sum('sgst_amount'),
      sum('igst_amount'),
      sum('line_total'),
    ])
    .where('bl.po_line_id', '=', eqAny(poLineIds))
    .where('b.status', '=', eqAny(LIVE_BILLS))
    .groupBy('bl.po_line_id')
    .execute();
  return new Map(rows.map(({ po_line_id, ...sums }) => [po_line_id, sums]));
}

export const addSums = (one: LineSums, other: LineSums): LineSums => ({
  taxable_amount: sumOf([one.taxable_amount, other.taxable_amount]),
  cgst_amount: sumOf([one.cgst_amount, other.cgst_amount]),
  sgst_amount: sumOf([one.sgst_amount, other.sgst_amount]),
  igst_amount: sumOf([one.igst_amount, other.igst_amount]),
  line_total: sumOf([one.line_total, other.line_total]),
});

/** Money of some units of a purchase order's line. */
export function sumsOfUnits(
  line: Pick<BilledPoLine, 'offer_price' | 'gstin' | 'within_state'>,
  quantity: number,
): LineSums {
  const terms = {
    quantity,
    price: line.offer_price,
    discountPercent: '0',
    gstPercent: line.gstin,
    withinState: line.within_state,
  };
  const { total, ...columns } = lineColumns(terms);
  return { ...columns, line_total: total };
}

/** The units that complete a line take what is left of its sums: all its bills together come to the line, to the paisa. */
export function sumsOfRest(line: BilledPoLine, billed: LineSums): LineSums {
  const taxable_amount = remaining(line.taxable_amount, billed.taxable_amount);
  const half = remaining(line.cgst_amount, billed.cgst_amount);
  const igst_amount = remaining(line.igst_amount, billed.igst_amount);
  const line_total = sumOf([taxable_amount, half, half, igst_amount]);
  return { taxable_amount, cgst_amount: half, sgst_amount: half, igst_amount, line_total };
}

/** Head columns, summed over the lines. */
export function billHead(lines: readonly LineSums[]) {
  const { taxable, gst, total } = headOf(
    lines.map((line) => ({ ...line, total: line.line_total })),
  );
  return { bill_base_value: taxable, bill_gst_amount: gst, bill_grand_total: total };
}

/**
 * Counts units as billed, or back with a negative quantity, and updates their purchase orders,
 * which the caller has locked.
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
  for (const poId of new Set(units.map(({ po_id }) => po_id)))
    await settlePurchaseOrder(work, poId);
}
