import type { Screen } from '../app/feature.ts';
import { GROWTH } from '../app/gates.ts';

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
    gate: GROWTH,
    load: () => import('./MomScreen.tsx').then((part) => part.MomScreen),
  },
  {
    path: '/reports/customer-vendor-sales-metrics',
    title: 'Customer/Vendor Growth',
    gate: GROWTH,
    load: () => import('./PartyGrowthScreen.tsx').then((part) => part.PartyGrowthScreen),
  },
];
