import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import {
  addToOrderLines,
  addToPoLines,
  endOpenEvents,
  lockPoints,
  openEvents,
  type PointRow,
  settleDocuments,
} from '../delivery-points/delivery-points.public.ts';
import { moveStock } from '../warehouses/warehouses.public.ts';

/**
 * Reverses the dispatch of a cancelled challan: its points wait at their place again, to be
 * dispatched from today on, and no longer count on the documents. Goods from a warehouse return to
 * stock, reserved. Refused when some have arrived. The caller has locked orders, purchase orders
 * and the challan, and has removed the units from bill and invoice before: nothing is billed that
 * has not left.
 */
export async function returnPoints(work: Work, challanId: number): Promise<number[]> {
  const { trx, viewer } = work;
  const of = await trx
    .selectFrom('delivery_points')
    .select('sub_shipment_tracker_id')
    .where('challan_id', '=', challanId)
    .execute();
  const points = await lockPoints(
    trx,
    of.map((point) => point.sub_shipment_tracker_id),
  );
  if (points.some((point) => point.status !== 'IN_TRANSIT'))
    throw refused('Goods of this challan have arrived');
  if (!points.length) return [];
  const ids = points.map((point) => point.sub_shipment_tracker_id);
  await endOpenEvents(
    trx,
    ids,
    { status: 'CANCELLED', remarks: 'The challan was cancelled' },
    viewer,
  );
  await resetPoints(trx, points);
  await openEvents(
    trx,
    ids.map((sub_shipment_tracker_id) => ({
      sub_shipment_tracker_id,
      event_name: 'dispatch',
      expected_date: indianDay(),
    })),
  );
  await moveStock(
    trx,
    viewer,
    points.flatMap((point) => stockReturn(point, challanId)),
  );
  await addToPoLines(trx, 'dispatched_quantity', points, -1);
  await addToOrderLines(
    trx,
    'dispatched_quantity',
    points.filter((point) => point.destination_type === 'CUSTOMER'),
    -1,
  );
  await work.audit(
    ...ids.map((id) => ({
      entity: 'DELIVERY_POINT' as const,
      id,
      action: 'RETURN',
      from: 'IN_TRANSIT',
      to: 'PENDING',
    })),
  );
  await settleDocuments(work, points);
  return ids;
}

/** A returned point stays separate: its rest may be elsewhere by now. */
async function resetPoints(trx: Trx, points: readonly PointRow[]): Promise<void> {
  await trx
    .updateTable('delivery_points')
    .set((eb) => ({
      status: 'PENDING' as const,
      original_qty: eb.ref('quantity'),
      expected_date: indianDay(),
      challan_id: null,
      destination_type: null,
      to_warehouse_id: null,
      to_address: null,
    }))
    .where(
      'sub_shipment_tracker_id',
      '=',
      eqAny(points.map((point) => point.sub_shipment_tracker_id)),
    )
    .execute();
}

const stockReturn = (
  { warehouse_id, product_sku_id, quantity, sub_shipment_tracker_id }: PointRow,
  challanId: number,
) =>
  warehouse_id === null
    ? []
    : [
        {
          warehouseId: warehouse_id,
          skuId: product_sku_id,
          quantity,
          reserved: quantity,
          reason: 'RETURNED' as const,
          challanId,
          subShipmentTrackerId: sub_shipment_tracker_id,
        },
      ];
