import { bareVehicle } from '@munim/schema/shared/transportNumbers.ts';
import { portalDay } from './portalParts.ts';

/** Transport modes by the portal's numbers. */
const MODES = { ROAD: 1, RAIL: 2, AIR: 3, SHIP: 4 } as const;

export interface Carriage {
  transportMode: keyof typeof MODES | null;
  vehicleNumber: string | null;
  transporterName: string | null;
  transporterGstin: string | null;
  /** Lorry receipt, railway receipt, airway bill or bill of lading. */
  documentNumber: string | null;
  documentDate: string | null;
  distanceKm: number;
}

/** Sentence for a file without a vehicle. */
export const PART_B_LEFT_OUT =
  'Part B is left out, as the vehicle is not known: enter it on the portal before the goods leave.';

/** True when the vehicle, or for rail, air and ship the document, is still to come. */
export const lacksPartB = ({ transportMode, vehicleNumber }: Carriage): boolean =>
  (transportMode ?? 'ROAD') === 'ROAD' && !bareVehicle(vehicleNumber ?? '');

/**
 * Transporter and Part B of an e-way bill. By road without a vehicle there is no Part B: the portal
 * then wants a transporter, and the maker of the bill may be its own.
 */
export function transportPart(carriage: Carriage, company: { gstin: string; name: string }) {
  const { transportMode, transporterGstin, transporterName, documentNumber, documentDate } =
    carriage;
  const distance = { transDistance: carriage.distanceKm };
  const transporter = transporterGstin
    ? { transporterId: transporterGstin, transporterName: transporterName ?? '' }
    : { transporterId: '', transporterName: transporterName ?? '' };
  if (lacksPartB(carriage))
    return transporterGstin
      ? { ...distance, ...transporter }
      : { ...distance, transporterId: company.gstin, transporterName: company.name };
  const mode = transportMode ?? 'ROAD';
  return {
    ...distance,
    ...transporter,
    transMode: MODES[mode],
    transDocNo: documentNumber ?? '',
    transDocDate: documentDate ? portalDay(documentDate) : '',
    // a train has no number plate
    ...(mode === 'ROAD'
      ? { vehicleNo: bareVehicle(carriage.vehicleNumber ?? ''), vehicleType: 'R' }
      : {}),
  };
}
