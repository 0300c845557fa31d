import { expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { booksProblem, mayCloseBooks } from './books.rules.ts';

test.each([
  ['closed for the first time', null, '2026-11-30', null, undefined],
  ['closed further', '2026-10-31', '2026-11-30', null, undefined],
  ['today', null, '2026-12-02', null, 'closed_until'],
  ['opened without a reason', '2026-11-30', '2026-10-31', null, 'reason'],
  ['opened whole without a reason', '2026-11-30', null, null, 'reason'],
  ['opened with a reason', '2026-11-30', null, 'A bill came late', undefined],
])('books %s', (_, from, to, reason, field) => {
  expect(booksProblem({ from, to, reason, today: '2026-12-02' })?.field).toBe(field);
});

test('whoever may change payments closes the books', () => {
  const may = (role: number) => mayCloseBooks(canBy(roleTemplate(role)));
  expect([Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.OPERATIONS, Role.SALES].map(may)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
