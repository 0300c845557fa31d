import type { Database } from '../core/database.ts';
import { notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { byName, contains } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';
import { organisationsInReach } from './organisations.scope.ts';
import type { OrganisationQuery } from './organisations.shapes.ts';

/** Organisations in the viewer's reach, by name. */
export async function listOrganisations(db: Database, query: OrganisationQuery, viewer: Viewer) {
  const { org_id, organisation_name, is_active } = query;
  const rows = db
    .selectFrom('organisations as g')
    .where(organisationsInReach(viewer))
    .$if(org_id !== undefined, (q) => q.where('g.org_id', '=', org_id!))
    .$if(organisation_name !== undefined, (q) => q.where(contains('g.organisation_name', organisation_name!)))
    .$if(is_active !== undefined, (q) => q.where('g.is_active', '=', is_active!));
  const organisations = await rows
    .selectAll()
    .orderBy(byName('g.organisation_name'))
    .orderBy('g.org_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await cappedCount(db, rows);
  if (org_id !== undefined && !count) throw notFound('Organisation');
  return { organisations, count };
}
