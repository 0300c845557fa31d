import { expect, test } from '@jest/globals';
import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import type { HomeList } from '../../generated/documents.ts';
import { addDays, presetRange, today } from '../ui/format/dates.ts';
import { countedDays } from './countedDays.ts';

const NONE = {
  __typename: 'HomeRows' as const,
  statuses: [],
  fromDate: null,
  toDate: null,
  dueBefore: null,
  salesPersonIds: null,
  categoryManagerId: null,
  assignedToIds: null,
};
const counted = (list: HomeList, fromDate: string | null = null, toDate: string | null = null) =>
  countedDays({ list, rows: { ...NONE, fromDate, toDate } });

test('a number of Home says what days it counts', () => {
  expect(counted('PENDING_RFQS', addDays(today(), -PENDING_DAYS), today())).toBe('last 365 days');
  expect(counted('OPEN_ORDERS', presetRange('Month').from, today())).toBe('this month');
  expect(counted('OPEN_ORDERS', '2026-04-01', '2026-04-30')).toBe('2026-04-01 to 2026-04-30');
  expect(counted('LATE_ORDERS')).toBe('whenever made');
  expect(counted('DISPATCH')).toBe('last 365 days');
});
