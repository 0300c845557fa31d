import {
  ewayBillNumberProblem,
  ewayBillText,
  transportDocumentProblem,
  vehicleNumberProblem,
  vehicleText,
} from '@munim/schema/shared/transportNumbers.ts';
import { indianDay } from '../core/data/days.ts';
import { badField } from '../core/http/errors.ts';
import type { LockedChallan } from './challanLocks.ts';
import type { ChallanChange } from './deliveries.shapes.ts';

type Challan = LockedChallan['challan'];

function refuse(field: keyof ChallanChange, problem: string | null): void {
  if (problem) throw badField(field, problem);
}

const trimmed = (text: string | null | undefined) =>
  text === undefined ? undefined : text?.trim() || null;

function vehicleOf(challan: Challan, { transport_mode, vehicle_number }: ChallanChange) {
  const number = trimmed(vehicle_number);
  if (challan.challan_type !== 'OTHER') {
    if (transport_mode || number)
      throw badField(
        transport_mode ? 'transport_mode' : 'vehicle_number',
        'These goods travel with a shipment: change its vehicle',
      );
    return {};
  }
  const mode = transport_mode === undefined ? challan.transport_mode : transport_mode;
  if (number && (mode ?? 'ROAD') === 'ROAD') refuse('vehicle_number', vehicleNumberProblem(number));
  return { transport_mode, vehicle_number: number && vehicleText(number) };
}

function documentOf(challan: Challan, body: ChallanChange) {
  const number = trimmed(body.transport_document_number);
  const { transport_document_date: day } = body;
  if (number) refuse('transport_document_number', transportDocumentProblem(number));
  const after = {
    number: number === undefined ? challan.transport_document_number : number,
    day: day === undefined ? challan.transport_document_date : day,
  };
  if (after.day && !after.number)
    throw badField('transport_document_number', '*Please enter the LR Number.');
  if (day && day > indianDay())
    throw badField('transport_document_date', 'The LR Date must not be in the future.');
  return { transport_document_number: number, transport_document_date: day };
}

/** E-way bill number, vehicle and transport document of the request, as they are stored; undefined are those that it does not name. */
export function carriageFrom(challan: Challan, body: ChallanChange) {
  const eway = trimmed(body.e_way_bill_number);
  const before = challan.e_way_bill_number;
  if (eway && eway !== before) refuse('e_way_bill_number', ewayBillNumberProblem(eway));
  const number = eway && ewayBillText(eway, before);
  // times that the portal answered are of the number before
  const times =
    number === undefined || number === before
      ? {}
      : { e_way_bill_at: null, e_way_bill_valid_until: null };
  return {
    e_way_bill_number: number,
    ...times,
    ...vehicleOf(challan, body),
    ...documentOf(challan, body),
  };
}
