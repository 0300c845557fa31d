import {
  type Dimension,
  DIMENSION_NAMES,
  type Measure,
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
import { isDerived, MEASURE_SQL } from './measureSql.ts';
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
  const filter = filterOf(query);
  // documents of one customer or vendor are few; a series of days would be as long as the range
  const isOfOne = filter.CUSTOMER?.length === 1 || filter.VENDOR?.length === 1;
  const mayBeLong = isOfOne && (!groupBy.length || groupBy.includes('RECORD'));
  if (!mayBeLong && daysBetween(query.from_date, query.to_date) >= METRIC_LIMITS.days)
    throw badField('from_date', `At most ${METRIC_LIMITS.days} days`);
  return readMetrics(context, {
    measures,
    groupBy,
    range: { from: query.from_date, to: query.to_date },
    filter,
    compareTo: compare_to,
    limit: limit ?? 100,
    offset: query.offset,
    order:
      order_by || direction
        ? { measure: order_by, direction: direction === 'ASC' ? 'asc' : 'desc' }
        : undefined,
  });
};

const madeOf = (measure: Measure): Measure[] => {
  const one = MEASURE_SQL[measure];
  return isDerived(one) ? [...one.of] : [];
};

/** The group whose rows add up to the number: the record, or the customer where it counts customers. */
const rowsBy = (measure: Measure): Dimension | null => {
  const group = measure === 'ACTIVE_CUSTOMERS' ? 'CUSTOMER' : 'RECORD';
  return groupsOf(measure).includes(group) ? group : null;
};

/** Catalogue of the measures: meaning, groups and filters of each. */
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
      made_of: madeOf(measure),
      rows_by: rowsBy(measure),
      group_by: groupsOf(measure).filter((group) => group !== 'VENDOR' || seesVendors(can)),
    };
  });
