import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { changeOrganisation, createOrganisation } from './changeOrganisation.ts';
import { listOrganisations } from './organisations.service.ts';
import {
  NewOrganisation,
  Organisation,
  OrganisationChange,
  OrganisationQuery,
} from './organisations.shapes.ts';

const one = Answer({ data: Organisation });

/** Routes of organisations. */
export async function organisationsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/organisation/getOrganisation',
    {
      schema: { querystring: OrganisationQuery, response: PageOf('organisations', Organisation) },
      config: requires('tenant', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listOrganisations({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/organisation/createOrganisation',
    {
      schema: { body: NewOrganisation, response: one },
      config: { ...requires('tenant', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createOrganisation(work, request.body)),
    }),
  );
  app.patch(
    '/organisation/updateOrganisation',
    { schema: { body: OrganisationChange, response: one }, config: requires('tenant', 'APPROVE') },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeOrganisation(work, request.body)),
    }),
  );
}
