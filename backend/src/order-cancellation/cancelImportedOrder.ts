import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { refused } from '../core/http/errors.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { cancelOrder } from './cancelOrder.ts';
import { orderCancellation } from './orderCancellation.ts';

/** Cancels an order that was brought along by mistake, while nothing but its stock hangs on it. */
export async function cancelImportedOrder(
  work: Work,
  parts: Pick<AppParts, 'settings' | 'services'>,
  orderId: number,
  reason: string,
): Promise<void> {
  const order = await lockOrder(work, String(orderId));
  if (order.status === 'CANCELLED') return;
  const { refusals, purchase_orders } = await orderCancellation(work, orderId);
  const names = purchase_orders.map(({ po_id }) => po_id).join(', ');
  if (purchase_orders.length) refusals.push(`Purchase orders are made for it: ${names}`);
  const paid = await work.trx
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('status', 'not in', ['REJECTED', 'VOID'])
    .orderBy('payment_id')
    .executeTakeFirst();
  if (paid) refusals.push(`Payment ${paid.payment_id} is for it`);
  if (refusals.length) throw refused(`${order.order_number}: ${refusals.join('. ')}`);
  await cancelOrder(work, parts, order, reason);
}
