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
import { columnOf, dayColumn, joinsOf, orderOf, within } from './metricColumns.ts';

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

/** The type of the column: grouping by it is faster than by its text. */
export function keyOf(
  facts: Facts,
  dimension: Dimension,
  shift?: EarlierRange,
): RawBuilder<unknown> {
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
  /** Earlier range, whose values stand beside those of this range. */
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

/** Viewer and company. */
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
  /** Kept groups of the answer. */
  answer?: { answerId: number; columnOf: (measure: Measure) => RawBuilder<unknown> };
}

/** Parameters shared by all parts. */
interface Asked {
  scope: Scope;
  question: MetricQuestion;
  columns: readonly string[];
  /** The total is the sum of the groups. */
  addsUp: boolean;
  /** Groups of several parts meet by the text of their keys. */
  asText: boolean;
}

const askedOf = ({ groupBy, filter }: MetricQuestion): Dimension[] => [
  ...groupBy,
  ...(Object.keys(filter) as Dimension[]),
];

/**
 * True when the number of all is the sum of the groups': no average, and no count of what is in
 * several groups.
 */
function partAddsUp(question: MetricQuestion, { name, measures, kept }: Part): boolean {
  const ofDocuments = Boolean(documentsFor(factsOf(name), measures, askedOf(question)));
  return measures.every((measure) => {
    const { average, distinct } = summed(measure);
    return !average && (!distinct || (distinct === 'LINES' && (ofDocuments || Boolean(kept))));
  });
}

/** Sums over rows of one kind: a row for each group, and one for all (`is_total`) where it is not the sum of the groups. */
function sumsOf(
  { scope: { viewer, settings }, question, columns, addsUp, asText }: Asked,
  { name, measures, kept, answer }: Part,
  earlier?: EarlierRange,
): RawBuilder<unknown> {
  if (answer) {
    const held = new Map(measures.map((one) => [nameOf(one, false), answer.columnOf(one)]));
    return sql`select false as is_total, ${list(question.groupBy.map((_, i) => key(i)))},
      ${list(columns.map((column) => sql`${held.get(column) ?? sql`null`} as ${sql.ref(column)}`))}
      from kept_groups where answer_id = ${answer.answerId}`;
  }
  const facts = (earlier ? kept?.before : kept?.now) ?? factsOf(name);
  const range = earlier ?? question.range;
  const filters = Object.entries(question.filter) as [Dimension, (string | number)[]][];
  const asked = askedOf(question);
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
  const shown = names.map((one, i) => (asText ? sql`${one}::text as ${key(i)}` : sql`${one}`));
  const isTotal = addsUp ? sql`false` : sql`grouping(${list(names)}) > 0`;
  // the keys are computed below the sums, so that grouping sets name them
  return sql`select ${isTotal} as is_total, ${list(shown)}, ${values} from ${rows}
    cross join lateral (select ${list(keys.map((one, i) => sql`${one} as ${key(i)}`))}) keys
    where ${where}
    group by ${addsUp ? list(names) : sql`grouping sets ((${list(names)}), ())`}`;
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

/** A measure over the columns of a group. */
function valueOf(measure: Measure, isEarlier: boolean): RawBuilder<string | null> {
  const one = MEASURE_SQL[measure];
  if (!isDerived(one)) {
    const sum = sql<string | null>`${sql.ref(nameOf(measure, isEarlier))}`;
    return one.average ? sum : sql`coalesce(${sum}, 0)`;
  }
  const [first, second] = one.of.map((part) => valueOf(part, isEarlier));
  if (one.difference) return sql`(${first} - ${second})`;
  return sql`round(${first} * ${sql.lit(one.percent ? 100 : 1)} / nullif(${second}, 0), 2)`;
}

/** Tests a percentage or a price without dividing. */
function isNotZero(measure: Measure, isEarlier: boolean): RawBuilder<unknown> {
  const one = MEASURE_SQL[measure];
  if (isDerived(one) && !one.difference)
    return sql`(${sql.join(
      one.of.map((part) => isNotZero(part, isEarlier)),
      sql` and `,
    )})`;
  return sql`coalesce(${valueOf(measure, isEarlier)}, 0) <> 0`;
}

/** Format of answers: whole numbers for counts, else two decimals. */
const written = (measure: Measure, isEarlier: boolean) =>
  sql`round(${valueOf(measure, isEarlier)}, ${sql.lit(decimalsOf(measure))})::text`;
const decimalsOf = (measure: Measure) =>
  ['COUNT', 'PIECES'].includes(MEASURES[measure].unit) ? 0 : 2;

export interface MetricOrder {
  /** Measure that the groups are sorted by; without one they follow their keys. */
  measure?: Measure | undefined;
  direction: 'asc' | 'desc';
}

/** The groups of all parts, those of one key in one row. */
function groupsOf(
  scope: Scope,
  question: MetricQuestion,
  byFacts: readonly Part[],
  columns: readonly string[],
  isSomething: RawBuilder<unknown>,
): { found: RawBuilder<unknown>; total: RawBuilder<unknown>; isHeld: boolean } {
  const { groupBy, earlier } = question;
  const isOne = byFacts.length === 1 && !earlier;
  const addsUp = groupBy.length > 0 && byFacts.every((part) => partAddsUp(question, part));
  const asked = { scope, question, columns, addsUp, asText: !isOne };
  const sums = byFacts.flatMap((of) => [
    sumsOf(asked, of),
    ...(earlier ? [sumsOf(asked, of, earlier)] : []),
  ]);
  const keys = groupBy.map((_, i) => key(i));
  const names = columns.map((column) => sql.ref(column));
  const all = list([sql`is_total`, ...keys]);
  const joined = names.map((name) => sql`max(${name}) as ${name}`);
  return {
    found: isOne
      ? list(sums)
      : sql`select ${list([all, ...joined])} from (${sql.join(sums, sql` union all `)}) sums group by ${all}`,
    // added up and counted in one reading
    total: addsUp
      ? sql`select ${list(names.map((name) => sql`sum(${name}) as ${name}`))},
          count(*) filter (where ${isSomething}) as groups from found`
      : sql`select ${list(names)}, (select count(*) from found where ${isSomething}) as groups from found where is_total`,
    isHeld: isOne && Boolean(byFacts[0]?.answer),
  };
}

/**
 * One statement for all rows of a page, with the row of all in front; each value as text. Groups in
 * which every number is 0 are left out. Only what is on the page is sorted to the end and spelt out.
 */
export function metricStatement(
  scope: Scope,
  question: MetricQuestion,
  { measure, direction }: MetricOrder,
  { limit, offset }: { limit: number; offset: number },
  byFacts: readonly Part[],
): RawBuilder<Record<string, string | null> & { is_total: boolean; groups: number }> {
  const { measures, groupBy, earlier } = question;
  const times = [false, ...(earlier ? [true] : [])];
  const parts = byFacts.flatMap((part) => part.measures);
  const columns = times.flatMap((isEarlier) => parts.map((part) => nameOf(part, isEarlier)));
  const asked = times.flatMap((isEarlier) => measures.map((one) => ({ one, isEarlier })));
  const isSomething = sql`not is_total and (${sql.join(
    asked.map(({ one, isEarlier }) => isNotZero(one, isEarlier)),
    sql` or `,
  )})`;
  const { found, total, isHeld } = groupsOf(scope, question, byFacts, columns, isSomething);
  const values = asked.map(
    ({ one, isEarlier }) =>
      sql`${written(one, isEarlier)} as ${sql.ref(`${isEarlier ? 'earlier' : 'value'}_${one}`)}`,
  );
  if (!groupBy.length)
    return sql`with found as materialized (${found})
      select true as is_total, ${list(values)}, 0 as groups from (${total}) total`;
  const keys = groupBy.map((_, i) => sql`${key(i)}::text`);
  const order = list([
    ...(measure ? [sql`(${valueOf(measure, false)}) ${sql.raw(direction)} nulls last`] : []),
    ...keys.map((one, i) =>
      measure || direction === 'asc'
        ? orderOf(groupBy[i], one)
        : sql`${orderOf(groupBy[i], one)} desc nulls last`,
    ),
  ]);
  const named = (of: readonly RawBuilder<unknown>[]) =>
    list(of.map((one, i) => sql`${one} as ${key(i)}`));
  // groups of an answer are read in their order, by an index
  return sql`with found as ${isHeld ? sql`not materialized` : sql`materialized`} (${found}),
    page as (select * from found where ${isSomething} order by ${order} limit ${limit} offset ${offset})
    select true as is_total, ${named(keys.map(() => sql`null::text`))}, ${list(values)},
      groups, 0 as place from (${total}) total
    union all select false, ${list(keys)}, ${list(values)}, null, row_number() over (order by ${order}) from page
    order by place`;
}
