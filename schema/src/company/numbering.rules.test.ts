import { expect, test } from '@jest/globals';
import { documentNumber, nextNumberProblem, seriesFault } from './numbering.rules.ts';

test.each([
  ['INV', 1, 'INV-2627-00001'],
  ['INV', 1_234_567, 'INV-2627-1234567'],
  ['A/B-1', 99_999, 'A/B-1-2627-99999'],
  ['9', 146, '9-2627-00146'],
])('%s and %d are %s, which is allowed', (prefix, next_number, number) => {
  expect(documentNumber(prefix, '2627', next_number)).toBe(number);
  expect(number.length).toBeLessThanOrEqual(16);
  expect(seriesFault({ series: 'INV', prefix, next_number }, '2627')).toBeUndefined();
});

test.each([
  ['', 1, 'prefix'],
  ['inv', 1, 'prefix'],
  ['0A', 1, 'prefix'],
  ['/A', 1, 'prefix'],
  ['-A', 1, 'prefix'],
  ['A-', 1, 'prefix'],
  ['A/', 1, 'prefix'],
  ['A B', 1, 'prefix'],
  ['A_B', 1, 'prefix'],
  ['इ', 1, 'prefix'],
  ['ABCDEF', 1, 'prefix'],
  ['INV', 0, 'next_number'],
  ['INV', -1, 'next_number'],
  ['INV', 1.5, 'next_number'],
  ['INV', Number.NaN, 'next_number'],
  ['INV', 10_000_000, 'next_number'],
  ['ABCDE', 100_000, 'next_number'],
])('%s and %d are refused by %s', (prefix, next_number, field) => {
  expect(seriesFault({ series: 'INV', prefix, next_number }, '2627')?.field).toBe(field);
});

test.each([
  [null, 1, undefined],
  [null, 146, undefined],
  [12, 13, undefined],
  [12, 12, 'INV-2627-00012 is given: the next number is 13'],
  [12, 1, 'INV-2627-00012 is given: the next number is 13'],
  [12, 14, 'no gap: the next is 13'],
])('after %s the next is %d: %s', (last, next_number, text) => {
  const problem = nextNumberProblem({ prefix: 'INV', next_number }, '2627', last);
  if (text === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(text);
});

test('an order number stands in addresses, so it has no /', () => {
  const of = (series: 'SO' | 'DC') =>
    seriesFault({ series, prefix: 'S/1', next_number: 1 }, '2627')?.field;
  expect([of('SO'), of('DC')]).toEqual(['prefix', undefined]);
});
