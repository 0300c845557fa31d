import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { changeRfq, priceRfqs } from './changeRfq.ts';
import { createEnquiry, createRfqs } from './createRfqs.ts';
import { listRfqDays } from './listRfqDays.ts';
import { matchSkus } from './matchSkus.ts';
import { pricingOfRfqs } from './pricingOfRfqs.ts';
import { listReadyEnquiries } from './readyEnquiries.ts';
import { findRfq, listRfqs } from './quote-requests.service.ts';
import {
  NewEnquiry,
  ReadyEnquiry,
  ReadyQuery,
  NewRfqs,
  Rfq,
  RfqChange,
  RfqDay,
  RfqIds,
  RfqPrices,
  RfqPricing,
  RfqQuery,
  SkuMatch,
  SkuTexts,
} from './quote-requests.shapes.ts';

export const rfqRecord: RecordKind = {
  name: 'Quote request',
  readPermission: ['QUOTATION_REQUEST', 'READ'],
  find: byId(findRfq),
};

export async function quoteRequestsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/rfq',
    {
      schema: {
        querystring: RfqQuery,
        response: Answer({
          data: Type.Union([Type.Array(Rfq), Type.Array(RfqDay)]),
          ...PAGE_PARTS,
        }),
      },
      config: { ...requires('quotation_request', 'READ'), fieldsOf: 'data' },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await (query.groupByDate ? listRfqDays : listRfqs)(
        { db, settings, viewer },
        query,
        asked,
      )),
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
  app.post(
    '/enquiry',
    {
      schema: { body: NewEnquiry, response: PageOf('data', Rfq) },
      config: { ...requires('quotation_request', 'WRITE'), idempotent: true },
    },
    async (request) => {
      const data = await withIdempotency(request, (work) => createEnquiry(work, request.body));
      return { success: true as const, data, count: data.length };
    },
  );
  app.get(
    '/enquiry/ready',
    {
      schema: { querystring: ReadyQuery, response: PageOf('data', ReadyEnquiry) },
      config: requires('quotation', 'WRITE'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listReadyEnquiries({ db, settings, viewer }, query)),
    }),
  );
  // A read with a body: a hundred lines of a mail are too long for an address.
  app.post(
    '/enquiry/sku',
    {
      schema: { body: SkuTexts, response: Answer({ data: Type.Array(SkuMatch) }) },
      config: requires('quotation_request', 'WRITE'),
    },
    async ({ body, viewer }) => ({
      success: true as const,
      data: await matchSkus({ db, settings, viewer }, body),
    }),
  );
  app.get(
    '/rfq/pricing',
    {
      schema: { querystring: RfqIds, response: PageOf('data', RfqPricing) },
      config: requires('quotation_request', 'UPDATE'),
    },
    async ({ query, viewer }) => {
      const data = await pricingOfRfqs({ db, settings, viewer }, query.request_ids);
      return { success: true as const, data, count: data.length };
    },
  );
  app.put(
    '/rfq/prices',
    {
      schema: { body: RfqPrices, response: PageOf('data', Rfq) },
      config: requires('quotation_request', 'UPDATE'),
    },
    async (request) => {
      const data = await withIdempotency(request, (work) => priceRfqs(work, request.body));
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
