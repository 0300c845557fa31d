import { expect, test } from '@jest/globals';
import { chainRatio } from './chainFigures.ts';

test('the chain is compared with the bare client of its own round', () => {
  const round = (chain: number, bare: number) => ({
    gateway: chain / 2,
    backend: chain / 4,
    postgres: chain / 4,
    bareClient: bare / 2,
    barePostgres: bare / 2,
  });
  const rounds = [round(40, 10), round(400, 100), round(30, 10)];
  expect(chainRatio({ name: 'Orders', calls: 2, statements: 9, rounds })).toBe(4);
});
