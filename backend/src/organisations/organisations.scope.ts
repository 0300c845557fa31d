import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Organisations a viewer may see, over organisations as g. Sales sees all of them: it chooses one for each new customer. */
export function visibleOrganisations(viewer: Viewer): RawBuilder<boolean> {
  const reach = rowScopeOf(viewer);
  if (reach === 'all' || reach === 'own customers') return sql`true`;
  return reach === 'own organisation' ? sql`g.org_id = ${viewer.orgId}` : sql`false`;
}

/** A viewer of one organisation makes no other. */
export const mayAddOrganisations = (viewer: Viewer): boolean =>
  ['all', 'own customers'].includes(rowScopeOf(viewer));
