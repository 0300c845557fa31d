import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import { type ChangedDays, changedDays, changedOwners } from './changedDays.ts';
import {
  type Audience,
  COLUMNS,
  definitionOf,
  isKept,
  isOfOwners,
  rangesOf,
  type SumSet,
  sumsFromDocuments,
} from './dailyTotals.ts';
import { addResult, dropResults } from './cachedResults.ts';
import type { FactsName } from './measureSql.ts';
import { takeNotes } from './requestedSets.ts';

const EVERY_MS = 5_000;
/** Milliseconds of one statement: the sums of all days of a large company. */
const LONGEST_MS = 600_000;
/** Greatest number of ranges of changed days; above it a set is computed anew. */
const MOST_RANGES = 40;
/** Days after which a set that nobody asks for is dropped. */
const KEPT_DAYS = 30;

const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));

const keepDays = (trx: Trx, setId: number, rows: RawBuilder<unknown>) =>
  sql`insert into day_sums (set_id, span, day, id, owner, ${columns})
    select ${setId}, 'DAY', made.day, made.id, made.owner, ${columns} from (${rows}) made`.execute(
    trx,
  );

/** Adds up the days of months that begin on these days; of all months without them. */
async function keepMonths(trx: Trx, setId: number, months?: readonly string[]): Promise<void> {
  const month = sql`date_trunc('month', day::timestamp)::date`;
  const of = months ? sql`${month} = any(${months}::date[])` : sql`true`;
  await sql`delete from day_sums where set_id = ${setId} and span = 'MONTH' and ${of}`.execute(trx);
  const range = months
    ? sql`and day >= (select min(one) from unnest(${months}::date[]) one)`
    : sql``;
  await sql`insert into day_sums (set_id, span, day, id, owner, ${columns})
    select ${setId}, 'MONTH', ${month}, id, owner, ${sql.join(COLUMNS.map((column) => sql`sum(${sql.ref(column)})`))}
    from day_sums where set_id = ${setId} and span = 'DAY' ${range} and ${of} group by 3, 4, 5`.execute(
    trx,
  );
}

async function rebuildSet(trx: Trx, setId: number, set: SumSet, settings: Settings): Promise<void> {
  await trx.deleteFrom('day_sums').where('set_id', '=', setId).execute();
  await keepDays(trx, setId, sumsFromDocuments(set, settings));
  await keepMonths(trx, setId);
}

async function makeDays(
  trx: Trx,
  setId: number,
  set: SumSet,
  settings: Settings,
  days: ReadonlySet<string>,
): Promise<void> {
  const ranges = rangesOf(days);
  if (ranges.length > MOST_RANGES) return rebuildSet(trx, setId, set, settings);
  await sql`delete from day_sums where set_id = ${setId} and span = 'DAY' and day = any(${[...days]}::date[])`.execute(
    trx,
  );
  for (const range of ranges) await keepDays(trx, setId, sumsFromDocuments(set, settings, range));
  await keepMonths(trx, setId, [...new Set([...days].map((day) => `${day.slice(0, 7)}-01`))]);
}

/** All days of these people, in a set of each person's own customers. */
async function makeOwners(
  trx: Trx,
  setId: number,
  set: SumSet,
  settings: Settings,
  owners: ReadonlySet<number>,
): Promise<void> {
  await sql`delete from day_sums where set_id = ${setId} and span = 'DAY' and owner = any(${[...owners]}::bigint[])`.execute(
    trx,
  );
  for (const owner of owners)
    await keepDays(trx, setId, sumsFromDocuments(set, settings, undefined, owner));
  await keepMonths(trx, setId);
}

/** Every set, of this version: those of another way to count are dropped. */
async function setsOf(trx: Trx, settings: Settings): Promise<(SumSet & { setId: number })[]> {
  await sql`delete from sum_sets where asked_on < current_date - ${sql.lit(KEPT_DAYS)}`.execute(
    trx,
  );
  const rows = await trx.selectFrom('sum_sets').selectAll().orderBy('set_id').execute();
  const sets: (SumSet & { setId: number })[] = [];
  for (const { set_id: setId, facts, dimension, audience, definition } of rows) {
    const set = { facts, by: dimension, audience: audience as unknown as Audience } as SumSet;
    if (isKept(facts as FactsName) && definitionOf(trx, set, settings) === definition)
      sets.push({ ...set, setId });
    else await trx.deleteFrom('sum_sets').where('set_id', '=', setId).execute();
  }
  return sets;
}

const inSnapshot = <T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(LONGEST_MS)}`.execute(trx);
      return work(trx);
    });

/** Makes the days that changed anew in every set. What is removed of `changed_rows` is what this snapshot sees, and no more. */
async function renewSets(trx: Trx, settings: Settings): Promise<void> {
  const sets = await setsOf(trx, settings);
  const answered = await trx.selectFrom('kept_answers').select('facts').distinct().execute();
  const facts = new Set<FactsName>(sets.map((set) => set.facts));
  for (const one of answered) facts.add(one.facts as FactsName);
  const changes: ChangedDays = facts.size ? await changedDays(trx, [...facts]) : new Map();
  const owners = await changedOwners(trx);
  await dropResults(trx, changes, owners);
  for (const set of sets) {
    const days = changes.get(set.facts) ?? 'all';
    if (days === 'all') await rebuildSet(trx, set.setId, set, settings);
    else if (days.size) await makeDays(trx, set.setId, set, settings, days);
    if (days !== 'all' && owners.size && isOfOwners(set.audience))
      await makeOwners(trx, set.setId, set, settings, owners);
  }
  await sql`delete from changed_rows`.execute(trx);
}

async function addSet(trx: Trx, set: SumSet, settings: Settings): Promise<void> {
  const made = await trx
    .insertInto('sum_sets')
    .values({
      facts: set.facts,
      dimension: set.by,
      audience: JSON.stringify(set.audience),
      definition: definitionOf(trx, set, settings),
    })
    .onConflict((conflict) => conflict.column('definition').doNothing())
    .returning('set_id')
    .executeTakeFirst();
  if (made) await rebuildSet(trx, made.set_id, set, settings);
}

/**
 * Brings the sums of days up to date and makes those that were asked for in vain. Of several services one does at a time; readers and
 * writers wait for nobody.
 */
export const refreshTotals = (db: Database, settings: Settings): Promise<boolean> =>
  db.connection().execute(async (lock) => {
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_lock(hashtext('munim day sums')) as got`.execute(lock);
    if (!rows[0]?.got) return false;
    try {
      const { wanted, answers, used } = takeNotes(db);
      if (used.size)
        await sql`update sum_sets set asked_on = current_date
          where set_id = any(${[...used]}) and asked_on < current_date`.execute(lock);
      const { changed } = await sql<{
        changed: boolean;
      }>`select exists (select from changed_rows) as changed`
        .execute(lock)
        .then((found) => found.rows[0] ?? { changed: false });
      if (changed) await inSnapshot(db, (trx) => renewSets(trx, settings));
      for (const one of wanted.values())
        await inSnapshot(db, (trx) => addSet(trx, one.set, one.settings));
      for (const one of answers.values())
        await inSnapshot(db, (trx) => addResult(trx, one.set, one.settings));
      return true;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('munim day sums'))`.execute(lock);
    }
  });

/** Every five seconds, when the time before is done. */
export function startRefreshing(
  db: Database,
  settings: Settings,
  log: Log,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= refreshTotals(db, settings)
      .catch((error: Error) =>
        log.warn({ error: error.message }, 'the sums of days could not be brought up to date'),
      )
      .finally(() => (running = undefined));
  }, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
