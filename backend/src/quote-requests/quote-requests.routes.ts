import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Count, PageOf } from '../core/http/shapes.ts';
import { changeRfq } from './changeRfq.ts';
import { createRfqs } from './createRfqs.ts';
import { listRfqDays } from './listRfqDays.ts';
import { findRfq, listRfqs } from './quote-requests.service.ts';
import { NewRfqs, Rfq, RfqChange, RfqDay, RfqQuery } from './quote-requests.shapes.ts';

export const rfqRecord: RecordKind = {
  name: 'Quote request',
  readPermission: ['QUOTATION_REQUEST', 'READ'],
  find: byId(findRfq),
};

/** Routes of quote requests. */
export async function quoteRequestsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/rfq',
    {
      schema: {
        querystring: RfqQuery,
        response: Answer({ data: Type.Union([Type.Array(Rfq), Type.Array(RfqDay)]), count: Count }),
      },
      config: requires('quotation_request', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await (query.groupByDate ? listRfqDays : listRfqs)({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/rfq',
    {
      schema: { body: NewRfqs, response: PageOf('data', Rfq) },
      config: { ...requires('quotation_request', 'WRITE'), idempotent: true },
    },
    async (request) => {
      const data = await withIdempotency(request, (work) => createRfqs(work, request.body));
      return { success: true as const, data, count: data.length };
    },
  );
  app.put(
    '/rfq',
    {
      schema: { body: RfqChange, response: Answer({ data: Rfq }) },
      config: requires('quotation_request', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeRfq(work, request.body)),
    }),
  );
}
