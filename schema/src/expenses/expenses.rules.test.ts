import { expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { expenseActions, expensesTotal } from './expenses.rules.ts';

test.each([
  ['ACTIVE', Role.BROAD_ACCESS, ['EDIT', 'VOID']],
  ['ACTIVE', Role.OPERATIONS, ['EDIT']],
  ['ACTIVE', Role.SALES, []],
  ['VOID', Role.TOP_ADMIN, []],
] as const)('an expense that is %s by %i: %j', (status, role, wanted) =>
  expect(expenseActions(status, canBy(roleTemplate(role)))).toEqual(wanted),
);

test('void expenses count in no total', () => {
  expect(expensesTotal([])).toBe('0.00');
  const rows = [
    { status: 'ACTIVE', amount: '0.10' },
    { status: 'VOID', amount: '100.00' },
    { status: 'ACTIVE', amount: '0.20' },
  ] as const;
  expect(expensesTotal(rows)).toBe('0.30');
});
