import type { Screen } from '../app/feature.ts';
import { GROWTH } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const analyticsScreens: readonly Screen[] = [
  {
    path: '/reports/sales',
    title: t('Sales Tracker'),
    gate: 'signedIn',
    load: () => import('./SalesTrackerScreen.tsx').then((part) => part.SalesTrackerScreen),
  },
  {
    path: '/reports/mom-metrics',
    title: t('MoM Business Growth'),
    gate: GROWTH,
    load: () => import('./MomScreen.tsx').then((part) => part.MomScreen),
  },
  {
    path: '/reports/customer-vendor-sales-metrics',
    title: t('Customer/Vendor Growth'),
    gate: GROWTH,
    load: () => import('./PartyGrowthScreen.tsx').then((part) => part.PartyGrowthScreen),
  },
];
