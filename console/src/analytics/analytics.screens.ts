import type { Screen } from '../app/feature.ts';
import { TOP_ADMIN_ONLY } from '../app/gates.ts';

export const analyticsScreens: readonly Screen[] = [
  {
    path: '/reports/sales',
    title: 'Sales Tracker',
    gate: 'signedIn',
    load: () => import('./SalesTrackerScreen.tsx').then((part) => part.SalesTrackerScreen),
  },
  {
    path: '/reports/mom-metrics',
    title: 'MoM Business Growth',
    gate: TOP_ADMIN_ONLY,
    load: () => import('./MomScreen.tsx').then((part) => part.MomScreen),
  },
  {
    path: '/reports/customer-vendor-sales-metrics',
    title: 'Customer/Vendor Growth',
    gate: TOP_ADMIN_ONLY,
    load: () => import('./PartyGrowthScreen.tsx').then((part) => part.PartyGrowthScreen),
  },
];
