import { describe, expect, test } from '@jest/globals';
import type { PoState } from '../../generated/types.ts';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import {
  approvalRefusal,
  cancelRefusal,
  PO_TRANSITIONS,
  poLineActions,
  poStatuses,
  permissionForPoState,
  purchaseOrderActions,
} from './purchase-orders.rules.ts';

const as = (roleId: number) => canBy(roleTemplate(roleId));
const line = (
  quantity: number,
  dispatched = 0,
  delivered = 0,
  more: { cancelled?: number; billed?: number } = {},
) => ({
  quantity,
  dispatched,
  delivered,
  cancelled: 0,
  billed: 0,
  ...more,
});
const facts = (state: PoState, lines = [line(5)], paid = '0', pending = '0') => ({
  state,
  lines,
  paid,
  pending,
});

describe('actions of a purchase order', () => {
  test.each([
    ['DRAFT', Role.TOP_ADMIN, true, ['EDIT', 'SEND_FOR_APPROVAL', 'ISSUE', 'CANCEL']],
    ['DRAFT', Role.OPERATIONS, false, ['EDIT', 'SEND_FOR_APPROVAL', 'CANCEL']],
    ['DRAFT', Role.SALES, false, []],
    [
      'SENT_FOR_APPROVAL',
      Role.CATEGORY_MANAGER,
      false,
      ['EDIT_DETAILS', 'APPROVE', 'REJECT', 'REWORK', 'CANCEL'],
    ],
    ['SENT_FOR_APPROVAL', Role.CATEGORY_MANAGER, true, ['EDIT_DETAILS', 'REWORK', 'CANCEL']],
    ['SENT_FOR_APPROVAL', Role.OPERATIONS, false, ['EDIT_DETAILS', 'REWORK', 'CANCEL']],
    ['APPROVED', Role.BROAD_ACCESS, true, ['EDIT_DETAILS', 'ISSUE', 'CANCEL']],
    ['APPROVED', Role.OPERATIONS, true, ['EDIT_DETAILS', 'CANCEL']],
    ['REJECTED', Role.BROAD_ACCESS, true, ['EDIT', 'SEND_FOR_APPROVAL', 'REWORK', 'CANCEL']],
    ['ISSUED', Role.BROAD_ACCESS, true, ['EDIT_DETAILS', 'CANCEL']],
    ['ISSUED', Role.OPERATIONS, true, ['EDIT_DETAILS']],
    ['CANCELLED', Role.TOP_ADMIN, false, []],
  ] as const)('%s by %i, maker %p: %j', (state, role, isMaker, wanted) =>
    expect(purchaseOrderActions(facts(state), isMaker, as(role))).toEqual(wanted),
  );

  test.each([
    ['nothing done', facts('ISSUED'), null],
    [
      'goods left',
      facts('ISSUED', [line(5), line(3, 1)]),
      'Goods of this purchase order have left the seller',
    ],
    [
      'billed',
      facts('ISSUED', [line(5, 0, 0, { billed: 1 })]),
      'The seller has billed this purchase order',
    ],
    ['paid', facts('ISSUED', [line(5)], '0.01'), 'There are payments for this purchase order'],
    [
      'payment asked for',
      facts('ISSUED', [line(5)], '0', '0.01'),
      'There are payments for this purchase order',
    ],
  ])('cancelling: %s', (_, what, wanted) => {
    expect(cancelRefusal(what)).toBe(wanted);
    expect(purchaseOrderActions(what, false, as(Role.TOP_ADMIN)).includes('CANCEL')).toBe(
      wanted === null,
    );
  });

  test('only a maker who may approve others gets the reason', () => {
    expect(approvalRefusal('SENT_FOR_APPROVAL', true, as(Role.BROAD_ACCESS))).toMatch(
      /another person/,
    );
    expect(approvalRefusal('SENT_FOR_APPROVAL', false, as(Role.BROAD_ACCESS))).toBeNull();
    expect(approvalRefusal('SENT_FOR_APPROVAL', true, as(Role.OPERATIONS))).toBeNull();
    expect(approvalRefusal('DRAFT', true, as(Role.BROAD_ACCESS))).toBeNull();
  });
});

describe('transitions and their permissions', () => {
  const wanted = [
    ...['DRAFT SENT_FOR_APPROVAL UPDATE', 'DRAFT ISSUED APPROVE', 'DRAFT CANCELLED UPDATE'],
    ...[
      'SENT_FOR_APPROVAL APPROVED APPROVE',
      'SENT_FOR_APPROVAL REJECTED APPROVE',
      'SENT_FOR_APPROVAL DRAFT UPDATE',
    ],
    ...[
      'SENT_FOR_APPROVAL CANCELLED UPDATE',
      'APPROVED ISSUED APPROVE',
      'APPROVED CANCELLED UPDATE',
    ],
    ...[
      'REJECTED SENT_FOR_APPROVAL UPDATE',
      'REJECTED DRAFT UPDATE',
      'REJECTED CANCELLED UPDATE',
      'ISSUED CANCELLED APPROVE',
    ],
  ];
  test('are those of the domain, and no others', () => {
    const states = Object.keys(PO_TRANSITIONS) as PoState[];
    expect(
      states.flatMap((from) =>
        PO_TRANSITIONS[from].map((to) => `${from} ${to} ${permissionForPoState(from, to)}`),
      ),
    ).toEqual(wanted);
  });
});

describe('actions of a line', () => {
  const two = (first: ReturnType<typeof line>, state: PoState = 'ISSUED') =>
    [facts(state, [first, line(2)]), first] as const;
  test.each([
    ['open', two(line(5)), Role.BROAD_ACCESS, ['CANCEL']],
    ['open, issued, without APPROVE', two(line(5)), Role.OPERATIONS, []],
    ['open, draft', two(line(5), 'DRAFT'), Role.OPERATIONS, ['CANCEL']],
    ['part dispatched', two(line(5, 2)), Role.BROAD_ACCESS, ['SHORT_CLOSE']],
    ['part dispatched, without APPROVE', two(line(5, 2)), Role.OPERATIONS, []],
    ['all dispatched', two(line(5, 5)), Role.BROAD_ACCESS, []],
    ['cancelled', two(line(5, 0, 0, { cancelled: 5 })), Role.BROAD_ACCESS, []],
    ['short closed', two(line(5, 2, 0, { cancelled: 3 })), Role.BROAD_ACCESS, []],
    ['of a cancelled purchase order', two(line(5), 'CANCELLED'), Role.BROAD_ACCESS, []],
  ] as const)('%s', (_, [what, of], role, wanted) =>
    expect(poLineActions(what, of, as(role))).toEqual(wanted),
  );

  test('the last open line is cancelled with the purchase order only', () =>
    expect(
      poLineActions(
        facts('DRAFT', [line(5), line(2, 0, 0, { cancelled: 2 })]),
        line(5),
        as(Role.TOP_ADMIN),
      ),
    ).toEqual([]));
});

describe('statuses of a purchase order, computed from state, quantities and payments', () => {
  const po = (lines: ReturnType<typeof line>[], paid = '0', state: PoState = 'ISSUED') =>
    poStatuses({ state, lines, paid, grandTotal: '100.00' });
  test.each([
    ['draft', po([line(5)], '0', 'DRAFT'), ['DRAFT', 'PENDING', 'PENDING', 'PENDING']],
    ['nothing done', po([line(5)]), ['ISSUED', 'PENDING', 'PENDING', 'PENDING']],
    [
      'money before goods shows in payment only',
      po([line(5)], '100'),
      ['ISSUED', 'PENDING', 'PENDING', 'PAID'],
    ],
    [
      'part on its way',
      po([line(5, 2)]),
      ['PARTIALLY_IN_TRANSIT', 'PARTIALLY_IN_TRANSIT', 'PENDING', 'PENDING'],
    ],
    [
      'all on its way',
      po([line(5, 5), line(2, 2)]),
      ['IN_TRANSIT', 'IN_TRANSIT', 'PENDING', 'PENDING'],
    ],
    [
      'part arrived',
      po([line(5, 5, 1, { billed: 2 })]),
      ['PARTIALLY_DELIVERED', 'PARTIALLY_DELIVERED', 'PARTIALLY_BILLED', 'PENDING'],
    ],
    [
      'all arrived',
      po([line(5, 5, 5, { billed: 5 })]),
      ['DELIVERED', 'DELIVERED', 'BILLED', 'PENDING'],
    ],
    [
      'arrived, part paid',
      po([line(5, 5, 5)], '99.99'),
      ['PARTIALLY_PAID', 'DELIVERED', 'PENDING', 'PARTIALLY_PAID'],
    ],
    ['arrived, paid', po([line(5, 5, 5)], '100.00'), ['PAID', 'DELIVERED', 'PENDING', 'PAID']],
    [
      'the cancelled rest is not waited for',
      po([line(5, 3, 3, { cancelled: 2 })]),
      ['DELIVERED', 'DELIVERED', 'PENDING', 'PENDING'],
    ],
    ['cancelled', po([line(5)], '0', 'CANCELLED'), ['CANCELLED', 'PENDING', 'PENDING', 'PENDING']],
  ])('%s', (_, { status, fulfilment, billing, payment }, wanted) =>
    expect([status, fulfilment, billing, payment]).toEqual(wanted),
  );
});
