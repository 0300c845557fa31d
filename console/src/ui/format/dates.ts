import {
  addDays,
  daysBetween,
  isDay,
  lastComingDay,
  MOST_YEARS_AHEAD,
} from '@munim/schema/shared/days.ts';
import { t } from '../text.ts';
import { serverNow } from './serverClock.ts';

export { addDays, daysBetween, isDay };

/** Days are 'YYYY-MM-DD' text in Asia/Kolkata everywhere; a Date is used for a moment only. */
export type Day = string;

const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The IST day of a moment ('2026-01-01T20:00:00Z' → '2026-01-02'); a day stays itself, none is empty. */
export function dayOf(moment: string | Date | null): Day {
  if (moment === null) return '';
  return typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)
    ? moment
    : kolkata.format(new Date(moment));
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/**
 * 'YYYY-MM-DD hh:mm A' in IST (docs/rules/console.md#dates); some browsers put a thin space before
 * AM. Empty for none: not every backend answers every moment.
 */
export const momentText = (moment: string | null): string =>
  moment === null ? '' : `${dayOf(new Date(moment))} ${clockText(moment)}`;

/** 'hh:mm A' in IST. */
export const clockText = (moment: string): string =>
  clock.format(new Date(moment)).replace(/\s/g, ' ');

const clock24 = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
/** 'YYYY-MM-DD HH:MM:SS' in IST, as it is typed; text that is no moment stays. */
export const momentInput = (moment: string): string =>
  Number.isNaN(Date.parse(moment))
    ? moment
    : `${dayOf(new Date(moment))} ${clock24.format(new Date(moment))}`;

/** Today by the server's clock. */
export const today = (): Day => dayOf(serverNow());

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const FULL_MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** 'Dec', 'Sept' and 'december' → 12; 0 for no month. */
function monthOf(word: string): number {
  const name = word.toLowerCase();
  return MONTHS.indexOf(name === 'sept' ? 'sep' : name) + 1 || FULL_MONTHS.indexOf(name) + 1;
}

const dayOfParts = (year: string, month: number | string, day: string): Day | null => {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

const DAYS_FROM_TODAY = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

const plain = (typed: string) => typed.normalize('NFKC').trim().replace(/\s+/g, ' ');

export interface DayBounds {
  min?: Day | undefined;
  max?: Day | undefined;
}
const isWithin = (day: Day, { min, max }: DayBounds) =>
  (!min || day >= min) && (!max || day <= max);

/** The same day of this year, the last or the next one: the nearest within all bounds, or within as many of the first as hold one. */
function nearestDay(
  now: Day,
  { month, day }: { month: number | string; day: string },
  bounds: readonly DayBounds[],
): Day | null {
  const year = Number(now.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .flatMap((one) => dayOfParts(String(one), month, day) ?? [])
    .toSorted((one, other) => Math.abs(daysBetween(now, one)) - Math.abs(daysBetween(now, other)));
  const found = days.find((one) => bounds.every((bound) => isWithin(one, bound)));
  if (found || bounds.length === 0) return found ?? null;
  return nearestDay(now, { month, day }, bounds.slice(0, -1));
}

/**
 * 'tomorrow', '15/12' and '15 dec': the nearest such day within the bounds, where there is one; the last of them is
 * given up first. While it is typed '15/12' may be the beginning of another.
 */
export function parseNearDay(
  typed: string,
  bounds: readonly DayBounds[] = [],
  now: Day = today(),
): Day | null {
  const text = plain(typed);
  const distance = DAYS_FROM_TODAY.get(text.toLowerCase());
  if (distance !== undefined) return addDays(now, distance);
  const [, day = '', month = ''] = /^(\d{1,2}) ?[-/] ?(\d{1,2})$/.exec(text) ?? [];
  if (day) return nearestDay(now, { month, day }, bounds);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9})$/i.exec(text);
  return words
    ? nearestDay(now, { month: monthOf(words[2] ?? ''), day: words[1] ?? '' }, bounds)
    : null;
}

/** Financial year of a day, from April to March. */
export function financialYearOf(day: Day): Required<DayRange> {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/**
 * A day as people in India write it, day first: '5/12/26', '05-12-2026', '5.12.2026', '5 Dec 2026',
 * '2026-12-05'. Null when it is not understood or is no day.
 */
export function parseDay(typed: string): Day | null {
  const text = plain(typed);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOfParts(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const digits = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/.exec(text);
  if (digits) return dayOfParts(digits[4] ?? '', digits[3] ?? '', digits[1] ?? '');
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(text);
  return words ? dayOfParts(words[3] ?? '', monthOf(words[2] ?? ''), words[1] ?? '') : null;
}

/** Text under a day that was not understood. */
export const dayProblemOf = (label: string): string =>
  t('Please enter {{label}} as a day, for example 5/12/2026 or 2026-12-05.', { label });

/** Rule of a field whose day is still to come, in the years that the server takes. */
export const fromToday = (day: Day): string | true =>
  day > lastComingDay(today())
    ? t('Please enter a day within {{years}} years from today.', { years: MOST_YEARS_AHEAD })
    : day >= today() || t('Please enter a day from today on.');

/** The same of what is typed, which may be no day; null when nothing is wrong with it. */
export function comingDayProblem(label: string, typed: string): string | null {
  if (!isDay(typed)) return dayProblemOf(label);
  const answer = fromToday(typed);
  return answer === true ? null : answer;
}

export interface DayRange {
  from: Day;
  to: Day;
}

export const DATE_PRESETS = [
  'Today',
  'Yesterday',
  'This week',
  'Last week',
  'Month',
  'Quarter',
  'Year',
  'Last month',
  'Financial year',
  'Last financial year',
] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

export const PRESET_TEXT: Record<DatePreset, string> = {
  Today: t('Today'),
  Yesterday: t('Yesterday'),
  'This week': t('This week'),
  'Last week': t('Last week'),
  Month: t('Month'),
  Quarter: t('Quarter'),
  Year: t('Year'),
  'Last month': t('Last month'),
  'Financial year': t('Financial year'),
  'Last financial year': t('Last financial year'),
};

/**
 * Date presets: weeks from Monday, financial years from April; periods of now from their first day to today, those before in
 * full (docs/rules/console.md#dates).
 */
export function presetRange(preset: DatePreset, on: Day = today()): DayRange {
  const monday = addDays(on, -((utc(on).getUTCDay() + 6) % 7));
  const [year, month] = [on.slice(0, 4), Number(on.slice(5, 7))];
  const firstOfMonth = `${on.slice(0, 7)}-01`;
  const lastMonth = addDays(firstOfMonth, -1);
  const april = financialYearOf(on).from;
  const quarter = String(month - ((month - 1) % 3)).padStart(2, '0');
  const ranges: Record<DatePreset, DayRange> = {
    Today: { from: on, to: on },
    Yesterday: { from: addDays(on, -1), to: addDays(on, -1) },
    'This week': { from: monday, to: on },
    'Last week': { from: addDays(monday, -7), to: addDays(monday, -1) },
    Month: { from: firstOfMonth, to: on },
    Quarter: { from: `${year}-${quarter}-01`, to: on },
    Year: { from: `${year}-01-01`, to: on },
    'Last month': { from: `${lastMonth.slice(0, 7)}-01`, to: lastMonth },
    'Financial year': { from: april, to: on },
    'Last financial year': {
      from: `${Number(april.slice(0, 4)) - 1}-04-01`,
      to: addDays(april, -1),
    },
  };
  return ranges[preset];
}

/** Whole days since a moment: 'Today', '1 day', '12 days'. */
export function ageOf(moment: string | null): string {
  if (moment === null) return '';
  const days = daysBetween(dayOf(moment), today());
  if (days === 0) return t('Today');
  return days === 1 ? t('1 day') : t('{{days}} days', { days });
}

/** Units of `agoText`: seconds, longest first. A month has 30 days, a year 365. */
const AGO_UNITS = [
  [365 * 86_400, t('1 year ago'), (count: number) => t('{{count}} years ago', { count })],
  [30 * 86_400, t('1 month ago'), (count: number) => t('{{count}} months ago', { count })],
  [86_400, t('1 day ago'), (count: number) => t('{{count}} days ago', { count })],
  [3600, t('1 hour ago'), (count: number) => t('{{count}} hours ago', { count })],
  [60, t('1 minute ago'), (count: number) => t('{{count}} minutes ago', { count })],
  [1, t('1 second ago'), (count: number) => t('{{count}} seconds ago', { count })],
] as const;

/** Time since a moment in words: 'Just now', '1 minute ago', '3 days ago', '2 years ago'. */
export function agoText(moment: string | null, now: number = serverNow().getTime()): string {
  if (moment === null) return '';
  const seconds = Math.floor((now - Date.parse(moment)) / 1000);
  const unit = AGO_UNITS.find(([length]) => seconds >= length);
  if (!unit) return t('Just now'); // allows for clocks that differ a little
  const [size, one, several] = unit;
  const count = Math.floor(seconds / size);
  return count === 1 ? one : several(count);
}

export type DueTone = 'good' | 'late' | 'plain';

/** Text for a due date, in whole IST days (docs/rules/console.md#due-dates). */
export function dueLabel(due: Day | null, on: Day = today()): { text: string; tone: DueTone } {
  if (due === null) return { text: '', tone: 'plain' };
  const past = daysBetween(due, on);
  if (past === 0) return { text: t('Today'), tone: 'good' };
  if (past === 1) return { text: t('Yesterday'), tone: 'late' };
  return past < 0
    ? { text: due, tone: 'plain' }
    : { text: t('Overdue by {{past}} days', { past }), tone: 'late' };
}

/** Today, Yesterday, or the day itself. */
export function dayName(day: Day, on: Day = today()): string {
  const past = daysBetween(day, on);
  return past === 0 ? t('Today') : past === 1 ? t('Yesterday') : day;
}

/**
 * Distance of a day of the coming week: 'in 2 days'; null for any other day, whose text `dueLabel`
 * has.
 */
export function distanceText(day: Day, on: Day = today()): string | null {
  const days = daysBetween(on, day);
  if (days < 1 || days > 7) return null;
  return days === 1 ? t('tomorrow') : t('in {{days}} days', { days });
}
