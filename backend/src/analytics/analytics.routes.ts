import { requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { TenantId } from '../tenants/tenants.shapes.ts';
import { TenantAnalytics } from './analytics.shapes.ts';
import { tenantAnalytics } from './tenantAnalytics.ts';

/** Sums over the documents of a customer. */
export async function analyticsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/tenant/analytics',
    {
      schema: { querystring: TenantId, response: Answer({ data: TenantAnalytics }) },
      config: requires('tenant', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await tenantAnalytics({ db, settings, viewer }, query.tenant_id),
    }),
  );
}
