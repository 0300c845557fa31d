import { ANALYTICS_DAYS, type Measure } from '@munim/schema/analytics/measures.ts';
import { daysBetween } from '@munim/schema/shared/days.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type {
  CountAnalytics,
  CustomerAnalytics,
  CustomerAnalyticsQuery,
  DocumentAnalyticsQuery,
  PurchaseAnalyticsQuery,
  PurchasePeriod,
  ValueAnalytics,
} from './analytics.shapes.ts';
import type { DayRange } from './facts.ts';
import { idOf, nameOf, numberAt, ROWS, textAt, textIdOf } from './metricRows.ts';
import type { Filter } from './metricSql.ts';
import { type MetricRow, readMetrics } from './metrics.ts';

function checkDays({ from, to }: DayRange, field: string): void {
  if (daysBetween(from, to) >= ANALYTICS_DAYS)
    throw badField(field, `At most ${ANALYTICS_DAYS} days`);
}

const filterOf = ({ sales_person, tenant_id }: Partial<DocumentAnalyticsQuery>): Filter => ({
  ...(sales_person ? { SALES_PERSON: [sales_person] } : {}),
  ...(tenant_id ? { CUSTOMER: [tenant_id] } : {}),
});

interface Asked {
  measures: readonly [Measure, ...Measure[]];
  query: DocumentAnalyticsQuery;
}

/** Numbers of one kind of document by status, sales person, customer and day. */
async function partsOf<T>(
  context: ReadContext,
  { measures, query }: Asked,
  toNumbers: (row: Pick<MetricRow, 'values'>) => T,
) {
  const range = { from: query.start_date, to: query.end_date };
  checkDays(range, 'start_date');
  const ask = (group: 'STATUS' | 'SALES_PERSON' | 'CUSTOMER' | 'DAY') =>
    readMetrics(context, {
      measures,
      groupBy: [group],
      range,
      filter: filterOf(query),
      limit: ROWS,
      ...(group === 'DAY' ? {} : { order: { measure: measures.at(-1), direction: 'desc' } }),
    });
  const [status, person, customer, day] = await Promise.all([
    ask('STATUS'),
    ask('SALES_PERSON'),
    ask('CUSTOMER'),
    ask('DAY'),
  ]);
  return {
    ...toNumbers({ values: status.totals }),
    by_status: status.data.map((row) => ({ status: textIdOf(row), ...toNumbers(row) })),
    by_sales_person: person.data.map((row) => ({
      sales_person: idOf(row),
      name: nameOf(row),
      ...toNumbers(row),
    })),
    by_tenant: customer.data.map((row) => ({
      tenant_id: idOf(row),
      name: nameOf(row),
      ...toNumbers(row),
    })),
    by_day: day.data.map((row) => ({ day: textIdOf(row), ...toNumbers(row) })),
  };
}

const counted = (row: Pick<MetricRow, 'values'>) => ({ total: numberAt(row, 0) });
const valued = (row: Pick<MetricRow, 'values'>) => ({
  total: numberAt(row, 0),
  value: textAt(row, 1),
});

export const rfqAnalytics = (
  context: ReadContext,
  query: DocumentAnalyticsQuery,
): Promise<CountAnalytics> => partsOf(context, { measures: ['QUOTE_REQUESTS'], query }, counted);

export const quotationAnalytics = (
  context: ReadContext,
  query: DocumentAnalyticsQuery,
): Promise<ValueAnalytics> =>
  partsOf(context, { measures: ['QUOTATIONS', 'QUOTED'], query }, valued);

export const orderAnalytics = (
  context: ReadContext,
  query: DocumentAnalyticsQuery,
): Promise<ValueAnalytics> =>
  partsOf(context, { measures: ['ORDERS', 'ORDER_VALUE'], query }, valued);

/** Customers by the end of the range; new ones, and those who ordered, within it. Active is 0 without a right to read orders. */
export async function customerAnalytics(
  context: ReadContext,
  query: CustomerAnalyticsQuery,
): Promise<CustomerAnalytics> {
  const range = { from: query.start_date, to: query.end_date };
  checkDays(range, 'start_date');
  const filter = filterOf(query);
  const moves: Measure[] = [
    'NEW_CUSTOMERS',
    ...(context.viewer.can('ORDER', 'READ') ? (['ACTIVE_CUSTOMERS'] as const) : []),
  ];
  const ask = (group: 'SALES_PERSON' | 'DAY') =>
    readMetrics(context, { measures: moves, groupBy: [group], range, filter, limit: ROWS });
  const [person, day, { totals }] = await Promise.all([
    ask('SALES_PERSON'),
    ask('DAY'),
    readMetrics(context, { measures: ['CUSTOMERS'], groupBy: [], range, filter }),
  ]);
  const toNumbers = (row: Pick<MetricRow, 'values'>) => ({
    new: numberAt(row, 0),
    active: numberAt(row, 1),
  });
  return {
    total: numberAt({ values: totals }, 0),
    ...toNumbers({ values: person.totals }),
    by_sales_person: person.data.map((row) => ({
      sales_person: idOf(row),
      name: nameOf(row),
      ...toNumbers(row),
    })),
    by_day: day.data.map((row) => ({ day: textIdOf(row), ...toNumbers(row) })),
  };
}

const INTERVALS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

/** Purchases of one SKU or of all, period by period. */
export async function purchaseAnalytics(
  context: ReadContext,
  { from_date, to_date, product_sku_id, interval = 'month' }: PurchaseAnalyticsQuery,
): Promise<PurchasePeriod[]> {
  const range = { from: from_date, to: to_date };
  checkDays(range, 'from_date');
  const { data } = await readMetrics(context, {
    measures: ['PURCHASED_QUANTITY', 'PURCHASED_TAXABLE', 'PURCHASE_PRICE'],
    groupBy: [INTERVALS[interval]],
    range,
    filter: product_sku_id ? { SKU: [product_sku_id] } : {},
  });
  return data.map((row) => ({
    period: textIdOf(row),
    quantity: numberAt(row, 0),
    value: textAt(row, 1),
    average_price: row.values[2]?.value ?? null,
  }));
}
