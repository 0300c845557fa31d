import { WalkedPage } from '../core/data/listPage.ts';
import { requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeSampleRequest, changeSampleRequestStatus } from './changeSampleRequest.ts';
import { createSampleRequest } from './createSampleRequest.ts';
import { findSampleRequest, listSampleRequests } from './sample-requests.service.ts';
import {
  NewSampleRequest,
  SampleRequest,
  SampleRequestChange,
  SampleRequestQuery,
  SampleRequestStatusChange,
} from './sample-requests.shapes.ts';

const Written = Answer({ data: SampleRequest });
const written = (data: SampleRequest) => ({ success: true as const, data });

export const sampleRequestRecord: RecordKind = {
  name: 'Sample request',
  readPermission: ['ORDER', 'READ'],
  find: byId(findSampleRequest),
};

export async function sampleRequestsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/sample_request',
    {
      schema: { querystring: SampleRequestQuery, response: WalkedPage('data', SampleRequest) },
      config: requires('order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listSampleRequests({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/sample_request',
    {
      schema: { body: NewSampleRequest, response: Written },
      config: { ...requires('order', 'WRITE'), idempotent: true },
    },
    async (request) =>
      written(await withIdempotency(request, (work) => createSampleRequest(work, request.body))),
  );
  app.put(
    '/sample_request',
    {
      schema: { body: SampleRequestChange, response: Written },
      config: requiresAny(
        ['quotation', 'APPROVE'],
        ['quotation_request', 'UPDATE'],
        ['order', 'UPDATE'],
      ),
    },
    async (request) =>
      written(await withIdempotency(request, (work) => changeSampleRequest(work, request.body))),
  );
  app.put(
    '/sample_request/status',
    {
      schema: { body: SampleRequestStatusChange, response: Written },
      config: requiresAny(['quotation_request', 'UPDATE'], ['order', 'UPDATE']),
    },
    async (request) =>
      written(
        await withIdempotency(request, (work) => changeSampleRequestStatus(work, request.body)),
      ),
  );
}
