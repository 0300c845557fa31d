import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import type { TestApp } from './testApp.ts';
import { addTestCompany } from './testCompany.ts';
import { addDocuments } from './testScopedDocuments.ts';

/** Part of every text that only `all` may read. */
export const FOREIGN = 'Zzforeign';
/** Roles with a row scope. */
export const CUT_ROLES = [
  Role.SALES,
  Role.SALES_OUTSIDE,
  Role.CATEGORY_MANAGER,
  Role.ORGANISATION,
] as const;
export type CutRole = (typeof CUT_ROLES)[number];

/**
 * Documents of the viewer's own customer and of one that is foreign to all four scoped roles, who
 * hold every permission.
 */
export async function addScopes(test: TestApp) {
  const company = await addTestCompany(test);
  const { db, userIdOf } = test;
  const foreignCompany = {
    ...company,
    tenantId: company.foreignTenantId,
    contactId: company.foreignContactId,
    addressId: company.foreignAddressId,
    skuId: company.unmanagedSkuId,
    offerId: company.unmanagedOfferId,
  };
  const named = { tenant_name: FOREIGN, gst_no: null, district: FOREIGN };
  await db
    .updateTable('tenants')
    .set(named)
    .where('tenant_id', '=', company.foreignTenantId)
    .execute();
  await db
    .updateTable('users')
    .set({ last_name: FOREIGN })
    .where('user_id', '=', company.foreignContactId)
    .execute();
  await db
    .updateTable('addresses')
    .set({ address1: FOREIGN })
    .where('address_id', '=', company.foreignAddressId)
    .execute();
  const own = await addDocuments(test, company, 1, 'Own', userIdOf(Role.CATEGORY_MANAGER));
  const foreign = await addDocuments(
    test,
    foreignCompany,
    2,
    FOREIGN,
    userIdOf(Role.CATEGORY_MANAGER_SECOND),
  );
  await db
    .updateTable('organisations')
    .set({ organisation_name: FOREIGN })
    .where('org_id', '=', 2)
    .execute();
  await db
    .updateTable('rfqs')
    .set({ remarks: FOREIGN })
    .where('tenant_id', '=', foreign.tenant_id)
    .execute();
  const permissions = JSON.stringify(roleTemplate(Role.TOP_ADMIN));
  await db.updateTable('users').set({ permissions }).where('role_id', 'in', CUT_ROLES).execute();
  /** The own customer is the viewer's own, whichever of the two sales persons it is. */
  const ownedBy = async (role: CutRole) => {
    const sales_person = userIdOf(role === Role.SALES_OUTSIDE ? role : Role.SALES);
    await db
      .updateTable('tenants')
      .set({ sales_person })
      .where('tenant_id', '=', own.tenant_id)
      .execute();
  };
  return { own, foreign, ownedBy };
}
