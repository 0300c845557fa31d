import { MOM_MEASURES } from '@munim/schema/analytics/measures.ts';
import { addMonths, endOfMonth } from '@munim/schema/shared/days.ts';
import { percentChange } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { indianDay } from '../core/data/days.ts';
import { offsetOf } from '../core/data/paging.ts';
import { contains } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { MomMonth, MomQuery, PartyMonths, PartyQuery } from './analytics.shapes.ts';
import type { DayRange } from './facts.ts';
import { type MetricRow, readMetrics } from './metrics.ts';
import { periodsOf } from './periods.ts';

/** The months asked for, and one before them for the growth of the first. */
function monthsOf({ months = 12, end_month }: MomQuery): { shown: DayRange; read: DayRange } {
  const last = `${end_month ?? indianDay().slice(0, 7)}-01`;
  const to = endOfMonth(last);
  return {
    shown: { from: addMonths(last, 1 - months), to },
    read: { from: addMonths(last, -months), to },
  };
}

/** The month that runs and the days before it that growth compares it with, where it is among them. */
function runningMonth({ to }: DayRange): { month: string; daysBefore: DayRange } | undefined {
  const today = indianDay();
  const month = `${today.slice(0, 7)}-01`;
  if (to < month) return undefined;
  const before = addMonths(today, -1);
  return {
    month,
    daysBefore: {
      from: addMonths(month, -1),
      to: today === endOfMonth(today) ? endOfMonth(before) : before,
    },
  };
}

const monthOf = (row: MetricRow): string => row.groups[0]?.id ?? '';

/** Of two values of one month and of the days before it; none of a month to come. */
const growthOf = (month: string, before: string, value: string): string | null =>
  month > indianDay() ? null : percentChange(before, value);

/** Month by month; growth is that of the order value on the month before, of the running month on the same days of it. */
export async function momMetrics(context: ReadContext, query: MomQuery): Promise<MomMonth[]> {
  const { read } = monthsOf(query);
  const running = runningMonth(read);
  const [{ data }, soFar] = await Promise.all([
    readMetrics(context, {
      measures: MOM_MEASURES,
      groupBy: ['MONTH'],
      range: read,
      filter: {},
    }),
    running &&
      readMetrics(context, {
        measures: ['ORDER_VALUE'],
        groupBy: [],
        range: running.daysBefore,
        filter: {},
      }),
  ]);
  const at = (row: MetricRow, measure: (typeof MOM_MEASURES)[number]) =>
    row.values[MOM_MEASURES.indexOf(measure)]?.value ?? null;
  const sum = (row: MetricRow, measure: (typeof MOM_MEASURES)[number]) =>
    at(row, measure) ?? '0.00';
  const before = (month: string, row: MetricRow) =>
    month === running?.month ? (soFar?.totals[0]?.value ?? '0.00') : sum(row, 'ORDER_VALUE');
  return data.slice(1).map((row, i) => ({
    month: monthOf(row).slice(0, 7),
    order_count: Number(at(row, 'ORDERS')),
    order_value: sum(row, 'ORDER_VALUE'),
    delivered_value: sum(row, 'DELIVERED'),
    invoiced_value: sum(row, 'INVOICED'),
    received_value: sum(row, 'RECEIVED'),
    gross_margin: sum(row, 'GROSS_MARGIN'),
    margin_percent: at(row, 'MARGIN_PERCENT'),
    active_customers: Number(at(row, 'ACTIVE_CUSTOMERS')),
    new_customers: Number(at(row, 'NEW_CUSTOMERS')),
    growth_percent: growthOf(
      monthOf(row),
      before(monthOf(row), data[i] as MetricRow),
      sum(row, 'ORDER_VALUE'),
    ),
  }));
}

const PARTIES = {
  customer: {
    group: 'CUSTOMER',
    measure: 'INVOICED',
    named: (part: string) =>
      sql<{
        id: number;
      }>`select tenant_id as id from tenants where ${contains('tenant_name', part)}`,
  },
  vendor: {
    group: 'VENDOR',
    measure: 'BILLED',
    named: (part: string) =>
      sql<{
        id: number;
      }>`select seller_id as id from sellers where ${contains('seller_name', part)}`,
  },
} as const;

/** Invoiced value by customer, or billed value by vendor, month by month; the largest of the whole range first. */
export async function partyMonths(
  context: ReadContext,
  { group_by, search, ...query }: PartyQuery,
): Promise<{ data: PartyMonths[]; count: number }> {
  const { group, measure, named } = PARTIES[group_by];
  const { shown, read } = monthsOf(query);
  const found = search ? (await named(search).execute(context.db)).rows.map(({ id }) => id) : null;
  const page = await readMetrics(context, {
    measures: [measure],
    groupBy: [group],
    range: shown,
    filter: found ? { [group]: found } : {},
    order: { measure, direction: 'desc' },
    limit: query.limit ?? 10,
    offset: offsetOf(query),
  });
  const parties = page.data.flatMap(({ groups: [party], values }) =>
    party?.id ? [{ id: party.id, name: party.name ?? '', total: values[0]?.value ?? '0.00' }] : [],
  );
  const filter = { [group]: parties.map(({ id }) => Number(id)) };
  const running = runningMonth(read);
  const [{ data }, soFar] = await Promise.all([
    readMetrics(context, {
      measures: [measure],
      groupBy: [group, 'MONTH'],
      range: read,
      filter,
      // every month of each
      limit: parties.length * periodsOf('MONTH', read).length,
    }),
    running &&
      readMetrics(context, {
        measures: [measure],
        groupBy: [group],
        range: running.daysBefore,
        filter,
        limit: parties.length,
      }),
  ]);
  const values = new Map(
    data.map(({ groups: [party, month], values: [value] }) => [
      `${party?.id} ${month?.id}`,
      value?.value ?? '0.00',
    ]),
  );
  const valueOf = (id: string, month: string) => values.get(`${id} ${month}`) ?? '0.00';
  const valuesSoFar = new Map(
    soFar?.data.map(({ groups: [party], values: [value] }) => [party?.id, value?.value]),
  );
  const before = (id: string, month: string) =>
    month === running?.month ? (valuesSoFar.get(id) ?? '0.00') : valueOf(id, addMonths(month, -1));
  const monthsShown = periodsOf('MONTH', shown);
  return {
    count: page.count,
    data: parties.map(({ id, name, total }) => ({
      id: Number(id),
      name,
      total,
      months: monthsShown.map((month) => ({
        month: month.slice(0, 7),
        value: valueOf(id, month),
        growth_percent: growthOf(month, before(id, month), valueOf(id, month)),
      })),
    })),
  };
}
