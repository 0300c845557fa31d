import {
  type Dimension,
  isPeriod,
  type Measure,
  MEASURES,
  type Period,
} from '@munim/schema/analytics/measures.ts';
import { type RawBuilder, sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { DayRange, Facts } from './facts.ts';
import { factsOf, type FactsName, isDerived, MEASURE_SQL, partsOf, summed } from './measureSql.ts';
import { columnOf, dayColumn, joinsOf, within } from './metricColumns.ts';

const BEGINNINGS: Record<Period, (day: RawBuilder<unknown>) => RawBuilder<string>> = {
  DAY: (day) => sql`${day}`,
  WEEK: (day) => sql`date_trunc('week', ${day}::timestamp)`,
  MONTH: (day) => sql`date_trunc('month', ${day}::timestamp)`,
  QUARTER: (day) => sql`date_trunc('quarter', ${day}::timestamp)`,
  FINANCIAL_YEAR: (day) =>
    sql`(date_trunc('year', ${day}::timestamp - interval '3 months') + interval '3 months')`,
};

/** Days of an earlier range, and what moves one of them to its day in the range asked for. */
export interface EarlierRange extends DayRange {
  months: number;
  days: number;
}

/** As the column is: rows are grouped by it sooner than by its text. */
function keyOf(facts: Facts, dimension: Dimension, shift?: EarlierRange): RawBuilder<unknown> {
  if (!isPeriod(dimension)) return sql`(${columnOf(facts, dimension)})`;
  const day = dayColumn(facts);
  const shifted = shift
    ? sql`(${day} + make_interval(months => ${shift.months}, days => ${shift.days}))::date`
    : day;
  return sql`${BEGINNINGS[dimension](shifted)}::date`;
}

export type Filter = Partial<Record<Dimension, readonly (string | number)[]>>;

export interface MetricQuestion {
  measures: readonly Measure[];
  groupBy: readonly Dimension[];
  range: DayRange;
  /** With it every value has the one of this range beside it. */
  earlier?: EarlierRange | undefined;
  filter: Filter;
}

/** The summed measures of a question, by the rows they come from. */
export function summedOf(measures: readonly Measure[]): Map<FactsName, Measure[]> {
  const parts = [...new Set(measures.flatMap(partsOf))];
  return Map.groupBy(parts, (measure) => summed(measure).facts);
}

const key = (i: number) => sql.ref(`k${i}`);
const nameOf = (measure: Measure, isEarlier: boolean) => `${isEarlier ? 'p' : 'm'}_${measure}`;

/** Who asks, and of which company. */
type Scope = Pick<ReadContext, 'viewer' | 'settings'>;

/** Measures over rows of one kind. */
export interface Part {
  name: FactsName;
  measures: readonly Measure[];
  /** Sums that stand for those rows in the range, and in the earlier one. */
  kept?:
    | {
        now: Facts | undefined;
        before: Facts | undefined;
        sumOf: (measure: Measure) => RawBuilder<unknown>;
      }
    | undefined;
}

/** Sums over rows of one kind: a row for each group, and one for all (`is_total`). */
function sumsOf(
  { viewer, settings }: Scope,
  question: MetricQuestion,
  { name, measures, kept }: Part,
  columns: readonly string[],
  earlier?: EarlierRange,
): RawBuilder<unknown> {
  const facts = (earlier ? kept?.before : kept?.now) ?? factsOf(name);
  const range = earlier ?? question.range;
  const filters = Object.entries(question.filter) as [Dimension, (string | number)[]][];
  const asked = [...question.groupBy, ...filters.map(([dimension]) => dimension)];
  const documents = documentsFor(facts, measures, asked);
  const sums = new Map(
    measures.map((one) => [
      nameOf(one, Boolean(earlier)),
      kept?.sumOf(one) ?? sumOf(one, documents !== undefined),
    ]),
  );
  const values = list(
    columns.map((column) => sql`(${sums.get(column) ?? sql`null`})::numeric as ${sql.ref(column)}`),
  );
  const where = sql.join(
    [
      facts.visible(viewer, settings),
      facts.counts ?? sql`true`,
      within(facts, range),
      ...filters.map(
        ([dimension, any]) =>
          sql`${columnOf(facts, dimension)} = ${eqAny(kept ? any.map(String) : any)}`,
      ),
    ],
    sql` and `,
  );
  const rows = sql`${documents ?? facts.from(range)} ${joinsOf(facts, asked)}`;
  if (!question.groupBy.length)
    return sql`select true as is_total, ${values} from ${rows} where ${where}`;
  const keys = question.groupBy.map((dimension) => keyOf(facts, dimension, earlier));
  const names = question.groupBy.map((_, i) => sql`keys.${key(i)}`);
  const texts = names.map((one, i) => sql`${one}::text as ${key(i)}`);
  // the keys are computed below the sums, so that grouping sets name them
  return sql`select grouping(${list(names)}) > 0 as is_total, ${list(texts)}, ${values} from ${rows}
    cross join lateral (select ${list(keys.map((one, i) => sql`${one} as ${key(i)}`))}) keys
    where ${where}
    group by grouping sets ((${list(names)}), ())`;
}

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts);

/** The documents alone, where no line is asked for. */
function documentsFor(
  { documents }: Facts,
  measures: readonly Measure[],
  asked: readonly Dimension[],
): RawBuilder<unknown> | undefined {
  const isOf = (dimension: Dimension) =>
    isPeriod(dimension) || documents?.groups.includes(dimension);
  return asked.every(isOf) && measures.every((one) => summed(one).ofDocuments)
    ? documents?.from
    : undefined;
}

function sumOf(measure: Measure, isOfDocuments: boolean): RawBuilder<unknown> {
  const one = summed(measure);
  return isOfDocuments && one.ofDocuments ? one.ofDocuments() : one.sum();
}

/** A measure over the joined sums of a group. */
function valueOf(measure: Measure, isEarlier: boolean): RawBuilder<string | null> {
  const one = MEASURE_SQL[measure];
  if (!isDerived(one)) {
    const sum = sql`max(${sql.ref(nameOf(measure, isEarlier))})`;
    return one.average ? sql`${sum}` : sql`coalesce(${sum}, 0)`;
  }
  const [first, second] = one.of.map((part) => valueOf(part, isEarlier));
  if (one.difference) return sql`(${first} - ${second})`;
  return sql`round(${first} * ${sql.lit(one.percent ? 100 : 1)} / nullif(${second}, 0), 2)`;
}

/** As answers spell it: whole numbers for counts, else two decimals. */
const written = (measure: Measure, isEarlier: boolean) =>
  sql`round(${valueOf(measure, isEarlier)}, ${sql.lit(decimalsOf(measure))})::text`;
const decimalsOf = (measure: Measure) =>
  ['COUNT', 'PIECES'].includes(MEASURES[measure].unit) ? 0 : 2;

export interface MetricOrder {
  /** Without one the groups follow their keys. */
  measure?: Measure | undefined;
  direction: 'asc' | 'desc';
}

/**
 * One statement for all rows of a page, with the row of all in front; each value as text. Groups in
 * which every number is 0 are left out.
 */
export function metricStatement(
  scope: Scope,
  question: MetricQuestion,
  { measure, direction }: MetricOrder,
  { limit, offset }: { limit: number; offset: number },
  byFacts: readonly Part[],
): RawBuilder<Record<string, string | null> & { is_total: boolean; groups: number }> {
  const { measures, groupBy, earlier } = question;
  const parts = byFacts.flatMap((part) => part.measures);
  const columns = [false, ...(earlier ? [true] : [])].flatMap((isEarlier) =>
    parts.map((part) => nameOf(part, isEarlier)),
  );
  const sums = byFacts.flatMap((of) => [
    sumsOf(scope, question, of, columns),
    ...(earlier ? [sumsOf(scope, question, of, columns, earlier)] : []),
  ]);
  const keys = groupBy.map((_, i) => key(i));
  const asked = [false, ...(earlier ? [true] : [])].flatMap((isEarlier) =>
    measures.map((one) => ({ one, isEarlier })),
  );
  const values = asked.map(
    ({ one, isEarlier }) =>
      sql`${written(one, isEarlier)} as ${sql.ref(`${isEarlier ? 'earlier' : 'value'}_${one}`)}`,
  );
  const isSomething = asked.map(
    ({ one, isEarlier }) => sql`coalesce(${valueOf(one, isEarlier)}, 0) <> 0`,
  );
  const byMeasure = measure
    ? [sql`(${valueOf(measure, false)}) ${sql.raw(direction)} nulls last`]
    : [];
  const byKeys = keys.map((one) =>
    measure || direction === 'asc' ? sql`${one} nulls last` : sql`${one} desc nulls last`,
  );
  const all = sql.join([sql`is_total`, ...keys]);
  const order = sql.join([sql`is_total desc`, ...byMeasure, ...byKeys]);
  return sql`with sums as (${sql.join(sums, sql` union all `)}), numbered as (
    select is_total, ${keys.length ? sql`${sql.join(keys)},` : sql``} ${sql.join(values)},
      count(*) filter (where not is_total) over () as groups, row_number() over (order by ${order}) as place
    from sums group by ${all} having is_total or ${sql.join(isSomething, sql` or `)})
    select * from numbered where place = 1 or place between ${offset + 2} and ${offset + limit + 1} order by place`;
}
