import Big from 'big.js';
import type { ExpenseAction, ExpenseStatus } from '../../generated/types.ts';
import { startOfLastFinancialYear } from '../shared/days.ts';
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

/** First and last day that an expense can have. Days as YYYY-MM-DD. */
export const expenseDays = (today: string) => ({
  first: startOfLastFinancialYear(today),
  last: today,
});

/** Reason why an expense cannot have this date; null when it can. Days as YYYY-MM-DD. */
export function expenseDateRefusal(date: string, today: string): string | null {
  const { first, last } = expenseDays(today);
  if (date > last) return 'The expense date cannot be in the future';
  return date < first ? 'The expense date is before the last financial year' : null;
}

/** Sum of expenses; void ones count nothing. */
export const expensesTotal = (
  rows: readonly { status: ExpenseStatus; amount: Decimal }[],
): Decimal =>
  rows
    .reduce((sum, { status, amount }) => (status === 'VOID' ? sum : sum.plus(amount)), new Big(0))
    .toFixed(2);
