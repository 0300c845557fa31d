import {
  COMPARISONS,
  DIMENSION_NAMES,
  MEASURE_NAMES,
  METRIC_LIMITS,
} from '@munim/schema/analytics/measures.ts';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import {
  Count,
  Day,
  Id,
  Line,
  Margin,
  Maybe,
  Nullable,
  OneOf,
  paging,
  Shape,
} from '../core/http/shapes.ts';

/**
 * Sum without a limit: many orders exceed what one may have. Balances and margins may be below 0.
 */
const Sum = Type.String({
  pattern: '^-?[0-9]+\\.[0-9]{2}$',
  description: 'Rupees as text with 2 decimals.',
});
const Units = Type.Integer({ description: 'Pieces.' });
const Percentage = Nullable(Margin);
const Name = Nullable(Type.String());

/** Each null without READ on its own entity. */
export const TenantAnalytics = Type.Object({
  rfq_count: Nullable(Count),
  quotation_count: Nullable(Count),
  order_count: Nullable(Count),
  order_value: Nullable(Sum),
  invoiced_value: Nullable(Sum),
  received_value: Nullable(Sum),
  outstanding_value: Nullable(Sum),
  advance_value: Nullable(Sum),
  last_order_date: Nullable(Day),
});
export type TenantAnalytics = Static<typeof TenantAnalytics>;

const range = { start_date: Day, end_date: Day };
export const DocumentAnalyticsQuery = Shape({
  ...range,
  sales_person: Maybe(Id),
  tenant_id: Maybe(Id),
});
export type DocumentAnalyticsQuery = Static<typeof DocumentAnalyticsQuery>;
export const CustomerAnalyticsQuery = Shape({ ...range, sales_person: Maybe(Id) });
export type CustomerAnalyticsQuery = Static<typeof CustomerAnalyticsQuery>;

const parts = <T extends TProperties>(numbers: T) => ({
  by_status: Type.Array(Type.Object({ status: Type.String(), ...numbers })),
  by_sales_person: Type.Array(Type.Object({ sales_person: Nullable(Id), name: Name, ...numbers })),
  by_tenant: Type.Array(Type.Object({ tenant_id: Nullable(Id), name: Name, ...numbers })),
  by_day: Type.Array(Type.Object({ day: Day, ...numbers })),
});
const counted = { total: Count };
const valued = { total: Count, value: Sum };
/** Numbers of quote requests: of all, and by status, sales person, customer (largest first) and day. */
export const CountAnalytics = Type.Object({ ...counted, ...parts(counted) });
export type CountAnalytics = Static<typeof CountAnalytics>;
/** The same of documents with a value. */
export const ValueAnalytics = Type.Object({ ...valued, ...parts(valued) });
export type ValueAnalytics = Static<typeof ValueAnalytics>;

const moves = { new: Count, active: Count };
export const CustomerAnalytics = Type.Object({
  total: Count,
  ...moves,
  by_sales_person: Type.Array(Type.Object({ sales_person: Nullable(Id), name: Name, ...moves })),
  by_day: Type.Array(Type.Object({ day: Day, ...moves })),
});
export type CustomerAnalytics = Static<typeof CustomerAnalytics>;

export const PurchaseAnalyticsQuery = Shape({
  from_date: Day,
  to_date: Day,
  product_sku_id: Maybe(Id),
  interval: Maybe(OneOf('day', 'week', 'month')),
});
export type PurchaseAnalyticsQuery = Static<typeof PurchaseAnalyticsQuery>;
export const PurchasePeriod = Type.Object({
  period: Day,
  quantity: Units,
  value: Sum,
  average_price: Nullable(Sum),
});
export type PurchasePeriod = Static<typeof PurchasePeriod>;

const Month = Type.String({
  pattern: '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$',
  description: 'YYYY-MM.',
});
const months = {
  months: Maybe(Type.Integer({ minimum: 2, maximum: 36, default: 12 })),
  end_month: Maybe(Month),
};
const Growth = Nullable({
  ...Margin,
  description:
    'Growth on the month before in percent, of the running month on the same days of the month before; null when that was 0.',
});
export const MomQuery = Shape(months);
export type MomQuery = Static<typeof MomQuery>;
export const MomMonth = Type.Object({
  month: Month,
  order_count: Count,
  order_value: Sum,
  delivered_value: Sum,
  invoiced_value: Sum,
  received_value: Sum,
  gross_margin: Sum,
  margin_percent: Percentage,
  active_customers: Count,
  new_customers: Count,
  growth_percent: Growth,
});
export type MomMonth = Static<typeof MomMonth>;

export const PartyQuery = Shape({
  group_by: OneOf('customer', 'vendor'),
  ...months,
  search: Maybe(Line(LIMITS.keyword)),
  ...paging(),
});
export type PartyQuery = Static<typeof PartyQuery>;
export const PartyMonths = Type.Object({
  id: Id,
  name: Type.String(),
  months: Type.Array(Type.Object({ month: Month, value: Sum, growth_percent: Growth })),
  total: Sum,
});
export type PartyMonths = Static<typeof PartyMonths>;

const Measure = OneOf(...MEASURE_NAMES);
const Dimension = OneOf(...DIMENSION_NAMES);
const list = <T extends TSchema>(of: T, most: number, least = 0) =>
  Type.Array(of, { maxItems: most, minItems: least, uniqueItems: true });
const FilterValue = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,40}$' });

export const MetricsQuery = Shape({
  measures: list(Measure, METRIC_LIMITS.measures, 1),
  group_by: Maybe(list(Dimension, METRIC_LIMITS.groups)),
  from_date: Day,
  to_date: Day,
  compare_to: Maybe(OneOf(...COMPARISONS)),
  order_by: Maybe(Measure),
  direction: Maybe(OneOf('ASC', 'DESC')),
  limit: Maybe(Type.Integer({ minimum: 1, maximum: METRIC_LIMITS.rows, default: 100 })),
  offset: Maybe(Type.Integer({ minimum: 0, maximum: METRIC_LIMITS.offset, default: 0 })),
  ...Object.fromEntries(
    DIMENSION_NAMES.map((name) => [
      name.toLowerCase() as Lowercase<(typeof DIMENSION_NAMES)[number]>,
      Maybe(list(FilterValue, METRIC_LIMITS.values, 1)),
    ]),
  ),
});
export type MetricsQuery = Static<typeof MetricsQuery>;

const MetricValue = Type.Object({
  value: Nullable(Type.String()),
  previous: Nullable(Type.String()),
});
export const MetricRow = Type.Object({
  groups: Type.Array(Type.Object({ id: Name, name: Name })),
  values: Type.Array(MetricValue),
});
export const MetricValues = Type.Array(MetricValue);

export const MetricDefinition = Type.Object({
  measure: Measure,
  title: Type.String(),
  unit: OneOf('COUNT', 'PIECES', 'RUPEES', 'PERCENT', 'DAYS'),
  description: Type.String(),
  shows_cost: Type.Boolean(),
  is_allowed: Type.Boolean(),
  made_of: Type.Array(Measure),
  rows_by: Nullable(Dimension),
  group_by: Type.Array(Dimension),
});
export type MetricDefinition = Static<typeof MetricDefinition>;
