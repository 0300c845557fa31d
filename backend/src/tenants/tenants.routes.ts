import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { PageOf } from '../core/shapes.ts';
import { listTenants } from './listTenants.ts';
import { Tenant, TenantQuery } from './tenants.shapes.ts';

/** CU01: customers. */
export async function tenantsRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/tenant/getTenant',
    { schema: { querystring: TenantQuery, response: PageOf('tenants', Tenant) }, config: requires('tenant', 'READ') },
    async ({ query, viewer }) => ({ success: true as const, ...(await listTenants(db, query, viewer)) }),
  );
}
