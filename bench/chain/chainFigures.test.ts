import { expect, test } from '@jest/globals';
import { chainRatio, togetherRatio } from './chainFigures.ts';
import { usedBetween } from './chainUse.ts';

const round = (chain: number, bare: number) => ({
  gateway: chain / 2,
  backend: chain / 4,
  postgres: chain / 4,
  bareClient: bare / 2,
  barePostgres: bare / 2,
});
const row = (...rounds: ReturnType<typeof round>[]) => ({
  name: 'Orders',
  calls: 2,
  statements: 9,
  rounds,
});

test('the chain is compared with the bare client of its own round', () => {
  expect(chainRatio(row(round(40, 10), round(400, 100), round(30, 10)))).toBe(4);
});

test('rows together weigh as much as they cost', () => {
  expect(togetherRatio([row(round(40, 10)), row(round(20, 20))])).toBe(2);
});

test('a connection that is new counts whole, one that has gone not at all', () => {
  const before = new Map([
    [1, 100],
    [2, 700],
  ]);
  const after = new Map([
    [1, 150],
    [3, 30],
  ]);
  expect(usedBetween(before, after)).toBe(80);
});
