import {
  addAddress,
  firstAddressOf,
  rewriteAddress,
  taxAll,
  type RecalculateTaxes,
} from '../addresses/addresses.public.ts';
import { followCustomer } from '../billing-registrations/billing-registrations.public.ts';
import { refuseKnownCustomer } from '../billing-registrations/knownCustomers.public.ts';
import { differences } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { gstNumber, refuseInactiveOrganisation } from './createTenant.ts';
import { findCustomer, refuseNoSalesPerson } from './tenants.public.ts';
import { tenantById, lockTenant } from './tenants.service.ts';
import type { Tenant, TenantChange } from './tenants.shapes.ts';

const fieldsOf = (
  { tenant_name, org_id, gst_no, logo, sales_person, credit_days, verified_tenant }: TenantChange,
  before: { gst_no: string | null },
) => ({
  ...(tenant_name === undefined ? {} : { tenant_name: tenant_name.trim() }),
  ...(org_id === undefined ? {} : { org_id }),
  ...(gst_no === undefined ? {} : { gst_no: gstNumber(gst_no, before.gst_no) }),
  ...(logo === undefined ? {} : { logo: logo || null }),
  ...(sales_person === undefined ? {} : { sales_person }),
  ...(credit_days === undefined ? {} : { credit_days }),
  ...(verified_tenant === undefined ? {} : { verified_tenant }),
});

/** A viewer may not move a customer out of their own row scope: they could not undo it. */
async function refuseOutsideRowScope(work: Work, body: TenantChange): Promise<void> {
  if (await findCustomer(work, body.tenant_id)) return;
  throw badField(
    body.sales_person === undefined ? 'org_id' : 'sales_person',
    'You would no longer see the customer',
  );
}

/**
 * Documents keep their data; their visibility follows the customer, and so do prices of its
 * organisation. Prices promised to the customer itself stay with it.
 */
export async function changeTenant(
  work: Work,
  body: TenantChange,
  recalculateTaxes: readonly RecalculateTaxes[],
): Promise<Tenant> {
  const { trx, viewer } = work;
  const { tenant_id, org_id, sales_person, verified_tenant, shipping_address } = body;
  if (
    (verified_tenant !== undefined || sales_person !== undefined) &&
    !viewer.can('TENANT', 'APPROVE')
  )
    throw forbidden();
  const before = await lockTenant(work, tenant_id);
  if (!before) throw notFound('Customer');
  const fields = fieldsOf(body, before);
  if (org_id !== undefined && org_id !== before.org_id)
    await refuseInactiveOrganisation(work, org_id);
  if (sales_person !== undefined && sales_person !== before.sales_person)
    await refuseNoSalesPerson(trx, sales_person);
  const changes = differences(before, fields);
  if (Object.keys(changes).length) {
    const after = { ...before, ...fields };
    const isMoved = changes['org_id'] !== undefined;
    await refuseKnownCustomer(
      work,
      {
        tenant_id,
        org_id: after.org_id,
        tenant_name: isMoved || changes['tenant_name'] ? after.tenant_name : null,
        gst_no: isMoved || changes['gst_no'] ? after.gst_no : null,
      },
      body.confirm_duplicate ?? false,
    );
    await trx.updateTable('tenants').set(fields).where('tenant_id', '=', tenant_id).execute();
    await refuseOutsideRowScope(work, body);
    await work.audit({ entity: 'TENANT', id: tenant_id, action: 'UPDATE', changes });
  }
  if (shipping_address)
    await writeShippingAddress(work, tenant_id, shipping_address, recalculateTaxes);
  await followCustomer(work, { ...before, ...fields }, before.tenant_name);
  // another GST number, or another organisation, may bill open documents for another state
  if (changes['gst_no'] || changes['org_id']) await taxAll(work, recalculateTaxes, { tenant_id });
  return tenantById(work, tenant_id);
}

/** A customer ships to its first address. */
async function writeShippingAddress(
  work: Work,
  entity_id: number,
  place: NonNullable<TenantChange['shipping_address']>,
  recalculateTaxes: readonly RecalculateTaxes[],
) {
  const { trx } = work;
  const owner = { entity_type: 'TENANT', entity_id } as const;
  const first = await firstAddressOf(trx, owner);
  const at = 'shipping_address.';
  await (first
    ? rewriteAddress(work, first, place, { at, recalculateTaxes })
    : addAddress(work, owner, place, at));
}
