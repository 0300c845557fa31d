import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { DeliveryChallan } from '../delivery-challans/delivery-challans.shapes.ts';
import { DeliveryPointEvent } from '../delivery-points/delivery-points.shapes.ts';
import { changeChallan } from './changeChallan.ts';
import { ChallanChange, EventUpdates } from './deliveries.shapes.ts';
import { updateEvents } from './updateEvents.ts';

/** Goods leave, arrive or come back: by the status of their challan, or delivery point by delivery point. */
export async function deliveriesRoutes(app: App): Promise<void> {
  app.put(
    '/dc',
    {
      schema: { body: ChallanChange, response: Answer({ data: DeliveryChallan }) },
      config: requires('delivery_challan', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeChallan(work, request.body)),
    }),
  );
  app.put(
    '/shipment_tracker/events',
    {
      schema: {
        body: EventUpdates,
        response: Answer({ data: Type.Array(DeliveryPointEvent), message: Type.String() }),
      },
      config: requires('delivery_challan', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => updateEvents(work, request.body)),
      message: 'Update Successfully.',
    }),
  );
}
