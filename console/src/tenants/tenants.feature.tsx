import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { ORGANISATIONS_PATH } from '../app/recordPaths.ts';

const TenantsPanel = lazyScreen(() =>
  import('./TenantsPanel.tsx').then((part) => part.TenantsPanel),
);

export const tenantsFeature: Feature = {
  screens: [
    {
      path: ORGANISATIONS_PATH,
      title: 'Customers',
      gate: pair('TENANT', 'READ'),
      load: () => import('./TenantsScreen.tsx').then((part) => part.TenantsScreen),
    },
    {
      path: '/sales/organisation/customer/customer-details/:tenantId',
      title: 'Customer',
      gate: pair('TENANT', 'READ'),
      parent: ORGANISATIONS_PATH,
      load: () => import('./TenantDetails.tsx').then((part) => part.TenantDetails),
    },
    {
      path: '/createTenant',
      title: 'Create customer',
      gate: pair('TENANT', 'WRITE'),
      parent: ORGANISATIONS_PATH,
      load: () => import('./CreateTenantScreen.tsx').then((part) => part.CreateTenantScreen),
    },
  ],
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'customers',
      title: 'Customers',
      order: 10,
      draw: ({ id }) => <TenantsPanel organisationId={id} />,
    },
  ],
};
