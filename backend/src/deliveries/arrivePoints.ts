import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import {
  addToOrderLines,
  addToPoLines,
  endOpenEvents,
  lockPoints,
  nextDays,
  type PointRow,
  settleDocuments,
} from '../delivery-points/delivery-points.public.ts';
import { addDeliveryPoints } from '../delivery-schedule/delivery-schedule.public.ts';
import { moveStock } from '../warehouses/warehouses.public.ts';

export interface Arrival {
  /** Day of arrival; today when absent. */
  actualDate?: string | undefined;
  remarks?: string | undefined;
  /** Uuids of files that are attached to their record already. */
  attachments?: readonly string[] | undefined;
}

const isForWarehouse = (point: PointRow) => point.destination_type === 'WAREHOUSE';

/**
 * Records that IN_TRANSIT points arrived: DELIVERED at the customer, RECEIVED_AT_WAREHOUSE in a
 * warehouse, where they are added to stock; units for a sales order wait there as a new point,
 * reserved. Completes their open events, counts them on the documents and updates the statuses.
 * Other points stay. The caller has locked orders, purchase orders and the challan, which stays as
 * it is. Returns the points that arrived.
 */
export async function arrive(
  work: Work,
  points: readonly number[],
  arrival: Arrival,
): Promise<number[]> {
  const { trx, viewer } = work;
  const { actualDate = indianDay(), remarks, attachments } = arrival;
  const moving = (await lockPoints(trx, points)).filter((point) => point.status === 'IN_TRANSIT');
  if (!moving.length) return [];
  const ids = moving.map((point) => point.sub_shipment_tracker_id);
  const received = moving.filter(isForWarehouse);
  const delivered = moving.filter((point) => !isForWarehouse(point));
  await setStatus(trx, received, 'RECEIVED_AT_WAREHOUSE');
  await setStatus(trx, delivered, 'DELIVERED');
  await endOpenEvents(trx, ids, { status: 'COMPLETED', actualDate, remarks, attachments }, viewer);
  await addToPoLines(trx, 'delivered_quantity', moving, 1);
  await addToOrderLines(trx, 'delivered_quantity', delivered, 1);
  await moveStock(
    trx,
    viewer,
    received.flatMap((point) => stockReceipt(point)),
  );
  await waitInWarehouse(trx, received);
  await work.audit(
    ...moving.map((point) => ({
      entity: 'DELIVERY_POINT' as const,
      id: point.sub_shipment_tracker_id,
      action: 'ARRIVE',
      from: 'IN_TRANSIT',
      to: isForWarehouse(point) ? 'RECEIVED_AT_WAREHOUSE' : 'DELIVERED',
      ...(remarks ? { remarks } : {}),
    })),
  );
  await settleDocuments(work, moving);
  return ids;
}

async function setStatus(
  trx: Trx,
  points: readonly PointRow[],
  status: 'RECEIVED_AT_WAREHOUSE' | 'DELIVERED',
): Promise<void> {
  const ids = points.map((point) => point.sub_shipment_tracker_id);
  if (ids.length)
    await trx
      .updateTable('delivery_points')
      .set({ status })
      .where('sub_shipment_tracker_id', '=', eqAny(ids))
      .execute();
}

const stockReceipt = ({
  to_warehouse_id,
  product_sku_id,
  quantity,
  order_line_id,
  challan_id,
  sub_shipment_tracker_id,
}: PointRow) =>
  to_warehouse_id === null || challan_id === null
    ? []
    : [
        {
          warehouseId: to_warehouse_id,
          skuId: product_sku_id,
          quantity,
          reserved: order_line_id === null ? 0 : quantity,
          reason: 'RECEIVED' as const,
          challanId: challan_id,
          subShipmentTrackerId: sub_shipment_tracker_id,
        },
      ];

/** Goods of a sales order go on to the customer from here; stock has arrived for good. */
async function waitInWarehouse(trx: Trx, received: readonly PointRow[]): Promise<void> {
  const forOrders = received.filter((point) => point.order_line_id !== null);
  if (!forOrders.length) return;
  const days = await nextDays(trx, forOrders);
  await addDeliveryPoints(
    trx,
    forOrders.map((point) => ({
      order_id: point.order_id,
      order_line_id: point.order_line_id,
      product_sku_id: point.product_sku_id,
      warehouse_id: point.to_warehouse_id,
      quantity: point.quantity,
      came_from: point.sub_shipment_tracker_id,
      date: days(point),
    })),
  );
}
