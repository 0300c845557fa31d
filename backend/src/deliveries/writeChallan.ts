import { CHALLAN_TRANSITIONS } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { ChallanStatus } from '@munim/schema/generated/types.ts';
import { isWithinState } from '@munim/schema/shared/states.ts';
import { sql, type UpdateObject } from 'kysely';
import { copyAddress } from '../addresses/addresses.public.ts';
import { differences } from '../core/data/audit.ts';
import { settingsOf } from '../core/data/companyRegistrations.ts';
import type { Tables, Trx } from '../core/data/database.ts';
import { transportUpdated } from '../core/data/ewayBills.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import type { Work } from '../core/data/work.ts';
import { invalidTransition } from '../core/http/errors.ts';
import { judgeWay } from '../warehouses/registrationOfWarehouse.public.ts';
import { moveStock } from '../warehouses/warehouses.public.ts';
import type { LockedChallan } from './challanLocks.ts';

type Challan = LockedChallan['challan'];

/** Fields that users fill in; files by uuid, attached already. */
export type PrintFacts = Partial<
  Pick<
    Challan,
    | 'e_way_bill_number'
    | 'e_way_bill_at'
    | 'e_way_bill_valid_until'
    | 'e_way_bill_attachment'
    | 'transport_reason'
    | 'transport_reason_text'
    | 'transport_mode'
    | 'vehicle_number'
    | 'transport_document_number'
    | 'transport_document_date'
    | 'receivers_name'
    | 'grn_number'
    | 'attachments'
    | 'remarks'
  >
>;

export function refuseTransition({ challan_type, status }: Challan, to: ChallanStatus): void {
  const allowed = CHALLAN_TRANSITIONS[challan_type][status];
  if (!allowed.includes(to)) throw invalidTransition('delivery challan', status, to, allowed);
}

const write = (trx: Trx, challanId: number, columns: UpdateObject<Tables, 'delivery_challans'>) =>
  trx
    .updateTable('delivery_challans')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('challan_id', '=', challanId)
    .execute();

/** Writes the document's fields; writes nothing when nothing differs. */
export async function writeFacts(work: Work, challan: Challan, facts: PrintFacts): Promise<void> {
  const { trx } = work;
  const changes = differences<PrintFacts>(challan, facts);
  if (!Object.keys(changes).length) return;
  const updated = challan.status === 'DRAFT' ? {} : transportUpdated(changes);
  await write(trx, challan.challan_id, { ...facts, ...updated });
  await work.audit({
    entity: 'DELIVERY_CHALLAN',
    id: challan.challan_id,
    action: 'UPDATE',
    changes,
  });
}

const ACTIONS: Record<ChallanStatus, string> = {
  DRAFT: 'CREATE',
  ISSUED: 'ISSUE',
  IN_TRANSIT: 'DISPATCH',
  DELIVERED: 'DELIVER',
  CANCELLED: 'CANCEL',
};

/** The order whose goods a challan has; undefined for goods of none. */
export async function documentOf({ trx }: Work, { order_id }: Pick<Challan, 'order_id'>) {
  if (order_id === null) return undefined;
  const { gst_registration_id: id } = await trx
    .selectFrom('orders')
    .select('gst_registration_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  return { id, word: 'order' } as const;
}

/** A challan made by hand bears the addresses of the day of its issue, not of its draft. */
async function copyPlaces(work: Work, challan: Challan): Promise<void> {
  const { trx, settings } = work;
  const from = await copyAddress(trx, challan.from_address);
  const to = await copyAddress(trx, challan.to_address);
  const document = await documentOf(work, challan);
  const { registrationId: gst_registration_id } = await judgeWay(work, { from, to, document });
  const { companyStateCode } = settingsOf(settings, gst_registration_id);
  await trx
    .updateTable('delivery_challans')
    .set({
      from_address_details: JSON.stringify(from),
      delivery_address_details: JSON.stringify(to),
      gst_registration_id,
      within_state: isWithinState(to.state_code ?? null, companyStateCode),
    })
    .where('challan_id', '=', challan.challan_id)
    .execute();
}

/** The new state with what is noted at that moment: one row of the log. */
export async function writeStatus(
  work: Work,
  challan: Challan,
  {
    to,
    facts = {},
    reason,
  }: { to: ChallanStatus; facts?: PrintFacts | undefined; reason?: string | undefined },
): Promise<void> {
  const { trx } = work;
  const moment = to === 'DELIVERED' ? { delivered_at: new Date().toISOString() } : {};
  await write(trx, challan.challan_id, {
    ...facts,
    ...moment,
    ...(reason ? { reason_for_cancellation: reason } : {}),
    status: to,
  });
  if (to === 'ISSUED') {
    await copyPlaces(work, challan);
    await copyIssued(work, 'DELIVERY_CHALLAN', challan.challan_id);
  }
  await work.audit({
    entity: 'DELIVERY_CHALLAN',
    id: challan.challan_id,
    action: ACTIONS[to],
    from: challan.status,
    to,
    changes: differences<PrintFacts>(challan, facts),
    ...(reason ? { remarks: reason } : {}),
  });
}

/** Goods of a challan made by hand, into a warehouse or out of it. Those of shipments move with their delivery points. */
export async function changeStatusByHand(
  { trx, viewer }: Work,
  challan: Challan,
  {
    warehouseId,
    reason,
  }: { warehouseId: number | null; reason: 'DISPATCHED' | 'RECEIVED' | 'RETURNED' },
): Promise<void> {
  if (challan.challan_type !== 'OTHER' || warehouseId === null) return;
  const { challan_id: challanId } = challan;
  const lines = await trx
    .selectFrom('dc_lines')
    .select(['product_sku_id', 'delivered_qty'])
    .where('challan_id', '=', challanId)
    .orderBy('line_number')
    .execute();
  const sign = reason === 'DISPATCHED' ? -1 : 1;
  const moves = lines.map((line) => ({
    warehouseId,
    skuId: line.product_sku_id,
    quantity: sign * line.delivered_qty,
    reason,
    challanId,
  }));
  await moveStock(trx, viewer, moves);
}
