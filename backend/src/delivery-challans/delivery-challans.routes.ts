import { WalkedPage } from '../core/data/listPage.ts';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { CHALLAN_PRINTS } from './challanDocument.routes.ts';
import { createChallan } from './createChallan.ts';
import { findChallan } from './delivery-challans.public.ts';
import { listChallans } from './delivery-challans.service.ts';
import { ChallanQuery, DeliveryChallan, NewChallan } from './delivery-challans.shapes.ts';

const Written = Answer({ data: DeliveryChallan });
const written = (data: DeliveryChallan) => ({ success: true as const, data });

export const challanRecord: RecordKind = {
  name: 'Delivery challan',
  readPermission: ['DELIVERY_CHALLAN', 'READ'],
  find: byId(findChallan),
  prints: CHALLAN_PRINTS,
};

/** Delivery challans: read, and made by hand. */
export async function deliveryChallansRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db, settings } = parts;
  app.get(
    '/dc',
    {
      schema: { querystring: ChallanQuery, response: WalkedPage('data', DeliveryChallan) },
      config: {
        ...requires('delivery_challan', 'READ'),
        otherNames: { size: 'limit', tenantId: 'tenant_id' },
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listChallans({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/dc',
    {
      schema: { body: NewChallan, response: Written },
      config: { ...requires('delivery_challan', 'WRITE'), idempotent: true },
    },
    async (request) =>
      written(await withIdempotency(request, (work) => createChallan(work, parts, request.body))),
  );
}
