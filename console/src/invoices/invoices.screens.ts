import type { Screen } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { INVOICES } from '../app/listPaths.ts';

export const invoicesScreens: readonly Screen[] = [
  {
    path: INVOICES,
    title: 'Invoices',
    gate: pair('ORDER', 'READ'),
    load: () => import('./InvoicesScreen.tsx').then((part) => part.InvoicesScreen),
  },
];
