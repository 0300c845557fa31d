import { expect, test } from '@jest/globals';
import { placeOfSupply } from './customerPart.ts';

test('the place of supply is the state that the lines are taxed for; of several it says nothing', () => {
  const of = (...codes: (string | null)[]) =>
    placeOfSupply(codes.map((state_code) => ({ state_code })))[1];
  expect(of('29', '29')).toBe('Karnataka (29)');
  expect(of('29', '30')).toBeFalsy();
  expect(of(null)).toBeFalsy();
  expect(of()).toBeFalsy();
});
