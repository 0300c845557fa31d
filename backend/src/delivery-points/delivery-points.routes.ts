import { Type } from 'typebox';
import { requires, withRowsOf } from '../core/access/access.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { notificationStream } from '../core/http/notificationStream.ts';
import { Answer, Count, PageOf } from '../core/http/shapes.ts';
import {
  ChangesQuery,
  DeliveryPointEvent,
  DeliverySource,
  EventQuery,
  OperationQuery,
  PendingCounts,
  PointChange,
  SourceQuery,
} from './delivery-points.shapes.ts';
import { changesOf } from './pointChanges.ts';
import { findDeliveryPoint, listEvents, operationAnalytics } from './readEvents.ts';
import { listSources } from './readSources.ts';

const READ = withRowsOf('documents', requires('product', 'READ'));

export const deliveryPointRecord: RecordKind = {
  name: 'Delivery point',
  readPermission: ['PRODUCT', 'READ'],
  find: byId(findDeliveryPoint),
};

/** Goods that wait to be moved, or are on their way. */
export async function deliveryPointsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/shipment_tracker/events',
    {
      schema: { querystring: EventQuery, response: PageOf('data', DeliveryPointEvent) },
      config: READ,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listEvents({ db, settings, viewer }, query)),
    }),
  );
  app.get(
    '/shipment_tracker/seller_wise',
    {
      schema: { querystring: SourceQuery, response: PageOf('data', DeliverySource) },
      config: READ,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listSources({ db, settings, viewer }, query)),
    }),
  );
  app.get(
    '/operation/operationAnalytics',
    {
      schema: {
        querystring: OperationQuery,
        response: Answer({
          data: Type.Array(DeliveryPointEvent),
          count: Count,
          pending_counts: PendingCounts,
        }),
      },
      config: { ...READ, otherNames: { size: 'limit' } },
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await operationAnalytics({ db, settings, viewer }, query)),
    }),
  );
  app.get(
    '/shipment_tracker/changes',
    {
      schema: { querystring: ChangesQuery, response: Answer({ data: Type.Array(PointChange) }) },
      config: READ,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await changesOf({ db, settings, viewer }, query.ids),
    }),
  );
  notificationStream(app, settings, {
    path: '/shipment_tracker/stream',
    channel: 'delivery_points',
    description: 'text/event-stream; each event holds ids of delivery points, comma-separated.',
    config: READ,
  });
}
