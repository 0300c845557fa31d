import { expect, test } from '@jest/globals';
import { supplyRefusal } from './warehouses.rules.ts';

test.each([
  ['Karnataka', null],
  ['karnataka', null],
  ['Kerala', null],
  [
    'Tamil Nadu',
    'Warehouse Depot is in Tamil Nadu, where the company has no GST registration: no goods go from there to customers',
  ],
  [
    'Atlantis',
    'Warehouse Depot is in Atlantis, where the company has no GST registration: no goods go from there to customers',
  ],
])(
  'goods from a warehouse in %s to customers of a company registered in Karnataka and Kerala',
  (state, refusal) => {
    expect(supplyRefusal({ name: 'Depot', state }, ['29', '32'])).toBe(refusal);
  },
);
