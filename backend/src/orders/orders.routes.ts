import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { notFound } from '../core/http/errors.ts';
import { once } from '../core/data/idempotency.ts';
import { Answer, Count, Maybe } from '../core/http/shapes.ts';
import { acceptedAtOnce } from '../messages/firstTries.ts';
import { cancelOrderLine } from './cancelOrderLine.ts';
import { changeOrderStatus } from './cancelOrder.ts';
import { createOrder } from './createOrder.ts';
import { createOrderFromQuotation } from './createOrderFromQuotation.ts';
import { findOrder } from './findOrder.service.ts';
import { orderCancellation } from './orderCancellation.ts';
import { listOrders } from './orders.service.ts';
import {
  CancelPreview,
  CancelPreviewQuery,
  Conversion,
  NewOrder,
  Order,
  OrderChange,
  OrderLineCancellation,
  OrderQuery,
  OrderStatusChange,
  QuotationToOrder,
} from './orders.shapes.ts';
import { updateOrder } from './updateOrder.ts';

const Written = Answer({ order: Order });

/** Routes of sales orders. */
export async function ordersRoutes(app: App, { db, settings, services }: AppParts): Promise<void> {
  app.get(
    '/getOrderRequest',
    {
      schema: {
        querystring: OrderQuery,
        response: Answer({ orders: Type.Array(Order), count: Count, order: Maybe(Order) }),
      },
      config: requires('order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listOrders(db, settings, query, viewer)),
    }),
  );
  app.post(
    '/createOrderFromQuotation',
    {
      schema: { body: QuotationToOrder, response: { 200: Conversion } },
      config: requires('order', 'WRITE'),
    },
    (request) =>
      once(db, request, (trx) =>
        createOrderFromQuotation(trx, settings, request.body, request.viewer),
      ),
  );
  app.post(
    '/createOrder',
    {
      schema: { body: NewOrder, response: Written },
      config: { ...requires('order', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      order: await once(db, request, (trx) =>
        createOrder(trx, settings, request.body, request.viewer),
      ),
    }),
  );
  app.post(
    '/updateOrder',
    { schema: { body: OrderChange, response: Written }, config: requires('order', 'UPDATE') },
    async (request) => ({
      success: true as const,
      order: await once(db, request, (trx) =>
        updateOrder(trx, settings, request.body, request.viewer),
      ),
    }),
  );
  app.post(
    '/updateOrderLineStatus',
    {
      schema: { body: OrderLineCancellation, response: Written },
      config: requires('order', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      order: await once(db, request, (trx) =>
        cancelOrderLine(trx, { settings, services }, request.body, request.viewer),
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
      config: requires('order', 'UPDATE'),
    },
    async (request) => {
      const { order, messages } = await once(db, request, (trx) =>
        changeOrderStatus(trx, { settings, services }, request.body, request.viewer),
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
      const order = await findOrder(db, query.order_number, viewer);
      if (!order) throw notFound('Order');
      return {
        success: true as const,
        data: await orderCancellation(db, settings, order.order_id, viewer),
      };
    },
  );
}
