import type { Screen } from '../app/feature.ts';
import { BILLS } from '../app/listPaths.ts';

export const billsScreens: readonly Screen[] = [
  {
    path: BILLS,
    title: 'Bills',
    gate: 'signedIn',
    load: () => import('./BillsScreen.tsx').then((part) => part.BillsScreen),
  },
];
