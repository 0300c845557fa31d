import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { deliveryPointsInReach } from './delivery-points.scope.ts';

/** A delivery point in the viewer's row scope; undefined when there is none. */
export const findDeliveryPoint = (db: Database | Trx, pointId: number, viewer: Viewer) =>
  db
    .selectFrom('delivery_points as d')
    .select('d.sub_shipment_tracker_id')
    .where('d.sub_shipment_tracker_id', '=', pointId)
    .where(deliveryPointsInReach(viewer))
    .executeTakeFirst();
