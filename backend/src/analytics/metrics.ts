import {
  type Dimension,
  DIMENSION_NAMES,
  isPeriod,
  type Measure,
  MEASURES,
  METRIC_LIMITS,
  PERIODS,
  seesMeasure,
} from '@munim/schema/analytics/measures.ts';
import { refuseVendors } from '../core/access/vendors.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, Refusal } from '../core/http/errors.ts';
import { withParts } from './keptSums.ts';
import { isDerived, MEASURE_SQL } from './measureSql.ts';
import { hasGroup } from './metricColumns.ts';
import { namesOf } from './metricNames.ts';
import { ROWS } from './metricRows.ts';
import { type MetricOrder, type MetricQuestion, metricStatement, summedOf } from './metricSql.ts';
import { type Compared, earlierRange, periodsOf } from './periods.ts';

export interface MetricRequest extends Omit<MetricQuestion, 'earlier'> {
  compareTo?: Compared | undefined;
  order?: MetricOrder | undefined;
  /** Most rows, ROWS without it; of a series all. */
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface MetricValue {
  value: string | null;
  previous: string | null;
}
export interface MetricRow {
  groups: { id: string | null; name: string | null }[];
  values: MetricValue[];
}
export interface MetricAnswer {
  data: MetricRow[];
  totals: MetricValue[];
  count: number;
}

/** Groups and filters that a measure has; of one made of others, those that all of them have. */
export const groupsOf = (measure: Measure): Dimension[] => {
  const facts = [...summedOf([measure]).keys()];
  return DIMENSION_NAMES.filter((dimension) => facts.every((name) => hasGroup(name, dimension)));
};

function refuseIllegal({ viewer }: ReadContext, request: MetricRequest): void {
  const { measures, groupBy, filter, range } = request;
  for (const measure of measures) {
    if (!seesMeasure(viewer.can, measure))
      throw new Refusal(403, 'FORBIDDEN', `You do not have permission to see ${measure}`, {
        field: 'measures',
      });
    const legal = groupsOf(measure);
    const wrong = (field: string, asked: readonly Dimension[]) => {
      const other = asked.find((dimension) => !legal.includes(dimension));
      if (other)
        throw badField(
          field,
          `${measure} cannot be taken by ${other}, only by ${legal.join(', ')}`,
        );
    };
    wrong('group_by', groupBy);
    wrong('filter', Object.keys(filter) as Dimension[]);
  }
  if (groupBy.includes('VENDOR') || filter.VENDOR) refuseVendors(viewer, 'A number by vendor');
  if (groupBy.filter(isPeriod).length > 1)
    throw badField('group_by', `Only one of ${PERIODS.join(', ')}`);
  if (range.from > range.to) throw badField('to_date', 'The last day is before the first');
}

const isAverage = (measure: Measure): boolean => {
  const one = MEASURE_SQL[measure];
  return isDerived(one) ? !one.difference : Boolean(one.average);
};

const zeroOf = (measure: Measure) =>
  ['COUNT', 'PIECES'].includes(MEASURES[measure].unit) ? '0' : '0.00';

/** The period of a series: a question by nothing but periods, in their order. */
const seriesOf = ({ groupBy: [period, ...others], order }: MetricRequest) =>
  period && isPeriod(period) && !others.length && !order ? period : undefined;

/** Periods without a row get one, so that a series has no holes. */
function withEveryPeriod(request: MetricRequest, rows: MetricRow[]): MetricRow[] {
  const period = seriesOf(request);
  if (!period) return rows;
  const found = new Map(rows.map((row) => [row.groups[0]?.id, row]));
  const nothing = (measure: Measure): MetricValue => {
    const value = isAverage(measure) ? null : zeroOf(measure);
    return { value, previous: request.compareTo ? value : null };
  };
  return periodsOf(period, request.range).map(
    (id) =>
      found.get(id) ?? { groups: [{ id, name: null }], values: request.measures.map(nothing) },
  );
}

async function withNames(
  { db }: ReadContext,
  groupBy: readonly Dimension[],
  rows: MetricRow[],
): Promise<MetricRow[]> {
  const names = await Promise.all(
    groupBy.map((dimension, i) =>
      namesOf(db, dimension, [...new Set(rows.flatMap((row) => row.groups[i]?.id ?? []))]),
    ),
  );
  return rows.map(({ groups, values }) => ({
    groups: groups.map(({ id }, i) => ({
      id,
      name: id === null ? null : (names[i]?.get(id) ?? id),
    })),
    values,
  }));
}

/** Numbers over the rows that the viewer sees, by groups, in one statement, each beside the one of an earlier range. */
export async function readMetrics(
  context: ReadContext,
  request: MetricRequest,
): Promise<MetricAnswer> {
  refuseIllegal(context, request);
  const { measures, groupBy, range, filter, compareTo } = request;
  const earlier = compareTo && earlierRange(range, compareTo);
  const question = { measures, groupBy, range, filter, earlier };
  const { rows } = await withParts(context, question, (db, parts) =>
    metricStatement(
      context,
      question,
      request.order ?? { direction: 'asc' },
      {
        limit: seriesOf(request) ? METRIC_LIMITS.days : (request.limit ?? ROWS),
        offset: request.offset ?? 0,
      },
      parts,
    ).execute(db),
  );
  const found = rows.map((row) => ({
    isTotal: row.is_total,
    groups: groupBy.map((_, i) => ({ id: row[`k${i}`] ?? null, name: null })),
    values: measures.map((measure) => ({
      value: row[`value_${measure}`] ?? null,
      previous: row[`earlier_${measure}`] ?? null,
    })),
  }));
  const [total, ...data] = found;
  if (!total?.isTotal) throw new Error('The row of all is missing');
  return {
    data: await withNames(context, groupBy, withEveryPeriod(request, data)),
    totals: total.values,
    count: rows[0]?.groups ?? 0,
  };
}
