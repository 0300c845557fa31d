import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { PageOf } from '../core/shapes.ts';
import { listOrganisations } from './organisations.service.ts';
import { Organisation, OrganisationQuery } from './organisations.shapes.ts';

/** CU06: groups of customers. */
export async function organisationsRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/organisation/getOrganisation',
    { schema: { querystring: OrganisationQuery, response: PageOf('organisations', Organisation) }, config: requires('tenant', 'READ') },
    async ({ query, viewer }) => ({ success: true as const, ...(await listOrganisations(db, query, viewer)) }),
  );
}
