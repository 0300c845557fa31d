export const ADMINS_PATH = '/admins';
export const CREATE_ADMIN_PATH = '/createAdmin';
/** The form of a new contact, of this customer. */
export const createTenantUserPath = (tenantId: string): string =>
  `/createTenantUser?tenantId=${encodeURIComponent(tenantId)}`;
