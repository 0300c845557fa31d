import { expect, test } from '@jest/globals';
import { type Buyer, applicablePrice } from './contract-prices.rules.ts';

const slab = (
  price: string,
  quantity: number,
  tenantId: number | null,
  organisationId: number | null,
) => ({
  price,
  quantity,
  tenantId,
  organisationId,
});
/** Organisation 1 has the customers 10 and 11, organisation 2 the customer 20. */
const SLABS = [
  slab('organisation from 1', 1, null, 1),
  slab('organisation from 100', 100, null, 1),
  slab('organisation from 10', 10, null, 1),
  slab('customer from 50', 50, 10, 1),
  slab('customer from 20', 20, 10, null),
  slab('other customer', 1, 11, 1),
  slab('other organisation', 1, null, 2),
];

test.each<[Buyer, string | undefined]>([
  [{ tenantId: 10, organisationId: 1, quantity: 19 }, 'organisation from 10'],
  [{ tenantId: 10, organisationId: 1, quantity: 20 }, 'customer from 20'],
  [{ tenantId: 10, organisationId: 1, quantity: 50 }, 'customer from 50'],
  [{ tenantId: 10, organisationId: 1, quantity: 100 }, 'customer from 50'], // the customer's own before a higher slab of all
  [{ tenantId: 11, organisationId: 1, quantity: 500 }, 'other customer'],
  [{ tenantId: 12, organisationId: 1, quantity: 500 }, 'organisation from 100'],
  [{ tenantId: 12, organisationId: 1, quantity: 1 }, 'organisation from 1'],
  [{ tenantId: 20, organisationId: 2, quantity: 7 }, 'other organisation'],
  [{ organisationId: 1, quantity: 99 }, 'organisation from 10'],
  [{ organisationId: 1, quantity: 0 }, undefined],
  [{ organisationId: 3, quantity: 10 }, undefined],
  [{ tenantId: 30, organisationId: 3, quantity: 10 }, undefined],
])('%j: %s', (buyer, price) => {
  expect(applicablePrice(SLABS, buyer)?.price).toBe(price);
  expect(applicablePrice(SLABS.toReversed(), buyer)?.price).toBe(price);
});
