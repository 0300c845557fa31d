import { SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { contains, given } from '../core/data/search.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { tenantsInReach } from './tenants.scope.ts';

/** Filters of a list of customers, over tenants as t. */
interface Asked {
  keyword?: string | undefined;
  verified_tenant?: boolean | undefined;
  sales_person?: number | undefined;
}

/**
 * A keyword also searches e-mails and phones of contacts for viewers who may read those: a filter
 * must not reveal what no row shows.
 */
export function tenantsMatching(
  { keyword, verified_tenant, sales_person }: Asked,
  viewer: Viewer,
): RawBuilder<boolean> {
  const ofContact = (
    part: string,
  ) => sql`union all select u.tenant_id from users u where u.tenant_id is not null
    and not u.deleted_user and (${contains('u.email', part)} or ${contains('u.mobile', part)})`;
  // each table by its own index: an OR over both reads all customers
  const holds = (
    part: string,
  ): RawBuilder<boolean> => sql`t.tenant_id = any(array(select found.tenant_id from tenants found
    where not found.is_deleted and (${contains('found.tenant_name', part)} or ${contains('found.gst_no', part)}
    or ${contains('found.district', part)}) ${viewer.can('TENANT_USER', 'READ') ? ofContact(part) : sql``}))`;
  return sql`${given(keyword, holds)} and ${given(verified_tenant, (is) => sql`t.verified_tenant = ${is}`)}
    and ${given(sales_person, (id) => sql`t.sales_person = ${id}`)}`;
}

/** Customers of the organisation that the column names, as far as the viewer sees them: what follows a select. */
export const fromTenantsOf = (
  viewer: Viewer,
  column: string,
  asked: Asked = {},
): RawBuilder<unknown> => sql`from tenants t
  where t.org_id = ${sql.ref(column)} and not t.is_deleted and ${tenantsInReach(viewer)} and ${tenantsMatching(asked, viewer)}`;

/** Organisations of the customers asked for, as far as the viewer sees them. */
export const organisationsOfTenants = (
  viewer: Viewer,
  asked: Asked,
): RawBuilder<number> => sql`any(array(select t.org_id from tenants t
  where not t.is_deleted and ${tenantsInReach(viewer)} and ${tenantsMatching(asked, viewer)}))`;

/** All customers the viewer sees, for a table of few rows a customer. */
export const tenantsReached = (viewer: Viewer): RawBuilder<number> =>
  sql`any(array(select t.tenant_id from tenants t where not t.is_deleted and ${tenantsInReach(viewer)}))`;

/** Whether the column names a customer that the viewer may see. */
export const reachesTenant = (
  viewer: Viewer,
  column: string,
): RawBuilder<boolean> => sql`exists (select from tenants t
  where t.tenant_id = ${sql.ref(column)} and not t.is_deleted and ${tenantsInReach(viewer)})`;

/**
 * A customer in the viewer's row scope, locked until the change is done; undefined when there is
 * none.
 */
export const lockTenant = (trx: Trx, tenantId: number, viewer: Viewer) =>
  trx
    .selectFrom('tenants as t')
    .selectAll('t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.is_deleted', '=', false)
    .where(tenantsInReach(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst();

interface PaperCustomer {
  tenant_id: number;
  user_id?: number | undefined;
  address_id?: number | undefined;
  sales_person?: number | undefined;
}

/** A customer in the viewer's row scope that is not deleted. */
export const findCustomer = (
  db: Database | Trx,
  tenantId: number,
  viewer: Pick<Viewer, 'userId' | 'roleId' | 'orgId'>,
) =>
  db
    .selectFrom('tenants as t')
    .select(['t.tenant_id', 't.tenant_name', 't.org_id'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.is_deleted', '=', false)
    .where(tenantsInReach(viewer))
    .executeTakeFirst();

/**
 * The customer of a new document, in the viewer's row scope, with its account user, delivery
 * address and sales person checked. Locks it and its
 * organisation until the document is written: a deletion or deactivation waits, and then sees the
 * document.
 */
export async function customerForPaper(
  trx: Trx,
  { tenant_id, user_id, address_id, sales_person }: PaperCustomer,
  viewer: Viewer,
) {
  const tenant = await trx
    .selectFrom('tenants as t')
    .innerJoin('organisations as g', 'g.org_id', 't.org_id')
    .select([
      't.tenant_id',
      't.sales_person',
      't.is_deleted',
      'g.is_active as organisation_is_active',
    ])
    .where('t.tenant_id', '=', tenant_id)
    .where(tenantsInReach(viewer))
    .forShare(['t', 'g'])
    .executeTakeFirst();
  if (!tenant) throw notFound('Customer');
  if (tenant.is_deleted) throw badField('tenant_id', 'This customer was deleted');
  if (!tenant.organisation_is_active)
    throw badField('tenant_id', 'The organisation of this customer is not active');
  if (user_id !== undefined)
    await refuseUnless(
      'user_id',
      'This user does not belong to the customer',
      contactOf(trx, tenant_id, user_id),
    );
  if (address_id !== undefined)
    await refuseUnless(
      'address_id',
      'This address does not belong to the customer',
      addressOf(trx, tenant_id, address_id),
    );
  if (sales_person !== undefined) await refuseNoSalesPerson(trx, sales_person);
  return tenant;
}

/** A user in one of the sales roles who is not deleted. */
export const refuseNoSalesPerson = (trx: Trx, userId: number): Promise<void> =>
  refuseUnless('sales_person', 'This user cannot be a sales person', salesPerson(trx, userId));

/** The address, when it is the customer's own. */
export async function refuseForeignAddress(trx: Trx, tenantId: number, addressId: number) {
  const found = await addressOf(trx, tenantId, addressId);
  if (!found) throw badField('address_id', 'This address does not belong to the customer');
  return found;
}

async function refuseUnless(
  field: string,
  message: string,
  found: Promise<unknown>,
): Promise<void> {
  if (!(await found)) throw badField(field, message);
}

/** Locked until the document is written: a person being deleted is not named by a new one. */
const contactOf = (trx: Trx, tenantId: number, userId: number) =>
  trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('tenant_id', '=', tenantId)
    .where('deleted_user', '=', false)
    .forKeyShare()
    .executeTakeFirst();

const addressOf = (trx: Trx, tenantId: number, addressId: number) =>
  trx
    .selectFrom('addresses')
    .select(['address_id', 'state'])
    .where('address_id', '=', addressId)
    .where('entity_type', '=', 'TENANT')
    .where('entity_id', '=', tenantId)
    .executeTakeFirst();

const salesPerson = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role_id', 'in', SALES_PERSONS)
    .where('deleted_user', '=', false)
    .forKeyShare()
    .executeTakeFirst();
