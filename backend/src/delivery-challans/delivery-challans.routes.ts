import { requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { once } from '../core/data/idempotency.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { changeChallan } from './changeChallan.ts';
import { createChallan } from './createChallan.ts';
import {
  ChallanChange,
  ChallanQuery,
  DeliveryChallan,
  NewChallan,
} from './delivery-challans.shapes.ts';
import { listChallans } from './readChallans.ts';

const Written = Answer({ data: DeliveryChallan });
const written = (data: DeliveryChallan) => ({ success: true as const, data });

/** Routes of delivery challans. */
export async function deliveryChallansRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/dc',
    {
      schema: { querystring: ChallanQuery, response: PageOf('data', DeliveryChallan) },
      config: requires('delivery_challan', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listChallans(db, settings, query, viewer)),
    }),
  );
  app.post(
    '/dc',
    {
      schema: { body: NewChallan, response: Written },
      config: { ...requires('delivery_challan', 'WRITE'), idempotent: true },
    },
    async (request) =>
      written(
        await once(db, request, (trx) =>
          createChallan(trx, settings, request.body, request.viewer),
        ),
      ),
  );
  app.put(
    '/dc',
    {
      schema: { body: ChallanChange, response: Written },
      config: requires('delivery_challan', 'UPDATE'),
    },
    async (request) =>
      written(
        await once(db, request, (trx) =>
          changeChallan(trx, settings, request.body, request.viewer),
        ),
      ),
  );
}
