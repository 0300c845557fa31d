import { describe, expect, test } from '@jest/globals';
import type { BillAction, BillStatus } from '../../generated/types.ts';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import {
  BILL_TRANSITIONS,
  billActions,
  billCancelRefusal,
  billDue,
  matchWarnings,
  mayCancelBill,
  paidByLine,
  roundOffRefusal,
  sellerInvoiceNumber,
  sellerInvoiceNumberRefusal,
} from './bills.rules.ts';

const { TOP_ADMIN, BROAD_ACCESS, OPERATIONS, SALES } = Role;
const as = (roleId: number) => ({ roleId, can: canBy(roleTemplate(roleId)) });
const facts = (status: BillStatus, more = {}) => ({
  status,
  paid: status === 'PARTIALLY_PAID' ? '1.00' : '0.00',
  inAccounting: false,
  ...more,
});

describe('actions', () => {
  test.each<[BillStatus, number, BillAction[]]>([
    ['DRAFT', OPERATIONS, ['EDIT', 'ISSUE', 'CANCEL']],
    ['DRAFT', TOP_ADMIN, ['EDIT', 'ISSUE', 'CANCEL']],
    ['DRAFT', SALES, []],
    ['ISSUED', OPERATIONS, ['EDIT_DUE_DATE', 'SYNC']],
    ['ISSUED', BROAD_ACCESS, ['EDIT_DUE_DATE', 'SYNC', 'PAY']],
    ['ISSUED', TOP_ADMIN, ['EDIT_DUE_DATE', 'SYNC', 'PAY', 'CANCEL']],
    ['PARTIALLY_PAID', TOP_ADMIN, ['EDIT_DUE_DATE', 'SYNC', 'PAY']],
    ['PAID', TOP_ADMIN, ['SYNC']],
    ['CANCELLED', TOP_ADMIN, []],
  ])('%s, role %s', (status, role, actions) => {
    expect(billActions(facts(status), as(role))).toEqual(actions);
  });

  test('CANCEL stays while accounting has the bill, because accounting is checked first', () => {
    expect(billActions(facts('ISSUED', { inAccounting: true }), as(TOP_ADMIN))).toContain('CANCEL');
  });

  test('only role 1001 cancels an issued bill, and nobody without the permission', () => {
    expect(mayCancelBill('ISSUED', as(TOP_ADMIN))).toBe(true);
    expect(mayCancelBill('ISSUED', as(BROAD_ACCESS))).toBe(false);
    expect(mayCancelBill('DRAFT', as(BROAD_ACCESS))).toBe(true);
    expect(mayCancelBill('ISSUED', { roleId: TOP_ADMIN, can: () => false })).toBe(false);
  });

  test('final statuses have no actions', () =>
    expect([
      BILL_TRANSITIONS.CANCELLED,
      BILL_TRANSITIONS.PAID,
      BILL_TRANSITIONS.PARTIALLY_PAID,
    ]).toEqual([[], [], []]));
});

test('nothing is due on a draft or a cancelled bill', () => {
  const due = (status: BillStatus) => billDue(status, '100.00', '40.00');
  expect([due('DRAFT'), due('CANCELLED')]).toEqual(['0.00', '0.00']);
  expect([due('ISSUED'), due('PARTIALLY_PAID'), billDue('PAID', '100.00', '100.00')]).toEqual([
    '60.00',
    '60.00',
    '0.00',
  ]);
});

test.each<[BillStatus, object, string | null]>([
  ['DRAFT', {}, null],
  ['DRAFT', { inAccounting: true }, null],
  ['ISSUED', {}, null],
  ['ISSUED', { inAccounting: true }, 'This bill is in accounting: it must be removed there first'],
  ['ISSUED', { paid: '0.01' }, 'There are payments for this bill'],
  ['PARTIALLY_PAID', {}, 'There are payments for this bill'],
  ['PAID', {}, 'There are payments for this bill'],
  ['CANCELLED', {}, 'This bill is cancelled'],
])('cancelling: %s %j', (status, more, why) => {
  expect(billCancelRefusal(facts(status, more))).toBe(why);
});

test.each<[string, string[], string[]]>([
  ['100.00', ['100.00'], ['100.00']],
  ['50.00', ['100.00', '100.00'], ['25.00', '25.00']],
  ['0.01', ['10.00', '10.00', '10.00'], ['0.00', '0.00', '0.01']],
  ['100.00', ['33.33', '0.00', '66.67'], ['33.33', '0.00', '66.67']],
  ['10.00', ['10.00', '0.00'], ['10.00', '0.00']],
  ['0.00', ['0.00', '0.00'], ['0.00', '0.00']],
  ['5.00', [], []],
])('%s paid over lines of %j', (paid, totals, parts) => {
  expect(paidByLine(paid, totals)).toEqual(parts);
});

const agrees = {
  quantity: 5,
  ordered: 10,
  dispatched: 5,
  delivered: 5,
  billed: 5,
  unitPrice: '100.00',
  orderedPrice: '100.00',
  paid: '0.00',
};
test.each<[object, string[]]>([
  [{}, []],
  [{ orderedPrice: '100' }, []],
  [{ billed: 11, dispatched: 11, delivered: 11 }, ['1 unit more billed than ordered']],
  [{ billed: 6 }, ['1 unit more billed than dispatched']],
  [{ unitPrice: '101.00' }, ['Billed at 101.00 a unit, ordered at 100.00']],
  [{ delivered: 2 }, ['3 units billed and not arrived yet']],
  [{ delivered: 4, paid: '1.00' }, ['1 unit billed and not arrived yet, paid in part or whole']],
  [{ dispatched: 8, delivered: 5 }, ['3 units dispatched and not billed']],
])('match warnings of %j', (more, warnings) => {
  expect(matchWarnings({ ...agrees, ...more })).toEqual(warnings);
});

test.each([
  ['1.00', '10.00', null],
  ['-1.00', '1.00', null],
  ['1.01', '10.00', 'The round-off is between -1.00 and 1.00'],
  ['-1.01', '10.00', 'The round-off is between -1.00 and 1.00'],
  ['-0.50', '0.49', 'The round-off is more than the bill comes to'],
  ['-0.50', '0.50', null],
])('a round-off of %s on %s: %s', (roundOff, total, refusal) => {
  expect(roundOffRefusal(roundOff, total)).toBe(refusal);
});

test.each([
  [' INV / 1\u00A0', 'INV/1', true],
  ['1234567890123456', '1234567890123456', true],
  ['12345678901234567', '12345678901234567', false],
  ['A.1', 'A.1', false],
  ['A\\1', 'A\\1', false],
  ['', '', true],
])('the number %j is %j, possible %s', (typed, number, isPossible) => {
  expect(sellerInvoiceNumber(typed)).toBe(number);
  expect(sellerInvoiceNumberRefusal(number) === null).toBe(isPossible);
});
