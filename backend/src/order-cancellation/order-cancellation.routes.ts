import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { notFound } from '../core/http/errors.ts';
import { Answer } from '../core/http/shapes.ts';
import { acceptedAtOnce } from '../messages/messages.public.ts';
import { findOrder } from '../orders/orders.public.ts';
import { Order } from '../orders/orders.shapes.ts';
import { changeOrderStatus } from './cancelOrder.ts';
import { cancelOrderLine } from './cancelOrderLine.ts';
import {
  CancelPreview,
  CancelPreviewQuery,
  OrderLineCancellation,
  OrderStatusChange,
} from './order-cancellation.shapes.ts';
import { orderCancellation } from './orderCancellation.ts';

const Written = Answer({ order: Order });

/** Cancels orders and their lines, together with what was bought and reserved for them. */
export async function orderCancellationRoutes(
  app: App,
  { db, settings, services }: AppParts,
): Promise<void> {
  app.post(
    '/updateOrderLineStatus',
    {
      schema: { body: OrderLineCancellation, response: Written },
      config: { ...requires('order', 'UPDATE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      order: await withIdempotency(request, (work) =>
        cancelOrderLine(work, { settings, services }, request.body),
      ),
    }),
  );
  app.post(
    '/updateOrderStatus',
    {
      schema: {
        body: OrderStatusChange,
        response: Answer({ order: Order, email_sent: Type.Boolean() }),
      },
      config: { ...requires('order', 'UPDATE'), idempotent: true },
    },
    async (request) => {
      const { order, messages } = await withIdempotency(request, (work) =>
        changeOrderStatus(work, { settings, services }, request.body),
      );
      return {
        success: true as const,
        order,
        email_sent: await acceptedAtOnce(services.outbox, messages),
      };
    },
  );
  app.get(
    '/order/cancelPreview',
    {
      schema: { querystring: CancelPreviewQuery, response: Answer({ data: CancelPreview }) },
      config: requires('order', 'UPDATE'),
    },
    async ({ query, viewer }) => {
      const order = await findOrder({ db, settings, viewer }, query.order_number);
      if (!order) throw notFound('Order');
      return {
        success: true as const,
        data: await orderCancellation({ db, settings, viewer }, order.order_id),
      };
    },
  );
}
