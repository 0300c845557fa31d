import { orderStatuses } from '@munim/schema/orders/orders.rules.ts';
import type { OrderStatus } from '@munim/schema/generated/types.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import type { Trx } from '../core/data/database.ts';
import { headOf } from '../core/data/documentLines.ts';

/**
 * Writes sums and statuses of an order again from its lines, receipts and credit notes: the one place that does, after every change of them.
 * The caller holds the order's row. Answers the status before and after, for the audit row.
 */
export async function settleOrder(
  trx: Trx,
  orderId: number,
): Promise<{ from: OrderStatus; to: OrderStatus }> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'cancelled', 'received_amount', 'credited_amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const head = headOf(lines.map((line) => ({ ...line, total: line.line_total })));
  const { status, fulfilment, billing, payment } = orderStatuses({
    cancelled: order.cancelled,
    received: sumOf([order.received_amount, order.credited_amount]),
    grandTotal: head.total,
    lines: lines.map((line) => ({
      quantity: line.quantity,
      cancelled: line.cancelled_quantity,
      dispatched: line.dispatched_quantity,
      delivered: line.delivered_quantity,
      invoiced: line.invoiced_quantity,
    })),
  });
  await trx
    .updateTable('orders')
    .set({
      status,
      fulfilment_status: fulfilment,
      billing_status: billing,
      payment_status: payment,
      order_taxable_amount: head.taxable,
      order_gst_amount: head.gst,
      order_grand_total: head.total,
    })
    .where('order_id', '=', orderId)
    .execute();
  return { from: order.status, to: status };
}
