import { addDays } from '@munim/schema/shared/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { now } from './clock.ts';

const ZONE = 'Asia/Kolkata';

/** The first moment of a day in India. */
export const startOfDay = (day: string): RawBuilder<string> =>
  sql<string>`(${day}::date)::timestamp at time zone ${sql.lit(ZONE)}`;
/** The first moment after it. */
export const endOfDay = (day: string): RawBuilder<string> =>
  sql<string>`(${day}::date + 1)::timestamp at time zone ${sql.lit(ZONE)}`;
/** The same for a day in a column. */
export const startOf = (day: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${day})::timestamp at time zone ${sql.lit(ZONE)}`;
/** The day in India of a moment. */
export const dayOf = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${column} at time zone ${sql.lit(ZONE)})::date`;

const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
/** YYYY-MM-DD in India. */
export const indianDay = (moment: Date = new Date(now())): string => INDIA.format(moment);
/** The day in India so many days from today, by the database's time; below 0 before it. */
export const dayFromToday = (days: number): string => addDays(indianDay(), days);

/** India is 5 h 30 min ahead of UTC all year. */
export const INDIA_MS = 5.5 * 3_600_000;
/** Hour and weekday (Sunday is 0) in India. */
export function indianHour(): { hour: number; weekday: number } {
  const moment = new Date(now() + INDIA_MS);
  return { hour: moment.getUTCHours(), weekday: moment.getUTCDay() };
}
