import { sql } from 'kysely';
import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, conflict, invalidTransition, refused } from '../core/http/errors.ts';
import {
  settleOrder,
  type LockedOrder,
  lockOrder,
  orderById,
  releaseStock,
  servedLinesOf,
} from '../orders/orders.public.ts';
import type { Order } from '../orders/orders.shapes.ts';
import { cancelUnissuedPosOf } from '../purchase-orders/purchase-orders.public.ts';
import { releaseQuotation } from '../quotations/quotations.public.ts';
import type { OrderStatusChange } from './order-cancellation.shapes.ts';
import { orderCancellation } from './orderCancellation.ts';
import { sendOrderMail } from './orderMails.ts';

export type Parts = Pick<AppParts, 'settings' | 'services'>;

/** The changed order, and the mails queued for it. */
export async function changeOrderStatus(work: Work, parts: Parts, body: OrderStatusChange) {
  const order = await orderWithStatus(work, parts, body);
  const attachment = body.send_email_with_attachment ?? false;
  if (!attachment && !body.send_email) return { order, messages: [] };
  const messages = await sendOrderMail(work, parts, order, { attachment });
  // an order is cancelled all the same; a request that only mails has done nothing
  if (!messages.length && body.status !== 'CANCELLED')
    throw refused('The order has no account user who gets mail');
  return { order, messages };
}

/** Cancels an order. Asking for the present status changes nothing; every other status is computed and never asked for. */
async function orderWithStatus(work: Work, parts: Parts, body: OrderStatusChange): Promise<Order> {
  const order = await lockOrder(work, body.order_number);
  if (body.status === order.status) return orderById(work, order.order_id);
  const allowed = order.status === 'CONFIRMED' ? (['CANCELLED'] as const) : [];
  if (body.status !== 'CANCELLED' || order.status !== 'CONFIRMED')
    throw invalidTransition('order', order.status, body.status, allowed);
  if (body.version !== undefined && body.version !== order.version) throw conflict('order');
  const reason = body.reason?.trim();
  if (!reason) throw badField('reason', 'reason is required');
  const { refusals } = await orderCancellation(work, order.order_id);
  if (refusals.length) throw refused(refusals.join('. '));
  await cancelOrder(work, parts, order, reason);
  return orderById(work, order.order_id);
}

/**
 * Cancels an order under the lock on its row, when nothing stands against it: its purchase orders
 * go with it, its quotation may be converted again.
 */
export async function cancelOrder(
  work: Work,
  { settings, services }: Parts,
  order: LockedOrder,
  reason: string,
): Promise<void> {
  const { trx } = work;
  await cancelUnissuedPosOf(work, { settings, outbox: services.outbox }, order.order_id, reason);
  await releaseStock(work, await servedLinesOf(trx, order.order_id), reason);
  await trx
    .updateTable('orders')
    .set({
      cancelled: true,
      status: 'CANCELLED',
      cancel_reason: reason,
      version: sql<number>`version + 1`,
    })
    .where('order_id', '=', order.order_id)
    .execute();
  await settleOrder(trx, order.order_id);
  await work.audit({
    entity: 'ORDER',
    id: order.order_id,
    action: 'CANCEL',
    from: order.status,
    to: 'CANCELLED',
    remarks: reason,
  });
  if (order.quotation_id !== null) await releaseQuotation(work, order.quotation_id);
}
