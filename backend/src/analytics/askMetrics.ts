import {
  type Dimension,
  DIMENSION_NAMES,
  MEASURE_NAMES,
  MEASURES,
  METRIC_LIMITS,
  seesMeasure,
} from '@munim/schema/analytics/measures.ts';
import { daysBetween } from '@munim/schema/shared/days.ts';
import { seesVendors } from '@munim/schema/shared/roles.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { MetricDefinition, MetricsQuery } from './analytics.shapes.ts';
import { isNamed } from './metricNames.ts';
import { groupsOf, type MetricAnswer, readMetrics } from './metrics.ts';
import type { Filter } from './metricSql.ts';

const ID = /^[1-9][0-9]{0,14}$/;

function filterOf(query: MetricsQuery): Filter {
  const asked = query as Record<string, unknown>;
  const entries = DIMENSION_NAMES.flatMap((dimension): [Dimension, (string | number)[]][] => {
    const field = dimension.toLowerCase();
    const values = asked[field] as string[] | undefined;
    if (!values) return [];
    if (!isNamed(dimension)) return [[dimension, values]];
    const wrong = values.find((value) => !ID.test(value));
    if (wrong !== undefined) throw badField(field, `${wrong} is not an id`);
    return [[dimension, values.map(Number)]];
  });
  return Object.fromEntries(entries);
}

/** An analyst's question; without an order by a measure, groups follow their ids, periods their days. */
export const askMetrics = (context: ReadContext, query: MetricsQuery): Promise<MetricAnswer> => {
  const { measures, group_by: groupBy = [], order_by, direction, compare_to, limit } = query;
  if (order_by && !measures.includes(order_by))
    throw badField('order_by', `${order_by} is not among the measures`);
  if (daysBetween(query.from_date, query.to_date) >= METRIC_LIMITS.days)
    throw badField('from_date', `At most ${METRIC_LIMITS.days} days`);
  return readMetrics(context, {
    measures,
    groupBy,
    range: { from: query.from_date, to: query.to_date },
    filter: filterOf(query),
    compareTo: compare_to,
    limit: limit ?? 100,
    order:
      order_by || direction
        ? { measure: order_by, direction: direction === 'ASC' ? 'asc' : 'desc' }
        : undefined,
  });
};

/** What each number means, and what it can be grouped and filtered by. */
export const metricDefinitions = ({ can }: Viewer): MetricDefinition[] =>
  MEASURE_NAMES.map((measure) => {
    const { title, unit, description } = MEASURES[measure];
    return {
      measure,
      title,
      unit,
      description,
      shows_cost: 'cost' in MEASURES[measure],
      is_allowed: seesMeasure(can, measure),
      group_by: groupsOf(measure).filter((group) => group !== 'VENDOR' || seesVendors(can)),
    };
  });
