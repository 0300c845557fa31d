import type { Carriage } from '../core/portal/transportPart.ts';
import type { DeliveryChallan } from './delivery-challans.shapes.ts';

/** Transport of a challan's goods, as it was issued or as a user changed it since. */
export const carriageOf = (challan: DeliveryChallan, distanceKm: number): Carriage => ({
  transportMode: challan.transport_mode,
  vehicleNumber: challan.vehicle_number,
  transporterName: challan.transporter_name,
  transporterGstin: challan.transporter_gstin,
  documentNumber: challan.transport_document_number,
  documentDate: challan.transport_document_date,
  distanceKm,
});
