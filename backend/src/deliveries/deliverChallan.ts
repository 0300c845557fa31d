import {
  challanFacts,
  challanRefusal,
  ewayBillTexts,
  isBetweenStates,
  isReceivedBeforeBill,
  needsEwayBill,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { liveBillsOf } from '../bills/bills.public.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { settleShipment } from '../shipments/shipments.public.ts';
import { type Arrival, arrive } from './arrivePoints.ts';
import { type LockedChallan, lockChallanDocuments } from './challanLocks.ts';
import {
  changeStatusByHand,
  type PrintFacts,
  refuseTransition,
  writeStatus,
} from './writeChallan.ts';

/** Data written on the document and on its points' events. Files by uuid, claimed already. */
export interface DeliveryFields extends PrintFacts {
  arrival?: Arrival;
}

type Challan = LockedChallan['challan'];

function wantsEwayBill(challan: Challan): boolean {
  const { challan_type: type, e_way_value: value, transport_reason: reason } = challan;
  const from = challan.from_address_details as unknown as AddressCopy;
  const to = challan.delivery_address_details as unknown as AddressCopy;
  return needsEwayBill({ type, value, reason, betweenStates: isBetweenStates(from, to) });
}

/** Goods that are sent by hand and need an e-way bill do not leave without its number; its file may follow. */
export function refuseDispatchWithoutEwayBill(challan: Challan, facts: PrintFacts): void {
  const { e_way_bill_number: number, challan_type: type } = { ...challan, ...facts };
  if (!number && wantsEwayBill(challan))
    throw badField('e_way_bill_number', ewayBillTexts(type).number);
}

/**
 * Goods above the limit need an e-way bill: number and file are on the document already, or come
 * with the delivery.
 */
function refuseWithoutEwayBill(challan: Challan, facts: PrintFacts): void {
  if (!wantsEwayBill(challan)) return;
  const missing = ewayBillTexts(challan.challan_type);
  const { e_way_bill_number, e_way_bill_attachment } = { ...challan, ...facts };
  if (!e_way_bill_number) throw badField('e_way_bill_number', missing.number);
  if (!e_way_bill_attachment) throw badField('e_way_bill_attachments', missing.file);
}

const pointsInTransit = (trx: Trx, challanId: number) =>
  trx
    .selectFrom('delivery_points')
    .select('sub_shipment_tracker_id')
    .where('challan_id', '=', challanId)
    .where('status', '=', 'IN_TRANSIT')
    .execute();

const idsInTransit = async (trx: Trx, challanId: number): Promise<number[]> =>
  (await pointsInTransit(trx, challanId)).map((point) => point.sub_shipment_tracker_id);

/**
 * Receives the last goods of a challan into a warehouse while its bill is a draft: the challan stays
 * in transit until it is marked delivered. False when the bill is no obstacle.
 */
export async function receiveBeforeBill(
  work: Work,
  challanId: number,
  arrival: Arrival,
): Promise<boolean> {
  const { trx } = work;
  const { challan } = await lockChallanDocuments(trx, challanId);
  const facts = challanFacts(challan, await liveBillsOf(trx, [challanId]));
  if (challan.status !== 'IN_TRANSIT' || !isReceivedBeforeBill(facts)) return false;
  refuseWithoutEwayBill(challan, {});
  await arrive(work, await idsInTransit(trx, challanId), arrival);
  return true;
}

/**
 * Delivers a challan: all conditions, then its points, their documents and its shipment. The caller
 * has locked the order and purchase orders, or nothing that comes later in the lock order. A
 * delivered challan stays as it is.
 */
export async function deliverChallan(
  work: Work,
  challanId: number,
  { arrival, ...facts }: DeliveryFields,
): Promise<void> {
  const { trx } = work;
  const { challan } = await lockChallanDocuments(trx, challanId);
  if (challan.status === 'DELIVERED') return;
  refuseTransition(challan, 'DELIVERED');
  const refusal = challanRefusal(
    challanFacts(challan, await liveBillsOf(trx, [challanId])),
    'DELIVERED',
  );
  if (refusal) throw refused(refusal, 'BILL_IS_DRAFT');
  refuseWithoutEwayBill(challan, facts);
  await writeStatus(work, challan, { to: 'DELIVERED', facts });
  await arrive(work, await idsInTransit(trx, challanId), {
    attachments: facts.attachments,
    ...arrival,
  });
  await changeStatusByHand(work, challan, {
    warehouseId: challan.to_warehouse_id,
    reason: 'RECEIVED',
  });
  if (challan.shipment_id !== null) await settleShipment(work, challan.shipment_id);
}
