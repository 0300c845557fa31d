import { describe, expect, test } from '@jest/globals';
import type { PaymentDirection, PaymentState } from '../../generated/types.ts';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import {
  bankReferenceOf,
  MAKER_MAY_NOT_APPROVE_PAYMENT,
  PAYMENT_TRANSITIONS,
  paymentActions,
  paymentApprovalRefusal,
  paymentNeedsReason,
  permissionForPaymentStatus,
} from './payments.rules.ts';

const as = (roleId: number) => canBy(roleTemplate(roleId));

test('transitions and their permissions are those of the domain, and no others', () => {
  const moves = Object.entries(PAYMENT_TRANSITIONS).flatMap(([direction, states]) =>
    Object.entries(states).flatMap(([from, to]) =>
      to.map(
        (next) =>
          `${direction} ${from} ${next} ${permissionForPaymentStatus(next)}${paymentNeedsReason(next) ? ' reason' : ''}`,
      ),
    ),
  );
  expect(moves).toEqual([
    ...[
      'INCOMING PENDING PAID UPDATE',
      'INCOMING PENDING REJECTED UPDATE reason',
      'INCOMING PAID VOID APPROVE reason',
    ],
    ...[
      'OUTGOING PENDING APPROVED APPROVE',
      'OUTGOING PENDING REJECTED UPDATE reason',
      'OUTGOING APPROVED PAID UPDATE',
    ],
    ...['OUTGOING APPROVED REJECTED UPDATE reason', 'OUTGOING PAID VOID APPROVE reason'],
  ]);
});

describe('actions of a payment', () => {
  const payer = canBy({ payment: ['READ', 'WRITE', 'UPDATE'] });
  const approver = canBy({ payment: ['READ', 'APPROVE'] });
  test.each([
    ['INCOMING', 'PENDING', 'full, maker', ['MARK_PAID', 'REJECT']],
    ['INCOMING', 'PAID', 'full, maker', ['VOID']],
    ['INCOMING', 'PAID', 'payer', []],
    ['INCOMING', 'PENDING', 'approver', []],
    ['INCOMING', 'REJECTED', 'full', []],
    ['INCOMING', 'VOID', 'full', []],
    ['OUTGOING', 'PENDING', 'full', ['APPROVE', 'REJECT']],
    ['OUTGOING', 'PENDING', 'full, maker', ['REJECT']],
    ['OUTGOING', 'PENDING', 'payer', ['REJECT']],
    ['OUTGOING', 'PENDING', 'approver', ['APPROVE']],
    ['OUTGOING', 'APPROVED', 'full, maker', ['MARK_PAID', 'REJECT']],
    ['OUTGOING', 'APPROVED', 'approver', []],
    ['OUTGOING', 'PAID', 'approver', ['VOID']],
    ['OUTGOING', 'PENDING', 'sales', []],
  ] as [PaymentDirection, PaymentState, string, string[]][])(
    '%s %s by %s: %j',
    (direction, status, who, wanted) => {
      const can = who.startsWith('full')
        ? as(Role.BROAD_ACCESS)
        : who === 'payer'
          ? payer
          : who === 'approver'
            ? approver
            : as(Role.SALES);
      expect(paymentActions({ direction, status }, who.endsWith('maker'), can)).toEqual(wanted);
    },
  );

  test('only a maker who may approve others gets the reason', () => {
    const pending = { direction: 'OUTGOING', status: 'PENDING' } as const;
    expect(paymentApprovalRefusal(pending, true, approver)).toBe(MAKER_MAY_NOT_APPROVE_PAYMENT);
    expect(paymentApprovalRefusal(pending, false, approver)).toBeNull();
    expect(paymentApprovalRefusal(pending, true, payer)).toBeNull();
    expect(
      paymentApprovalRefusal({ ...pending, direction: 'INCOMING' }, true, approver),
    ).toBeNull();
    expect(paymentApprovalRefusal({ ...pending, status: 'APPROVED' }, true, approver)).toBeNull();
  });
});

test.each([
  ['UTR-1234', 'UTR1234'],
  [' utr 1234 ', 'UTR1234'],
  ['UTR\u200b1234', 'UTR1234'],
  ['UTR\u00ad1234', 'UTR1234'],
  ['ＵＴＲ１２３４', 'UTR1234'],
  ['UTR/12.34:#', 'UTR1234'],
  ['UТR1234', null],
  ['UTR1234é', null],
  ['---', null],
])('the bank compares %j as %j', (typed, compared) =>
  expect(bankReferenceOf(typed)).toBe(compared),
);
