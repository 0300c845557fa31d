import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import type { Dimension } from '@munim/schema/analytics/measures.ts';
import { type RawBuilder, sql } from 'kysely';
import { changedDays, changedOwners } from '../src/analytics/changedDays.ts';
import {
  audienceOf,
  COLUMNS,
  definitionOf,
  isKeptFor,
  isOfOwners,
  KEPT,
  setFor,
  type SumSet,
  sumsFromDocuments,
} from '../src/analytics/dailyTotals.ts';
import type { FactsName } from '../src/analytics/measureSql.ts';
import { requestSet } from '../src/analytics/requestedSets.ts';
import { type ResultSet, groupsFromDocuments, isChanged } from '../src/analytics/cachedResults.ts';
import { type Viewer, viewerWithoutSession } from '../src/core/access/viewer.ts';
import type { Database, Trx } from '../src/core/data/database.ts';
import type { Settings } from '../src/core/settings.ts';

const viewerOf = (roleId: number, userId: number, categories: number[]): Viewer => {
  const permissions = roleTemplate(roleId);
  const person = { roleId, userId, categories, permissions, can: canBy(permissions) };
  return viewerWithoutSession({ ...person, requestId: '' });
};

/**
 * Requests every set of sums that can be kept, for viewers of all, the manager of one category and
 * all sales people.
 */
export function wantAllSums(db: Database, settings: Settings): void {
  const audiences = [
    audienceOf(viewerOf(Role.TOP_ADMIN, 1, [])),
    audienceOf(viewerOf(Role.CATEGORY_MANAGER, 1, [1])),
    audienceOf(viewerOf(Role.SALES, 1, [])),
  ];
  for (const audience of audiences)
    for (const [facts, { by }] of Object.entries(KEPT) as [FactsName, { by: unknown }][])
      for (const one of by as readonly (Dimension | null)[])
        if (audience && isKeptFor(facts, audience)) {
          const { set } = setFor(facts, one, audience);
          requestSet(db, definitionOf(db, set, settings), set, settings);
        }
}

const columns = sql.join(['day', 'id', 'owner', ...COLUMNS].map((column) => sql.ref(column)));
const month = sql`date_trunc('month', day::timestamp)::date`;
const apart = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`(${one} except all ${other}) union all (${other} except all ${one})`;

async function wrongDays(
  trx: Trx,
  setId: number,
  set: SumSet,
  settings: Settings,
  changed: readonly string[],
  owners: readonly number[],
) {
  const theirs = sql`owner <> all(${owners}::bigint[])`;
  const days = sql`day <> all(${changed}::date[]) and ${theirs}`;
  const whole = sql`${theirs} and ${month} <> all(${changed.map((day) => `${day.slice(0, 7)}-01`)}::date[])`;
  const kept = (span: string) =>
    sql`select ${columns} from day_sums where set_id = ${setId} and span = ${span}`;
  const sums = sql.join(COLUMNS.map((column) => sql`sum(${sql.ref(column)})`));
  const { rows } = await sql<{
    at: string;
  }>`with fresh as materialized (${sumsFromDocuments(set, settings)}),
      wrong as (select 'day' as span, day from (${apart(sql`${kept('DAY')} and ${days}`, sql`select ${columns} from fresh where ${days}`)}) d
        union all select 'month', day from (${apart(
          sql`${kept('MONTH')} and ${whole}`,
          sql`select ${month}, id, owner, ${sums} from fresh where ${whole} group by 1, 2, 3`,
        )}) m)
    select distinct span || ' ' || day as at from wrong limit 3`.execute(trx);
  return rows.map(
    ({ at }) => `${set.facts} by ${set.by ?? 'nothing'} of ${set.audience.userId}, ${at}`,
  );
}

/** Sums of unchanged days that are not what the documents add up to. */
export const wrongSums = (db: Database, settings: Settings): Promise<string[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const rows = await trx.selectFrom('sum_sets').selectAll().execute();
      const sets = rows.map(({ set_id, facts, dimension, audience }) => ({
        setId: set_id,
        set: { facts, by: dimension, audience: audience as unknown } as SumSet,
      }));
      if (!sets.length) return [];
      const changes = await changedDays(trx, [...new Set(sets.map(({ set }) => set.facts))]);
      const owners = await changedOwners(trx);
      const wrong: string[] = [];
      for (const { setId, set } of sets) {
        const days = changes.get(set.facts) ?? 'all';
        if (days === 'all') continue;
        wrong.push(...(await wrongDays(trx, setId, set, settings, [...days], [...owners])));
      }
      return wrong;
    });

/** Kept answers without a noted change that are not what the documents say. */
export const wrongAnswers = (db: Database, settings: Settings): Promise<string[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const wrong: string[] = [];
      const answers = await trx.selectFrom('kept_answers').selectAll().execute();
      for (const {
        answer_id,
        facts,
        groups,
        audience,
        range_from: from,
        range_to: to,
      } of answers) {
        const set = {
          facts,
          groups,
          audience: audience as unknown,
          range: { from, to },
        } as ResultSet;
        if (isChanged(await changedDays(trx, [set.facts]), set)) continue;
        if (isOfOwners(set.audience) && (await changedOwners(trx)).has(set.audience.userId))
          continue;
        const held = sql.join(['k0', 'k1', 'k2', ...COLUMNS].map((column) => sql.ref(column)));
        const { rows } = await sql`${apart(
          sql`select ${held} from kept_groups where answer_id = ${answer_id}`,
          sql`${groupsFromDocuments(set, settings)}`,
        )} limit 1`.execute(trx);
        if (rows.length) wrong.push(`${facts} by ${groups.join(', ')} of ${set.audience.userId}`);
      }
      return wrong;
    });
