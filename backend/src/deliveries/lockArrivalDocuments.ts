import type { Trx } from '../core/data/database.ts';
import { lockDocuments } from '../core/data/lockDocuments.ts';
import { eqAny } from '../core/data/search.ts';

interface DocumentIds {
  order_id: number | null;
  po_id: number | null;
  challan_id: number | null;
}

/**
 * Locks everything that an arrival changes, in the common order: orders, purchase orders,
 * shipments, challans. Other points of a challan are for the same order but may have other purchase
 * orders, which the last point updates too.
 */
export async function lockArrivalDocuments(
  trx: Trx,
  points: readonly DocumentIds[],
): Promise<void> {
  const challans = points.flatMap(({ challan_id }) => challan_id ?? []);
  const others = await trx
    .selectFrom('delivery_points as d')
    .innerJoin('delivery_challans as c', 'c.challan_id', 'd.challan_id')
    .select(['d.order_id', 'd.po_id', 'c.shipment_id'])
    .where('d.challan_id', '=', eqAny(challans))
    .execute();
  const all = [...points, ...others];
  await lockDocuments(trx, {
    orders: all.map((point) => point.order_id),
    pos: all.map((point) => point.po_id),
    shipments: others.map((point) => point.shipment_id),
    challans,
  });
}
