import { shipmentActions } from '@munim/schema/shipments/shipments.rules.ts';
import { ewayBillText } from '@munim/schema/shared/transportNumbers.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import {
  CARRIAGE,
  refuseEwayBillBeforeInvoice,
  refuseRegisteredEwayBill,
  refuseTakenEwayBill,
  transportUpdated,
} from '../core/data/ewayBills.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, notFound, refused } from '../core/http/errors.ts';
import { type Carriage, carriageColumns } from './carriage.ts';
import { ewayBillOf } from './ewayBill.ts';
import { ewayBillOfShipment, shipmentById, findShipment } from './shipments.service.ts';
import type { Shipment, ShipmentChange } from './shipments.shapes.ts';
import { type ShipmentRow, transportColumns } from './transport.ts';

async function lockShipment(
  work: Work,
  { shipment_id, version }: ShipmentChange,
): Promise<ShipmentRow> {
  const { trx, viewer } = work;
  if (!(await findShipment(work, shipment_id))) throw notFound('Shipment');
  const shipment = await trx
    .selectFrom('shipments')
    .selectAll()
    .where('shipment_id', '=', shipment_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== undefined && version !== shipment.version) throw conflict('shipment');
  if (!shipmentActions(shipment.status, viewer.can).includes('EDIT'))
    throw refused(
      'This shipment is not on its way any more: it cannot be changed',
      'SHIPMENT_CLOSED',
    );
  const eway = await trx
    .selectFrom('shipments as sh')
    .select(ewayBillOfShipment)
    .where('sh.shipment_id', '=', shipment_id)
    .executeTakeFirstOrThrow();
  return { ...shipment, ...eway };
}

/** Columns of challans that a change of their shipment writes. */
type Copied = Carriage &
  Pick<
    ShipmentRow,
    | 'e_way_bill_number'
    | 'e_way_bill_attachment'
    | 'transport_document_number'
    | 'transport_document_date'
  >;

/**
 * Vehicle and transporter go to all challans still in transit, and so do the e-way bill and the transport document;
 * leaving these out does not change theirs.
 */
async function copyToChallans(work: Work, shipmentId: number, carriage: Copied) {
  const { trx } = work;
  const {
    e_way_bill_number: number,
    e_way_bill_attachment: file,
    transport_document_number,
    transport_document_date,
    ...travels
  } = carriage;
  const given: Partial<Copied> = {
    ...travels,
    ...(number ? { e_way_bill_number: number } : {}),
    ...(file ? { e_way_bill_attachment: file } : {}),
    ...(transport_document_number ? { transport_document_number, transport_document_date } : {}),
  };
  const challans = await trx
    .selectFrom('delivery_challans')
    .select(['challan_id', 'e_way_bill_number', 'e_way_bill_attachment', ...CARRIAGE])
    .where('shipment_id', '=', shipmentId)
    .where('status', '=', 'IN_TRANSIT')
    .orderBy('challan_id')
    .forUpdate()
    .execute();
  if (number) {
    const ids = challans.map((challan) => challan.challan_id);
    await refuseRegisteredEwayBill(trx, number, ids);
    await refuseEwayBillBeforeInvoice(trx, ids);
  }
  for (const { challan_id: id, ...before } of challans) {
    const changes = differences<Copied>(before, given);
    if (!Object.keys(changes).length) continue;
    const times = changes['e_way_bill_number']
      ? { e_way_bill_at: null, e_way_bill_valid_until: null }
      : {};
    const change = {
      ...given,
      ...times,
      ...transportUpdated(changes),
      version: sql<number>`version + 1`,
    };
    await trx.updateTable('delivery_challans').set(change).where('challan_id', '=', id).execute();
    await work.audit({
      entity: 'DELIVERY_CHALLAN',
      id,
      action: 'UPDATE',
      changes,
      remarks: `Shipment ${shipmentId}`,
    });
  }
}

/** Vehicle, driver, costs and e-way bill, whole, while goods are on their way. Where they go stays. */
export async function updateShipment(work: Work, body: ShipmentChange): Promise<Shipment> {
  const { trx } = work;
  const before = await lockShipment(work, body);
  const { shipment_id } = before;
  if (body.destination_type !== before.destination_type)
    throw badField(
      'destination_type',
      `This shipment goes to a ${before.destination_type.toLowerCase()}: that cannot change`,
    );
  const fields = await transportColumns(work, body, before);
  const number = ewayBillText(body.e_way_bill_number, before.e_way_bill_number);
  // a number that stays is not copied again: a challan may have got its own since
  const e_way_bill_number = number === before.e_way_bill_number ? null : number;
  const e_way_bill_attachment = await ewayBillOf(work, before, body.e_way_bill_attachments);
  const changes = differences(
    { ...before, shipment_weight: weight(before.shipment_weight) },
    { ...fields, shipment_weight: weight(fields.shipment_weight) },
  );
  if (e_way_bill_number)
    await refuseTakenEwayBill(trx, e_way_bill_number, { shipmentId: shipment_id });
  if (Object.keys(changes).length) {
    const change = { ...fields, version: sql<number>`version + 1` };
    await trx.updateTable('shipments').set(change).where('shipment_id', '=', shipment_id).execute();
    await work.audit({ entity: 'SHIPMENT', id: shipment_id, action: 'UPDATE', changes });
  }
  const { transport_document_number, transport_document_date } = fields;
  await copyToChallans(work, shipment_id, {
    ...(await carriageColumns(trx, fields)),
    e_way_bill_number,
    e_way_bill_attachment:
      e_way_bill_attachment === before.e_way_bill_attachment ? null : e_way_bill_attachment,
    transport_document_number,
    transport_document_date,
  });
  return shipmentById(work, shipment_id);
}

/** '120.5' as the table writes it: the same weight is no change. */
const weight = (kilograms: string | null) =>
  kilograms === null ? null : Number(kilograms).toFixed(3);
