import { type COMPARISONS, type Period } from '@munim/schema/analytics/measures.ts';
import { addDays, addMonths, daysBetween, endOfMonth } from '@munim/schema/shared/days.ts';
import { indianDay } from '../core/data/days.ts';
import type { DayRange } from './facts.ts';
import type { EarlierRange } from './metricSql.ts';

/** Day before the first day of any company that uses this. */
const FIRST_DAY = '1900-01-01';
export const allDays = (): DayRange => ({ from: FIRST_DAY, to: indianDay() });

export type Compared = (typeof COMPARISONS)[number];

/** Whole months are compared with whole months, other ranges with as many days. */
export function earlierRange({ from, to }: DayRange, compared: Compared): EarlierRange {
  const isWhole = from.endsWith('-01') && to === endOfMonth(to);
  const months =
    compared === 'LAST_YEAR'
      ? 12
      : isWhole
        ? (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
          Number(to.slice(5, 7)) -
          Number(from.slice(5, 7)) +
          1
        : 0;
  if (!months) {
    const days = daysBetween(from, to) + 1;
    return { from: addDays(from, -days), to: addDays(to, -days), months: 0, days };
  }
  const end = addMonths(to, -months);
  return { from: addMonths(from, -months), to: isWhole ? endOfMonth(end) : end, months, days: 0 };
}

const NEXT: Record<Period, (day: string) => string> = {
  DAY: (day) => addDays(day, 1),
  WEEK: (day) => addDays(day, 7),
  MONTH: (day) => addMonths(day, 1),
  QUARTER: (day) => addMonths(day, 3),
  FINANCIAL_YEAR: (day) => addMonths(day, 12),
};

/** The first days of all periods of a range. */
export function periodsOf(period: Period, { from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = startOfPeriod(period, from); day <= to; day = NEXT[period](day)) days.push(day);
  return days;
}

function startOfPeriod(period: Period, day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = (of: number, in_: number) => `${in_}-${String(of).padStart(2, '0')}-01`;
  switch (period) {
    case 'DAY':
      return day;
    case 'WEEK':
      return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    case 'MONTH':
      return first(month, year);
    case 'QUARTER':
      return first(month - ((month - 1) % 3), year);
    case 'FINANCIAL_YEAR':
      return first(4, month >= 4 ? year : year - 1);
  }
}
