import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  ageOf,
  agoText,
  dayOf,
  type DayBounds,
  dueLabel,
  financialYearOf,
  isDay,
  parseDay,
  parseNearDay,
  momentText,
  presetRange,
} from './dates.ts';
import { axisText } from '../charts/chartSeries.ts';
import {
  compareDecimals,
  formatCount,
  formatGrowth,
  formatPercent,
  formatRupees,
  formatWholeRupees,
  percentText,
  shortRupees,
} from './rupees.ts';

test.each([
  ['1250.00', '₹ 1,250.00'],
  ['0.00', '₹ 0.00'],
  ['999', '₹ 999.00'],
  ['100000', '₹ 1,00,000.00'],
  ['123456789.00', '₹ 12,34,56,789.00'],
  ['999999999999.99', '₹ 9,99,99,99,99,999.99'],
  ['-1250.5', '−₹ 1,250.50'],
  [null, ''],
])('%s is formatted as %s', (amount, words) => expect(formatRupees(amount)).toBe(words));

test('below 0 the minus stands before the rupee sign, everywhere', () => {
  expect(formatRupees('-1250.5')).toBe('−₹ 1,250.50');
  expect(formatWholeRupees('-1250.5')).toBe('−₹ 1,251');
  expect(axisText('RUPEES', -450_000)).toBe('−₹ 4.5 L');
  expect(formatGrowth('-86.70')).toBe('−86.7 %');
  expect(formatGrowth('-0.50')).toBe('−0.5 %');
  expect(formatGrowth('0.00')).toBe('0 %');
  expect(formatGrowth('1234567.05')).toBe('+12,34,567.05 %');
  expect(formatGrowth('-12345')).toBe('−12,345 %');
});

test('amounts in lakh and crore have two decimals in every row of a column', () => {
  expect(['110000.00', '249000.00', '12700000', '-450000'].map(shortRupees)).toEqual([
    '₹ 1.10 L',
    '₹ 2.49 L',
    '₹ 1.27 Cr',
    '−₹ 4.50 L',
  ]);
  expect(shortRupees('80344.40')).toBe('₹ 80,344');
});

test('counts, percentages and order of decimals', () => {
  expect(formatCount(10000)).toBe('10,000');
  expect(formatCount(7)).toBe('7');
  expect(formatPercent('12.50')).toBe('12.5');
  expect(formatPercent('100')).toBe('100');
  expect(formatPercent('18.00')).toBe('18');
  expect(formatPercent('-25.37')).toBe('−25.37');
  expect(percentText('33.50')).toBe('33.5 %');
  expect(percentText(null)).toBe('');
  expect(['9.00', '10.00', null, '-1.00'].toSorted(compareDecimals)).toEqual([
    null,
    '-1.00',
    '9.00',
    '10.00',
  ]);
});

test.each([
  [-3, 'Just now'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3 * 86_400, '3 days ago'],
  [30 * 86_400, '1 month ago'],
  [364 * 86_400, '12 months ago'],
  [730 * 86_400, '2 years ago'],
])('%i seconds ago: %s', (seconds, text) => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(agoText(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});

describe('dates are in IST', () => {
  test('an evening in UTC is the next day in IST', () => {
    expect(dayOf('2026-01-01T20:00:00Z')).toBe('2026-01-02');
    expect(dayOf('2026-01-01')).toBe('2026-01-01');
  });
  test('accepts only dates that exist', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-2-9')).toBe(false);
  });
  test('crosses months and years', () => expect(addDays('2026-01-01', -1)).toBe('2025-12-31'));
  test.each([
    ['Today', '2026-05-20', '2026-05-20'],
    ['Yesterday', '2026-05-19', '2026-05-19'],
    ['This week', '2026-05-18', '2026-05-20'],
    ['Last week', '2026-05-11', '2026-05-17'],
    ['Month', '2026-05-01', '2026-05-20'],
    ['Quarter', '2026-04-01', '2026-05-20'],
    ['Year', '2026-01-01', '2026-05-20'],
    ['Last month', '2026-04-01', '2026-04-30'],
    ['Financial year', '2026-04-01', '2026-05-20'],
    ['Last financial year', '2025-04-01', '2026-03-31'],
  ] as const)('%s on a Wednesday', (preset, from, to) =>
    expect(presetRange(preset, '2026-05-20')).toEqual({ from, to }),
  );
  test.each([
    ['2026-03-31', '2025-04-01', '2024-04-01', '2025-03-31'],
    ['2026-04-01', '2026-04-01', '2025-04-01', '2026-03-31'],
  ] as const)('on %s the financial year began on %s', (day, began, lastFrom, lastTo) => {
    expect(presetRange('Financial year', day)).toEqual({ from: began, to: day });
    expect(presetRange('Last financial year', day)).toEqual({ from: lastFrom, to: lastTo });
  });
  test('weeks end on Sunday', () =>
    expect(presetRange('This week', '2026-05-24').from).toBe('2026-05-18'));
  test.each([
    ['2026-05-20', 'Today', 'good'],
    ['2026-05-19', 'Yesterday', 'late'],
    ['2026-05-21', '2026-05-21', 'plain'],
    ['2026-05-10', 'Overdue by 10 days', 'late'],
  ] as const)('due %s is %s', (due, text, tone) =>
    expect(dueLabel(due, '2026-05-20')).toEqual({ text, tone }),
  );
});

test('what a backend does not answer is shown as nothing', () => {
  expect([momentText(null), dayOf(null), ageOf(null), agoText(null), dueLabel(null).text]).toEqual(
    Array.from({ length: 5 }, () => ''),
  );
  expect(formatCount(null)).toBe('');
});

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1-2-2026', '2026-02-01'],
  ['2026-12-31', '2026-12-31'],
  ['31/12/26', '2026-12-31'],
  ['5 Dec 2026', '2026-12-05'],
  ['31/2/2026', null],
  ['30/02/2026', null],
  ['2026-02-30', null],
  ['tomorrow', null],
])('date %j is parsed as %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  ['Tomorrow', '2026-11-28'],
  ['yesterday', '2026-11-26'],
  ['15 dec', '2026-12-15'],
  ['15th December', '2026-12-15'],
  ['15/12', '2026-12-15'],
  ['3/2', '2027-02-03'],
  ['15 jun', '2026-06-15'],
  ['29/2', null],
  ['15/13', null],
  ['15 decc', null],
  ['15.12', null],
  ['constructor', null],
])('date %j is %j on 2026-11-27', (text, day) => {
  expect(parseNearDay(text, [], '2026-11-27')).toBe(day);
});

test('a day without a year may be of the year before', () => {
  expect(parseNearDay('28 dec', [], '2027-01-04')).toBe('2026-12-28');
});

test('a day without a year is one that the field allows, if there is one', () => {
  const near = (text: string, ...bounds: DayBounds[]) => parseNearDay(text, bounds, '2026-11-27');
  expect(near('20/5', { max: '2026-11-27' })).toBe('2026-05-20');
  expect(near('15 jun', { min: '2026-11-27' })).toBe('2027-06-15');
  expect(near('15 jun', { min: '2030-01-01' })).toBe('2026-06-15');
  const { from, to } = financialYearOf('2026-11-27');
  expect(near('1/4', {}, { min: from, max: to })).toBe('2026-04-01');
  expect(near('15 feb', { max: '2026-11-30' }, { min: from, max: to })).toBe('2026-02-15');
  expect(financialYearOf('2027-03-31')).toEqual({ from, to });
});
