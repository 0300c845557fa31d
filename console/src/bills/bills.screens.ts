import type { Screen } from '../app/feature.ts';
import { BILLS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const billsScreens: readonly Screen[] = [
  {
    path: BILLS,
    title: t('Bills'),
    gate: 'signedIn',
    load: () => import('./BillsScreen.tsx').then((part) => part.BillsScreen),
  },
];
