import { type RawBuilder, sql } from 'kysely';
import { isInList, leavesOrder, isNone, listPage } from '../core/data/listPage.ts';
import { visibleTenants } from '../core/access/rowScope.ts';
import { logoAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { byName, contains, startsWith, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { ORGANISATION_LIST } from './organisations.list.ts';
import { tenantsMatching, type TenantFilters } from './organisations.public.ts';
import { visibleOrganisations } from './organisations.scope.ts';
import type { Organisation, OrganisationQuery } from './organisations.shapes.ts';

const tenantCount = (viewer: Viewer) =>
  sql<number>`(select count(*) ${fromTenantsOf(viewer, 'g.org_id')})`;

/** Condition that it has a customer that matches the list's filter. */
function hasSuchTenant(
  { keyword, verified_tenant, sales_person }: OrganisationQuery,
  viewer: Viewer,
): RawBuilder<boolean> {
  if (keyword === undefined && verified_tenant === undefined && sales_person === undefined)
    return sql`true`;
  const filters = { keyword, verified_tenant, sales_person };
  // few customers are found first; nearly all are asked for organisation by organisation
  if (keyword !== undefined || sales_person !== undefined)
    return sql`g.org_id = ${organisationsOfTenants(viewer, filters)}`;
  return sql`exists (select ${fromTenantsOf(viewer, 'g.org_id', filters)})`;
}

const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('organisations as g').where(visibleOrganisations(viewer));

const withDetails = (
  rows: ReturnType<typeof visibleRows>,
  viewer: Viewer,
  asked = AskedFields.all,
) =>
  rows
    .select([
      'g.org_id',
      'g.organisation_name',
      'g.is_active',
      'g.logo',
      'g.created_at',
      'g.updated_at',
    ])
    .select(asked.column('tenant_count', tenantCount(viewer)).as('tenant_count'));

const hasBest = (query: OrganisationQuery) =>
  query.organisation_name !== undefined && leavesOrder(query);

/** Names that begin with the searched part come first, where no order is asked for. */
const bestFirst = (rows: ReturnType<typeof visibleRows>, query: OrganisationQuery) =>
  rows.$if(hasBest(query), (q) =>
    q.orderBy(startsWith('g.organisation_name', query.organisation_name?.trim() ?? ''), 'desc'),
  );

const inOrder = (rows: ReturnType<typeof visibleRows>, query: OrganisationQuery) =>
  bestFirst(rows, query).orderBy(byName('g.organisation_name')).orderBy('g.org_id');

const toJson = (settings: Settings, row: Omit<Organisation, 'logo_thumbnail'>): Organisation => ({
  ...row,
  logo_thumbnail: logoAddress(settings, row.logo),
});

/** Organisations in the viewer's row scope, by name. */
export async function listOrganisations(
  context: ReadContext,
  query: OrganisationQuery,
  asked = AskedFields.all,
) {
  const { db, settings, viewer } = context;
  const { org_id, organisation_name, is_active } = query;
  const rows = visibleRows(context)
    .where((eb) => whereIf(org_id, (id) => eb('g.org_id', '=', id)))
    .where(whereIf(organisation_name, (part) => contains('g.organisation_name', part)))
    .where((eb) => whereIf(is_active, (active) => eb('g.is_active', '=', active)))
    .where(hasSuchTenant(query, viewer))
    .where(isInList(ORGANISATION_LIST, query));
  const read = (isOnPage: RawBuilder<number>) =>
    withDetails(
      inOrder(db.selectFrom('organisations as g').where('g.org_id', '=', isOnPage), query),
      viewer,
      asked,
    ).execute();
  const asking = { list: ORGANISATION_LIST, query, read, hasOwnOrder: hasBest(query) };
  const [found, parts] = await listPage(db, bestFirst(rows, query), asking);
  if (org_id !== undefined && isNone(found, query)) throw notFound('Organisation');
  return { organisations: found.map((row) => toJson(settings, row)), ...parts };
}

export async function organisationById(context: ReadContext, orgId: number): Promise<Organisation> {
  const { settings, viewer } = context;
  const row = await withDetails(visibleRows(context), viewer)
    .where('g.org_id', '=', orgId)
    .executeTakeFirst();
  if (!row) throw notFound('Organisation');
  return toJson(settings, row);
}

/** Customers of the organisation that the column names, as far as the viewer sees them: what follows a select. */
const fromTenantsOf = (
  viewer: Viewer,
  column: string,
  filters: TenantFilters = {},
): RawBuilder<unknown> => sql`from tenants t
  where t.org_id = ${sql.ref(column)} and not t.is_deleted and ${visibleTenants(viewer)} and ${tenantsMatching(filters, viewer)}`;

/** Organisations of the customers asked for, as far as the viewer sees them. */
const organisationsOfTenants = (
  viewer: Viewer,
  filters: TenantFilters,
): RawBuilder<number> => sql`any(array(select t.org_id from tenants t
  where not t.is_deleted and ${visibleTenants(viewer)} and ${tenantsMatching(filters, viewer)}))`;
