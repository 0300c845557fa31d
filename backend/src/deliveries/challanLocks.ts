import type { Trx } from '../core/data/database.ts';
import { lockDocuments } from '../core/data/lockDocuments.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, notFound } from '../core/http/errors.ts';
import { findChallan } from '../delivery-challans/delivery-challans.public.ts';

/**
 * The orders, purchase orders and shipment of a challan never change: they are read before anything
 * is locked.
 */
async function documentsOfChallan(trx: Trx, challanId: number) {
  const challan = await trx
    .selectFrom('delivery_challans')
    .select(['challan_id', 'order_id', 'shipment_id'])
    .where('challan_id', '=', challanId)
    .executeTakeFirst();
  if (!challan) throw notFound('Delivery challan');
  const bought = await trx
    .selectFrom('dc_lines as l')
    .innerJoin('purchase_order_lines as pol', 'pol.po_line_id', 'l.po_line_id')
    .select('pol.po_id')
    .distinct()
    .where('l.challan_id', '=', challanId)
    .execute();
  return { ...challan, poIds: bought.map((row) => row.po_id) };
}

/**
 * Locks the documents of a challan in the common order: order, purchase orders, shipment, challan.
 * Callers may have locked the first ones already.
 */
export async function lockChallanDocuments(trx: Trx, challanId: number) {
  const parts = await documentsOfChallan(trx, challanId);
  const { order_id, shipment_id, poIds } = parts;
  await lockDocuments(trx, { orders: [order_id], pos: poIds, shipments: [shipment_id] });
  const challan = await trx
    .selectFrom('delivery_challans')
    .selectAll()
    .where('challan_id', '=', challanId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { challan, poIds };
}
export type LockedChallan = Awaited<ReturnType<typeof lockChallanDocuments>>;

/** Locks a challan in the viewer's row scope, for a change of it and of its goods. */
export async function lockChallan(
  work: Work,
  challanId: number,
  version?: number,
): Promise<LockedChallan> {
  const { trx } = work;
  if (!(await findChallan(work, challanId))) throw notFound('Delivery challan');
  const locked = await lockChallanDocuments(trx, challanId);
  if (version !== undefined && version !== locked.challan.version)
    throw conflict('delivery challan');
  return locked;
}
