import { gstinProblem } from '@munim/schema/shared/gstin.ts';
import { OWN_CUSTOMERS_ONLY } from '@munim/schema/shared/roles.ts';
import { addAddress } from '../addresses/addresses.public.ts';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { tenantById } from './tenants.service.ts';
import { refuseNoSalesPerson } from './tenants.public.ts';
import type { NewTenant, Tenant } from './tenants.shapes.ts';
import { organisationForCustomer } from '../organisations/organisations.public.ts';

/**
 * Stored form: empty is null. Checks format, state code and check digit, with the fixed text
 * (docs/rules/customers.md#tenants).
 */
export function gstNumber(text: string): string | null {
  const gst = text.trim().toUpperCase();
  if (gst && gstinProblem(gst)) throw badField('gst_no', 'Invalid value passed for gst_no');
  return gst || null;
}

/** Organisation in the row scope, locked as active until the customer is written. */
export async function refuseInactiveOrganisation(
  trx: Trx,
  orgId: number,
  viewer: Viewer,
): Promise<void> {
  const organisation = await organisationForCustomer(trx, orgId, viewer);
  if (!organisation) throw notFound('Organisation');
  if (!organisation.is_active) throw badField('org_id', 'This organisation is not active');
}

/** Viewers with own customers only become the sales person of those they make. */
async function salesPersonOf(
  { sales_person }: NewTenant,
  viewer: Viewer,
  trx: Trx,
): Promise<number | null> {
  if (OWN_CUSTOMERS_ONLY.includes(viewer.roleId)) {
    if (sales_person !== undefined && sales_person !== viewer.userId)
      throw badField('sales_person', 'You can only create customers of your own');
    return viewer.userId;
  }
  if (sales_person !== undefined) await refuseNoSalesPerson(trx, sales_person);
  return sales_person ?? null;
}

/** With its first address, which gives district and state: both or neither. */
export async function createTenant(
  trx: Trx,
  settings: Settings,
  body: NewTenant,
  viewer: Viewer,
): Promise<Tenant> {
  const gst_no = gstNumber(body.gst_no ?? '');
  await refuseInactiveOrganisation(trx, body.org_id, viewer);
  const sales_person = await salesPersonOf(body, viewer, trx);
  const { tenant_id } = await trx
    .insertInto('tenants')
    .values({
      org_id: body.org_id,
      tenant_name: body.tenant_name.trim(),
      gst_no,
      sales_person,
      logo: body.logo || null,
      created_by: viewer.userId,
    })
    .returning('tenant_id')
    .executeTakeFirstOrThrow();
  await audit(trx, viewer, { entity: 'TENANT', id: tenant_id, action: 'CREATE' });
  if (body.shipping_address)
    await addAddress(
      trx,
      { entity_type: 'TENANT', entity_id: tenant_id },
      body.shipping_address,
      viewer,
    );
  return tenantById(trx, settings, tenant_id, viewer);
}
