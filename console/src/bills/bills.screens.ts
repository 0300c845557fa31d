import type { Screen } from '../app/feature.ts';

export const billsScreens: readonly Screen[] = [
  {
    path: '/purchase/bills',
    title: 'Bills',
    gate: 'signedIn',
    load: () => import('./BillsScreen.tsx').then((part) => part.BillsScreen),
  },
];
