import { type Dimension, isPeriod, type Measure } from '@munim/schema/analytics/measures.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { Settings } from '../core/settings.ts';
import type { ChangedDays } from './changedDays.ts';
import {
  type Audience,
  audienceOf,
  COLUMNS,
  columnsOf,
  isKeptFor,
  isOfOwners,
  type KeptFacts,
  keptColumns,
  sameScope,
  viewerOf,
} from './dailyTotals.ts';
import type { DayRange, Facts } from './facts.ts';
import { factsOf, type FactsName, summed } from './measureSql.ts';
import { joinsOf, within } from './metricColumns.ts';
import { keyOf, type MetricQuestion, type Part } from './metricSql.ts';
import { statementHash } from './statementHash.ts';

/** An answer with fewer groups is made from the documents each time. */
export const MANY_GROUPS = 5_000;

/** Groups of which every change is noted (migrations 0137 and 0166). Of two of them there are about as many as lines, so no sums of days are kept. */
const NOTED: Partial<Record<KeptFacts, readonly Dimension[]>> = {
  requests: ['CUSTOMER', 'SALES_PERSON', 'STATUS'],
  quotations: ['CUSTOMER', 'SALES_PERSON', 'STATUS'],
  orders: ['CUSTOMER', 'SALES_PERSON', 'STATUS'],
  invoices: ['CUSTOMER', 'SKU', 'CATEGORY', 'STATE', 'GST_RATE', 'SALES_PERSON'],
  purchases: ['SKU', 'VENDOR'],
};

/** All numbers of these facts by these groups over a range, for one audience. */
export interface ResultSet {
  facts: KeptFacts;
  groups: readonly Dimension[];
  audience: Audience;
  range: DayRange;
}

/** Numbers of which the groups add up to the whole: a document is in one group where the groups are its own. */
function isAdditive(name: KeptFacts, groups: readonly Dimension[], measure: Measure): boolean {
  const { average, distinct } = summed(measure);
  const { documents }: Facts = factsOf(name);
  const isOfDocument = (group: Dimension) => isPeriod(group) || documents?.groups.includes(group);
  return !average && (!distinct || (distinct === 'LINES' && groups.every(isOfDocument)));
}

/** The answer that would hold this part of a question; nothing where it cannot be kept. */
export function resultSetOf(
  context: ReadContext,
  { groupBy, filter, range, earlier }: MetricQuestion,
  { name, measures }: Part,
): ResultSet | undefined {
  const audience = audienceOf(context.viewer);
  if (!audience || !isKeptFor(name, audience)) return undefined;
  if (earlier || Object.keys(filter).length) return undefined;
  const isNoted = (group: Dimension) => isPeriod(group) || NOTED[name]?.includes(group);
  const isHeld = (measure: Measure) =>
    isAdditive(name, groupBy, measure) && columnsOf(name, measure);
  if (!groupBy.length || !groupBy.every(isNoted) || !measures.every(isHeld)) return undefined;
  return sameScope(context, name, audience)
    ? { facts: name, groups: groupBy, audience, range }
    : undefined;
}

/** The groups of an answer with their numbers, from the documents. */
export function groupsFromDocuments(
  { facts: name, groups, audience, range }: ResultSet,
  settings: Settings,
): RawBuilder<unknown> {
  const facts: Facts = factsOf(name);
  const keys = groups.map((group, i) => sql`${keyOf(facts, group)} as ${sql.ref(`k${i}`)}`);
  const names = groups.map((_, i) => sql`keys.${sql.ref(`k${i}`)}`);
  const texts = [0, 1, 2].map((i) => (names[i] ? sql`${names[i]}::text` : sql`null`));
  return sql`select ${sql.join(texts)}, ${keptColumns(name, (measure) => isAdditive(name, groups, measure))}
    from ${facts.from(range)} ${joinsOf(facts, groups)} cross join lateral (select ${sql.join(keys)}) keys
    where ${facts.visible(viewerOf(audience), settings)} and ${facts.counts ?? sql`true`} and ${within(facts, range)}
    group by ${sql.join(names)}`;
}

/** Names the statement with its values: an answer is only read when it was made by the very same. */
export function resultDefinition(db: Database | Trx, set: ResultSet, settings: Settings): string {
  return statementHash(db, groupsFromDocuments(set, settings));
}

/** A part read from its answer. */
export function fromResult(part: Part, set: ResultSet, answerId: number): Part {
  const columnOf = (measure: Measure) => {
    const [column] = columnsOf(set.facts, measure) ?? [];
    if (!column) throw new Error(`${measure} is not kept`);
    return column;
  };
  return { ...part, answer: { answerId, columnOf } };
}

/** True when a document of its days has changed. */
export const isChanged = (
  changes: ChangedDays,
  { facts, range: { from, to } }: { facts: FactsName; range: DayRange },
): boolean => {
  const days = changes.get(facts) ?? 'all';
  return days === 'all' || [...days].some((day) => day >= from && day <= to);
};

/** Makes an answer, in the snapshot of the transaction. */
export async function addResult(trx: Trx, set: ResultSet, settings: Settings): Promise<void> {
  const made = await trx
    .insertInto('kept_answers')
    .values({
      facts: set.facts,
      groups: [...set.groups],
      audience: JSON.stringify(set.audience),
      range_from: set.range.from,
      range_to: set.range.to,
      definition: resultDefinition(trx, set, settings),
    })
    .onConflict((conflict) => conflict.column('definition').doNothing())
    .returning('answer_id')
    .executeTakeFirst();
  if (!made) return;
  const columns = sql.join([...['k0', 'k1', 'k2'], ...COLUMNS].map((column) => sql.ref(column)));
  // keeps the order of the index, so that reading by it stays on few pages
  await sql`insert into kept_groups (answer_id, ${columns})
    select ${made.answer_id}, made.* from (${groupsFromDocuments(set, settings)}) made order by 2, 3, 4`.execute(
    trx,
  );
}

/** Drops the answers of which a document has changed, or for whom, and those of yesterday. */
export async function dropResults(
  trx: Trx,
  changes: ChangedDays,
  owners: ReadonlySet<number>,
): Promise<void> {
  const answers = await trx
    .selectFrom('kept_answers')
    .select(['answer_id', 'facts', 'audience', 'range_from', 'range_to'])
    .select(sql<boolean>`made_on < current_date`.as('is_old'))
    .execute();
  const dropped = answers.flatMap((answer) => {
    const { roleId, userId } = answer.audience as unknown as Audience;
    const range = { from: answer.range_from, to: answer.range_to };
    const isStale =
      answer.is_old ||
      (isOfOwners({ roleId }) && owners.has(userId)) ||
      isChanged(changes, { facts: answer.facts as FactsName, range });
    return isStale ? [answer.answer_id] : [];
  });
  if (dropped.length)
    await trx.deleteFrom('kept_answers').where('answer_id', 'in', dropped).execute();
}
