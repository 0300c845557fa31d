import Big from 'big.js';
import type { ExpenseAction, ExpenseStatus } from '../../generated/types.ts';
import type { Decimal } from '../shared/money.ts';
import type { Can } from '../shared/roles.ts';

/** What a viewer may do to an expense next. Backend refuses by it, gateway tells it, console draws it. */
export function expenseActions(status: ExpenseStatus, can: Can): ExpenseAction[] {
  if (status !== 'ACTIVE') return [];
  return [
    ...(can('EXPENSE', 'UPDATE') ? (['EDIT'] as const) : []),
    ...(can('EXPENSE', 'DELETE') ? (['VOID'] as const) : []),
  ];
}

/** What expenses come to: those taken back count nothing. */
export const expensesTotal = (
  rows: readonly { status: ExpenseStatus; amount: Decimal }[],
): Decimal =>
  rows
    .reduce((sum, { status, amount }) => (status === 'VOID' ? sum : sum.plus(amount)), new Big(0))
    .toFixed(2);
