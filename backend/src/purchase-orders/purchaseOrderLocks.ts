import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, notFound, refused } from '../core/http/errors.ts';
import { findOrder } from '../orders/orders.public.ts';
import { findOne } from './readPurchaseOrders.ts';

const orderOf = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'edd', 'cancelled', 'status', 'gst_registration_id'])
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
export type LockedOrder = Awaited<ReturnType<typeof orderOf>>;

/**
 * A sales order in the viewer's row scope, by number or id: its row guards the quantities still to
 * be bought.
 */
export async function lockOrder(work: Work, key: string): Promise<LockedOrder> {
  const { trx } = work;
  const found = await findOrder(work, key);
  if (!found) throw notFound('Order');
  const order = await orderOf(trx, found.order_id);
  if (order.status === 'CANCELLED') throw refused('This order is cancelled');
  return order;
}

/**
 * Locks a purchase order in the viewer's row scope for a change: its sales order first, the common
 * order of everything that buys for it or changes it.
 */
export async function lockPurchaseOrder(work: Work, poId: number, version?: number) {
  const { trx } = work;
  const found = await findOne(work, poId);
  if (!found) throw notFound('Purchase order');
  if (found.order_id !== null) await orderOf(trx, found.order_id);
  const po = await trx
    .selectFrom('purchase_orders')
    .selectAll()
    .where('po_id', '=', poId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== undefined && version !== po.version) throw conflict('purchase order');
  return po;
}
export type LockedPurchaseOrder = Awaited<ReturnType<typeof lockPurchaseOrder>>;
