import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { INVOICES } from '../app/listPaths.ts';

export const invoicesScreens: readonly Screen[] = [
  {
    path: INVOICES,
    title: 'Invoices',
    gate: permissionGate('ORDER', 'READ'),
    load: () => import('./InvoicesScreen.tsx').then((part) => part.InvoicesScreen),
  },
];
