import { quantityRefusal } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { mustGet } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import {
  addToOrderLines,
  addToPoLines,
  endOpenEvents,
  lockPoints,
  nextDays,
  openEvents,
  type PointRow,
  settleDocuments,
} from '../delivery-points/delivery-points.public.ts';
import { addDeliveryPoints } from '../delivery-schedule/delivery-schedule.public.ts';
import { moveStock } from '../warehouses/warehouses.public.ts';

export interface DispatchMove {
  subShipmentTrackerId: number;
  /** Units that leave, from 1 to the quantity of the point. */
  quantity: number;
  /** Day on which the rest leaves; required when less than all leaves. */
  restDate: string | null;
  /** The request's field that a refusal names. */
  field?: string | undefined;
}

export interface DispatchTarget {
  destinationType: 'CUSTOMER' | 'WAREHOUSE';
  toWarehouseId: number | null;
  /** The ship-to of a point, or the warehouse's address. */
  toAddressOf: (pointId: number) => number;
  challanIdOf: (pointId: number) => number;
}

function refuseTransition(move: DispatchMove, point: PointRow | undefined): PointRow {
  const refuse = (text: string) => (move.field ? badField(move.field, text) : refused(text));
  if (!point) throw refuse('This delivery point does not exist');
  if (point.status !== 'PENDING') throw refuse('These goods have left already');
  const why = quantityRefusal(move.quantity, point.quantity);
  if (why) throw refuse(why);
  if (move.quantity === point.quantity) return point;
  if (!move.restDate) throw refuse('A new date is needed for what stays behind');
  if (move.restDate < indianDay()) throw refuse('The new date must not be in the past');
  return point;
}

/**
 * Dispatches points: each keeps the units that leave (the rest is a new point with its own dispatch
 * event), its dispatch is completed, its POD or inward event opened, its units counted as
 * dispatched on the documents, whose statuses are updated. Stock of a warehouse is reduced here,
 * and nowhere else. The caller has locked orders and purchase orders, and has made the challans.
 * Returns the points in transit.
 */
export async function dispatchPoints(
  work: Work,
  moves: readonly DispatchMove[],
  target: DispatchTarget,
): Promise<PointRow[]> {
  const { trx, viewer } = work;
  const locked = new Map(
    (
      await lockPoints(
        trx,
        moves.map((move) => move.subShipmentTrackerId),
      )
    ).map((point) => [point.sub_shipment_tracker_id, point]),
  );
  const known = moves.map((move) => refuseTransition(move, locked.get(move.subShipmentTrackerId)));
  const days = await nextDays(trx, known);
  const left: PointRow[] = [];
  for (const move of moves) {
    const point = mustGet(locked, move.subShipmentTrackerId);
    left.push(await dispatchPoint(trx, point, move, target, days(point)));
    if (move.quantity < point.quantity && move.restDate)
      await splitRest(trx, point, point.quantity - move.quantity, move.restDate);
  }
  const ids = left.map((point) => point.sub_shipment_tracker_id);
  await endOpenEvents(trx, ids, { status: 'COMPLETED', actualDate: indianDay() }, viewer);
  const event_name = target.destinationType === 'CUSTOMER' ? 'POD' : 'inward';
  await openEvents(
    trx,
    left.map(({ sub_shipment_tracker_id, expected_date }) => ({
      sub_shipment_tracker_id,
      event_name,
      expected_date,
    })),
  );
  await moveStock(
    trx,
    viewer,
    left.flatMap((point) => stockIssue(point)),
  );
  await addToPoLines(trx, 'dispatched_quantity', left, 1);
  if (target.destinationType === 'CUSTOMER')
    await addToOrderLines(trx, 'dispatched_quantity', left, 1);
  await work.audit(
    ...ids.map((id) => ({
      entity: 'DELIVERY_POINT' as const,
      id,
      action: 'DISPATCH',
      from: 'PENDING',
      to: 'IN_TRANSIT',
    })),
  );
  await settleDocuments(work, left);
  return left;
}

const dispatchPoint = (
  trx: Trx,
  point: PointRow,
  { quantity }: DispatchMove,
  target: DispatchTarget,
  expected_date: string,
): Promise<PointRow> => {
  const id = point.sub_shipment_tracker_id;
  return trx
    .updateTable('delivery_points')
    .set({
      status: 'IN_TRANSIT' as const,
      quantity,
      original_qty: point.quantity,
      expected_date,
      destination_type: target.destinationType,
      to_warehouse_id: target.toWarehouseId,
      to_address: target.toAddressOf(id),
      challan_id: target.challanIdOf(id),
    })
    .where('sub_shipment_tracker_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

function splitRest(trx: Trx, point: PointRow, quantity: number, date: string): Promise<void> {
  const {
    po_id,
    po_line_id,
    order_id,
    order_line_id,
    product_sku_id,
    seller_id,
    warehouse_id,
    sub_shipment_tracker_id: came_from,
    initial_date: initialDate,
  } = point;
  const goods = {
    po_id,
    po_line_id,
    order_id,
    order_line_id,
    product_sku_id,
    seller_id,
    warehouse_id,
  };
  return addDeliveryPoints(trx, [{ ...goods, came_from, quantity, date, initialDate }]);
}

/** Units that wait in a warehouse are reserved there. */
const stockIssue = ({
  warehouse_id,
  product_sku_id,
  quantity,
  challan_id,
  sub_shipment_tracker_id,
}: PointRow) =>
  warehouse_id === null || challan_id === null
    ? []
    : [
        {
          warehouseId: warehouse_id,
          skuId: product_sku_id,
          quantity: -quantity,
          reserved: -quantity,
          reason: 'DISPATCHED' as const,
          challanId: challan_id,
          subShipmentTrackerId: sub_shipment_tracker_id,
        },
      ];
