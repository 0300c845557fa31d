import { expect, test } from '@jest/globals';
import { Role } from '../shared/roles.ts';
import { TICKET_CHOICES, ticketActions, ticketChoicesOf } from './support.rules.ts';

test.each([
  ['OPEN', true, Role.SALES, ['ATTACH']],
  ['OPEN', false, Role.SALES, []],
  ['CLOSED', true, Role.SALES, []],
  [null, true, Role.SALES, ['ATTACH']],
  [null, false, Role.TOP_ADMIN, []],
  ['OPEN', false, Role.TOP_ADMIN, ['START', 'CLOSE']],
  ['IN_PROGRESS', true, Role.BROAD_ACCESS, ['ATTACH', 'CLOSE']],
  ['CLOSED', true, Role.BROAD_ACCESS, ['REOPEN']],
  ['OPEN', true, Role.OPERATIONS, ['ATTACH']],
] as const)('%s, own: %s, role %i: %j', (status, isOwn, role, actions) =>
  expect(ticketActions(status, isOwn, role)).toEqual(actions),
);

test.each([
  ['ORDER_STATUS', 'issueType', 'Delayed Delivery'],
  ['TECH_SUPPORT', 'issueType', 'Sign-in'],
  ['ORDER_STATUS', 'category', 'Packaging Material'],
  ['AD_HOC', 'selectedCategory', 'Packaging Material'],
  ['AD_HOC', 'specifications', undefined],
] as const)('%s: %s offers %s first', (list, field, first) =>
  expect(ticketChoicesOf(list, field, TICKET_CHOICES)?.[0]).toBe(first),
);
