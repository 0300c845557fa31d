import {
  isChallanOpen,
  CHALLAN_IS_FINAL,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx } from '../core/data/database.ts';
import {
  refuseEwayBillBeforeInvoice,
  refuseRegisteredEwayBill,
  refuseTakenEwayBill,
} from '../core/data/ewayBills.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { challanById, changedReason } from '../delivery-challans/delivery-challans.public.ts';
import type { DeliveryChallan } from '../delivery-challans/delivery-challans.shapes.ts';
import { attachFiles, fileOfAddress } from '../documents/documents.public.ts';
import { returnRefusal } from '../delivery-challans/returnedGoods.public.ts';
import { wayRefusal } from '../warehouses/registrationOfWarehouse.public.ts';
import { cancelChallan } from './cancelChallan.ts';
import { carriageFrom } from './challanCarriage.ts';
import { type LockedChallan, lockChallan } from './challanLocks.ts';
import { deliverChallan, refuseDispatchWithoutEwayBill } from './deliverChallan.ts';
import type { ChallanChange } from './deliveries.shapes.ts';
import {
  changeStatusByHand,
  documentOf,
  type PrintFacts,
  refuseTransition,
  writeFacts,
  writeStatus,
} from './writeChallan.ts';

type Challan = LockedChallan['challan'];

const textOf = (text: string | null | undefined) =>
  text === undefined ? undefined : text?.trim() || null;

interface FileChange {
  field: string;
  addresses: readonly string[];
  /** Files that the challan has already. */
  kept: readonly string[];
  challanId: number;
  viewer: Viewer;
}

/** Claims the new ones of these files; returns the uuids of all, in order. */
async function attachChallanFiles(
  trx: Trx,
  settings: Settings,
  { field, addresses, kept, challanId, viewer }: FileChange,
): Promise<string[]> {
  const known = addresses.map((address) =>
    kept.find((uuid) => uuid === fileOfAddress(settings, address)),
  );
  const fresh = addresses.filter((_, index) => known[index] === undefined);
  const record = { entity: 'DELIVERY_CHALLAN', id: challanId } as const;
  const taken = await attachFiles(trx, settings, { field, addresses: fresh, record, viewer });
  return known.map((uuid) => uuid ?? taken.shift() ?? '');
}

/** A change of the document names all its files; a status change adds files. */
async function filesFor(
  { trx, settings, viewer }: Work,
  challan: Challan,
  body: ChallanChange,
): Promise<string[] | undefined> {
  if (body.attachments === undefined) return undefined;
  const { challan_id: challanId, attachments: kept } = challan;
  const uuids = await attachChallanFiles(trx, settings, {
    field: 'attachments',
    addresses: body.attachments,
    kept,
    challanId,
    viewer,
  });
  const all = [...new Set(body.newStatus === undefined ? uuids : [...kept, ...uuids])];
  if (all.length > LIMITS.attachments)
    throw badField('attachments', `A delivery challan has at most ${LIMITS.attachments} files`);
  return all;
}

async function ewayFileFor(
  { trx, settings, viewer }: Work,
  challan: Challan,
  address: string | null | undefined,
) {
  if (address === undefined || address === null) return address;
  const kept = challan.e_way_bill_attachment === null ? [] : [challan.e_way_bill_attachment];
  const taking = {
    field: 'e_way_bill_attachments',
    addresses: [address],
    kept,
    challanId: challan.challan_id,
    viewer,
  };
  return (await attachChallanFiles(trx, settings, taking))[0] ?? null;
}

/** A number that changes: of no other movement, and not over one that the portal answered. */
async function refuseOtherEwayBill(trx: Trx, challan: Challan, number: string | null | undefined) {
  if (number === undefined || number === challan.e_way_bill_number) return;
  const { challan_id: challanId, shipment_id: shipmentId } = challan;
  await refuseRegisteredEwayBill(trx, number, [challanId]);
  if (!number) return;
  await refuseEwayBillBeforeInvoice(trx, [challanId]);
  await refuseTakenEwayBill(trx, number, shipmentId === null ? { challanId } : { shipmentId });
}

/** Fields of the document after the request; those it does not name stay. */
async function printFactsFrom(
  work: Work,
  challan: Challan,
  body: ChallanChange,
): Promise<PrintFacts> {
  const carriage = carriageFrom(challan, body);
  await refuseOtherEwayBill(work.trx, challan, carriage.e_way_bill_number);
  const facts = {
    ...carriage,
    ...changedReason(challan, body),
    e_way_bill_attachment: await ewayFileFor(work, challan, body.e_way_bill_attachments),
    receivers_name: textOf(body.receivers_name),
    grn_number: body.grn_number,
    remarks: textOf(body.remarks),
    attachments: await filesFor(work, challan, body),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/**
 * PUT /dc: with newStatus a status change, without it a change of the document's fields
 * (docs/rules/delivery.md#changing-a-challan).
 */
export async function changeChallan(work: Work, body: ChallanChange): Promise<DeliveryChallan> {
  const locked = await lockChallan(work, body.challanId, body.version);
  const { challan } = locked;
  if (body.newStatus === undefined) {
    if (!isChallanOpen(challan.status)) throw refused(CHALLAN_IS_FINAL, 'INVALID_TRANSITION');
    await writeFacts(work, challan, await printFactsFrom(work, challan, body));
  } else if (body.newStatus !== challan.status)
    await changeChallanStatus(work, locked, { ...body, newStatus: body.newStatus });
  return challanById(work, body.challanId);
}

/** Drafts of before, or of a company that was registered elsewhere, have not left yet. */
async function refuseWay(work: Work, challan: Challan): Promise<void> {
  const ends = {
    from: challan.from_address_details as unknown as AddressCopy,
    to: challan.delivery_address_details as unknown as AddressCopy,
  };
  const noWay = await wayRefusal(work, { ...ends, document: await documentOf(work, challan) });
  if (noWay) throw refused(noWay);
  if (challan.challan_type !== 'OTHER' || challan.order_id !== null) return;
  const lines = await work.trx
    .selectFrom('dc_lines')
    .select('product_sku_id')
    .where('challan_id', '=', challan.challan_id)
    .execute();
  const skuIds = lines.map((line) => line.product_sku_id);
  const refusal = await returnRefusal(work, { ...ends, reason: challan.transport_reason, skuIds });
  if (refusal) throw refused(refusal.text);
}

/** A challan of goods that are no supply says what they are worth (rule 55(1)(vi) of the GST rules). */
async function refuseWithoutValue(trx: Trx, { challan_id, challan_type }: Challan): Promise<void> {
  if (challan_type !== 'OTHER') return;
  const line = await trx
    .selectFrom('dc_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .select(['l.line_number', 'k.product_sku_name'])
    .where('l.challan_id', '=', challan_id)
    .where('l.unit_value', 'is', null)
    .orderBy('l.line_number')
    .executeTakeFirst();
  if (line)
    throw badField(
      `dc_lines.${line.line_number - 1}.unit_value`,
      `Line ${line.line_number} (${line.product_sku_name}) does not say what one unit is worth: cancel this draft and make it again with the value on every line`,
    );
}

type ChallanStatusChange = ChallanChange & { newStatus: NonNullable<ChallanChange['newStatus']> };

async function changeChallanStatus(
  work: Work,
  locked: LockedChallan,
  body: ChallanStatusChange,
): Promise<void> {
  const { challan } = locked;
  const to = body.newStatus;
  refuseTransition(challan, to);
  if (to === 'CANCELLED') {
    const reason = body.reason_for_cancellation?.trim();
    if (!reason)
      throw badField(
        'reason_for_cancellation',
        'reason_for_cancellation is required for CANCELLED',
      );
    return cancelChallan(work, locked, reason);
  }
  if (to === 'ISSUED' || to === 'IN_TRANSIT') await refuseWay(work, challan);
  if (to === 'ISSUED') await refuseWithoutValue(work.trx, challan);
  const facts = await printFactsFrom(work, challan, body);
  if (to === 'IN_TRANSIT') refuseDispatchWithoutEwayBill(challan, facts);
  if (to === 'DELIVERED') return deliverChallan(work, challan.challan_id, facts);
  await writeStatus(work, challan, { to, facts });
  if (to === 'IN_TRANSIT')
    await changeStatusByHand(work, challan, {
      warehouseId: challan.warehouse_id,
      reason: 'DISPATCHED',
    });
}
