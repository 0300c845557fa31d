import { Type } from 'typebox';
import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { once } from '../core/idempotency.ts';
import { Answer, Count, Maybe } from '../core/shapes.ts';
import { createOrderFromQuotation } from './createOrderFromQuotation.ts';
import { listOrders } from './orders.service.ts';
import { Conversion, Order, OrderQuery, QuotationToOrder } from './orders.shapes.ts';

/** OR01 and OR02: reading orders, and making one of a quotation. */
export async function ordersRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/getOrderRequest',
    {
      schema: { querystring: OrderQuery, response: Answer({ orders: Type.Array(Order), count: Count, order: Maybe(Order) }) },
      config: requires('order', 'READ'),
    },
    async ({ query, viewer }) => ({ success: true as const, ...(await listOrders(db, settings, query, viewer)) }),
  );
  app.post(
    '/createOrderFromQuotation',
    { schema: { body: QuotationToOrder, response: { 200: Conversion } }, config: requires('order', 'WRITE') },
    (request) => once(db, request, (trx) => createOrderFromQuotation(trx, settings, request.body, request.viewer)),
  );
}
