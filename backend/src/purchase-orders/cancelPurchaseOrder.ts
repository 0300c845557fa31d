import {
  cancelRefusal,
  poLineActions,
  PO_TRANSITIONS,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { billedParts } from '../core/data/documentParts.ts';
import type { Work } from '../core/data/work.ts';
import { forbidden, invalidTransition, notFound, refused } from '../core/http/errors.ts';
import { cancelDeliveryPoints } from '../delivery-schedule/delivery-schedule.public.ts';
import { withdrawMessages } from '../messages/messages.public.ts';
import type { LineStatusChange, PurchaseOrder } from './purchase-orders.shapes.ts';
import {
  factsOf,
  lineMoney,
  linesOf,
  type PoLineRow,
  quantitiesOf,
  takeFromOrder,
  writeHead,
} from './purchaseOrderLines.ts';
import { type LockedPurchaseOrder, lockPurchaseOrder } from './purchaseOrderLocks.ts';
import { purchaseOrderById } from './readPurchaseOrders.ts';

/**
 * Cancels its delivery points and frees the sales order's units; the document keeps its lines and
 * sums.
 */
export async function cancelPurchaseOrder(
  work: Work,
  po: LockedPurchaseOrder,
  reason: string,
): Promise<void> {
  const { trx } = work;
  const why = cancelRefusal(await factsOf(trx, po));
  if (why) throw refused(why);
  const lines = await linesOf(trx, po.po_id);
  await takeFromOrder(
    trx,
    po.order_id,
    lines.map((line) => ({
      order_line_id: line.order_line_id,
      quantity: line.cancelled_quantity - line.quantity,
      field: 'po_id',
    })),
  );
  await cancelDeliveryPoints(work, { poId: po.po_id }, reason);
  await trx
    .updateTable('purchase_orders')
    .set({ cancel_reason: reason })
    .where('po_id', '=', po.po_id)
    .execute();
  await writeHead(trx, po.po_id, { po_state: 'CANCELLED' });
  await withdrawMessages(work, 'PURCHASE_ORDER', po.po_id);
  await work.audit({
    entity: 'PURCHASE_ORDER',
    id: po.po_id,
    action: 'CANCEL',
    from: po.po_state,
    to: 'CANCELLED',
    remarks: reason,
  });
}

/** Cancels what has not left the seller of one line; its money follows. */
export async function cancelRest(
  work: Work,
  po: LockedPurchaseOrder,
  line: PoLineRow,
  reason: string,
): Promise<void> {
  const { trx } = work;
  const rest = line.quantity - line.cancelled_quantity - line.dispatched_quantity;
  await takeFromOrder(trx, po.order_id, [
    { order_line_id: line.order_line_id, quantity: -rest, field: 'po_line_id' },
  ]);
  const cancelled_quantity = line.cancelled_quantity + rest;
  const money = lineMoney(
    { ...line, quantity: line.quantity - cancelled_quantity },
    po.within_state,
    (await billedParts(trx, [line.po_line_id])).get(line.po_line_id),
  );
  await trx
    .updateTable('purchase_order_lines')
    .set({ cancelled_quantity, cancel_reason: reason, ...money })
    .where('po_line_id', '=', line.po_line_id)
    .execute();
  await cancelDeliveryPoints(work, { poLineId: line.po_line_id }, reason);
  const { from, to } = await writeHead(trx, po.po_id);
  const changes = {
    [`line ${line.line_number} cancelled_quantity`]: {
      from: line.cancelled_quantity,
      to: cancelled_quantity,
    },
  };
  const action = line.dispatched_quantity ? 'SHORT_CLOSE_LINE' : 'CANCEL_LINE';
  await work.audit({
    entity: 'PURCHASE_ORDER',
    id: po.po_id,
    action,
    changes,
    remarks: reason,
    ...(from === to ? {} : { from, to }),
  });
}

/**
 * Cancels the whole line when nothing is dispatched, else its rest. A cancelled line stays as it
 * is.
 */
export async function changeLineStatus(work: Work, body: LineStatusChange): Promise<PurchaseOrder> {
  const { trx, viewer } = work;
  const po = await lockPurchaseOrder(work, body.po_id, body.version);
  const facts = await factsOf(trx, po);
  const line = (await linesOf(trx, po.po_id)).find(
    ({ po_line_id }) => po_line_id === body.po_line_id,
  );
  if (!line) throw notFound('Purchase order line');
  if (
    !viewer.can(
      'PURCHASE_ORDER',
      po.po_state === 'ISSUED' || line.dispatched_quantity > 0 ? 'APPROVE' : 'UPDATE',
    )
  )
    throw forbidden();
  if (line.quantity - line.cancelled_quantity > line.dispatched_quantity) {
    if (po.po_state === 'CANCELLED')
      throw invalidTransition('purchase order', 'CANCELLED', 'DRAFT', PO_TRANSITIONS.CANCELLED);
    if (!poLineActions(facts, quantitiesOf(line), viewer.can).length)
      throw refused(
        'This is the last line of the purchase order: cancel the purchase order instead',
      );
    await cancelRest(work, po, line, body.reason.trim());
  } else if (line.cancelled_quantity === 0) throw refused('All of this line has left the seller');
  return purchaseOrderById(work, po.po_id);
}
