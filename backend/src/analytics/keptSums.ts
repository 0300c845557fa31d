import { type Dimension, isPeriod, type Measure } from '@munim/schema/analytics/measures.ts';
import { addDays, addMonths, endOfMonth } from '@munim/schema/shared/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import type { ReadContext } from '../core/data/work.ts';
import { type ChangedDays, changedDays, changedOwners } from './changedDays.ts';
import {
  audienceOf,
  COLUMNS,
  columnsOf,
  definitionOf,
  isOfOwners,
  isKeptBy,
  KEPT,
  type KeptFacts,
  rangesOf,
  isKeptFor,
  sameScope,
  setFor,
  type SumSet,
  sumsFromDocuments,
} from './dailyTotals.ts';
import type { DayRange, Facts } from './facts.ts';
import { type FactsName, summed } from './measureSql.ts';
import { type MetricQuestion, type Part, summedOf } from './metricSql.ts';
import {
  resultDefinition,
  type ResultSet,
  resultSetOf,
  fromResult,
  isChanged,
  MANY_GROUPS,
} from './cachedResults.ts';
import { noteUse, requestResult, requestSet } from './requestedSets.ts';

/** Greatest number of gaps of changed days; above it all is read from the documents. */
const MOST_GAPS = 12;

/** The one group that is asked for besides a period; undefined when there are more. */
function groupOf({ groupBy, filter }: MetricQuestion): Dimension | null | undefined {
  const asked = new Set([...groupBy, ...(Object.keys(filter) as Dimension[])]);
  const [by = null, ...others] = [...asked].filter((one) => !isPeriod(one));
  // rates are compared as numbers, sums have their text
  return others.length || filter.GST_RATE ? undefined : by;
}

/** The group whose sums hold the answer: the one asked for, or for a number by nothing any other. */
function keptGroup(name: KeptFacts, asked: Dimension | null): Dimension | null | undefined {
  const { by }: { by: readonly (Dimension | null)[] } = KEPT[name];
  return by.includes(asked) ? asked : asked === null ? by[0] : undefined;
}

interface Candidate extends Part {
  set: SumSet;
  owner: number;
  definition: string;
}

/** Parts of a question, those first that sums could answer. */
function partsOf(
  context: ReadContext,
  question: MetricQuestion,
): { candidates: Candidate[]; others: Part[] } {
  const [candidates, others]: [Candidate[], Part[]] = [[], []];
  const audience = audienceOf(context.viewer);
  const asked = groupOf(question);
  for (const [name, measures] of summedOf(question.measures)) {
    const isFor = audience && isKeptFor(name, audience) && sameScope(context, name, audience);
    const by = isFor && asked !== undefined ? keptGroup(name, asked) : undefined;
    if (!isFor || by === undefined) {
      others.push({ name, measures });
      continue;
    }
    const kept = measures.filter((measure) => isKeptBy(name, measure, by));
    const rest = measures.filter((measure) => !kept.includes(measure));
    if (rest.length) others.push({ name, measures: rest });
    if (!kept.length) continue;
    const { set, owner } = setFor(name, by, audience);
    const definition = definitionOf(context.db, set, context.settings);
    candidates.push({ name, measures: kept, set, owner, definition });
  }
  return { candidates, others };
}

interface DayPlan {
  months: string[];
  days: DayRange[];
  changed: DayRange[];
}

/** Divides a range into whole months and days that have totals, and the rest, which is read from the documents. */
function planOf({ from, to }: DayRange, changed: ReadonlySet<string>, hasMonths: boolean): DayPlan {
  const [months, days, gaps]: [string[], string[], string[]] = [[], [], []];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) {
    const end = endOfMonth(month);
    const part: string[] = [];
    for (let day = month < from ? from : month; day <= end && day <= to; day = addDays(day, 1))
      part.push(day);
    const isWhole = part[0] === month && part.at(-1) === end;
    if (hasMonths && isWhole && !part.some((day) => changed.has(day))) months.push(month);
    else for (const day of part) (changed.has(day) ? gaps : days).push(day);
  }
  return { months, days: rangesOf(days), changed: rangesOf(gaps) };
}

const either = (ranges: readonly DayRange[]) =>
  sql.join(
    ranges.map(({ from, to }) => sql`day between ${from}::date and ${to}::date`),
    sql` or `,
  );

/** Rows of day, group and sums that stand for the facts of a range. */
function keptRows(
  { settings }: ReadContext,
  { set, owner }: Candidate,
  setId: number,
  { months, days, changed }: DayPlan,
): RawBuilder<unknown> {
  const columns = sql.join(['day', 'id', 'owner', ...COLUMNS].map((column) => sql.ref(column)));
  const kept = sql`select ${columns} from day_sums where set_id = ${setId} and owner = ${owner} and span`;
  const rows = [
    ...(months.length ? [sql`${kept} = 'MONTH' and day = any(${months}::date[])`] : []),
    ...(days.length ? [sql`${kept} = 'DAY' and (${either(days)})`] : []),
    ...changed.map((range) => sumsFromDocuments(set, settings, range, owner)),
  ];
  return sql`(${sql.join(rows, sql` union all `)}) kept`;
}

/** The rows as facts of their own: the row scope and what counts is in them. */
const factsOfRows = (rows: RawBuilder<unknown>, by: Dimension | null): Facts => ({
  from: () => rows,
  visible: () => sql`true`,
  day: sql`kept.day`,
  groups: by === null ? {} : { [by]: sql`kept.id` },
});

function sumOf(name: KeptFacts, measure: Measure): RawBuilder<unknown> {
  const [total, weight] = columnsOf(name, measure) ?? [];
  if (!total) throw new Error(`${measure} is not kept`);
  return summed(measure).average && weight
    ? sql`round(sum(kept.${total}) / nullif(sum(kept.${weight}), 0), 2)`
    : sql`sum(kept.${total})`;
}

/** The part with its sums in place of the documents, where they are not too much out of date. */
function fromSums(
  context: ReadContext,
  question: MetricQuestion,
  candidate: Candidate,
  setId: number | undefined,
  changes: ChangedDays,
): Part {
  const { name, measures, set } = candidate;
  const plain = { name, measures };
  const changed = changes.get(name) ?? 'all';
  if (setId === undefined || changed === 'all') return plain;
  const { earlier, groupBy } = question;
  const hasMonths = !groupBy.includes('DAY') && !groupBy.includes('WEEK') && !earlier?.days;
  const plans = [question.range, ...(earlier ? [earlier] : [])].map((range) =>
    planOf(range, changed, hasMonths),
  );
  if (plans.some((plan) => plan.changed.length > MOST_GAPS)) return plain;
  noteUse(context.db, setId);
  const [now, before] = plans.map((plan) =>
    factsOfRows(keptRows(context, candidate, setId, plan), set.by),
  );
  return { ...plain, kept: { now, before, sumOf: (measure) => sumOf(set.facts, measure) } };
}

/** Memory of one step of a question: groups of a large company are then made in memory. */
const WORK_MEMORY = '32MB';

/** One snapshot for all that a question reads. */
const inSnapshot = <T>(db: Database, run: (trx: Trx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(trx);
      return run(trx);
    });

interface Answerable {
  part: Part;
  set: ResultSet;
  definition: string;
}

/** Parts that an answer could hold, with what names it. */
const answerable = (
  context: ReadContext,
  question: MetricQuestion,
  parts: readonly Part[],
): Answerable[] =>
  parts.flatMap((part) => {
    const set = resultSetOf(context, question, part);
    return set
      ? [{ part, set, definition: resultDefinition(context.db, set, context.settings) }]
      : [];
  });

/** Changed days for the viewer: all, when documents became theirs or no more theirs. */
async function changesFor(
  trx: Trx,
  viewer: Viewer,
  names: readonly FactsName[],
): Promise<ChangedDays> {
  const audience = audienceOf(viewer);
  const isOther =
    audience && isOfOwners(audience) && (await changedOwners(trx)).has(audience.userId);
  // an empty map of days means that everything has changed
  return names.length && audience && !isOther ? changedDays(trx, names) : new Map();
}

/** Existing sets of these definitions, by definition. */
async function idsOf(trx: Trx, definitions: readonly string[]): Promise<Map<string, number>> {
  if (!definitions.length) return new Map();
  const { rows } = await sql<{ id: number; definition: string }>`
    select set_id as id, definition from sum_sets where definition = any(${definitions})
    union all select answer_id, definition from kept_answers where definition = any(${definitions})`.execute(
    trx,
  );
  return new Map(rows.map(({ id, definition }) => [definition, id]));
}

interface Answer {
  rows: readonly { groups: number }[];
}

/**
 * Runs a question over its parts. Where sums or answers are kept, they and what changed since are read in one snapshot, so that both
 * belong together; those that are missing are noted, to be made.
 */
export async function withParts<T extends Answer>(
  context: ReadContext,
  question: MetricQuestion,
  run: (db: Database | Trx, parts: readonly Part[]) => Promise<T>,
): Promise<T> {
  const { db, settings } = context;
  const { candidates, others } = partsOf(context, question);
  if (db.isTransaction) return run(db, [...candidates, ...others]);
  const holdable = answerable(context, question, others);
  return inSnapshot(db, async (trx) => {
    const all = [...candidates, ...holdable];
    const ids = await idsOf(
      trx,
      all.map(({ definition }) => definition),
    );
    for (const { definition, set } of candidates)
      if (!ids.has(definition)) requestSet(db, definition, set, settings);
    const names = all.flatMap(({ definition, set }) => (ids.has(definition) ? [set.facts] : []));
    const changes = await changesFor(trx, context.viewer, [...new Set(names)]);
    const fromKept = candidates.map((one) =>
      fromSums(context, question, one, ids.get(one.definition), changes),
    );
    const rest = others.map((part) => {
      const held = holdable.find((one) => one.part === part);
      const answerId = held && ids.get(held.definition);
      return held && answerId !== undefined && !isChanged(changes, held.set)
        ? fromResult(part, held.set, answerId)
        : part;
    });
    const answer = await run(trx, [...fromKept, ...rest]);
    if ((answer.rows[0]?.groups ?? 0) >= MANY_GROUPS)
      for (const { definition, set } of holdable)
        if (!ids.has(definition)) requestResult(db, definition, set, settings);
    return answer;
  });
}
