import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';

export const expensesScreens: readonly Screen[] = [
  {
    path: '/purchase/expenses',
    title: 'Expenses',
    gate: permissionGate('EXPENSE', 'READ'),
    load: () => import('./ExpensesScreen.tsx').then((part) => part.ExpensesScreen),
  },
];
