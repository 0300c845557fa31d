import { shipmentsOfOrder, toShipment } from '../core/data/documentShipments.ts';
import { askedSums } from '../core/data/amountSums.ts';
import { listPage, type OnPage } from '../core/data/listPage.ts';
import type { ReadContext } from '../core/data/work.ts';
import { AskedFields } from '../core/http/fields.ts';
import { withEmbeds, toJson } from './describeOrders.ts';
import { applyFilters } from './orders.public.ts';
import { ORDER_LIST, SUMMED_ORDERS } from './orders.list.ts';
import type { Order, OrderQuery } from './orders.shapes.ts';

export async function listOrders(context: ReadContext, query: OrderQuery, asked = AskedFields.all) {
  const { db } = context;
  const rows = applyFilters(context, query);
  const withShipments = query.map_po_shipments ?? false;
  const isShort = query.order_number !== undefined;
  const read = (isOnPage: OnPage) =>
    withEmbeds(db.selectFrom('orders as o').where('o.order_id', '=', isOnPage), asked)
      .$if(withShipments, (heads) => heads.select(shipmentsOfOrder.as('shipments')))
      .orderBy('o.created_at', 'desc')
      .orderBy('o.order_id', 'desc')
      .execute();
  const [[found, parts], sums] = await Promise.all([
    listPage(db, rows, { list: ORDER_LIST, query, read, isShort }),
    askedSums(db, rows, query, SUMMED_ORDERS),
  ]);
  const described = await toJson(context, found, {
    withPoLines: query.map_po_lines ?? false,
    asked,
  });
  const orders = described.map((order, index) => ({
    ...withoutUnmapped(order, query),
    ...(withShipments ? { po_shipments: (found[index]?.shipments ?? []).map(toShipment) } : {}),
  }));
  const [order] = query.order_number === undefined ? [] : orders;
  return { orders, ...parts, ...sums, ...(order ? { order } : {}) };
}

/** Leaves out what the mapping flags say no to. All are on when not given, but for purchase order lines and shipments. */
function withoutUnmapped(order: Order, query: OrderQuery): Order {
  const {
    map_tenant = true,
    map_user = true,
    map_sales_person = true,
    map_po_gen_qty = true,
  } = query;
  const { tenant_info, user_info, sales_person_info, order_lines, ...rest } = order;
  return {
    ...rest,
    order_lines: map_po_gen_qty
      ? order_lines
      : order_lines.map(({ generated_po_qty: _left, ...line }) => line),
    ...(map_tenant && tenant_info ? { tenant_info } : {}),
    ...(map_user ? { user_info: user_info ?? null } : {}),
    ...(map_sales_person ? { sales_person_info: sales_person_info ?? null } : {}),
  };
}
