import type { Database, Trx } from '../core/data/database.ts';
import { anyOf } from '../core/data/search.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { ordersInReach } from './orders.scope.ts';

const ID = /^[1-9][0-9]{0,14}$/;

/**
 * An order in the viewer's row scope, by its number or its id as text, without its lines; undefined
 * when there is none.
 */
export const findOrder = (db: Database | Trx, key: string, viewer: Viewer) =>
  db
    .selectFrom('orders as o')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select(['o.order_id', 'o.order_number'])
    .where((eb) =>
      ID.test(key) ? eb('o.order_id', '=', Number(key)) : eb('o.order_number', '=', key),
    )
    .where(ordersInReach(viewer))
    .executeTakeFirst();

/** Those of these orders that are in the viewer's row scope. */
export const readableOrders = (
  db: Database | Trx,
  orderIds: readonly number[],
  viewer: Viewer,
): Promise<number[]> =>
  db
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.order_id', '=', anyOf(orderIds))
    .where(ordersInReach(viewer))
    .execute()
    .then((rows) => rows.map((row) => row.order_id));
