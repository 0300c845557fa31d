import { OWN_CUSTOMERS_ONLY } from '@munim/schema/shared/roles.ts';
import { WalkedPage } from '../core/data/listPage.ts';
import { requires, withRowsOf } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeOrganisation, createOrganisation } from './changeOrganisation.ts';
import { listOrganisations } from './organisations.service.ts';
import {
  NewOrganisation,
  Organisation,
  OrganisationChange,
  OrganisationQuery,
} from './organisations.shapes.ts';

const one = Answer({ data: Organisation });

export async function organisationsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/organisation/getOrganisation',
    {
      schema: {
        querystring: OrganisationQuery,
        response: WalkedPage('organisations', Organisation),
      },
      config: {
        ...withRowsOf('customers', requires('tenant', 'READ'), OWN_CUSTOMERS_ONLY),
        fieldsOf: 'organisations',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listOrganisations({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/organisation/createOrganisation',
    {
      schema: { body: NewOrganisation, response: one },
      config: { ...withRowsOf('nobody', requires('tenant', 'WRITE')), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createOrganisation(work, request.body)),
    }),
  );
  app.patch(
    '/organisation/updateOrganisation',
    {
      schema: { body: OrganisationChange, response: one },
      config: withRowsOf('customers', requires('tenant', 'APPROVE'), OWN_CUSTOMERS_ONLY),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeOrganisation(work, request.body)),
    }),
  );
}
