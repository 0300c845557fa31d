import { describe, expect, test } from '@jest/globals';
import { Role, roleTemplate, canBy } from '../shared/roles.ts';
import {
  completeRefusal,
  deliveryPointActions,
  newDayRefusal,
  NOT_ISSUED,
  type PointFacts,
  quantityRefusal,
  shipRefusal,
} from './delivery-points.rules.ts';

const point = (change: Partial<PointFacts> = {}): PointFacts => ({
  stage: 'DISPATCH',
  status: 'PENDING',
  sourceType: 'SELLER',
  poState: 'ISSUED',
  forOrder: true,
  ...change,
});
const everything = canBy(roleTemplate(Role.TOP_ADMIN));

describe('actions', () => {
  test.each<[string, Partial<PointFacts>, string[]]>([
    [
      'waiting, issued',
      {},
      ['TICK', 'POSTPONE', 'PREPONE', 'SHIP_TO_CUSTOMER', 'SHIP_TO_WAREHOUSE'],
    ],
    ['waiting, not issued', { poState: 'DRAFT' }, ['POSTPONE', 'PREPONE']],
    [
      'waiting in a warehouse',
      { sourceType: 'WAREHOUSE', poState: null },
      ['TICK', 'POSTPONE', 'PREPONE', 'SHIP_TO_CUSTOMER'],
    ],
    ['for stock', { forOrder: false }, ['TICK', 'POSTPONE', 'PREPONE', 'SHIP_TO_WAREHOUSE']],
    ['on the way to a warehouse', { stage: 'INWARD' }, ['COMPLETE', 'POSTPONE', 'PREPONE']],
    ['on the way to the customer', { stage: 'POD' }, ['COMPLETE', 'POSTPONE', 'PREPONE']],
    [
      'on the way from a warehouse',
      { stage: 'POD', sourceType: 'WAREHOUSE', poState: null },
      ['COMPLETE', 'POSTPONE', 'PREPONE'],
    ],
    ['done', { stage: 'POD', status: 'COMPLETED' }, []],
    ['cancelled', { status: 'CANCELLED' }, []],
  ])('%s', (_, change, actions) =>
    expect(deliveryPointActions(point(change), everything)).toEqual(actions),
  );

  test('no actions without permissions; shipping with WRITE, changing with UPDATE', () => {
    const only = (...actions: string[]) =>
      deliveryPointActions(
        point(),
        (entity, action) => entity === 'DELIVERY_CHALLAN' && actions.includes(action),
      );
    expect(only('READ')).toEqual([]);
    expect(only('WRITE')).toEqual(['TICK', 'SHIP_TO_CUSTOMER', 'SHIP_TO_WAREHOUSE']);
    expect(only('UPDATE')).toEqual(['TICK', 'POSTPONE']);
  });
});

test('a dispatch is never completed manually, and nothing is completed twice', () => {
  expect(completeRefusal(point())).toMatch(/shipment/);
  expect(completeRefusal(point({ stage: 'POD', status: 'COMPLETED' }))).toMatch(/load it again/);
  expect(completeRefusal(point({ stage: 'POD', poState: 'CANCELLED' }))).toBe(NOT_ISSUED);
  expect(completeRefusal(point({ stage: 'POD' }))).toBeNull();
});

test('destinations of goods', () => {
  expect(shipRefusal(point({ sourceType: 'WAREHOUSE', poState: null }), 'WAREHOUSE')).toMatch(
    /warehouse to warehouse/,
  );
  expect(shipRefusal(point({ forOrder: false }), 'CUSTOMER')).toMatch(/stock/);
  expect(shipRefusal(point({ stage: 'POD' }), 'CUSTOMER')).not.toBeNull();
});

test.each([
  ['2026-11-20', false, 'The new date must not be in the past'],
  ['2026-11-20', true, null],
  ['2026-11-21', false, null],
  ['2026-11-30', false, null],
  ['2029-11-21', false, null],
  ['2099-11-21', true, 'The new date is too far away'],
])('%s, may prepone %s: %s', (day, mayPrepone, expected) =>
  expect(newDayRefusal(day, { today: '2026-11-21', mayPrepone })).toBe(expected),
);

test.each([
  [0, '0 quantity is not allowed'],
  [-1, '0 quantity is not allowed'],
  [11, 'Maximum 10 can be dispatched'],
  [1, null],
  [10, null],
])('%d of 10', (quantity, expected) => expect(quantityRefusal(quantity, 10)).toBe(expected));
