import Big from 'big.js';
import type { ExpenseAction, ExpenseStatus } from '../../generated/types.ts';
import type { Decimal } from '../shared/money.ts';
import type { Can } from '../shared/roles.ts';

/**
 * Actions of a viewer on an expense. The backend refuses by them, the gateway answers them, the
 * console draws the buttons.
 */
export function expenseActions(status: ExpenseStatus, can: Can): ExpenseAction[] {
  if (status !== 'ACTIVE') return [];
  return [
    ...(can('EXPENSE', 'UPDATE') ? (['EDIT'] as const) : []),
    ...(can('EXPENSE', 'DELETE') ? (['VOID'] as const) : []),
  ];
}

/** Sum of expenses; void ones count nothing. */
export const expensesTotal = (
  rows: readonly { status: ExpenseStatus; amount: Decimal }[],
): Decimal =>
  rows
    .reduce((sum, { status, amount }) => (status === 'VOID' ? sum : sum.plus(amount)), new Big(0))
    .toFixed(2);
