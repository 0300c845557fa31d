import { DELIVERY_TIME_DAYS } from '@munim/schema/shared/limits.ts';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Tables, Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { anyOf } from '../core/data/search.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { settleOrder } from '../orders/settleOrder.service.ts';
import { settlePurchaseOrder } from '../purchase-orders/settlePurchaseOrder.service.ts';

export type PointRow = Selectable<Tables['delivery_points']>;
type NewEvent = Pick<
  Insertable<Tables['delivery_point_events']>,
  'sub_shipment_tracker_id' | 'event_name' | 'expected_date'
>;

/** Locked by id; a second caller reads the first one's result. */
export const lockPoints = (trx: Trx, ids: readonly number[]): Promise<PointRow[]> =>
  trx
    .selectFrom('delivery_points')
    .selectAll()
    .where('sub_shipment_tracker_id', '=', anyOf(ids))
    .orderBy('sub_shipment_tracker_id')
    .forUpdate()
    .execute();

export async function openEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  if (events.length) await trx.insertInto('delivery_point_events').values(events).execute();
}

export interface EventEnd {
  status: 'COMPLETED' | 'CANCELLED';
  actualDate?: string | undefined;
  remarks?: string | undefined;
  /** Uuids of files that the point holds by now. */
  attachments?: readonly string[] | undefined;
}

/** Ends the open event of each point. */
export const endOpenEvents = (
  trx: Trx,
  points: readonly number[],
  end: EventEnd,
  viewer: Pick<Viewer, 'userId'>,
) =>
  trx
    .updateTable('delivery_point_events')
    .set({
      status: end.status,
      actual_date: end.actualDate ?? null,
      remarks: end.remarks ?? null,
      attachments: [...(end.attachments ?? [])],
      user_id: viewer.userId,
    })
    .where('sub_shipment_tracker_id', '=', anyOf(points))
    .where('status', '=', 'PENDING')
    .execute();

type Quantity = 'dispatched_quantity' | 'delivered_quantity';

/** Adds units to purchase order lines; a negative number removes them. */
export async function addToPoLines(
  trx: Trx,
  column: Quantity,
  points: readonly PointRow[],
  sign: 1 | -1,
): Promise<void> {
  for (const { po_line_id, quantity } of points)
    if (po_line_id !== null)
      await trx
        .updateTable('purchase_order_lines')
        .set({ [column]: sql<number>`${sql.ref(column)} + ${sign * quantity}` })
        .where('po_line_id', '=', po_line_id)
        .execute();
}

/** The same for sales order lines: units that go to a warehouse have not left for the customer. */
export async function addToOrderLines(
  trx: Trx,
  column: Quantity,
  points: readonly PointRow[],
  sign: 1 | -1,
): Promise<void> {
  for (const { order_line_id, quantity } of points)
    if (order_line_id !== null)
      await trx
        .updateTable('order_lines')
        .set({ [column]: sql<number>`${sql.ref(column)} + ${sign * quantity}` })
        .where('line_id', '=', order_line_id)
        .execute();
}

const distinct = (ids: readonly (number | null)[]) =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((a, b) => a - b);

/**
 * Recomputes the statuses of the points' documents; one audit row per change. The caller has locked
 * their rows.
 */
export async function settlePapers(
  trx: Trx,
  points: readonly PointRow[],
  viewer: Viewer,
): Promise<void> {
  for (const id of distinct(points.map((point) => point.order_id))) {
    const { from, to } = await settleOrder(trx, id);
    if (from !== to) await audit(trx, viewer, { entity: 'ORDER', id, action: 'STATUS', from, to });
  }
  for (const id of distinct(points.map((point) => point.po_id)))
    await settlePurchaseOrder(trx, id, viewer);
}

const inAWeek = () => indianDay(new Date(Date.now() + DELIVERY_TIME_DAYS * 86_400_000));

/** Expected day of goods that move on: the promised day, unless it has passed; else in a week. */
export async function nextDays(
  trx: Trx,
  points: readonly PointRow[],
): Promise<(point: PointRow) => string> {
  const orders = await trx
    .selectFrom('orders')
    .select(['order_id', 'edd'])
    .where('order_id', '=', anyOf(distinct(points.map((point) => point.order_id))))
    .execute();
  const told = new Map(orders.map((order) => [order.order_id, order.edd]));
  const today = indianDay();
  return ({ order_id }) => {
    const edd = order_id === null ? null : told.get(order_id);
    return edd && edd >= today ? edd : inAWeek();
  };
}
