import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isWithinState,
  isPinOf,
  OTHER_TERRITORY,
  presentCode,
  STATES,
  stateCodeOf,
  stateName,
  statesOfPinZone,
} from './states.ts';

test('36 states and union territories are in force, and Other Territory', () => {
  expect(STATES).toHaveLength(37);
  expect(new Set(STATES.map((state) => state.code)).size).toBe(37);
  expect(STATES.filter((state) => !state.pins.length)).toMatchObject([{ code: '97' }]);
  expect(['26', '37', '96', '97', '25', '99'].map(stateName)).toEqual([
    'Dadra and Nagar Haveli and Daman and Diu',
    'Andhra Pradesh',
    'Foreign Country',
    'Other Territory',
    null,
    null,
  ]);
  expect(['25', '28', '29', '00', '39', '96', '99'].map(presentCode)).toEqual([
    '26',
    '37',
    '29',
    null,
    null,
    null,
    null,
  ]);
});

describe('a state as people write it', () => {
  test.each([
    ['KARNATAKA', '29'],
    [' karnataka ', '29'],
    ['Karnatka', '29'],
    ['Tamilnadu', '33'],
    ['TAMIL  NADU', '33'],
    ['Orissa', '21'],
    ['Pondicherry', '34'],
    ['Jammu & Kashmir', '01'],
    ['Daman & Diu', '26'],
    ['Chattisgarh', '22'],
    ['Maharastra', '27'],
    ['Gujrat', '24'],
    ['Telengana', '36'],
    ['Uttaranchal', '05'],
    ['New Delhi', '07'],
    ['UP', '09'],
    ['29', '29'],
    ['28', '37'],
  ])('%j is %s', (text, code) => {
    expect(stateCodeOf(text)).toBe(code);
  });

  test.each([
    '',
    ' ',
    'Atlantis',
    'Pradesh',
    'Bangalore',
    'Gao',
    'Bengal',
    '00',
    '96',
    '99',
    '290',
  ])('%j is none', (text) => {
    expect(stateCodeOf(text)).toBeNull();
  });

  test('one wrong letter never makes another state of a name', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
    fc.assert(
      fc.property(fc.constantFrom(...STATES), fc.nat(40), letter, ({ code, name }, at, other) => {
        const wrong = name.slice(0, at) + other + name.slice(at + 1);
        if (name.length >= 5) expect([code, null]).toContain(stateCodeOf(wrong));
        expect(stateCodeOf(name)).toBe(code);
      }),
    );
  });
});

test.each([
  ['560001', '29', true],
  ['400001', '29', false],
  ['799001', '16', true],
  ['799001', '36', false],
  ['160017', '03', true],
  ['160017', '04', true],
  ['781029', '17', true],
  ['781001', '17', false],
  ['999999', '29', false],
  ['999999', OTHER_TERRITORY, true],
  ['56000', '29', false],
  ['560001', null, false],
])('PIN code %s in %s: %s', (pin, code, is) => {
  expect(isPinOf(pin, code)).toBe(is);
});

test('most zones are of one state', () => {
  expect(statesOfPinZone('560001')).toEqual(['29']);
  expect(statesOfPinZone('396230')).toEqual(['24', '26']);
  expect(statesOfPinZone('900056')).toEqual([]);
});

test('a place is within the company’s state by its code; an unknown one is not', () => {
  expect(isWithinState('29', '29')).toBe(true);
  expect(isWithinState('27', '29')).toBe(false);
  expect(isWithinState(null, '29')).toBe(false);
  expect(isWithinState(null, null)).toBe(false);
});
