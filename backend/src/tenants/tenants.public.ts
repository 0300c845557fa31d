import { SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { refuseForeignRegistration } from '../billing-registrations/billing-registrations.public.ts';
import { visibleTenants } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx } from '../core/data/database.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { Services } from '../core/services.ts';
import type { NewContact } from './tenants.shapes.ts';

/** Makes a contact of a customer; declared by the feature of users. */
export type AddContact = (
  work: Work,
  services: Services,
  customer: { tenant_id: number; tenant_name: string },
  contact: NewContact,
) => Promise<void>;

/** All customers the viewer sees, for a table of few rows a customer. */
export const tenantsInRowScope = (viewer: Viewer): RawBuilder<number> =>
  sql`any(array(select t.tenant_id from tenants t where not t.is_deleted and ${visibleTenants(viewer)}))`;

/** Condition that the column names a customer in the viewer's row scope. */
export const tenantInRowScope = (
  viewer: Viewer,
  column: string,
): RawBuilder<boolean> => sql`exists (select from tenants t
  where t.tenant_id = ${sql.ref(column)} and not t.is_deleted and ${visibleTenants(viewer)})`;

interface DocumentCustomer {
  tenant_id: number;
  user_id?: number | undefined;
  address_id?: number | undefined;
  billing_registration_id?: number | null | undefined;
  sales_person?: number | undefined;
}

/** A customer in the viewer's row scope that is not deleted. */
export const findCustomer = ({ db, viewer }: ReadContext, tenantId: number) =>
  db
    .selectFrom('tenants as t')
    .select(['t.tenant_id', 't.tenant_name', 't.org_id'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.is_deleted', '=', false)
    .where(visibleTenants(viewer))
    .executeTakeFirst();

/**
 * The customer of a new document, in the viewer's row scope, with its account user, delivery
 * address and sales person checked. Locks it and its
 * organisation until the document is written: a deletion or deactivation waits, and then sees the
 * document.
 */
export async function customerForDocument({ trx, viewer }: Work, document: DocumentCustomer) {
  const { tenant_id, user_id, address_id, sales_person } = document;
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
    .where(visibleTenants(viewer))
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
  await refuseForeignRegistration(trx, tenant_id, document.billing_registration_id);
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
