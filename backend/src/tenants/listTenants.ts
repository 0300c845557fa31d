import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../core/database.ts';
import { userInfo } from '../core/embeds.ts';
import { badField, notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { byName, byNameOfFew, contains, given, startsWith } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';
import { tenantsInReach } from './tenants.scope.ts';
import type { Tenant, TenantQuery } from './tenants.shapes.ts';

/** Found by what stands on the customer or by e-mail and phone of one of its contacts. */
const holds = (keyword: string): RawBuilder<boolean> => sql`(${contains('t.tenant_name', keyword)} or ${contains('t.gst_no', keyword)}
  or ${contains('t.district', keyword)} or t.tenant_id in (select u.tenant_id from users u where u.tenant_id is not null
  and not u.deleted_user and (${contains('u.email', keyword)} or ${contains('u.mobile', keyword)})))`;

const contacts = sql<Tenant['users']>`coalesce((select json_agg(json_build_object('user_id', u.user_id, 'first_name', u.first_name,
  'last_name', u.last_name, 'email', u.email, 'mobile', u.mobile) order by u.user_id)
  from users u where u.tenant_id = t.tenant_id and not u.deleted_user), '[]')`;

function wanted(db: Database, query: TenantQuery, viewer: Viewer) {
  if (query.tenant_name !== undefined && query.keyword !== undefined)
    throw badField('keyword', 'keyword and tenant_name cannot be used together');
  return db
    .selectFrom('tenants as t')
    .innerJoin('organisations as g', 'g.org_id', 't.org_id')
    .where('t.is_deleted', '=', false)
    .where(tenantsInReach(viewer))
    .where((eb) => given(query.tenant_id, (id) => eb('t.tenant_id', '=', id)))
    .where(given(query.tenant_name, (start) => startsWith('t.tenant_name', start)))
    .where(given(query.keyword, holds))
    .where((eb) => given(query.verified_tenant, (verified) => eb('t.verified_tenant', '=', verified)))
    .where((eb) => given(query.org_id, (id) => eb('t.org_id', '=', id)))
    .where((eb) => given(query.sales_person, (id) => eb('t.sales_person', '=', id)));
}

/** Customers in the viewer's reach, by name. */
export async function listTenants(db: Database, query: TenantQuery, viewer: Viewer): Promise<{ tenants: Tenant[]; count: number }> {
  const rows = wanted(db, query, viewer);
  const tenants = await rows
    .select(['t.tenant_id', 't.tenant_name', 't.org_id', 'g.organisation_name', 't.gst_no', 't.logo', 't.verified_tenant'])
    .select(['t.district', 't.state', 't.sales_person', 't.created_by', 't.created_at'])
    .$if(query.map_sales_person === true, (q) => q.select(userInfo(sql.ref('t.sales_person')).as('sales_person_info')))
    .$if(query.map_created_by === true, (q) => q.select(userInfo(sql.ref('t.created_by')).as('created_by_info')))
    .$if(query.map_users === true && viewer.can('TENANT_USER', 'READ'), (q) => q.select(contacts.as('users')))
    .orderBy((query.tenant_name === undefined ? byName : byNameOfFew)('t.tenant_name'))
    .orderBy('t.tenant_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await cappedCount(db, rows);
  if (query.tenant_id !== undefined && !count) throw notFound('Customer');
  return { tenants: tenants as Tenant[], count };
}
