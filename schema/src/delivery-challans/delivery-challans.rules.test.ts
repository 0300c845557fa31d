import { describe, expect, test } from '@jest/globals';
import type { ChallanStatus, ChallanType } from '../../generated/types.ts';
import {
  BILL_ISSUED_BLOCKS,
  challanActions,
  challanRefusal,
  challanValue,
  consignmentValue,
  deliverRefusal,
  CHALLAN_TRANSITIONS,
  DRAFT_BILL_BLOCKS,
  isBetweenStates,
  needsEwayBill,
  passesLegalEwayLimit,
} from './delivery-challans.rules.ts';

const facts = (type: ChallanType, status: ChallanStatus, more = {}) => ({
  type,
  status,
  hasDraftBill: false,
  hasIssuedBill: false,
  hasInvoice: true,
  ...more,
});
const may = () => true;

test('goods with a customer and without a live invoice are invoiced again, by whom may change orders', () => {
  const open = { hasInvoice: false };
  const offered = (status: ChallanStatus, type: ChallanType = 'CUSTOMER', more: object = open) =>
    challanActions(facts(type, status, more), may).includes('INVOICE_AGAIN');
  expect([offered('IN_TRANSIT'), offered('DELIVERED')]).toEqual([true, true]);
  expect([offered('CANCELLED'), offered('IN_TRANSIT', 'SELLER')]).toEqual([false, false]);
  expect(offered('IN_TRANSIT', 'CUSTOMER', { hasInvoice: true })).toBe(false);
  const orders = (entity: string) => entity === 'ORDER';
  expect(challanActions(facts('CUSTOMER', 'DELIVERED', open), orders)).toEqual(['INVOICE_AGAIN']);
});

describe('the e-way bill rule', () => {
  test.each([
    ['CUSTOMER', '50000.00', false],
    ['CUSTOMER', '50000.01', true],
    ['SELLER', '50000.00', false],
    ['SELLER', '50000.01', true],
    ['OTHER', '9999999.00', false],
  ] as const)('%s of %s: %s', (type, value, needed) =>
    expect(needsEwayBill({ type, value, reason: null, betweenStates: true })).toBe(needed),
  );

  test.each([
    ['JOB_WORK', true, true],
    ['JOB_WORK', false, false],
    ['JOB_WORK_RETURN', true, false],
    ['OTHERS', true, false],
    [null, true, false],
  ] as const)('by hand for %s, between states %s: %s', (reason, betweenStates, needed) =>
    expect(needsEwayBill({ type: 'OTHER', value: '1.00', reason, betweenStates })).toBe(needed),
  );

  test('states are compared by their codes', () => {
    expect(isBetweenStates({ state: 'Karnataka' }, { state: 'KARNATAKA' })).toBe(false);
    expect(isBetweenStates({ state: 'Karnataka' }, { state: 'Kerala' })).toBe(true);
  });

  test('the law counts the value with GST', () => {
    expect(['50000.00', '50000.01'].map(passesLegalEwayLimit)).toEqual([false, true]);
  });

  test('compares units × price, to the paisa', () => {
    const lines = [
      { quantity: 3, price: '0.10' },
      { quantity: 7, price: '1234.57' },
    ];
    expect(challanValue(lines)).toBe('8642.29');
    expect(challanValue([])).toBe('0.00');
  });
});

describe('actions', () => {
  test.each([
    ['CUSTOMER', 'IN_TRANSIT', ['EDIT', 'DELIVER', 'CANCEL']],
    ['SELLER', 'IN_TRANSIT', ['EDIT', 'DELIVER', 'CANCEL']],
    ['OTHER', 'DRAFT', ['EDIT', 'ISSUE', 'CANCEL']],
    ['OTHER', 'ISSUED', ['EDIT', 'DISPATCH', 'CANCEL']],
    ['OTHER', 'IN_TRANSIT', ['EDIT', 'DELIVER', 'CANCEL']],
    ['OTHER', 'DELIVERED', []],
    ['CUSTOMER', 'DELIVERED', []],
    ['CUSTOMER', 'CANCELLED', []],
  ] as const)('%s %s: %j', (type, status, actions) => {
    expect(challanActions(facts(type, status), may)).toEqual(actions);
    expect(challanActions(facts(type, status), () => false)).toEqual([]);
  });

  test('a draft bill removes DELIVER, an issued one CANCEL', () => {
    const draft = facts('CUSTOMER', 'IN_TRANSIT', { hasDraftBill: true });
    const issued = facts('CUSTOMER', 'IN_TRANSIT', { hasIssuedBill: true });
    expect(challanActions(draft, may)).toEqual(['EDIT', 'CANCEL']);
    expect(challanActions(issued, may)).toEqual(['EDIT', 'DELIVER']);
    expect([challanRefusal(draft, 'DELIVERED'), challanRefusal(draft, 'CANCELLED')]).toEqual([
      DRAFT_BILL_BLOCKS,
      null,
    ]);
    expect([deliverRefusal(draft, may), deliverRefusal(issued, may)]).toEqual([
      DRAFT_BILL_BLOCKS,
      null,
    ]);
    expect(deliverRefusal(draft, () => false)).toBeNull();
    expect(deliverRefusal({ ...draft, status: 'DELIVERED' }, may)).toBeNull();
    expect([challanRefusal(issued, 'DELIVERED'), challanRefusal(issued, 'CANCELLED')]).toEqual([
      null,
      BILL_ISSUED_BLOCKS,
    ]);
  });

  test('a challan of a shipment is neither issued nor dispatched manually', () => {
    for (const type of ['CUSTOMER', 'SELLER'] as const)
      expect(Object.values(CHALLAN_TRANSITIONS[type]).flat().toSorted()).toEqual([
        'CANCELLED',
        'DELIVERED',
      ]);
  });
});

test('the law counts a consignment after discount with GST, and exempt goods only by themselves', () => {
  const valueOf = (...lines: [total: string, gstPercent: string][]) =>
    consignmentValue(lines.map(([total, gstPercent]) => ({ total, gstPercent })));
  // 49,000 at 18 %; 55,000 less 20 % at 5 %; taxed goods beside exempt ones; exempt goods alone
  expect(valueOf(['57820.00', '18.00'])).toBe('57820.00');
  expect(valueOf(['46200.00', '5.00'])).toBe('46200.00');
  expect(valueOf(['45000.00', '0.00'], ['11800.00', '18.00'])).toBe('11800.00');
  expect(valueOf(['45000.00', '0.00'], ['6000.00', '0.00'])).toBe('51000.00');
});
