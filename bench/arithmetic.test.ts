import { describe, expect, test } from '@jest/globals';
import { median, perRow, ratioOf, rounded, spread } from './arithmetic.ts';

describe('the arithmetic of measured rounds', () => {
  test('a median is the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  test('a spread has the ends too', () => {
    expect(spread([3, 9, 4])).toEqual({ median: 4, min: 3, max: 9 });
  });

  test('a ratio is taken round by round: a busy round of both sides does not move it', () => {
    expect(ratioOf([2, 20, 4], [1, 10, 2])).toBe(2);
    expect(ratioOf([2, 20, 4], [1, 10])).toBe(2);
  });

  test('the cost of a row leaves out what a request costs without rows', () => {
    expect(perRow({ rows: 10, cost: 1_020 }, { rows: 1_000, cost: 3_000 })).toBe(2);
  });

  test('numbers are cut to what they say', () => {
    expect([1234.56, 12.345, 0.98765].map(rounded)).toEqual([1235, 12.3, 0.988]);
  });
});
