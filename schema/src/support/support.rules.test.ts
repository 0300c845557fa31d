import { expect, test } from '@jest/globals';
import { Role } from '../shared/roles.ts';
import { TICKET_CHOICES, ticketActions, ticketChoicesOf } from './support.rules.ts';

test.each([
  ['OPEN', true, true, Role.SALES, ['ATTACH']],
  ['OPEN', true, false, Role.SALES, []],
  ['CLOSED', true, true, Role.SALES, []],
  [null, false, true, Role.SALES, ['ATTACH']],
  [null, false, false, Role.TOP_ADMIN, []],
  ['OPEN', false, false, Role.TOP_ADMIN, []],
  ['CLOSED', false, true, Role.TOP_ADMIN, []],
  ['OPEN', true, false, Role.TOP_ADMIN, ['START', 'CLOSE']],
  ['IN_PROGRESS', true, true, Role.BROAD_ACCESS, ['ATTACH', 'CLOSE']],
  ['CLOSED', true, true, Role.BROAD_ACCESS, ['REOPEN']],
  ['OPEN', true, true, Role.OPERATIONS, ['ATTACH']],
] as const)('%s, embedded: %s, own: %s, role %i: %j', (status, isEmbedded, isOwn, role, actions) =>
  expect(ticketActions({ status, isEmbedded }, isOwn, role)).toEqual(actions),
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
