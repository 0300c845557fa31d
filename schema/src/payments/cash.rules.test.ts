import { expect, test } from '@jest/globals';
import { isDisallowedCash, isForbiddenCash } from './cash.rules.ts';

test.each([
  ['0.00', '199999.99', false],
  ['0.00', '200000.00', true],
  ['150000.00', '49999.99', false],
  ['150000.00', '50000.00', true],
  ['199999.99', '0.01', true],
])('section 269ST: %s taken and %s more is forbidden: %s', (taken, amount, is) => {
  expect(isForbiddenCash(taken, amount)).toBe(is);
});

test.each([
  ['0.00', '10000.00', false],
  ['0.00', '10000.01', true],
  ['9000.00', '1000.00', false],
  ['9000.00', '1000.01', true],
])('section 40A(3): %s paid and %s more is disallowed: %s', (paid, amount, is) => {
  expect(isDisallowedCash(paid, amount)).toBe(is);
});
