import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../core/data/database.ts';
import { countRows, offsetOf, type Page } from '../core/data/paging.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { describeEvents, type EventName, visibleDeliveryPoints } from './delivery-points.public.ts';
import { filterEvents } from './eventFilters.ts';
import type { EventQuery, OperationQuery } from './delivery-points.shapes.ts';
const EVENT_NAMES: readonly EventName[] = ['dispatch', 'inward', 'POD'];

type Events = SelectQueryBuilder<
  Tables & { e: Tables['delivery_point_events']; d: Tables['delivery_points'] },
  'e' | 'd',
  object
>;

interface Listed {
  rows: Events;
  query: Page;
  order: 'asc' | 'desc';
}

async function page(context: ReadContext, { rows, query, order }: Listed) {
  const { db } = context;
  const some = rows
    .select('e.sub_shipment_tracker_event_id as id')
    .orderBy('e.expected_date', order)
    .orderBy('e.sub_shipment_tracker_event_id', order)
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [found, count] = await Promise.all([some.execute(), countRows(db, rows)]);
  return {
    data: await describeEvents(
      context,
      found.map(({ id }) => id),
    ),
    count,
  };
}

/** One row per event, the latest day first. */
export function listEvents(context: ReadContext, query: EventQuery) {
  const rows = filterEvents(context, query)
    .where((eb) => whereIf(query.event_name, (name) => eb('e.event_name', '=', name)))
    .where((eb) => whereIf(query.status, (any) => eb('e.status', '=', eqAny(any))));
  return page(context, { rows, query, order: 'desc' });
}

/** Open events of the given stages, the most urgent first, and the count of each stage. */
export async function operationAnalytics(
  context: ReadContext,
  { events, ...query }: OperationQuery,
) {
  const { db } = context;
  const open = filterEvents(context, query).where('e.status', '=', 'PENDING');
  const rows = open.where((eb) =>
    whereIf(events, (any) => eb('e.event_name', '=', eqAny<string>(any))),
  );
  const [found, ...counts] = await Promise.all([
    page(context, { rows, query, order: 'asc' }),
    ...EVENT_NAMES.map((name) => countRows(db, open.where('e.event_name', '=', name))),
  ]);
  const [dispatch = 0, inward = 0, POD = 0] = counts;
  return { ...found, pending_counts: { dispatch, inward, POD } };
}

/** A delivery point in the viewer's row scope; undefined when there is none. */
export const findDeliveryPoint = ({ db, viewer }: ReadContext, pointId: number) =>
  db
    .selectFrom('delivery_points as d')
    .select('d.sub_shipment_tracker_id')
    .where('d.sub_shipment_tracker_id', '=', pointId)
    .where(visibleDeliveryPoints(viewer))
    .executeTakeFirst();
