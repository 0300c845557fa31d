import { Type } from 'typebox';
import { AmountSums } from '../core/data/amountSums.ts';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import type { RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Maybe } from '../core/http/shapes.ts';
import { createOrder } from './createOrder.ts';
import { createOrderFromQuotation } from './createOrderFromQuotation.ts';
import { findOrder } from './orders.public.ts';
import { SUMMED_ORDERS } from './orders.list.ts';
import { listOrders } from './orders.service.ts';
import {
  Conversion,
  NewOrder,
  Order,
  OrderChange,
  OrderQuery,
  QuotationToOrder,
} from './orders.shapes.ts';
import { updateOrder } from './updateOrder.ts';

const Written = Answer({ order: Order });

/** The key is the order's number. */
export const orderRecord: RecordKind = {
  name: 'Order',
  readPermission: ['ORDER', 'READ'],
  async find(context, key) {
    const order = await findOrder(context, key);
    return order && { id: order.order_id, key: order.order_number };
  },
};

/** Sales orders: read, made and changed. */
export async function ordersRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/getOrderRequest',
    {
      schema: {
        querystring: OrderQuery,
        response: Answer({
          orders: Type.Array(Order),
          ...PAGE_PARTS,
          sums: AmountSums(SUMMED_ORDERS),
          order: Maybe(Order),
        }),
      },
      config: {
        ...requires('order', 'READ'),
        otherNames: { orderNumber: 'order_number', mapPoQty: 'map_po_gen_qty' },
        fieldsOf: ['orders', 'order'],
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listOrders({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/createOrderFromQuotation',
    {
      schema: { body: QuotationToOrder, response: { 200: Conversion } },
      config: { ...requires('order', 'WRITE'), idempotent: true },
    },
    (request) => withIdempotency(request, (work) => createOrderFromQuotation(work, request.body)),
  );
  app.post(
    '/createOrder',
    {
      schema: { body: NewOrder, response: Written },
      config: { ...requires('order', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      order: await withIdempotency(request, (work) => createOrder(work, request.body)),
    }),
  );
  app.post(
    '/updateOrder',
    {
      schema: { body: OrderChange, response: Written },
      config: { ...requires('order', 'UPDATE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      order: await withIdempotency(request, (work) => updateOrder(work, request.body)),
    }),
  );
}
