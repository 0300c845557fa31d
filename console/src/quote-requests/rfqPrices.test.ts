import { expect, test } from '@jest/globals';
import { pricesAgree, toMoney } from '@munim/schema/shared/money.ts';
import { followPrices, isAboveZero, type Prices, pricesOfOffer } from './rfqPrices.ts';

const prices = (costPrice: string, marginPercent: string, sellingPrice: string): Prices => ({
  costPrice,
  marginPercent,
  sellingPrice,
});

test.each<[keyof Prices, Prices, Partial<Prices>]>([
  ['costPrice', prices('100', '10', ''), { sellingPrice: '110.00' }],
  ['costPrice', prices('200.05', '10', '1'), { sellingPrice: '220.06' }],
  ['marginPercent', prices('200', '-2.5', '1'), { sellingPrice: '195.00' }],
  ['marginPercent', prices('123456789.00', '10', ''), { sellingPrice: '135802467.90' }],
  ['sellingPrice', prices('200.05', '10', '300.1'), { marginPercent: '50.01' }],
  ['sellingPrice', prices('0', '10', '300'), {}],
  ['sellingPrice', prices('', '10', '300'), {}],
  ['costPrice', prices('', '10', '300'), {}],
  ['costPrice', prices('.', '10', '300'), {}],
  ['marginPercent', prices('100', '-', '300'), {}],
  ['costPrice', prices('5.', '10', ''), { sellingPrice: '5.50' }],
])('a change of %s in %j moves %j', (changed, typed, moved) =>
  expect(followPrices(changed, typed)).toEqual(moved),
);

test('computed prices satisfy the rule of the server', () => {
  for (let cents = 1; cents < 3000; cents += 7) {
    const typed = prices('17.35', '10', toMoney((cents / 100).toFixed(2)));
    const now = { ...typed, ...followPrices('sellingPrice', typed) };
    expect(pricesAgree(now.costPrice, now.marginPercent, now.sellingPrice)).toBe(true);
  }
});

test('an offer fills in its price and a margin of 10 %', () =>
  expect(pricesOfOffer('250.00')).toEqual(prices('250.00', '10', '275.00')));

test.each([
  ['', false],
  ['.', false],
  ['0.00', false],
  ['0.01', true],
])('%j is above 0: %s', (text, above) => expect(isAboveZero(text)).toBe(above));
