import {
  paymentsFit,
  type PoFacts,
  poStatuses,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import {
  addParts,
  isMoreThan,
  NO_PART,
  type Part,
  partSums,
  sumOf,
} from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { headOf, sumColumns } from '../core/data/documentLines.ts';
import { eqAny } from '../core/data/search.ts';
import { badField, refused } from '../core/http/errors.ts';
import type { LockedPurchaseOrder } from './purchaseOrderLocks.ts';

/**
 * Money of a line: what is billed, and what the rest will be billed at. The price already has the discount
 * (docs/rules/purchasing.md#purchase-order-prices), so it is not deducted again.
 */
export function lineMoney(
  { quantity, offer_price, gstin }: { quantity: number; offer_price: string; gstin: string },
  withinState: boolean,
  billed: Part = NO_PART,
) {
  const terms = { price: offer_price, discountPercent: '0', gstPercent: gstin, withinState };
  const rest = quantity - billed.quantity;
  const sums = partSums({ ...terms, quantity: rest }, billed);
  const { total, ...columns } = sumColumns(addParts(billed, { quantity: rest, ...sums }));
  return { ...columns, line_total: total };
}

export const linesOf = (trx: Trx, poId: number) =>
  trx
    .selectFrom('purchase_order_lines')
    .selectAll()
    .where('po_id', '=', poId)
    .orderBy('line_number')
    .execute();
export type PoLineRow = Awaited<ReturnType<typeof linesOf>>[number];

export const quantitiesOf = (line: PoLineRow) => ({
  quantity: line.quantity,
  cancelled: line.cancelled_quantity,
  dispatched: line.dispatched_quantity,
  delivered: line.delivered_quantity,
  billed: line.billed_quantity,
});

/** Input of the purchase order rules. */
export const factsOf = async (trx: Trx, po: LockedPurchaseOrder): Promise<PoFacts> => ({
  state: po.po_state,
  lines: (await linesOf(trx, po.po_id)).map(quantitiesOf),
  paid: po.paid_amount,
  pending: po.pending_amount,
});

export type HeadChange = Partial<
  Pick<LockedPurchaseOrder, 'po_state' | 'paid_amount' | 'pending_amount' | 'round_off'>
>;

/**
 * Recomputes sums and statuses from the lines, and increments the version. Returns the status
 * before and after, for the audit row.
 */
export async function writeHead(
  trx: Trx,
  poId: number,
  change: HeadChange = {},
): Promise<{ from: LockedPurchaseOrder['status']; to: LockedPurchaseOrder['status'] }> {
  const lines = await linesOf(trx, poId);
  const head = headOf(lines.map((line) => ({ ...line, total: line.line_total })));
  const before = await trx
    .selectFrom('purchase_orders')
    .select(['status', 'po_state', 'paid_amount', 'pending_amount', 'round_off'])
    .where('po_id', '=', poId)
    .executeTakeFirstOrThrow();
  const after = { ...before, ...change };
  const { po_state: state, paid_amount: paid, pending_amount: pending, round_off } = after;
  const payable = sumOf([head.total, round_off]);
  // rounded down after it was paid in advance: what was paid too much stays with the vendor
  if (!paymentsFit(paid, pending, isMoreThan(payable, head.total) ? payable : head.total))
    throw refused('The payments of this purchase order would be more than it comes to');
  const { status, fulfilment, billing, payment } = poStatuses({
    state,
    paid,
    grandTotal: payable,
    lines: lines.map(quantitiesOf),
  });
  await trx
    .updateTable('purchase_orders')
    .set({
      po_state: state,
      paid_amount: paid,
      pending_amount: pending,
      round_off,
      po_taxable_amount: head.taxable,
      po_gst_amount: head.gst,
      po_grand_total: head.total,
      status,
      fulfilment_status: fulfilment,
      billing_status: billing,
      payment_status: payment,
      version: sql<number>`version + 1`,
    })
    .where('po_id', '=', poId)
    .execute();
  return { from: before.status, to: status };
}

interface OrderUnits {
  order_line_id: number | null;
  quantity: number;
  /** Units of the purchase order's line before the change. */
  before?: number;
  /** Place of the line in the request, for error messages. */
  field: string;
}

/** Puts units of sales order lines on purchase orders, or back with a negative quantity, under the lock on the order. */
export async function takeFromOrder(
  trx: Trx,
  orderId: number | null,
  wishes: readonly OrderUnits[],
): Promise<void> {
  const byLine = Map.groupBy(
    wishes.filter((wish) => wish.order_line_id !== null && wish.quantity !== 0),
    (wish) => wish.order_line_id as number,
  );
  if (!byLine.size) return;
  const lines = await trx
    .selectFrom('order_lines')
    .select([
      'line_id',
      'order_id',
      'quantity',
      'cancelled_quantity',
      'generated_quantity',
      'stock_quantity',
    ])
    .where('line_id', '=', eqAny([...byLine.keys()]))
    .execute();
  const known = new Map(lines.map((line) => [line.line_id, line]));
  for (const [lineId, some] of byLine) {
    const line = known.get(lineId);
    const field = some.at(-1)?.field ?? '';
    if (!line || line.order_id !== orderId)
      throw badField(field, 'This is not a line of the order');
    const delta = some.reduce((sum, { quantity }) => sum + quantity, 0);
    const ordered = line.quantity - line.cancelled_quantity;
    const left = ordered - line.generated_quantity - line.stock_quantity;
    const before = some.reduce((sum, wish) => sum + (wish.before ?? 0), 0);
    if (delta > left) {
      const of = `${ordered} ordered, ${line.generated_quantity - before} bought, ${line.stock_quantity} from stock`;
      throw badField(
        field,
        left + before > 0
          ? `At most ${left + before} can be bought on this order line (${of})`
          : `Nothing is left to buy on this order line (${of})`,
      );
    }
    await trx
      .updateTable('order_lines')
      .set({ generated_quantity: sql<number>`generated_quantity + ${delta}` })
      .where('line_id', '=', lineId)
      .execute();
  }
}
