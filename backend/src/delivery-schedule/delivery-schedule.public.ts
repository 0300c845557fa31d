import type { Insertable } from 'kysely';
import type { Database, Tables, Trx } from '../core/data/database.ts';
import { copyOf, issuedSkuInfo } from '../core/data/issuedMasters.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
type NewPoint = Omit<
  Insertable<Tables['delivery_points']>,
  'initial_date' | 'expected_date' | 'original_qty'
> & {
  date: string;
  /** First promised day of goods that stayed behind. */
  initialDate?: string;
};

/** Goods that wait to leave their place, each with its open dispatch event. */
export async function addDeliveryPoints(trx: Trx, points: readonly NewPoint[]): Promise<void> {
  const rows = points.map(({ date, initialDate = date, ...point }) => ({
    ...point,
    original_qty: point.quantity,
    initial_date: initialDate,
    expected_date: date,
  }));
  const made = await trx
    .insertInto('delivery_points')
    .values(rows)
    .returning(['sub_shipment_tracker_id', 'expected_date'])
    .execute();
  await trx
    .insertInto('delivery_point_events')
    .values(made.map((point) => ({ ...point, event_name: 'dispatch' })))
    .execute();
}

/** A line of a purchase order that nobody has acted on yet has one point. */
export const resizeDeliveryPoint = (trx: Trx, poLineId: number, quantity: number) =>
  trx
    .updateTable('delivery_points')
    .set({ quantity, original_qty: quantity })
    .where('po_line_id', '=', poLineId)
    .where('status', '=', 'PENDING')
    .execute();

/** Adds units to a waiting point, or removes them. */
export const resizePoint = (trx: Trx, pointId: number, quantity: number) =>
  trx
    .updateTable('delivery_points')
    .set({ quantity, original_qty: quantity })
    .where('sub_shipment_tracker_id', '=', pointId)
    .where('status', '=', 'PENDING')
    .execute();

/**
 * Changes the date of a purchase order's points. Before it is issued nobody can act on them: the
 * new date is their first one.
 */
export async function redateDeliveryPoints(trx: Trx, poId: number, date: string): Promise<void> {
  const points = await trx
    .updateTable('delivery_points')
    .set({ initial_date: date, expected_date: date })
    .where('po_id', '=', poId)
    .where('status', '=', 'PENDING')
    .returning('sub_shipment_tracker_id')
    .execute();
  await trx
    .updateTable('delivery_point_events')
    .set({ expected_date: date })
    .where(
      'sub_shipment_tracker_id',
      '=',
      eqAny(points.map((point) => point.sub_shipment_tracker_id)),
    )
    .where('status', '=', 'PENDING')
    .execute();
}

/** Cancels a waiting point together with its open event. */
export async function cancelDeliveryPoints(
  work: Work,
  of: { poId: number } | { poLineId: number } | { ids: readonly number[] },
  remarks: string,
): Promise<void> {
  const { trx, viewer } = work;
  const points = await trx
    .updateTable('delivery_points')
    .set({ status: 'CANCELLED' })
    .where((eb) => {
      if ('ids' in of) return eb('sub_shipment_tracker_id', '=', eqAny(of.ids));
      return 'poId' in of ? eb('po_id', '=', of.poId) : eb('po_line_id', '=', of.poLineId);
    })
    .where('status', '=', 'PENDING')
    .returning('sub_shipment_tracker_id')
    .execute();
  const ids = points.map((point) => point.sub_shipment_tracker_id);
  await trx
    .updateTable('delivery_point_events')
    .set({ status: 'CANCELLED', remarks, user_id: viewer.userId })
    .where('sub_shipment_tracker_id', '=', eqAny(ids))
    .where('status', '=', 'PENDING')
    .execute();
  const entry = {
    entity: 'DELIVERY_POINT' as const,
    action: 'CANCEL',
    from: 'PENDING',
    to: 'CANCELLED',
    remarks,
  };
  await work.audit(...ids.map((id) => ({ ...entry, id })));
}

/** The points of purchase orders, in the order in which they came. */
export const deliveryPointsOf = (db: Database | Trx, poIds: readonly number[]) =>
  db
    .selectFrom('delivery_points as d')
    .innerJoin('skus as k', 'k.product_sku_id', 'd.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select([
      'd.po_id',
      'd.sub_shipment_tracker_id',
      'd.po_line_id',
      'd.quantity',
      'd.status',
      'd.initial_date',
      'd.expected_date',
    ])
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('PURCHASE_ORDER', 'd.po_id')))
    .select(issuedSkuInfo.as('sku_info'))
    .where('d.po_id', '=', eqAny(poIds))
    .orderBy('d.sub_shipment_tracker_id')
    .execute();
