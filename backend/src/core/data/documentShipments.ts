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

interface Of {
  of: number;
}

const COLUMNS = [
  'sh.shipment_id',
  'sh.status',
  'sh.destination_type',
  'sh.vehicle_number',
  'sh.driver_name',
  'sh.driver_phone_1',
] as const;

const byDocument = <T extends Of>(rows: readonly T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ of }) => of);

/**
 * Shipments with goods of these orders, newest first. The caller has checked that the orders are in
 * the viewer's row scope.
 */
export async function shipmentsOfOrders(
  db: Database | Trx,
  orderIds: readonly number[],
): Promise<Map<number, DocumentShipment[]>> {
  const rows = await db
    .selectFrom('delivery_challans as dc')
    .innerJoin('shipments as sh', 'sh.shipment_id', 'dc.shipment_id')
    .select([...COLUMNS, 'sh.tracking_link', 'sh.created_at', 'dc.order_id as of'])
    .distinct()
    .where('dc.order_id', '=', eqAny(orderIds))
    .orderBy('sh.shipment_id', 'desc')
    .$narrowType<{ of: number }>()
    .execute();
  return byDocument(rows);
}

/** The same for purchase orders: shipments of what a seller sent on them. */
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
  return byDocument(rows);
}
