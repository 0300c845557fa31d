export { visibleExpenses } from './expenses.scope.ts';
