import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { AppParts } from '../core/http/appParts.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, conflict, invalidTransition, refused } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { cancelUnissuedPosOf } from '../purchase-orders/purchase-orders.public.ts';
import { releaseQuotation } from '../quotations/quotations.public.ts';
import { orderCancellation } from './orderCancellation.ts';
import { sendOrderMail } from './orderMails.ts';
import type { Order } from '../orders/orders.shapes.ts';
import {
  settleOrder,
  type LockedOrder,
  lockOrder,
  orderById,
  releaseStock,
  servedLinesOf,
} from '../orders/orders.public.ts';
import type { OrderStatusChange } from './order-cancellation.shapes.ts';

export type Parts = Pick<AppParts, 'settings' | 'services'>;

/** The changed order, and the mails queued for it. */
export async function changeOrderStatus(
  trx: Trx,
  parts: Parts,
  body: OrderStatusChange,
  viewer: Viewer,
) {
  const order = await movedOrder(trx, parts, body, viewer);
  const attachment = body.send_email_with_attachment ?? false;
  const messages =
    attachment || body.send_email
      ? await sendOrderMail(trx, parts, order, { attachment }, viewer)
      : [];
  return { order, messages };
}

/** Cancels an order. Asking for the present status changes nothing; every other status is computed and never asked for. */
async function movedOrder(
  trx: Trx,
  parts: Parts,
  body: OrderStatusChange,
  viewer: Viewer,
): Promise<Order> {
  const { settings } = parts;
  const order = await lockOrder(trx, body.order_number, viewer);
  if (body.status === order.status) return orderById(trx, settings, order.order_id, viewer);
  const allowed = order.status === 'CONFIRMED' ? (['CANCELLED'] as const) : [];
  if (body.status !== 'CANCELLED' || order.status !== 'CONFIRMED')
    throw invalidTransition('order', order.status, body.status, allowed);
  if (body.version !== undefined && body.version !== order.version) throw conflict('order');
  const reason = body.reason?.trim();
  if (!reason) throw badField('reason', 'reason is required');
  const { refusals } = await orderCancellation(trx, settings, order.order_id, viewer);
  if (refusals.length) throw refused(refusals.join('. '));
  await cancelOrder(trx, parts, order, reason, viewer);
  return orderById(trx, settings, order.order_id, viewer);
}

/** Under the lock on its row, nothing standing against it: its purchase orders go with it, its quotation may be converted again. */
export async function cancelOrder(
  trx: Trx,
  { settings, services }: Parts,
  order: LockedOrder,
  reason: string,
  viewer: Viewer,
): Promise<void> {
  await cancelUnissuedPosOf(
    trx,
    { settings, outbox: services.outbox },
    order.order_id,
    reason,
    viewer,
  );
  await releaseStock(trx, await servedLinesOf(trx, order.order_id), reason, viewer);
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
  await audit(trx, viewer, {
    entity: 'ORDER',
    id: order.order_id,
    action: 'CANCEL',
    from: order.status,
    to: 'CANCELLED',
    remarks: reason,
  });
  if (order.quotation_id !== null) await releaseQuotation(trx, order.quotation_id, viewer);
}
