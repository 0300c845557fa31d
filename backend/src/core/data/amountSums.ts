import { ENDED_STATUSES } from '@munim/schema/shared/endedStatuses.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { Maybe, Sum } from '../http/shapes.ts';
import type { Database } from './database.ts';
import { type Page, pageOf } from './paging.ts';

/** Query of a list that can add up the amounts of all rows that match. */
export const SUMS = {
  sums: Maybe(
    Type.Boolean({ description: 'With the sums of all that match, not of the page alone.' }),
  ),
};

/** Amounts of a list by the names that its rows have for them, and the column of its status. */
interface Summed<Name extends string> {
  status: string;
  amounts: Readonly<Record<Name, RawBuilder<unknown> | string>>;
}
// oxlint-disable-next-line no-explicit-any -- any tables: only amounts are read
type Ids = SelectQueryBuilder<any, any, Record<string, number>>;

const namesOf = <Name extends string>({ amounts }: Summed<Name>) => Object.keys(amounts) as Name[];

/** Answer to it. */
export const AmountSums = <Name extends string>(summed: Summed<Name>) =>
  Maybe(
    Type.Object(
      Object.fromEntries(namesOf(summed).map((name) => [name, Sum])) as Record<Name, typeof Sum>,
      { description: 'Sums of all that match, without cancelled and void ones; only where asked.' },
    ),
  );

/** Exact sums of all rows of a list, in one statement. */
async function sumsOf<Name extends string>(
  db: Database,
  ids: Ids,
  summed: Summed<Name>,
): Promise<Record<Name, string>> {
  const names = namesOf(summed);
  const columns = names.map((name) => {
    const amount: RawBuilder<unknown> | string = summed.amounts[name];
    return typeof amount === 'string' ? sql.ref(amount) : amount;
  });
  const counted = ids
    .clearSelect()
    .clearOrderBy()
    .select(columns.map((column, i) => column.as(`a${i}`)))
    .where(sql.ref(summed.status), 'not in', ENDED_STATUSES);
  const row = await db
    .selectFrom(counted.as('counted'))
    .select(
      names.map((_, i) =>
        sql<string>`coalesce(sum(${sql.ref(`counted.a${i}`)}), 0)::numeric(30,2)::text`.as(`s${i}`),
      ),
    )
    .executeTakeFirstOrThrow();
  const values = row as Record<string, string>;
  const sums = Object.fromEntries(names.map((name, i) => [name, values[`s${i}`] ?? '0.00']));
  return sums as Record<Name, string>;
}

/** A page as `pageOf` finds it, and the sums of all that match where the query asks for them. */
export async function summedPageOf<T extends readonly unknown[], Name extends string>(
  db: Database,
  ids: Ids,
  query: Page & { sums?: boolean; isShort?: boolean },
  summed: Summed<Name>,
  read: (isOnPage: RawBuilder<number>) => Promise<T>,
): Promise<[rows: T, count: number, sums: { sums?: Record<Name, string> }]> {
  const [[rows, count], sums] = await Promise.all([
    pageOf(db, ids, query, read),
    query.sums ? sumsOf(db, ids, summed) : undefined,
  ]);
  return [rows, count, sums ? { sums } : {}];
}
