import { expect, test } from '@jest/globals';
import { ALL_UNIT_CODES, isUnitCode, unitCodeAfter, unitCodeOf } from './unitCodes.ts';

test('the official list: 45 codes of three letters', () => {
  expect(ALL_UNIT_CODES).toHaveLength(45);
  expect(ALL_UNIT_CODES.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  expect(isUnitCode('toString')).toBe(false);
});

test.each([
  ['NOS', 'NOS'],
  ['pcs', 'PCS'],
  ['PKT', 'PAC'],
  ['Pair', 'PRS'],
  ['ROLL', 'ROL'],
  ['Kg.', 'KGS'],
  ['ltr', 'LTR'],
  ['m', 'MTR'],
  ['sq ft', 'SQF'],
  ['PAD', 'OTH'],
  ['constructor', 'OTH'],
  ['', 'OTH'],
])('%j is %s', (unit, code) => expect(unitCodeOf(unit)).toBe(code));

test.each([
  [{ unit: 'PCS', unitCode: 'PCS' }, 'BOX', 'BOX'],
  [{ unit: 'PAD', unitCode: 'OTH' }, 'SET', 'SET'],
  [{ unit: 'PAD', unitCode: 'PAC' }, 'BOX', 'PAC'],
])('%j turned into %s is %s', (old, unit, code) => expect(unitCodeAfter(old, unit)).toBe(code));
