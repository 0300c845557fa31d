import { cancelRefusals, cancellableQuantity } from '@munim/schema/orders/orders.rules.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { sellerInfo } from '../core/data/embeds.ts';
import type { ReadContext } from '../core/data/work.ts';
import { orderById } from '../orders/orders.public.ts';
import { receivedOf } from '../payments/payments.public.ts';
import type { CancelPreview } from './order-cancellation.shapes.ts';

/**
 * Effects of cancelling an order, and the reasons against it. The cancellation calls this under its
 * lock and carries out what is listed, so that preview and effect cannot differ
 * (docs/decisions/016).
 */
export async function orderCancellation(
  context: ReadContext,
  orderId: number,
): Promise<CancelPreview> {
  const { db } = context;
  const order = await orderById(context, orderId);
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
      .filter((facts) => cancellableQuantity(facts) > 0)
      .map(({ line, ...facts }) => ({
        line_id: line.line_id,
        product: line.product,
        sku: line.sku,
        line_total: line.line_total,
        quantity: cancellableQuantity(facts),
        generated_po_qty: facts.generated,
      })),
    purchase_orders: await livePurchaseOrders(context, orderId),
    units_at_sellers: waiting.at_sellers,
    units_of_stock: waiting.of_stock,
    order_grand_total: order.order_grand_total,
    ...(await receiptsOf(context, orderId)),
  };
}

/** Receipts, paid or pending: they stay in the books. Only for readers of payments. */
async function receiptsOf({ db, viewer }: ReadContext, orderId: number) {
  if (!viewer.can('PAYMENT', 'READ')) return { received_amount: null, pending_receipts: null };
  const { received_amount } = await db
    .selectFrom('orders')
    .select('received_amount')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { pending } = await receivedOf(db, orderId);
  return { received_amount, pending_receipts: pending };
}

/** Units on the delivery board: goods of sellers, and stock reserved for the order. */
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

/** Purchase orders that are not cancelled, the newest first; sellers and sums only for viewers of cost prices. */
async function livePurchaseOrders(
  { db, viewer }: ReadContext,
  orderId: number,
): Promise<CancelPreview['purchase_orders']> {
  const cost = seesCost(viewer.can);
  const quantity = sql<number>`(select coalesce(sum(pl.quantity - pl.cancelled_quantity), 0)::integer from purchase_order_lines pl
    where pl.po_id = po.po_id)`;
  const rows = await db
    .selectFrom('purchase_orders as po')
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select(['po.po_id', 'po.status', 'po.po_state', 'po.po_grand_total'])
    .select([sellerInfo.as('seller'), quantity.as('quantity')])
    .where('po.order_id', '=', orderId)
    .where('po.po_state', '<>', 'CANCELLED')
    .orderBy('po.po_id', 'desc')
    .execute();
  return rows.map(({ po_state, seller, po_grand_total, ...row }) => ({
    ...row,
    blocks: po_state === 'ISSUED',
    seller: cost ? seller : null,
    po_grand_total: cost ? po_grand_total : null,
  }));
}
