import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { ADMINS_PATH, ORGANISATIONS_PATH } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const usersScreens: readonly Screen[] = [
  {
    path: '/createTenantUser',
    title: t('Create customer user'),
    gate: permissionGate('TENANT_USER', 'WRITE'),
    parent: ORGANISATIONS_PATH,
    load: () => import('./CreateTenantUserScreen.tsx').then((part) => part.CreateTenantUserScreen),
  },
  {
    path: '/createAdmin',
    title: t('Create admin user'),
    gate: permissionGate('ADMIN_USER', 'WRITE'),
    parent: ADMINS_PATH,
    load: () => import('./CreateAdminScreen.tsx').then((part) => part.CreateAdminScreen),
  },
  {
    path: '/tenantUsers/:tenantId',
    title: t('Customer users'),
    gate: permissionGate('TENANT_USER', 'READ'),
    parent: ORGANISATIONS_PATH,
    load: () => import('./TenantUsersScreen.tsx').then((part) => part.TenantUsersScreen),
  },
  {
    path: ADMINS_PATH,
    title: t('Admin users'),
    gate: permissionGate('ADMIN_USER', 'READ'),
    load: () => import('./AdminsScreen.tsx').then((part) => part.AdminsScreen),
  },
];
