import type { Trx } from '../core/database.ts';
import { anyOf } from '../core/search.ts';

interface OfPapers {
  order_id: number | null;
  po_id: number | null;
  challan_id: number | null;
}

const known = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

/**
 * What an arrival changes, held in the order of everybody: orders, purchase orders, shipments, challans. A challan's other points are for
 * the same order and may wait on other purchase orders, which its last point settles too.
 */
export async function holdPapers(trx: Trx, points: readonly OfPapers[]): Promise<void> {
  const challans = known(points.map((point) => point.challan_id));
  const others = await trx
    .selectFrom('delivery_points')
    .select(['order_id', 'po_id', 'challan_id'])
    .where('challan_id', '=', anyOf(challans))
    .execute();
  const all = [...points, ...others];
  const orders = known(all.map((point) => point.order_id));
  const pos = known(all.map((point) => point.po_id));
  await trx.selectFrom('orders').select('order_id').where('order_id', '=', anyOf(orders)).orderBy('order_id').forNoKeyUpdate().execute();
  await trx.selectFrom('purchase_orders').select('po_id').where('po_id', '=', anyOf(pos)).orderBy('po_id').forUpdate().execute();
  const shipments = trx.selectFrom('delivery_challans').select('shipment_id').where('challan_id', '=', anyOf(challans));
  await trx
    .selectFrom('shipments')
    .select('shipment_id')
    .where('shipment_id', 'in', shipments)
    .orderBy('shipment_id')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('delivery_challans')
    .select('challan_id')
    .where('challan_id', '=', anyOf(challans))
    .orderBy('challan_id')
    .forUpdate()
    .execute();
}
