import {
  cancelLineRefusal,
  isLastOpenLine,
  cancellableQuantity,
} from '@munim/schema/orders/orders.rules.ts';
import { sql } from 'kysely';
import { invoicedParts } from '../core/data/documentParts.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, forbidden, invalidTransition, notFound, refused } from '../core/http/errors.ts';
import {
  settleOrder,
  orderLineMoney,
  lineFacts,
  lockedLines,
  lockOrder,
  orderById,
  orderFacts,
  releaseStock,
} from '../orders/orders.public.ts';
import type { Order } from '../orders/orders.shapes.ts';
import { releaseOrderLine } from '../purchase-orders/purchase-orders.public.ts';
import { cancelOrder, type Parts } from './cancelOrder.ts';
import type { OrderLineCancellation } from './order-cancellation.shapes.ts';

/**
 * Cancels the part of a line that has not progressed. A cancelled line stays as it is; the order is
 * cancelled with its last line.
 */
export async function cancelOrderLine(
  work: Work,
  parts: Parts,
  body: OrderLineCancellation,
): Promise<Order> {
  const { trx, viewer } = work;
  const { settings, services } = parts;
  const order = await lockOrder(work, body.order_number);
  const lines = await lockedLines(trx, order.order_id);
  const line = lines.find(({ line_id }) => line_id === body.line_id);
  if (!line) throw notFound('Order line');
  const facts = await orderFacts(trx, order, lines);
  const ofLine = lineFacts(line);
  const rest = cancellableQuantity(ofLine);
  if (line.cancelled_quantity > 0 && rest === 0) return orderById(work, order.order_id);
  if (order.status === 'CANCELLED') throw invalidTransition('order', 'CANCELLED', 'CONFIRMED', []);
  if (body.version !== undefined && body.version !== order.version) throw conflict('order');
  if (line.dispatched_quantity > 0 && !viewer.can('ORDER', 'APPROVE')) throw forbidden();
  const why = cancelLineRefusal(facts, ofLine);
  if (why) throw refused(why);

  const reason = body.reason.trim();
  const isLast = isLastOpenLine(facts.lines, ofLine);
  if (isLast) await cancelOrder(work, parts, order, reason);
  else {
    await releaseOrderLine(work, { settings, outbox: services.outbox }, line, reason);
    await releaseStock(work, [line], reason);
  }
  const cancelled_quantity = line.cancelled_quantity + rest;
  const invoiced = await invoicedParts(trx, [line.line_id]);
  await trx
    .updateTable('order_lines')
    .set({
      cancelled_quantity,
      cancel_reason: reason,
      ...orderLineMoney({ ...line, cancelled_quantity }, invoiced.get(line.line_id)),
    })
    .where('line_id', '=', line.line_id)
    .execute();
  await trx
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('order_id', '=', order.order_id)
    .execute();
  const { from, to } = await settleOrder(trx, order.order_id);
  await work.audit({
    entity: 'ORDER',
    id: order.order_id,
    action: line.dispatched_quantity ? 'SHORT_CLOSE_LINE' : 'CANCEL_LINE',
    remarks: reason,
    changes: {
      [`line ${line.line_number} cancelled_quantity`]: {
        from: line.cancelled_quantity,
        to: cancelled_quantity,
      },
    },
    ...(from === to ? {} : { from, to }),
  });
  return orderById(work, order.order_id);
}
