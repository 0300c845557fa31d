import type { Screen } from '../app/feature.ts';
import { pair } from '../app/gates.ts';

export const expensesScreens: readonly Screen[] = [
  {
    path: '/purchase/expenses',
    title: 'Expenses',
    gate: pair('EXPENSE', 'READ'),
    load: () => import('./ExpensesScreen.tsx').then((part) => part.ExpensesScreen),
  },
];
