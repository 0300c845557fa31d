import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { settleOrder } from '../orders/settleOrder.service.ts';
import { writePoPayments } from '../purchase-orders/poPayments.service.ts';
import { allocate } from './allocations.service.ts';
import { creditedOf, paidAndPendingOf, receivedOf } from './paymentSums.service.ts';

/**
 * Writes the sums of payments and credit notes to the document itself and to its bills and
 * invoices, with their statuses: after every change of them.
 * The caller has locked its row.
 */
export async function settlePaper(
  trx: Trx,
  { order_id, po_id }: { order_id?: number | null; po_id?: number | null },
  viewer: Viewer,
): Promise<void> {
  if (po_id) {
    await writePoPayments(trx, po_id, await paidAndPendingOf(trx, po_id), viewer);
    await allocate(trx, { poId: po_id }, viewer);
  }
  if (!order_id) return;
  const { paid: received_amount } = await receivedOf(trx, order_id);
  const credited_amount = await creditedOf(trx, order_id);
  await trx
    .updateTable('orders')
    .set({ received_amount, credited_amount })
    .where('order_id', '=', order_id)
    .execute();
  await allocate(trx, { orderId: order_id }, viewer);
  const { from, to } = await settleOrder(trx, order_id);
  if (from !== to)
    await audit(trx, viewer, { entity: 'ORDER', id: order_id, action: 'STATUS', from, to });
}
