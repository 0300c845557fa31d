import { expect, test } from '@jest/globals';
import { cashPaymentLaw, cashReceiptLaw, isDisallowedCash, isForbiddenCash } from './cash.rules.ts';

test.each([
  ['0.00', '199999.99', false],
  ['0.00', '200000.00', true],
  ['150000.00', '49999.99', false],
  ['150000.00', '50000.00', true],
  ['199999.99', '0.01', true],
])('section 186: %s taken and %s more is forbidden: %s', (taken, amount, is) => {
  expect(isForbiddenCash(taken, amount)).toBe(is);
});

test.each([
  ['0.00', '10000.00', false],
  ['0.00', '10000.01', true],
  ['9000.00', '1000.00', false],
  ['9000.00', '1000.01', true],
])('section 36(4): %s paid and %s more is disallowed: %s', (paid, amount, is) => {
  expect(isDisallowedCash(paid, amount)).toBe(is);
});

test('the law is that of the day of the payment', () => {
  expect(['2026-03-31', '2026-04-01'].map(cashReceiptLaw)).toEqual([
    'Section 269ST of the Income-tax Act, 1961',
    'Section 186 of the Income-tax Act, 2025',
  ]);
  expect(['2026-03-31', '2026-04-01'].map(cashPaymentLaw)).toEqual([
    'section 40A(3) of the Income-tax Act, 1961',
    'section 36(4) of the Income-tax Act, 2025',
  ]);
});
