import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { visibleDeliveryPoints } from './delivery-points.public.ts';
import type { PointChange } from './delivery-points.shapes.ts';

/**
 * Boards that show the changed points, of those in the viewer's row scope: the present stage, and
 * the previous one.
 */
export async function changesOf(
  { db, viewer }: ReadContext,
  ids: readonly number[],
): Promise<PointChange[]> {
  const steps = sql<
    PointChange['event_name'][]
  >`array(select e.event_name from delivery_point_events e
    where e.sub_shipment_tracker_id = d.sub_shipment_tracker_id order by e.sub_shipment_tracker_event_id desc limit 2)`;
  const points = await db
    .selectFrom('delivery_points as d')
    .select(['d.sub_shipment_tracker_id as id', 'd.seller_id', 'd.warehouse_id', steps.as('steps')])
    .where('d.sub_shipment_tracker_id', '=', eqAny(ids))
    .where(visibleDeliveryPoints(viewer))
    .orderBy('d.sub_shipment_tracker_id')
    .execute();
  const changes = new Map<string, PointChange>();
  for (const { id, seller_id, warehouse_id, steps: names } of points)
    for (const event_name of new Set(names)) {
      const source_type = seller_id === null ? ('WAREHOUSE' as const) : ('SELLER' as const);
      const source_id = Number(seller_id ?? warehouse_id);
      const key = `${event_name} ${source_type} ${source_id}`;
      const change = changes.get(key) ?? {
        event_name,
        source_type,
        source_id,
        sub_shipment_tracker_ids: [],
      };
      change.sub_shipment_tracker_ids.push(id);
      changes.set(key, change);
    }
  return [...changes.values()];
}
