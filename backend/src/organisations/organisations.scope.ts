import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf, visibleTenants } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Users who may add customers choose an organisation for each, among all of them. */
const choosesAmongAll = (viewer: Viewer): boolean =>
  rowScopeOf(viewer) === 'own customers' && viewer.can('TENANT', 'WRITE');

/** Organisations a viewer may see, over organisations as g. */
export function visibleOrganisations(viewer: Viewer): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return choosesAmongAll(viewer)
        ? sql`true`
        : sql`g.org_id = any(array(select t.org_id from tenants t where not t.is_deleted and ${visibleTenants(viewer)}))`;
    case 'own organisation':
      return sql`g.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}

/** A viewer of one organisation makes no other. */
export const mayAddOrganisations = (viewer: Viewer): boolean =>
  rowScopeOf(viewer) === 'all' || choosesAmongAll(viewer);
