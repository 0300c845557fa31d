import { expect, test } from '@jest/globals';
import { correlation, type CostRow, honesty, ranks } from './costFigures.ts';

test('a line correlates, its reverse too, and a flat one with half of it does not', () => {
  expect(correlation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(correlation([1, 2, 1, 2], [1, 1, 2, 2])).toBeCloseTo(0);
});

test('equal values share a rank', () => {
  expect(ranks([5, 1, 5, 9])).toEqual([1.5, 0, 1.5, 3]);
});

test('points are held against the CPU of all parts', () => {
  const row = (points: number, gateway: number, isFull = false): CostRow => ({
    name: '',
    body: '',
    requested: points * (isFull ? 1 : 2),
    actual: points,
    parts: { gateway, backend: 50, postgres: 50 },
  });
  const figures = honesty([row(2, 100), row(4, 300), row(6, 500)]);
  expect(figures.requested).toEqual({ queries: 3, r: 1, 'r of ranks': 1, 'µs a point': 50 });
  expect(figures.actual).toEqual({ queries: 3, r: 1, 'r of ranks': 1, 'µs a point': 100 });
  expect(figures['requested, pages full'].queries).toBe(0);
  const some = [row(2, 100, true), row(4, 300, true), row(6, 500)];
  expect(honesty(some)['requested, pages full'].queries).toBe(2);
});
