import { toMoney } from '@munim/schema/shared/money.ts';
import {
  type TransportField,
  transportProblems,
  type TransportTerms,
} from '@munim/schema/shipments/shipments.rules.ts';
import { vehicleText } from '@munim/schema/shared/transportNumbers.ts';
import type { Selectable } from 'kysely';
import type { Tables, Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { TransportBody } from './shipments.shapes.ts';

const FIELD: Record<TransportField, keyof TransportBody> = {
  transportInitiatedBy: 'transport_initiated_by',
  transportMode: 'transport_mode',
  vehicleType: 'vehicle_type',
  vehicleNumber: 'vehicle_number',
  transportDocumentNumber: 'transport_document_number',
  transportDocumentDate: 'transport_document_date',
  weight: 'shipment_weight',
  transporterId: 'transporter_id',
  logisticCost: 'logistic_cost',
  loadingCharge: 'loading_charge',
  driverName: 'driver_name',
  driverPhone: 'driver_phone_1',
  driverPhone2: 'driver_phone_2',
  ewayBillNumber: 'e_way_bill_number',
};
const OF_OWN_TRANSPORT = [
  'vehicle_type',
  'shipment_weight',
  'transporter_id',
  'logistic_cost',
  'loading_charge',
] as const;

/** A shipment with the e-way bill of its challans. */
export type ShipmentRow = Selectable<Tables['shipments']> & {
  e_way_bill_number: string | null;
  e_way_bill_attachment: string | null;
};

const termsOf = (body: TransportBody | ShipmentRow): TransportTerms => ({
  transportInitiatedBy: body.transport_initiated_by,
  transportMode: body.transport_mode ?? '',
  vehicleType: body.vehicle_type ?? '',
  vehicleNumber: body.vehicle_number ?? '',
  transportDocumentNumber: body.transport_document_number ?? '',
  transportDocumentDate: body.transport_document_date ?? '',
  weight: body.shipment_weight ?? '',
  transporterId: String(body.transporter_id ?? ''),
  logisticCost: body.logistic_cost ?? '',
  loadingCharge: body.loading_charge ?? '',
  driverName: body.driver_name,
  driverPhone: body.driver_phone_1,
  driverPhone2: body.driver_phone_2 ?? '',
  ewayBillNumber: body.e_way_bill_number ?? '',
});

/** Locked, so that it is not deleted before the shipment is written. */
async function refuseUnknownTransporter(trx: Trx, transporterId: number): Promise<void> {
  const found = await trx
    .selectFrom('transporters')
    .select('transporter_id')
    .where('transporter_id', '=', transporterId)
    .where('is_deleted', '=', false)
    .forShare()
    .executeTakeFirst();
  if (!found) throw badField('transporter_id', 'This transporter does not exist');
}

/** Vehicle, driver and costs as columns, by the rules of the drawers; what is absent is empty. */
export async function transportColumns(
  { trx, viewer }: Work,
  body: TransportBody,
  before?: ShipmentRow,
) {
  const [problem] = Object.entries(
    transportProblems(termsOf(body), {
      roleId: viewer.roleId,
      today: indianDay(),
      before: before && termsOf(before),
    }),
  );
  if (problem) throw badField(FIELD[problem[0] as TransportField], problem[1]);
  const stray =
    body.transport_initiated_by === 'SELLER'
      ? OF_OWN_TRANSPORT.find((field) => body[field] !== undefined)
      : undefined;
  if (stray) throw badField(stray, `${stray} goes with our own transport only`);
  if (body.transporter_id !== undefined) await refuseUnknownTransporter(trx, body.transporter_id);
  const money = (amount: string | undefined) => (amount === undefined ? null : toMoney(amount));
  return {
    transport_initiated_by: body.transport_initiated_by,
    transport_mode: body.transport_mode ?? null,
    vehicle_type: body.vehicle_type ?? null,
    vehicle_number: body.vehicle_number ? vehicleText(body.vehicle_number) || null : null,
    transport_document_number: body.transport_document_number?.trim() || null,
    transport_document_date: body.transport_document_date ?? null,
    shipment_weight: body.shipment_weight ?? null,
    transporter_id: body.transporter_id ?? null,
    logistic_cost: money(body.logistic_cost),
    loading_charge: money(body.loading_charge),
    tracking_link: body.tracking_link || null,
    driver_name: body.driver_name.trim(),
    driver_phone_1: body.driver_phone_1,
    driver_phone_2: body.driver_phone_2 || null,
  };
}
