import type { Database } from '../core/database.ts';
import { notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { byName, contains, given } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';
import { organisationsInReach } from './organisations.scope.ts';
import type { OrganisationQuery } from './organisations.shapes.ts';

/** Organisations in the viewer's reach, by name. */
export async function listOrganisations(db: Database, query: OrganisationQuery, viewer: Viewer) {
  const { org_id, organisation_name, is_active } = query;
  const rows = db
    .selectFrom('organisations as g')
    .where(organisationsInReach(viewer))
    .where((eb) => given(org_id, (id) => eb('g.org_id', '=', id)))
    .where(given(organisation_name, (part) => contains('g.organisation_name', part)))
    .where((eb) => given(is_active, (active) => eb('g.is_active', '=', active)));
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
