import { expect, test } from '@jest/globals';
import { backupsIn, nameAt, timeOf } from './manifest.ts';
import { keptOf } from './retention.ts';

const DAY_MS = 86_400_000;
/** 02:30 in India of the days before Monday 23 November 2026. */
const night = (daysAgo: number) =>
  nameAt(new Date(Date.parse('2026-11-22T21:00:00.000Z') - daysAgo * DAY_MS).toISOString());

test('a name tells its moment, and nothing else is taken for a backup', () => {
  expect(night(0)).toBe('munim-20261122T210000000Z');
  expect(timeOf(night(0)).toISOString()).toBe('2026-11-22T21:00:00.000Z');
  expect(
    backupsIn(['munim-20261122T210000000Z.0001', 'file-plain-x', `${night(1)}.manifest`, 'readme']),
  ).toEqual([night(1)]);
});

test('seven days, four weeks, twelve months are kept, of each the newest', () => {
  const names = Array.from({ length: 500 }, (_, daysAgo) => night(daysAgo));
  const kept = [...keptOf(names, { daily: 7, weekly: 4, monthly: 12 })]
    .map((name) => new Date(timeOf(name).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10))
    .toSorted()
    .toReversed();
  expect(kept).toEqual([
    ...[
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
    ],
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
    ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test('after a pause the old ones stay, and the newest is never removed', () => {
  const names = [night(400), night(401), night(402)];
  expect([...keptOf(names, { daily: 2, weekly: 0, monthly: 0 })].toSorted()).toEqual(
    [night(401), night(400)].toSorted(),
  );
  expect([...keptOf(names, { daily: 1, weekly: 0, monthly: 0 })]).toEqual([night(400)]);
});
