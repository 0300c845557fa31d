import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { INVOICES } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const invoicesScreens: readonly Screen[] = [
  {
    path: INVOICES,
    title: t('Invoices'),
    gate: permissionGate('ORDER', 'READ'),
    load: () => import('./InvoicesScreen.tsx').then((part) => part.InvoicesScreen),
  },
];
