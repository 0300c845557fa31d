import { expect, test } from '@jest/globals';
import type { TaxCategory } from '../../generated/types.ts';
import {
  categoryProblem,
  GST_RATES,
  hsnProblem,
  impliedTaxCategory,
  lineProblem,
  rateProblem,
} from './taxRates.ts';

test.each(GST_RATES.map(String))('%s %% is a GST rate', (rate) => {
  expect(rateProblem(rate)).toBeNull();
});
test.each(['0.2', '2', '13', '17', '17.99', '100'])('%s %% is none', (rate) => {
  expect(rateProblem(rate)).toContain(`${rate} % is no GST rate: use 0.1, 0.25`);
});

test.each<[string, TaxCategory, string | null]>([
  ['18.00', 'TAXABLE', null],
  ['0.00', 'NIL_RATED', null],
  ['0', 'EXEMPT', null],
  ['0', 'NON_GST', null],
  ['0.00', 'TAXABLE', 'Goods of 0 % are nil rated, exempt or outside GST: choose which'],
  ['5', 'NIL_RATED', 'Nil rated goods have a rate of 0 %'],
  ['5', 'EXEMPT', 'Exempt goods have a rate of 0 %'],
  ['5', 'NON_GST', 'Non-GST goods have a rate of 0 %'],
])('%s %% %s: %s', (rate, category, problem) => {
  expect(categoryProblem(rate, category)).toBe(problem);
});

test.each([
  ['0', 'NIL_RATED'],
  ['0.00', 'NIL_RATED'],
  ['0.25', 'TAXABLE'],
])('a rate of %s without a category is %s', (rate, category) => {
  expect(impliedTaxCategory(rate)).toBe(category);
});

test.each(['0902', '6302', '630231', '63023100'])('%s is an HSN code', (code) => {
  expect(hsnProblem(code)).toBeNull();
});
test.each(['', '630', '63023', '6302310', '630231000', '0000', '63A2'])(
  '%j is no HSN code of goods',
  (code) => {
    expect(hsnProblem(code)).toContain('4, 6 or 8 digits');
  },
);

test.each(['9954', '996511', '99651110'])('%s is the code of a service', (code) => {
  expect(hsnProblem(code)).toContain(`HSN code ${code} is of a service (chapter 99)`);
});

const SHEET = { hsnCode: '6302', gstPercent: '5.00', taxCategory: 'TAXABLE' } as const;
test.each<[string, Parameters<typeof lineProblem>[0], string | null]>([
  ['sound', SHEET, null],
  ['exempt', { ...SHEET, gstPercent: '0.00', taxCategory: 'EXEMPT' }, null],
  ['no HSN', { ...SHEET, hsnCode: null }, 'It has no HSN code. Correct the product.'],
  ['five digits', { ...SHEET, hsnCode: '63023' }, 'HSN code 63023 has not 4, 6 or 8 digits'],
  ['17 %', { ...SHEET, gstPercent: '17.00' }, '17 % is no GST rate'],
  ['0 % without a kind', { ...SHEET, gstPercent: '0.00' }, 'Goods of 0 % are nil rated'],
  ['0 % on a bill', { hsnCode: '6302', gstPercent: '0.00' }, null],
])('a line: %s', (_, line, problem) => {
  if (problem === null) expect(lineProblem(line)).toBeNull();
  else expect(lineProblem(line)).toContain(problem);
});
