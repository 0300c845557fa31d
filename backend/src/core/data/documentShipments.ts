import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { Id, Moment, Nullable, OneOf } from '../http/shapes.ts';
import type { Database, Trx } from './database.ts';
import { eqAny } from './search.ts';

export const ShipmentStatus = OneOf('IN_TRANSIT', 'PARTIALLY_DELIVERED', 'DELIVERED', 'CANCELLED');
export const Destination = OneOf('CUSTOMER', 'WAREHOUSE');
const MaybeText = Nullable(Type.String());

/** A shipment as an order or purchase order shows it: no cost. */
export const DocumentShipment = Type.Object({
  shipment_id: Id,
  status: ShipmentStatus,
  destination_type: Destination,
  vehicle_number: MaybeText,
  driver_name: Type.String(),
  driver_phone_1: Type.String(),
  tracking_link: MaybeText,
  created_at: Moment,
});
export type DocumentShipment = Static<typeof DocumentShipment>;

const COLUMNS = [
  'sh.shipment_id',
  'sh.status',
  'sh.destination_type',
  'sh.vehicle_number',
  'sh.driver_name',
  'sh.driver_phone_1',
] as const;

/**
 * Shipments with goods of an order, newest first, over orders as o. The caller has checked that the order is in the viewer's
 * row scope.
 */
export const shipmentsOfOrder: RawBuilder<DocumentShipment[]> = sql<
  DocumentShipment[]
>`coalesce((select json_agg(json_build_object('shipment_id', sh.shipment_id,
  'status', sh.status, 'destination_type', sh.destination_type, 'vehicle_number', sh.vehicle_number, 'driver_name', sh.driver_name,
  'driver_phone_1', sh.driver_phone_1, 'tracking_link', sh.tracking_link, 'created_at', sh.created_at) order by sh.shipment_id desc)
  from shipments sh where sh.shipment_id in (select dc.shipment_id from delivery_challans dc where dc.order_id = o.order_id)), '[]')`;

/** A moment within JSON is written as everywhere. */
export const toShipment = (shipment: DocumentShipment): DocumentShipment => ({
  ...shipment,
  created_at: new Date(shipment.created_at).toISOString(),
});

/** Shipments of what sellers sent on these purchase orders, newest first. */
export async function shipmentsOfPurchaseOrders(
  db: Database | Trx,
  poIds: readonly number[],
): Promise<Map<number, DocumentShipment[]>> {
  const rows = await db
    .selectFrom('purchase_order_lines as pol')
    .innerJoin('dc_lines as l', 'l.po_line_id', 'pol.po_line_id')
    .innerJoin('delivery_challans as dc', 'dc.challan_id', 'l.challan_id')
    .innerJoin('shipments as sh', 'sh.shipment_id', 'dc.shipment_id')
    .select([...COLUMNS, 'sh.tracking_link', 'sh.created_at', 'pol.po_id as of'])
    .distinct()
    .where('pol.po_id', '=', eqAny(poIds))
    .orderBy('sh.shipment_id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ of }) => of);
}
