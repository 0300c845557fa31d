import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { contains, hasNumber, phoneIn, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { visibleOrganisations } from './organisations.scope.ts';

/**
 * A keyword also searches e-mails and phones of contacts for viewers who may read those: a filter
 * must not reveal what no row shows.
 */
export function tenantsMatching(
  { keyword, verified_tenant, sales_person }: TenantFilters,
  viewer: Viewer,
): RawBuilder<boolean> {
  const ofContact = (
    part: string,
  ) => sql`union all select u.tenant_id from users u where u.tenant_id is not null
    and not u.deleted_user and (${contains('u.email', part)} or ${contains('u.mobile', phoneIn(part))})`;
  // each table by its own index: an OR over both reads all customers
  const holds = (
    part: string,
  ): RawBuilder<boolean> => sql`t.tenant_id = any(array(select found.tenant_id from tenants found
    where not found.is_deleted and (${contains('found.tenant_name', part)} or ${contains('found.gst_no', part)}
    or ${contains('found.district', part)} or ${hasNumber('found.tenant_id', part)}) ${viewer.can('TENANT_USER', 'READ') ? ofContact(part) : sql``}))`;
  return sql`${whereIf(keyword, holds)} and ${whereIf(verified_tenant, (is) => sql`t.verified_tenant = ${is}`)}
    and ${whereIf(sales_person, (id) => sql`t.sales_person = ${id}`)}`;
}

/** An organisation in the viewer's row scope; undefined when there is none. */
export const findOrganisation = ({ db, viewer }: ReadContext, orgId: number) =>
  db
    .selectFrom('organisations as g')
    .select('g.org_id')
    .where('g.org_id', '=', orgId)
    .where(visibleOrganisations(viewer))
    .executeTakeFirst();

/** Locks the organisation of a new customer until the customer is created. */
export const organisationForCustomer = ({ trx, viewer }: Work, orgId: number) =>
  trx
    .selectFrom('organisations as g')
    .select('g.is_active')
    .where('g.org_id', '=', orgId)
    .where(visibleOrganisations(viewer))
    .forShare()
    .executeTakeFirst();

/** An organisation in the viewer's row scope, locked until the change is done; undefined when there is none. */
export const lockOrganisation = ({ trx, viewer }: Work, orgId: number) =>
  trx
    .selectFrom('organisations as g')
    .selectAll('g')
    .where('g.org_id', '=', orgId)
    .where(visibleOrganisations(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Filters of a list of customers, over tenants as t. */
export interface TenantFilters {
  keyword?: string | undefined;
  verified_tenant?: boolean | undefined;
  sales_person?: number | undefined;
}
