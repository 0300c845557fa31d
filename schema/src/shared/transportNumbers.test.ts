import { expect, test } from '@jest/globals';
import {
  ewayBillNumberProblem,
  ewayBillText,
  isVehicleNumber,
  transportDocumentProblem,
  vehicleText,
} from './transportNumbers.ts';

test.each([
  ...['KA011234', 'KA01A1234', 'KA01AB1234', 'KA01ABC1234', 'DL001A1234', 'ka-01 ab 1234'],
  ...['MHA1234', '22BH1234A', '22 BH 1234 AA', 'DF12B3456', 'TM12KA45678', 'BP1A2345', 'NP12345'],
])('%s is a number of a vehicle', (number) => expect(isVehicleNumber(number)).toBe(true));

test.each([
  ...['', 'xyz', 'LORRY 1', 'KA1AB1234', 'KA01AB123', 'XX01AB1234', 'KA01ABCD1234', '22BH1234'],
  ...['22BH1234AAA', 'TM12', 'DF123', 'KA01AB12345'],
])('%j is none', (number) => expect(isVehicleNumber(number)).toBe(false));

test('the number of a vehicle is kept bare, that of a train as it was typed', () => {
  expect([vehicleText(' ka 01 ab 1234'), vehicleText(' Goods 51234 ')]).toEqual([
    'KA01AB1234',
    'Goods 51234',
  ]);
});

test('an e-way bill number has 12 digits, in groups or not', () => {
  expect(['3110 0001 2345', '311000012345'].map(ewayBillNumberProblem)).toEqual([null, null]);
  expect(ewayBillText(' 3110 0001-2345')).toBe('311000012345');
  expect([ewayBillText('E 12', 'E 12'), ewayBillText(' ')]).toEqual(['E 12', null]);
  for (const wrong of ['', 'abc12', '31100001234', '3110000123456', '31100001234X'])
    expect(ewayBillNumberProblem(wrong)).toBe('An e-way bill number has 12 digits.');
});

test('a transport document number', () => {
  expect(['LR/2026-117', '7'].map(transportDocumentProblem)).toEqual([null, null]);
  for (const wrong of ['', 'LR 117', '1234567890123456', 'LR#1'])
    expect(transportDocumentProblem(wrong)).toMatch(/15 letters/);
});
