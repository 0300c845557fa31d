import type { Trx } from '../core/data/database.ts';
import type { Waiting } from '../core/data/paging.ts';
import type { Work, ReadContext } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Outbox } from '../messages/messages.public.ts';
import { cancelPurchaseOrder, cancelRest } from './cancelPurchaseOrder.ts';
import type { PurchaseOrderQuery } from './purchase-orders.shapes.ts';
import { linesOf, type PoLineRow, type HeadChange, writeHead } from './purchaseOrderLines.ts';
import { type LockedPurchaseOrder, lockPurchaseOrder } from './purchaseOrderLocks.ts';
import { queuePurchaseOrderMails } from './purchaseOrderMails.ts';
import { purchaseOrderForMail, waitingFiltered } from './readPurchaseOrders.ts';
/** Purchase orders that a list with this query has, for Home. */
export const waitingPurchaseOrders = (
  context: ReadContext,
  query: PurchaseOrderQuery,
): Promise<Waiting> => waitingFiltered(context, query);

const lockAllOf = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('purchase_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('po_state', '<>', 'CANCELLED')
    .orderBy('po_id')
    .forUpdate()
    .execute();

/** Mails about a cancelled purchase order. */
interface NotificationParts {
  settings: Settings;
  outbox: Outbox;
}

/** Sends the same messages as cancelling the purchase order itself, in the same transaction. */
async function cancelAndNotify(
  work: Work,
  parts: NotificationParts,
  po: LockedPurchaseOrder,
  reason: string,
): Promise<void> {
  const { trx } = work;
  await cancelPurchaseOrder(work, po, reason);
  await queuePurchaseOrderMails(
    work,
    parts,
    await purchaseOrderForMail(trx, parts.settings, po.po_id),
    {},
  );
}

/**
 * Part of cancelling a sales order, under the lock on its row: refused while one is issued, else
 * all of them are cancelled.
 */
export async function cancelUnissuedPosOf(
  work: Work,
  parts: NotificationParts,
  orderId: number,
  reason: string,
): Promise<void> {
  const { trx } = work;
  const all = await lockAllOf(trx, orderId);
  const issued = all.find((po) => po.po_state === 'ISSUED');
  if (issued) throw refused(`Purchase order ${issued.po_id} of this order is issued`, 'PO_ISSUED');
  for (const po of all) await cancelAndNotify(work, parts, po, reason);
}

const openOf = (line: PoLineRow) => line.quantity - line.cancelled_quantity;

/**
 * Part of cancelling units of a sales order line, under the lock on the order: refused while
 * undispatched units are on an issued purchase order; units on others are released, and a purchase
 * order without lines is cancelled.
 */
export async function releaseOrderLine(
  work: Work,
  parts: NotificationParts,
  { order_id, line_id }: { order_id: number; line_id: number },
  reason: string,
): Promise<void> {
  const { trx } = work;
  for (const po of await lockAllOf(trx, order_id)) {
    const lines = await linesOf(trx, po.po_id);
    const own = lines.filter(
      (line) => line.order_line_id === line_id && openOf(line) > line.dispatched_quantity,
    );
    if (!own.length) continue;
    if (po.po_state === 'ISSUED')
      throw refused(`Purchase order ${po.po_id} of this line is issued`, 'PO_ISSUED');
    if (lines.some((line) => openOf(line) > 0 && !own.includes(line)))
      for (const line of own) await cancelRest(work, po, line, reason);
    else await cancelAndNotify(work, parts, po, reason);
  }
}

/**
 * Writes sums and statuses of a purchase order again after its quantities changed elsewhere: dispatched, delivered, billed, paid. The caller
 * holds its row. A status that changes has its audit row.
 */
export async function settlePurchaseOrder(
  work: Work,
  poId: number,
  change: HeadChange = {},
): Promise<void> {
  const { trx } = work;
  const { from, to } = await writeHead(trx, poId, change);
  if (from !== to)
    await work.audit({ entity: 'PURCHASE_ORDER', id: poId, action: 'STATUS', from, to });
}

/** The purchase order in the viewer's row scope, its row locked until the payment is written. */
export const lockPoForPayment = (work: Work, poId: number): Promise<LockedPurchaseOrder> =>
  lockPurchaseOrder(work, poId);

/** Writes paid and pending amounts, and the statuses that follow. The caller has locked the row. */
export const writePoPayments = (
  work: Work,
  poId: number,
  { paid, pending }: { paid: string; pending: string },
): Promise<void> => settlePurchaseOrder(work, poId, { paid_amount: paid, pending_amount: pending });
