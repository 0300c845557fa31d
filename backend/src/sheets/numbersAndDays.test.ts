import { describe, expect, test } from '@jest/globals';
import { valueOf } from './cellValue.ts';
import type { Cell } from './sheetColumns.ts';

const AMOUNT = { name: 'price', kind: 'decimal' as const, places: 2, digits: 12 };
const DAY = { name: 'day', kind: 'day' as const };
const text = (value: string): Cell => ({ kind: 'text', text: value });
const number = (value: string): Cell => ({ kind: 'number', text: value });

describe('amounts', () => {
  test.each([
    [text('1,23,456.00'), '123456.00'],
    [text('1,234.5'), '1234.50'],
    [text('₹ 12'), '12.00'],
    [text('Rs. 007.10'), '7.10'],
    [number('12.299999999999999'), '12.30'],
    [number('1.25E1'), '12.50'],
  ])('%j is %s', (cell, amount) => expect(valueOf(cell, AMOUNT)).toBe(amount));

  test.each([
    [text('1.234,50'), 'price must be a number, as 1250.50 or 1,23,456.00'],
    [text('12,34'), 'price must be a number, as 1250.50 or 1,23,456.00'],
    [text('-5'), 'price must be a number, as 1250.50 or 1,23,456.00'],
    [text('1.005'), 'price has more than 2 decimals'],
    [number('1.005'), 'price has more than 2 decimals'],
    [text('1234567890123'), 'price has more than 12 digits'],
  ])('%j is refused', (cell, message) => expect(valueOf(cell, AMOUNT)).toEqual({ message }));
});

describe('days', () => {
  test.each([
    [text('2026-11-23'), '2026-11-23'],
    [text('23-11-2026'), '2026-11-23'],
    [text('23/11/26'), '2026-11-23'],
    [text('3/4/2026'), '2026-04-03'],
    [{ kind: 'date', days: '46349' } as const, '2026-11-23'],
  ])('%j is %s', (cell, day) => expect(valueOf(cell, DAY)).toBe(day));

  test.each([
    text('31-02-2026'),
    text('11-23-2026'),
    text('23-11-126'),
    { kind: 'date', days: '' } as const,
  ])('%j is refused', (cell) =>
    expect(valueOf(cell, DAY)).toEqual({
      message: 'day must be a day, as 2026-11-23 or 23-11-2026',
    }),
  );
});
