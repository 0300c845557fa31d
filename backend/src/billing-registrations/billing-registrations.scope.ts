import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf, visibleTenants } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Registrations of customers in the viewer's row scope, and of their organisations; over billing_registrations as r. */
export function visibleRegistrations(viewer: Viewer): RawBuilder<boolean> {
  if (rowScopeOf(viewer) === 'all')
    return sql`(r.org_id is not null or exists (select from tenants t where t.tenant_id = r.tenant_id and not t.is_deleted))`;
  return sql`exists (select from tenants t where (t.tenant_id = r.tenant_id or t.org_id = r.org_id) and not t.is_deleted
    and ${visibleTenants(viewer)})`;
}
