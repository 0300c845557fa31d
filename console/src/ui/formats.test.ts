import { describe, expect, test } from '@jest/globals';
import { csvCell, toCsv } from './csv.ts';
import { addDays, dayOf, dueLabel, isDay, presetRange } from './dates.ts';
import { compareDecimals, formatCount, formatPercent, formatRupees } from './rupees.ts';
import { dateColumn, imageColumn, moneyColumn, numberColumn, statusColumn, textColumn } from './columns.tsx';

test.each([
  ['1250.00', '₹ 1,250.00'],
  ['0.00', '₹ 0.00'],
  ['999', '₹ 999.00'],
  ['100000', '₹ 1,00,000.00'],
  ['123456789.00', '₹ 12,34,56,789.00'],
  ['999999999999.99', '₹ 9,99,99,99,99,999.99'],
  ['-1250.5', '-₹ 1,250.50'],
  [null, ''],
])('%s is written %s', (amount, words) => expect(formatRupees(amount)).toBe(words));

test('counts, percentages and order of decimals', () => {
  expect(formatCount(10000)).toBe('10,000');
  expect(formatCount(7)).toBe('7');
  expect(formatPercent('12.50')).toBe('12.5');
  expect(formatPercent('100')).toBe('100');
  expect(formatPercent('18.00')).toBe('18');
  expect(['9.00', '10.00', null, '-1.00'].toSorted(compareDecimals)).toEqual([null, '-1.00', '9.00', '10.00']);
});

describe('days are IST days', () => {
  test('the evening in UTC is the next day', () => {
    expect(dayOf('2026-01-01T20:00:00Z')).toBe('2026-01-02');
    expect(dayOf('2026-01-01')).toBe('2026-01-01');
  });
  test('only days that exist', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-2-9')).toBe(false);
  });
  test('months and years turn over', () => expect(addDays('2026-01-01', -1)).toBe('2025-12-31'));
  test.each([
    ['Today', '2026-05-20', '2026-05-20'],
    ['Yesterday', '2026-05-19', '2026-05-19'],
    ['This week', '2026-05-18', '2026-05-20'],
    ['Last week', '2026-05-11', '2026-05-17'],
    ['Month', '2026-05-01', '2026-05-20'],
    ['Quarter', '2026-04-01', '2026-05-20'],
    ['Year', '2026-01-01', '2026-05-20'],
  ] as const)('%s on a Wednesday', (preset, from, to) => expect(presetRange(preset, '2026-05-20')).toEqual({ from, to }));
  test('a Sunday ends its week', () => expect(presetRange('This week', '2026-05-24').from).toBe('2026-05-18'));
  test.each([
    ['2026-05-20', 'Today', 'good'],
    ['2026-05-19', 'Yesterday', 'late'],
    ['2026-05-21', '2026-05-21', 'plain'],
    ['2026-05-10', 'Overdue by 10 days', 'late'],
  ] as const)('due %s is %s', (due, text, tone) => expect(dueLabel(due, '2026-05-20')).toEqual({ text, tone }));
});

describe('CSV', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-2+3', `"'-2+3"`],
    ['-12.50', '"-12.50"'],
    ['\tx', `"'\tx"`],
    ['say "hi", Asha', '"say ""hi"", Asha"'],
  ])('%j is written %s', (text, cell) => expect(csvCell(text)).toBe(cell));

  test('writes words, bare amounts and no pictures', () => {
    type Row = {
      name: string;
      total: string;
      lines: number;
      at: string;
      status: string;
      image: string | null;
      seller: { name: string } | null;
    };
    const columns = [
      imageColumn<Row>('image'),
      textColumn<Row>('seller.name', 'Vendor'),
      moneyColumn<Row>('total', 'Total'),
      numberColumn<Row>('lines', 'Lines'),
      dateColumn<Row>('at', 'Date'),
      statusColumn<Row>('status', 'Status', { SENT: { text: 'Draft', intent: 'primary' } }),
    ];
    const row = { name: 'x', total: '1250.00', lines: 1200, at: '2026-01-01T20:00:00Z', status: 'SENT', image: 'http://x/y', seller: null };
    expect(toCsv(columns, [row, { ...row, status: 'ODD', seller: { name: '=cmd' } }])).toBe(
      '\uFEFF"Vendor","Total","Lines","Date","Status"\r\n"","1250.00","1200","2026-01-02","Draft"\r\n"\'=cmd","1250.00","1200","2026-01-02","ODD"\r\n',
    );
  });
});
