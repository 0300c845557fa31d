import { afterEach, expect, test } from '@jest/globals';
import { setNow } from './clock.ts';
import { dayFromToday, indianDay } from './days.ts';

afterEach(() => setNow(undefined));

test.each([
  ['2026-03-31T18:29:00Z', '2026-03-31', '2026-04-07', '2025-03-31'],
  ['2026-03-31T18:31:00Z', '2026-04-01', '2026-04-08', '2025-04-01'],
  ['2027-12-31T20:00:00Z', '2028-01-01', '2028-01-08', '2027-01-01'],
])('days are counted from the day in India of the database: %s', (time, today, inAWeek, before) => {
  setNow(Date.parse(time));
  expect([indianDay(), dayFromToday(7), dayFromToday(-365)]).toEqual([today, inAWeek, before]);
});
