import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const expensesScreens: readonly Screen[] = [
  {
    path: '/purchase/expenses',
    title: t('Expenses'),
    gate: permissionGate('EXPENSE', 'READ'),
    load: () => import('./ExpensesScreen.tsx').then((part) => part.ExpensesScreen),
  },
];
