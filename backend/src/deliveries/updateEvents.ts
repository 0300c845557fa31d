import {
  completeRefusal,
  newDayRefusal,
  NOT_OPEN,
  type PointFacts,
  STAGES,
} from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { notFound, Refusal } from '../core/http/errors.ts';
import {
  lockPoints,
  openEvents,
  visibleDeliveryPoints,
  describeEvents,
} from '../delivery-points/delivery-points.public.ts';
import type { DeliveryPointEvent } from '../delivery-points/delivery-points.shapes.ts';
import { attachFiles } from '../documents/documents.public.ts';
import { arrive } from './arrivePoints.ts';
import { deliverChallan, receiveBeforeBill } from './deliverChallan.ts';
import type { EventUpdate, EventUpdates } from './deliveries.shapes.ts';
import { lockArrivalDocuments } from './lockArrivalDocuments.ts';

/** More than ten digits are milliseconds. */
const MOST_SECONDS = 9_999_999_999;
const dayOf = (seconds: number): string => indianDay(new Date(seconds * 1000));

/** The requested events with their points, read under the lock on the points. */
async function eventsOf({ trx, viewer }: Work, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('delivery_point_events as e')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'e.sub_shipment_tracker_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'd.po_id')
    .select([
      'e.sub_shipment_tracker_event_id as id',
      'e.event_name',
      'e.status',
      'e.expected_date',
      'po.po_state',
    ])
    .select([
      'd.sub_shipment_tracker_id as pointId',
      'd.challan_id',
      'd.seller_id',
      'd.order_id',
      'd.po_id',
    ])
    .where('e.sub_shipment_tracker_event_id', '=', eqAny(ids))
    .where(visibleDeliveryPoints(viewer))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
type EventRow = Awaited<ReturnType<typeof eventsOf>> extends Map<number, infer Row> ? Row : never;

const factsOf = (row: EventRow): PointFacts => ({
  stage: STAGES[row.event_name as keyof typeof STAGES],
  status: row.status as PointFacts['status'],
  sourceType: row.seller_id === null ? 'WAREHOUSE' : 'SELLER',
  poState: row.po_state,
  forOrder: row.order_id !== null,
});

interface Problem {
  field: string;
  message: string;
}

function completeProblem(update: EventUpdate, row: EventRow, today: string): Problem | null {
  const why = completeRefusal(factsOf(row));
  if (why) return { field: 'status', message: why };
  if (!update.attachments?.length)
    return { field: 'attachments', message: '*Please upload attachments.' };
  if (update.actualDate === undefined)
    return { field: 'actualDate', message: 'actualDate is required' };
  if (update.actualDate > MOST_SECONDS)
    return { field: 'actualDate', message: 'Date must be in seconds' };
  return dayOf(update.actualDate) > today
    ? { field: 'actualDate', message: 'actualDate must not be in the future' }
    : null;
}

function postponeProblem(
  update: EventUpdate,
  row: EventRow,
  today: string,
  mayPrepone: boolean,
): Problem | null {
  if (row.status !== 'PENDING') return { field: 'subShipmentTrackerEventId', message: NOT_OPEN };
  if (update.expectedDate === undefined)
    return { field: 'expectedDate', message: 'expectedDate is required' };
  if (update.expectedDate > MOST_SECONDS)
    return { field: 'expectedDate', message: 'Date must be in seconds' };
  if (update.attachments ?? update.actualDate)
    return { field: 'status', message: 'Attachments and actualDate go with status COMPLETED' };
  const message = newDayRefusal(dayOf(update.expectedDate), {
    today,
    mayPrepone,
  });
  return message ? { field: 'expectedDate', message } : null;
}

/** One message per event; nothing is written when there is any. */
function refuseProblems(
  updates: readonly EventUpdate[],
  rows: ReadonlyMap<number, EventRow>,
  viewer: Viewer,
): void {
  const today = indianDay();
  const mayPrepone = viewer.can('PURCHASE_ORDER', 'APPROVE');
  const seen = new Set<number>();
  const events = updates.flatMap((update, index) => {
    const id = update.subShipmentTrackerEventId;
    const row = rows.get(id);
    if (!row) throw notFound('Delivery point');
    const twice = seen.has(id)
      ? { field: 'subShipmentTrackerEventId', message: 'This event is here twice' }
      : null;
    seen.add(id);
    const problem =
      twice ??
      (update.status === 'COMPLETED'
        ? completeProblem(update, row, today)
        : postponeProblem(update, row, today, mayPrepone));
    return problem
      ? [{ id, field: `events.${index}.${problem.field}`, message: problem.message }]
      : [];
  });
  const [first] = events;
  if (first) throw new Refusal(400, 'VALIDATION', first.message, { field: first.field, events });
}

async function postpone(work: Work, update: EventUpdate, row: EventRow): Promise<void> {
  const { trx, viewer } = work;
  const expected_date = dayOf(update.expectedDate ?? 0);
  const remarks = update.remarks.trim();
  await trx
    .updateTable('delivery_point_events')
    .set({ status: 'POSTPONED', remarks, user_id: viewer.userId })
    .where('sub_shipment_tracker_event_id', '=', row.id)
    .execute();
  await trx
    .updateTable('delivery_points')
    .set({ expected_date })
    .where('sub_shipment_tracker_id', '=', row.pointId)
    .execute();
  await openEvents(trx, [
    { sub_shipment_tracker_id: row.pointId, event_name: row.event_name, expected_date },
  ]);
  const changes = { expected_date: { from: row.expected_date, to: expected_date } };
  await work.audit({
    entity: 'DELIVERY_POINT',
    id: row.pointId,
    action: 'POSTPONE',
    changes,
    remarks,
  });
}

/** A proof shared by several events is attached to the first one's point. */
async function attachProofs(
  { trx, settings, viewer }: Work,
  updates: readonly EventUpdate[],
  rows: ReadonlyMap<number, EventRow>,
) {
  const taken = new Map<string, string>();
  for (const [index, update] of updates.entries()) {
    const row = rows.get(update.subShipmentTrackerEventId);
    const addresses = (update.attachments ?? []).filter((address) => !taken.has(address));
    if (!row || !addresses.length) continue;
    const record = { entity: 'DELIVERY_POINT' as const, id: row.pointId };
    const uuids = await attachFiles(trx, settings, {
      field: `events.${index}.attachments`,
      addresses,
      record,
      viewer,
    });
    addresses.forEach((address, i) => taken.set(address, uuids[i] ?? ''));
  }
  return (update: EventUpdate) =>
    (update.attachments ?? []).flatMap((address) => taken.get(address) ?? []);
}

const hasOthersInTransit = async (trx: Trx, challanId: number, but: number): Promise<boolean> =>
  (await trx
    .selectFrom('delivery_points')
    .select('sub_shipment_tracker_id')
    .where('challan_id', '=', challanId)
    .where('status', '=', 'IN_TRANSIT')
    .where('sub_shipment_tracker_id', '<>', but)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Completing the last open event delivers the challan, under the challan's own conditions. Goods for
 * a warehouse are received before their bill is issued too; then the challan is delivered later.
 */
async function complete(
  work: Work,
  update: EventUpdate,
  row: EventRow,
  attachments: string[],
): Promise<void> {
  const { trx } = work;
  const arrival = {
    actualDate: dayOf(update.actualDate ?? 0),
    remarks: update.remarks.trim(),
    attachments,
  };
  if (row.challan_id === null || (await hasOthersInTransit(trx, row.challan_id, row.pointId)))
    await arrive(work, [row.pointId], arrival);
  else if (!(await receiveBeforeBill(work, row.challan_id, arrival)))
    await deliverChallan(work, row.challan_id, { arrival });
}

/** Postpones or completes events. All of them or none. */
export async function updateEvents(
  work: Work,
  { events }: EventUpdates,
): Promise<DeliveryPointEvent[]> {
  const { trx, viewer } = work;
  const ids = events.map((event) => event.subShipmentTrackerEventId);
  const before = [...(await eventsOf(work, ids)).values()];
  if (events.some((event) => event.status === 'COMPLETED')) await lockArrivalDocuments(trx, before);
  await lockPoints(
    trx,
    before.map((row) => row.pointId),
  );
  const rows = await eventsOf(work, ids);
  refuseProblems(events, rows, viewer);
  const proofOf = await attachProofs(work, events, rows);
  for (const update of events) {
    const row = rows.get(update.subShipmentTrackerEventId);
    if (!row) continue;
    if (update.status === 'COMPLETED') await complete(work, update, row, proofOf(update));
    else await postpone(work, update, row);
  }
  return describeEvents(work, ids);
}
