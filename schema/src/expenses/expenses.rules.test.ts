import { expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { expenseActions } from './expenses.rules.ts';

test.each([
  ['ACTIVE', Role.BROAD_ACCESS, ['EDIT', 'VOID']],
  ['ACTIVE', Role.OPERATIONS, ['EDIT']],
  ['ACTIVE', Role.SALES, []],
  ['VOID', Role.TOP_ADMIN, []],
] as const)('an expense that is %s by %i: %j', (status, role, wanted) =>
  expect(expenseActions(status, canBy(roleTemplate(role)))).toEqual(wanted),
);
