import { requires, requiresSet } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listTransporters } from './transporters.service.ts';
import {
  NewTransporter,
  Transporter,
  TransporterChange,
  TransporterId,
  TransporterQuery,
} from './transporters.shapes.ts';
import { changeTransporter, createTransporter, deleteTransporter } from './writeTransporter.ts';

const one = Answer({ data: Transporter });
const config = requires('product', 'APPROVE');

export async function transportersRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/transporter',
    {
      schema: { querystring: TransporterQuery, response: PageOf('data', Transporter) },
      config: requiresSet('STOCK_READING'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listTransporters({ db, viewer }, query)),
    }),
  );
  app.post(
    '/transporter',
    { schema: { body: NewTransporter, response: one }, config: { ...config, idempotent: true } },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createTransporter(work, request.body)),
    }),
  );
  app.put(
    '/transporter',
    { schema: { body: TransporterChange, response: one }, config },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeTransporter(work, request.body)),
    }),
  );
  app.delete(
    '/transporter',
    { schema: { querystring: TransporterId, response: Answer({ result: TransporterId }) }, config },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) =>
        deleteTransporter(work, request.query.transporter_id),
      ),
    }),
  );
}
