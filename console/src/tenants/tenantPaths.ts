export const tenantPath = (tenantId: string): string =>
  `/sales/organisation/customer/customer-details/${encodeURIComponent(tenantId)}`;
/** The form of a new customer, in an organisation when one is named. */
export const createTenantPath = (organisationId?: string): string =>
  organisationId
    ? `/createTenant?organisation=${encodeURIComponent(organisationId)}`
    : '/createTenant';
/** Contacts of a customer. */
export const tenantUsersPath = (tenantId: string): string =>
  `/tenantUsers/${encodeURIComponent(tenantId)}`;
