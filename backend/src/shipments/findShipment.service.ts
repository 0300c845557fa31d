import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { shipmentsInReach } from './shipments.scope.ts';

/** Shipments in the viewer's row scope, as sh. */
export const shipments = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('shipments as sh').where(shipmentsInReach(viewer));

/** In the viewer's row scope, without joins; undefined when there is none. */
export const findShipment = (db: Database | Trx, shipmentId: number, viewer: Viewer) =>
  shipments(db, viewer)
    .select('sh.shipment_id')
    .where('sh.shipment_id', '=', shipmentId)
    .executeTakeFirst();
