import type { Database, Trx } from '../core/data/database.ts';
import { copyOf, issuedTransporter } from '../core/data/issuedMasters.ts';
import type { Carriage } from '../core/portal/transportPart.ts';
import type { DeliveryChallan } from './delivery-challans.shapes.ts';

/** How the goods of a challan travel: with its shipment, or as it says itself when it was made by hand. */
export async function carriageOf(
  db: Database | Trx,
  challan: DeliveryChallan,
  distanceKm: number,
): Promise<Carriage> {
  const transporter = await db
    .selectFrom('shipments as s')
    .innerJoin('transporters as tr', 'tr.transporter_id', 's.transporter_id')
    .leftJoin('issued_copies as ic', (join) =>
      join.on(copyOf('DELIVERY_CHALLAN', challan.challan_id)),
    )
    .select([
      issuedTransporter.name.as('transporter_name'),
      issuedTransporter.gstin.as('gst_number'),
    ])
    .where('s.shipment_id', '=', challan.shipment_id)
    .executeTakeFirst();
  return {
    transportMode: challan.transport_mode,
    vehicleNumber: challan.vehicle_number,
    transporterName: transporter?.transporter_name ?? null,
    transporterGstin: transporter?.gst_number ?? null,
    documentNumber: challan.transport_document_number,
    documentDate: challan.transport_document_date,
    distanceKm,
  };
}
