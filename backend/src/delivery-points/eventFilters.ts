import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { dayFromToday } from '../core/data/days.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { ordersWithNumberPart } from '../orders/orders.public.ts';
import { visibleDeliveryPoints } from './delivery-points.scope.ts';
import type { DeliveryPointEvent, EventQuery } from './delivery-points.shapes.ts';

export type EventFilters = Pick<
  EventQuery,
  'from_date' | 'to_date' | 'order_number' | 'po_id' | 'tenant_id' | 'seller_id'
>;

/** Events e of points d in the viewer's row scope, within these days. */
export function filterEvents({ db, viewer }: ReadContext, query: EventFilters) {
  // a point without a change for a year is left out (docs/rules/delivery.md#stages-and-events)
  const { from_date = dayFromToday(-PENDING_DAYS) } = query;
  return db
    .selectFrom('delivery_point_events as e')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'e.sub_shipment_tracker_id')
    .where(visibleDeliveryPoints(viewer))
    .where('e.expected_date', '>=', from_date)
    .where((eb) => whereIf(query.to_date, (day) => eb('e.expected_date', '<=', day)))
    .where(whereIf(query.order_number, (part) => sql`d.order_id = ${ordersWithNumberPart(part)}`))
    .where(
      whereIf(
        query.tenant_id,
        (id) =>
          sql`d.order_id = any(array(select n.order_id from orders n where n.tenant_id = ${id}))`,
      ),
    )
    .where((eb) => whereIf(query.po_id, (id) => eb('d.po_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('d.seller_id', '=', id)));
}

/** Goods that wait in one stage, by the day they are expected, for Home. */
export const waitingEvents = (
  context: ReadContext,
  stage: DeliveryPointEvent['event_name'],
): Promise<Waiting> =>
  waitingRows(
    context.db,
    filterEvents(context, {}).where('e.status', '=', 'PENDING').where('e.event_name', '=', stage),
    sql.ref('e.expected_date'),
  );
