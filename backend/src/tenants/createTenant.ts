import { OWN_CUSTOMERS_ONLY } from '@munim/schema/shared/roles.ts';
import { addAddress } from '../addresses/addresses.public.ts';
import { followCustomer } from '../billing-registrations/billing-registrations.public.ts';
import { refuseKnownCustomer } from '../billing-registrations/knownCustomers.public.ts';
import type { Work } from '../core/data/work.ts';
import type { AppParts, Declared } from '../core/http/appParts.ts';
import { badField, inField, notFound } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import { organisationForCustomer } from '../organisations/organisations.public.ts';
import { refuseNoSalesPerson } from './tenants.public.ts';
import { tenantById } from './tenants.service.ts';
import type { NewTenant, Tenant } from './tenants.shapes.ts';

/**
 * Stored form: empty is null. Checks format, state code and check digit, with the fixed text
 * (docs/rules/customers.md#tenants).
 */
export function gstNumber(text: string, before?: string | null): string | null {
  const gst = text.trim().toUpperCase() || null;
  refuseWrongGstin('gst_no', gst, { before, message: 'Invalid value passed for gst_no' });
  return gst;
}

/** Organisation in the row scope, locked as active until the customer is written. */
export async function refuseInactiveOrganisation(work: Work, orgId: number): Promise<void> {
  const organisation = await organisationForCustomer(work, orgId);
  if (!organisation) throw notFound('Organisation');
  if (!organisation.is_active) throw badField('org_id', 'This organisation is not active');
}

/** Viewers with own customers only become the sales person of those they make. */
async function salesPersonOf(
  { trx, viewer }: Work,
  { sales_person }: NewTenant,
): Promise<number | null> {
  if (OWN_CUSTOMERS_ONLY.includes(viewer.roleId)) {
    if (sales_person !== undefined && sales_person !== viewer.userId)
      throw badField('sales_person', 'You can only create customers of your own');
    return viewer.userId;
  }
  if (sales_person !== undefined) await refuseNoSalesPerson(trx, sales_person);
  return sales_person ?? null;
}

/**
 * Creates a customer with its addresses, the first of which gives district and state, and its
 * contacts: all or nothing. A user who may make a customer names its contacts too
 * (docs/decisions/031).
 */
export async function createTenant(
  work: Work,
  { services, addContact }: Pick<AppParts, 'services'> & Pick<Declared, 'addContact'>,
  body: NewTenant,
): Promise<Tenant> {
  const { trx, viewer } = work;
  const tenant_name = body.tenant_name.trim();
  const gst_no = gstNumber(body.gst_no ?? '');
  await refuseInactiveOrganisation(work, body.org_id);
  await refuseKnownCustomer(
    work,
    { tenant_id: null, org_id: body.org_id, tenant_name, gst_no },
    body.confirm_duplicate ?? false,
  );
  const sales_person = await salesPersonOf(work, body);
  const { tenant_id } = await trx
    .insertInto('tenants')
    .values({
      org_id: body.org_id,
      tenant_name,
      gst_no,
      sales_person,
      logo: body.logo || null,
      credit_days: body.credit_days ?? null,
      created_by: viewer.userId,
    })
    .returning('tenant_id')
    .executeTakeFirstOrThrow();
  await work.audit({ entity: 'TENANT', id: tenant_id, action: 'CREATE' });
  const owner = { entity_type: 'TENANT', entity_id: tenant_id } as const;
  if (body.shipping_address)
    await addAddress(work, owner, body.shipping_address, 'shipping_address.');
  for (const [index, place] of (body.further_addresses ?? []).entries()) {
    if (!body.shipping_address)
      throw badField('further_addresses', 'shipping_address comes before further_addresses');
    await addAddress(work, owner, place, `further_addresses.${index}.`);
  }
  await followCustomer(work, { tenant_id, tenant_name, gst_no });
  for (const [index, contact] of (body.contacts ?? []).entries())
    await inField(`contacts.${index}`, () =>
      addContact(work, services, { tenant_id, tenant_name }, contact),
    );
  return tenantById(work, tenant_id);
}
