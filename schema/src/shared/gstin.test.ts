import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  gstinCheckCharacter,
  gstinProblem,
  stateCodeOfGstin,
  transporterIdProblem,
} from './gstin.ts';
import { stateCodeOf } from './states.ts';

describe('a GST number', () => {
  test.each([
    ['27AAPFU0939F1ZV', 'Maharashtra'],
    ['29AAGCB7383J1Z4', 'Karnataka'],
    ['27AAACR5055K1Z7', 'Maharashtra'],
    ['33AAAGM0289C1DZ', 'Tamil Nadu'],
    ['27AAICA3918J1CT', 'Maharashtra'],
    ['2317UNO00001UND', 'Madhya Pradesh'],
    ['9917USA29016OSD', ''],
  ])('%s, of %s, is right', (gstin, state) => {
    expect(gstinProblem(gstin)).toBeNull();
    expect(gstinProblem(gstin, state)).toBeNull();
    expect(stateCodeOfGstin(gstin)).toBe(stateCodeOf(state) ?? '99');
  });

  test.each([
    ['', 'GST number must have 15 characters'],
    ['27AAPFU0939F1Z', 'GST number must have 15 characters'],
    ['27AAPFU0939F1ZVX', 'GST number must have 15 characters'],
    ['27aapfu0939f1zv', 'GST number has only capital letters and digits'],
    ['27AAPFU 939F1ZV', 'GST number has only capital letters and digits'],
    ['00AAPFU0939F1ZV', 'GST number begins with no known state code'],
    ['39AAPFU0939F1ZV', 'GST number begins with no known state code'],
    ['96AAPFU0939F1ZV', 'GST number begins with no known state code'],
    ['AAAAPFU0939F1ZV', 'GST number begins with no known state code'],
    ['271APFU0939F1ZV', 'GST number is not of the form 29ABCDE1234F1ZW'],
    ['27AAPFU0939F0ZV', 'GST number is not of the form 29ABCDE1234F1ZW'],
    ['27AAPFU0939F1ZW', 'GST number has a wrong check digit'],
    ['27AAPFU9039F1ZV', 'GST number has a wrong check digit'],
    ['29AAPFU0939F1ZV', 'GST number has a wrong check digit'],
  ])('%j: %s', (gstin, problem) => {
    expect(gstinProblem(gstin)).toBe(problem);
  });

  test('any single wrong digit is found', () => {
    const digits = [0, 1, 7, 8, 9, 10];
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const right = '27AAPFU0939F1ZV';
        const wrong = right.slice(0, at) + String(digit) + right.slice(at + 1);
        expect(gstinProblem(wrong) === null).toBe(wrong === right);
      }),
    );
  });
});

describe('its state', () => {
  const of = (code: string) => {
    const first14 = `${code}AAPFU0939F1Z`;
    return first14 + gstinCheckCharacter(first14);
  };

  test.each([
    ['29', 'Goa', 'GST number is of Karnataka, not Goa'],
    ['07', 'New Delhi', null],
    ['01', 'Jammu & Kashmir', null],
    ['21', 'ORISSA', null],
    ['25', 'Daman and Diu', null],
    ['28', 'Andhra Pradesh', null],
    ['29', 'karnatka', null],
    ['37', 'Andhra Pradesh', null],
    ['36', 'Andhra Pradesh', 'GST number is of Telangana, not Andhra Pradesh'],
    ['25', 'Dadra and Nagar Haveli and Daman and Diu', null],
    ['97', 'Goa', null],
    ['29', 'Atlantis', null],
    ['29', '', null],
    ['29', null, null],
  ])('%s with %s: %s', (code, state, problem) => {
    expect(gstinProblem(of(code), state)).toBe(problem);
  });
});

describe('what a carrier is known by', () => {
  test.each([
    ['27AAPFU0939F1ZV', null],
    ['29TRANS0000A101', null],
    ['290000000004711', null],
    ['27AAPFU0939F1ZW', 'GST number has a wrong check digit'],
    ['2900000000047', 'GST number must have 15 characters'],
    ['TRANSIN12345678', 'An enrolment id is two digits and 13 capital letters or digits'],
  ])('%s: %s', (id, problem) => {
    expect(transporterIdProblem(id)).toBe(problem);
  });
});
