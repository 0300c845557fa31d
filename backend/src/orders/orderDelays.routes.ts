import { Type } from 'typebox';
import { publicAccess, requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { createOrderDelayLink } from './orderDelayLinks.ts';
import { NewOrderDelayLink, OrderDelay, OrderDelayQuery } from './orderDelays.shapes.ts';
import { listOrderDelays } from './orderDelays.ts';

/** Routes of late orders, for holders of a link. */
export async function orderDelaysRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/public/orderDelayTracker',
    {
      schema: { querystring: OrderDelayQuery, response: PageOf('data', OrderDelay) },
      config: publicAccess,
    },
    async (request) => ({
      success: true as const,
      ...(await listOrderDelays(request, db, settings, request.query)),
    }),
  );
  app.post(
    '/orderDelayTracker/link',
    {
      schema: {
        body: NewOrderDelayLink,
        response: Answer({ url: Type.String(), expires_at: Type.Integer() }),
      },
      config: { ...requires('order', 'APPROVE'), idempotent: true, inApiTokens: false },
    },
    async (request) => ({
      success: true as const,
      ...(await withIdempotency(request, (work) => createOrderDelayLink(work, request.body))),
    }),
  );
}
