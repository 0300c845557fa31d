import type {
  Measure,
  MetricCondition,
  MetricInterval,
  TrendQuery,
} from '../../generated/documents.ts';
import type { Series } from '../ui/charts/chartSeries.ts';
import { type DayRange, daysBetween } from '../ui/format/dates.ts';

/** Days up to a month, weeks up to half a year, then months: at most some thirty points. */
export function intervalOf({ from, to }: DayRange): MetricInterval {
  const days = daysBetween(from, to);
  if (days <= 31) return 'DAY';
  return days <= 183 ? 'WEEK' : 'MONTH';
}

/** Filters for the documents of this sales person and customer. */
export const conditionsOf = (
  salesPersonId: string | undefined,
  tenantId: string | undefined,
): MetricCondition[] => [
  ...(salesPersonId ? [{ dimension: 'SALES_PERSON' as const, in: [salesPersonId] }] : []),
  ...(tenantId ? [{ dimension: 'CUSTOMER' as const, in: [tenantId] }] : []),
];

type Rows = TrendQuery['metrics']['rows'];

/** First days of the periods, and their names: days and weeks without the year. */
export const periodsOf = (rows: Rows, interval: MetricInterval) =>
  rows.map(({ groups: [period] }) => ({
    day: period?.id ?? '',
    name: interval === 'MONTH' ? (period?.name ?? '') : shortDay(period?.id ?? ''),
  }));

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const shortDay = (day: string) => (day ? SHORT_DAY.format(new Date(`${day}T00:00:00Z`)) : '');

/** Values of a measure, or those of the range before. */
export const valuesOf = (
  rows: Rows,
  measure: Measure,
  which: 'value' | 'previous' = 'value',
): Series['values'] =>
  rows.map(({ values }) => values.find((one) => one.measure === measure)?.[which] ?? null);
