import { lockDocuments } from '../core/data/lockDocuments.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { visibleDeliveryPoints } from '../delivery-points/delivery-points.public.ts';

const waitingEvents = ({ trx, viewer }: Work, eventIds: readonly number[]) =>
  trx
    .selectFrom('delivery_point_events as e')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'e.sub_shipment_tracker_id')
    .leftJoin('orders as o', 'o.order_id', 'd.order_id')
    .leftJoin('order_lines as l', 'l.line_id', 'd.order_line_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'd.po_id')
    .where('e.sub_shipment_tracker_event_id', '=', eqAny(eventIds))
    .where(visibleDeliveryPoints(viewer));

/**
 * Locks the sales orders, then the purchase orders of these events, each by id: parallel dispatches
 * of the same goods wait here. The documents of an event never change, so they are read before
 * anything is locked.
 */
export async function lockDocumentsOf(work: Work, eventIds: readonly number[]): Promise<void> {
  const { trx } = work;
  const documents = await waitingEvents(work, eventIds)
    .select(['d.order_id', 'd.po_id'])
    .distinct()
    .execute();
  await lockDocuments(trx, {
    orders: documents.map(({ order_id }) => order_id),
    pos: documents.map(({ po_id }) => po_id),
  });
}

/** Order lines of these events, by order. */
export async function orderLinesOfEvents(
  work: Work,
  eventIds: readonly number[],
): Promise<Map<number, ReadonlySet<number>>> {
  const rows = await waitingEvents(work, eventIds)
    .select(['d.order_id', 'd.order_line_id'])
    .where('d.order_id', 'is not', null)
    .where('d.order_line_id', 'is not', null)
    .orderBy('d.order_id')
    .$narrowType<{ order_id: number; order_line_id: number }>()
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...byOrder].map(([id, some]) => [id, new Set(some.map((row) => row.order_line_id))]),
  );
}

const withDetails = (work: Work, eventIds: readonly number[]) =>
  waitingEvents(work, eventIds)
    .select(['e.sub_shipment_tracker_event_id', 'e.event_name', 'e.status as event_status'])
    .select([
      'd.sub_shipment_tracker_id',
      'd.status',
      'd.quantity',
      'd.product_sku_id',
      'd.seller_id',
      'd.warehouse_id',
    ])
    .select([
      'd.order_id',
      'd.order_line_id',
      'd.po_id',
      'd.po_line_id',
      'o.order_number',
      'o.tenant_id',
      'o.gst_registration_id as sold_by',
      'l.address_id as ship_to',
      'l.state_code',
      'l.tax_category',
      'l.within_state',
      'po.po_state',
      'po.within_state as bought_within_state',
      'po.gst_registration_id as bought_by',
    ])
    .execute();
export type WaitingPoint = Awaited<ReturnType<typeof withDetails>>[number];

/**
 * Locks the points of these events in the viewer's row scope; by event. Read after locking: one may
 * have been postponed meanwhile.
 */
export async function pointsOfEvents(
  work: Work,
  eventIds: readonly number[],
): Promise<Map<number, WaitingPoint>> {
  const ids = waitingEvents(work, eventIds)
    .select('d.sub_shipment_tracker_id')
    .orderBy('d.sub_shipment_tracker_id')
    .forUpdate('d');
  await ids.execute();
  const rows = await withDetails(work, eventIds);
  return new Map(rows.map((row) => [row.sub_shipment_tracker_event_id, row]));
}
