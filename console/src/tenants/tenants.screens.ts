import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { ORGANISATIONS_PATH } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const tenantsScreens: readonly Screen[] = [
  {
    path: ORGANISATIONS_PATH,
    title: t('Customers'),
    gate: permissionGate('TENANT', 'READ'),
    load: () => import('./TenantsScreen.tsx').then((part) => part.TenantsScreen),
  },
  {
    path: '/sales/organisation/customer/customer-details/:tenantId',
    title: t('Customer'),
    gate: permissionGate('TENANT', 'READ'),
    parent: ORGANISATIONS_PATH,
    load: () => import('./TenantDetails.tsx').then((part) => part.TenantDetails),
  },
  {
    path: '/createTenant',
    title: t('Create customer'),
    gate: permissionGate('TENANT', 'WRITE'),
    parent: ORGANISATIONS_PATH,
    load: () => import('./CreateTenantScreen.tsx').then((part) => part.CreateTenantScreen),
  },
];
