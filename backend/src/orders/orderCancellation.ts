import { cancelRefusals, restOfLine } from '@munim/schema/orders/orders.rules.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { receivedOf } from '../payments/paymentSums.service.ts';
import { orderById, poLinesOf } from './orders.service.ts';
import type { CancelPreview } from './orders.shapes.ts';

/**
 * Everything that cancelling an order would change, and the reasons against it. The cancellation
 * calls this under its lock and carries out what is
 * listed, so that preview and effect cannot differ (docs/decisions/016).
 */
export async function orderCancellation(
  db: Database | Trx,
  settings: Settings,
  orderId: number,
  viewer: Viewer,
): Promise<CancelPreview> {
  const order = await orderById(db, settings, orderId, viewer);
  const lines = order.order_lines.map((line) => ({
    line,
    quantity: line.quantity,
    cancelled: line.cancelled_quantity,
    dispatched: line.dispatched_quantity,
    delivered: line.delivered_quantity,
    invoiced: line.invoiced_quantity,
    generated: line.generated_po_qty ?? 0,
    stock: line.stock_quantity,
    issued: line.issued_po_qty,
  }));
  const waiting = await waitingUnits(db, orderId);
  const alreadyGone = order.status === 'CANCELLED' ? ['This order is cancelled already'] : [];
  return {
    order_id: orderId,
    order_number: order.order_number,
    version: order.version,
    quotation_id: order.quotation_id,
    refusals: [...alreadyGone, ...cancelRefusals({ hasIssuedPo: order.has_issued_po, lines })],
    lines: lines
      .filter((facts) => restOfLine(facts) > 0)
      .map(({ line, ...facts }) => ({
        line_id: line.line_id,
        sku_info: line.sku_info,
        line_total: line.line_total,
        quantity: restOfLine(facts),
        generated_po_qty: facts.generated,
      })),
    purchase_orders: await livePurchaseOrders(db, orderId, viewer),
    units_at_sellers: waiting.at_sellers,
    units_of_stock: waiting.of_stock,
    order_grand_total: order.order_grand_total,
    ...(await receiptsOf(db, orderId, viewer)),
  };
}

/** Receipts, paid or pending: they stay in the books. Only for readers of payments. */
async function receiptsOf(db: Database | Trx, orderId: number, viewer: Viewer) {
  if (!viewer.can('PAYMENT', 'READ')) return { received_amount: null, pending_receipts: null };
  const { received_amount } = await db
    .selectFrom('orders')
    .select('received_amount')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { pending } = await receivedOf(db, orderId);
  return { received_amount, pending_receipts: pending };
}

/** Units on the delivery board: goods of sellers, and stock that is held for the order. */
const waitingUnits = (db: Database | Trx, orderId: number) =>
  db
    .selectFrom('delivery_points')
    .select(
      sql<number>`coalesce(sum(quantity) filter (where seller_id is not null), 0)::integer`.as(
        'at_sellers',
      ),
    )
    .select(
      sql<number>`coalesce(sum(quantity) filter (where warehouse_id is not null), 0)::integer`.as(
        'of_stock',
      ),
    )
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();

async function livePurchaseOrders(
  db: Database | Trx,
  orderId: number,
  viewer: Viewer,
): Promise<CancelPreview['purchase_orders']> {
  const cost = seesCost(viewer.can);
  const lines = (await poLinesOf(db, [orderId])).filter((line) => line.po_state !== 'CANCELLED');
  return [...Map.groupBy(lines, (line) => line.po_id)].flatMap(([po_id, [first, ...others]]) => {
    if (!first) return [];
    const { po_state, po_status, seller, po_grand_total } = first;
    return {
      po_id,
      status: po_status,
      blocks: po_state === 'ISSUED',
      seller: cost ? seller : null,
      po_grand_total: cost ? po_grand_total : null,
      quantity: [first, ...others].reduce(
        (sum, line) => sum + line.quantity - line.cancelled_quantity,
        0,
      ),
    };
  });
}
