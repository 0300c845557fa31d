import { DELIVERY_TIME_DAYS } from '@munim/schema/shared/limits.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables, Trx } from '../core/data/database.ts';
import { dayFromToday } from '../core/data/days.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import {
  addDeliveryPoints,
  cancelDeliveryPoints,
  resizePoint,
} from '../delivery-schedule/delivery-schedule.public.ts';
import { otherWarehouseRefusal } from '../warehouses/registrationOfWarehouse.public.ts';
import { findWarehouse, reserve } from '../warehouses/warehouses.public.ts';

export type OrderLine = Pick<
  Selectable<Tables['order_lines']>,
  'line_id' | 'line_number' | 'order_id' | 'product_sku_id' | 'warehouse_id' | 'stock_quantity'
>;

/**
 * Units of a sales order line to serve from warehouse stock in total, including dispatched ones.
 */
export interface StockAllocation {
  line: OrderLine;
  /** Null when no warehouse serves the line. */
  warehouseId: number | null;
  quantity: number;
  /** The caller's field that a refusal names. */
  field: string;
}

/** Day and remarks for the delivery board. */
interface AllocationContext {
  /** Promised delivery day. */
  edd: string | null;
  remarks: string;
}

type Point = Pick<
  Selectable<Tables['delivery_points']>,
  'sub_shipment_tracker_id' | 'order_line_id' | 'warehouse_id' | 'quantity'
>;

/**
 * Locks the points of these lines that wait in a warehouse and came out of its stock. Goods that a
 * seller delivered to a warehouse for the order wait there too, but were bought: their points go
 * back to one at the seller.
 */
export async function waitingPointsOf(trx: Trx, lineIds: readonly number[]): Promise<Point[]> {
  const { rows } = await sql<Point>`
    with recursive origin as (
      select d.sub_shipment_tracker_id as point, d.came_from, d.seller_id from delivery_points d
        where d.order_line_id = any(${lineIds}) and d.status = 'PENDING' and d.warehouse_id is not null
      union all
      select o.point, d.came_from, d.seller_id from origin o join delivery_points d on d.sub_shipment_tracker_id = o.came_from)
    select d.sub_shipment_tracker_id, d.order_line_id, d.warehouse_id, d.quantity from delivery_points d
      where d.sub_shipment_tracker_id in (select point from origin group by point having bool_and(seller_id is null))
      order by d.sub_shipment_tracker_id for update`.execute(trx);
  return rows;
}

export const unitsOf = (points: readonly Point[]) =>
  points.reduce((sum, point) => sum + point.quantity, 0);

/** Removes units from the board, the newest point first. */
async function cancelWaiting(
  work: Work,
  points: readonly Point[],
  units: number,
  remarks: string,
): Promise<void> {
  const gone: number[] = [];
  let left = units;
  for (const point of points.toReversed()) {
    if (left <= 0) break;
    if (point.quantity > left)
      await resizePoint(work.trx, point.sub_shipment_tracker_id, point.quantity - left);
    else gone.push(point.sub_shipment_tracker_id);
    left -= Math.min(left, point.quantity);
  }
  if (gone.length) await cancelDeliveryPoints(work, { ids: gone }, remarks);
}

/** Changes of one line: units to remove, units to add, and the warehouse. */
function unitsToChange(
  { line, warehouseId, quantity, field }: StockAllocation,
  waiting: readonly Point[],
) {
  const pending = unitsOf(waiting);
  const gone = line.stock_quantity - pending;
  const moves = warehouseId !== line.warehouse_id;
  if (gone > 0 && (moves || quantity < gone))
    throw badField(
      field,
      moves
        ? 'Goods of this line left its warehouse already'
        : `${gone} of this line left its warehouse already`,
    );
  const wanted = warehouseId === null ? 0 : quantity - gone;
  const back = moves ? pending : Math.max(0, pending - wanted);
  return { back, more: moves ? wanted : Math.max(0, wanted - pending) };
}

/**
 * More units join the newest point that waits in the same warehouse, so that one point waits for
 * them.
 */
async function addWaiting(
  trx: Trx,
  { line, warehouseId }: StockAllocation,
  units: number,
  newest: Point | undefined,
  edd: string | null,
) {
  if (newest && newest.warehouse_id === warehouseId)
    return resizePoint(trx, newest.sub_shipment_tracker_id, newest.quantity + units);
  const goods = {
    order_id: line.order_id,
    order_line_id: line.line_id,
    product_sku_id: line.product_sku_id,
    warehouse_id: warehouseId,
  };
  return addDeliveryPoints(trx, [
    { ...goods, quantity: units, date: edd ?? dayFromToday(DELIVERY_TIME_DAYS) },
  ]);
}

/** Goods leave only from warehouses of the order's registration, and from none in a state without one. */
async function refuseOtherWarehouse(
  work: Work,
  { line, warehouseId, field }: StockAllocation,
): Promise<void> {
  const { companyRegistrationId: own } = work.settings;
  const refusal =
    warehouseId === null ? null : await otherWarehouseRefusal(work, warehouseId, own || null);
  if (refusal) throw badField(field, `Line ${line.line_number}: ${refusal}`);
}

/**
 * Changes how much of these lines is served from stock, or from which warehouse: reserves waiting
 * units, releases the others, and updates the board and the lines. The caller has locked the order,
 * has checked that no more is served than is uncovered, and serves more with settings of the order's registration.
 */
export async function serveFromStock(
  work: Work,
  servings: readonly StockAllocation[],
  context: AllocationContext,
): Promise<void> {
  if (!servings.length) return;
  const { trx } = work;
  for (const { warehouseId, field } of servings)
    if (warehouseId !== null && !(await findWarehouse(trx, warehouseId)))
      throw badField(field, 'This warehouse does not exist');
  const points = Map.groupBy(
    await waitingPointsOf(
      trx,
      servings.map(({ line }) => line.line_id),
    ),
    (point) => point.order_line_id,
  );
  const changes = servings.map((serving) => {
    const waiting = points.get(serving.line.line_id) ?? [];
    return { serving, waiting, ...unitsToChange(serving, waiting) };
  });
  for (const { serving, more } of changes) if (more) await refuseOtherWarehouse(work, serving);
  for (const { serving, waiting, back, more } of changes) {
    const { line, warehouseId, quantity } = serving;
    if (back) await cancelWaiting(work, waiting, back, context.remarks);
    const stays = warehouseId === line.warehouse_id ? waiting.at(-1) : undefined;
    if (more) await addWaiting(trx, serving, more, stays, context.edd);
    const stock_quantity = warehouseId === null ? 0 : quantity;
    const columns = { stock_quantity, warehouse_id: stock_quantity ? warehouseId : null };
    await trx.updateTable('order_lines').set(columns).where('line_id', '=', line.line_id).execute();
  }
  await reserve(
    trx,
    changes.flatMap(({ serving: { line, warehouseId, field }, back, more }) => [
      ...(back
        ? [{ warehouseId: line.warehouse_id ?? 0, skuId: line.product_sku_id, reserved: -back }]
        : []),
      ...(more
        ? [{ warehouseId: warehouseId ?? 0, skuId: line.product_sku_id, reserved: more, field }]
        : []),
    ]),
  );
}
