import { sql } from 'kysely';
import {
  isInList,
  leavesOrder,
  refuseWalking,
  isNone,
  listPage,
  type OnPage,
} from '../core/data/listPage.ts';
import { visibleTenants } from '../core/access/rowScope.ts';
import { logoAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { addressDetails, userInfo } from '../core/data/embeds.ts';
import { eqAny, byName, byNameWithoutIndex, whereIf, startsWith } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { tenantsMatching } from '../organisations/organisations.public.ts';
import { TENANT_LIST, TENANTS_BY_BEGINNING } from './tenants.list.ts';
import type { Tenant, TenantQuery } from './tenants.shapes.ts';

const activeTenants = sql`u.tenant_id = t.tenant_id and not u.deleted_user`;
const contacts = sql<
  NonNullable<Tenant['users']>
>`coalesce((select json_agg(json_build_object('user_id', u.user_id, 'first_name', u.first_name,
  'last_name', u.last_name, 'email', u.email, 'mobile', u.mobile) order by u.user_id)
  from users u where ${activeTenants}), '[]')`;
const contactCount = (viewer: Viewer) =>
  viewer.can('TENANT_USER', 'READ')
    ? sql<number | null>`(select count(*) from users u where ${activeTenants})`
    : sql<number | null>`null::bigint`;
const shippingAddress = sql<Tenant['shipping_address']>`(select ${addressDetails} from addresses a
  where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id order by a.address_id limit 1)`;

function applyFilters({ db, viewer }: ReadContext, query: TenantQuery) {
  if (query.tenant_name !== undefined && query.keyword !== undefined)
    throw badField('keyword', 'keyword and tenant_name cannot be used together');
  return db
    .selectFrom('tenants as t')
    .where('t.is_deleted', '=', false)
    .where(visibleTenants(viewer))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('t.tenant_id', '=', id)))
    .where((eb) => whereIf(query.tenant_ids, (ids) => eb('t.tenant_id', '=', eqAny(ids))))
    .where(whereIf(query.tenant_name, (start) => startsWith('t.tenant_name', start)))
    .where((eb) => whereIf(query.org_id, (id) => eb('t.org_id', '=', id)))
    .where((eb) => whereIf(query.org_ids, (ids) => eb('t.org_id', '=', eqAny(ids))))
    .where(tenantsMatching(query, viewer))
    .where(isInList(TENANT_LIST, query));
}

const hasBest = (query: TenantQuery) => query.keyword !== undefined && leavesOrder(query);

/** Names that begin with what was searched come first, where no order is asked for. */
const bestFirst = (rows: ReturnType<typeof applyFilters>, query: TenantQuery) =>
  rows.$if(hasBest(query), (q) =>
    q.orderBy(startsWith('t.tenant_name', (query.keyword ?? '').trim()), 'desc'),
  );

const inOrder = (rows: ReturnType<typeof applyFilters>, query: TenantQuery) =>
  bestFirst(rows, query)
    .orderBy((query.tenant_name === undefined ? byName : byNameWithoutIndex)('t.tenant_name'))
    .orderBy('t.tenant_id');

const withDetails = (
  rows: ReturnType<typeof applyFilters>,
  query: TenantQuery,
  { viewer, asked = AskedFields.all }: { viewer: Viewer; asked?: AskedFields },
) =>
  inOrder(rows, query)
    .leftJoin('organisations as g', 'g.org_id', 't.org_id')
    .select([
      't.tenant_id',
      't.tenant_name',
      't.org_id',
      't.gst_no',
      't.credit_days',
      't.logo',
      't.verified_tenant',
    ])
    .select([
      't.district',
      't.state',
      't.sales_person',
      't.created_by',
      't.created_at',
      't.updated_at',
    ])
    .select([
      asked.column('organisation_name', sql<string>`g.organisation_name`).as('organisation_name'),
      asked.column('shipping_address', shippingAddress).as('shipping_address'),
      asked.column('contact_count', contactCount(viewer)).as('contact_count'),
    ])
    .$if(query.map_sales_person === true && asked.asks('sales_person_info'), (q) =>
      q.select(userInfo(sql.ref('t.sales_person')).as('sales_person_info')),
    )
    .$if(query.map_created_by === true && asked.asks('created_by_info'), (q) =>
      q.select(userInfo(sql.ref('t.created_by')).as('created_by_info')),
    )
    .$if(
      query.map_users === true && asked.asks('users') && viewer.can('TENANT_USER', 'READ'),
      (q) => q.select(contacts.as('users')),
    );

const toJson = (settings: Settings, row: Omit<Tenant, 'logo_thumbnail'>): Tenant => ({
  ...row,
  logo_thumbnail: logoAddress(settings, row.logo),
});

/** Customers in the viewer's row scope, by name. */
export async function listTenants(
  context: ReadContext,
  query: TenantQuery,
  asked = AskedFields.all,
) {
  const { db, settings, viewer } = context;
  if (query.org_ids !== undefined) return listOfOrganisations(context, query, asked);
  const rows = applyFilters(context, query);
  const read = (isOnPage: OnPage) =>
    withDetails(db.selectFrom('tenants as t').where('t.tenant_id', '=', isOnPage), query, {
      viewer,
      asked,
    }).execute();
  const list = query.tenant_name === undefined ? TENANT_LIST : TENANTS_BY_BEGINNING;
  const [found, parts] = await listPage(db, bestFirst(rows, query), {
    list,
    query,
    read,
    hasOwnOrder: hasBest(query),
  });
  if (query.tenant_id !== undefined && isNone(found, query)) throw notFound('Customer');
  return { tenants: found.map((row) => toJson(settings, row)), ...parts };
}

/** The first of each organisation, and how many it has: one query ranks, one describes. */
async function listOfOrganisations(context: ReadContext, query: TenantQuery, asked: AskedFields) {
  const { db, settings, viewer } = context;
  refuseWalking(query, 'org_ids');
  const rank = sql<number>`row_number() over (partition by t.org_id order by ${byName('t.tenant_name')}, t.tenant_id)`;
  const all = applyFilters(context, query)
    .select(['t.tenant_id', 't.org_id', rank.as('rank')])
    .select(sql<number>`count(*) over (partition by t.org_id)`.as('count'));
  const first = await db
    .selectFrom(all.as('ranked'))
    .selectAll()
    .where('rank', '<=', query.limit ?? 10)
    .execute();
  const { tenant_name: _, ...others } = query;
  const tenant_ids = first.map((row) => row.tenant_id);
  const found = await withDetails(applyFilters(context, { ...others, tenant_ids }), query, {
    viewer,
    asked,
  }).execute();
  const organisation_counts = first
    .filter((row) => row.rank === 1)
    .map(({ org_id, count }) => ({ org_id, count }));
  const count = organisation_counts.reduce((sum, row) => sum + row.count, 0);
  return { tenants: found.map((row) => toJson(settings, row)), count, organisation_counts };
}

/** One customer, as in the list, after a change. */
export async function tenantById(work: Work, tenantId: number): Promise<Tenant> {
  const { settings, viewer } = work;
  const query = { tenant_id: tenantId, map_sales_person: true, map_created_by: true };
  const row = await withDetails(applyFilters(work, query), query, { viewer }).executeTakeFirst();
  if (!row) throw notFound('Customer');
  return toJson(settings, row);
}

/**
 * A customer in the viewer's row scope, locked until the change is done; undefined when there is
 * none.
 */
export const lockTenant = ({ trx, viewer }: Work, tenantId: number) =>
  trx
    .selectFrom('tenants as t')
    .selectAll('t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.is_deleted', '=', false)
    .where(visibleTenants(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst();
