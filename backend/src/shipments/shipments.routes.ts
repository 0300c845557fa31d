import { WalkedPage } from '../core/data/listPage.ts';
import { requires, requiresSet, withRowsOf } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { createShipment } from './createShipment.ts';
import { findShipment, listShipments } from './shipments.service.ts';
import {
  CreatedShipment,
  NewShipment,
  Shipment,
  ShipmentChange,
  ShipmentQuery,
} from './shipments.shapes.ts';
import { updateShipment } from './updateShipment.ts';

export const shipmentRecord: RecordKind = {
  name: 'Shipment',
  readPermission: ['STOCK', 'READ'],
  find: byId(findShipment),
};

export async function shipmentsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/shipment',
    {
      schema: { querystring: ShipmentQuery, response: WalkedPage('data', Shipment) },
      config: {
        ...withRowsOf('documents', requiresSet('STOCK_READING')),
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listShipments({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/shipment',
    {
      schema: { body: NewShipment, response: Answer({ data: CreatedShipment }) },
      config: { ...requires('delivery_challan', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createShipment(work, request.body)),
    }),
  );
  app.put(
    '/shipment',
    {
      schema: { body: ShipmentChange, response: Answer({ data: Shipment }) },
      config: requires('delivery_challan', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => updateShipment(work, request.body)),
    }),
  );
}
