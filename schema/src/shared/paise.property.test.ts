import { expect, test } from '@jest/globals';
import Big from 'big.js';
import fc from 'fast-check';
import { isPositive, marginOnLines, percentChange, sumOf } from './money.ts';

/** Integers of paise answer what decimals of any length answer: amounts of all lengths, whole, of more places than two, and negative ones. */
const RUNS = { numRuns: 1_000 };
const digits = (most: number) => fc.bigInt({ min: 0n, max: 10n ** BigInt(most) - 1n });
const places = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 0, max: 99 }).map((n) => `.${String(n).padStart(2, '0')}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '.5', '.005', '.0049', '.123456') },
);
const amount = fc
  .tuple(
    fc.constantFrom('', '', '', '', '-'),
    fc.integer({ min: 1, max: 14 }).chain(digits),
    places,
  )
  .map(([sign, whole, rest]) => `${sign}${whole}${rest}`);
/** Near each other, so that halves are met. */
const small = fc.integer({ min: 0, max: 40_000 }).map((paise) => (paise / 100).toFixed(2));
const any = fc.oneof(amount, small);

const text = (value: Big) => value.toFixed(2);
const changeOf = (from: string, to: string): string | null => {
  const divisor = new Big(from);
  if (divisor.eq(0)) return null;
  return text(new Big(to).minus(divisor).times(100).div(divisor).round(2, Big.roundHalfUp));
};
const total = (parts: readonly string[]) =>
  text(parts.reduce((all, part) => all.plus(part), new Big(0)));

test('sums', () =>
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (parts) =>
      expect(sumOf(parts)).toBe(total(parts)),
    ),
    RUNS,
  ));

test('changes in percent', () =>
  fc.assert(
    fc.property(any, any, (from, to) => expect(percentChange(from, to)).toBe(changeOf(from, to))),
    RUNS,
  ));

test('every change between small amounts', () => {
  for (let from = 0; from <= 130; from++)
    for (let to = 0; to <= 130; to++) {
      const [one, other] = [(from / 100).toFixed(2), (to / 100).toFixed(2)];
      if (percentChange(one, other) !== changeOf(one, other))
        expect([one, other, percentChange(one, other)]).toEqual([one, other, changeOf(one, other)]);
    }
  expect(percentChange('0.64', '0.65')).toBe('1.56');
});

test('what is above 0', () =>
  fc.assert(
    fc.property(any, (value) => expect(isPositive(value)).toBe(new Big(value).gt(0))),
    RUNS,
  ));

test('margins on lines', () => {
  const line = fc.record({
    quantity: fc.oneof(fc.integer({ min: -3, max: 2_000_000 }), fc.constantFrom(0.5, 1.25)),
    cost: fc.option(any, { freq: 20 }),
    taxable: any,
  });
  const expected = (
    lines: readonly { quantity: number; cost: string | null; taxable: string }[],
  ) => {
    let cost = new Big(0);
    for (const one of lines) {
      if (one.cost === null || !new Big(one.cost).gt(0)) return null;
      cost = cost.plus(new Big(one.cost).times(one.quantity));
    }
    return changeOf(text(cost), total(lines.map(({ taxable }) => taxable)));
  };
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) =>
      expect(marginOnLines(lines)).toBe(expected(lines)),
    ),
    RUNS,
  );
});
