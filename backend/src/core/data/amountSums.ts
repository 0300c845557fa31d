import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { Maybe, Sum } from '../http/shapes.ts';
import type { Database } from './database.ts';

/** Query of a list that can add up the amounts of all rows that match. */
export const SUMS = {
  sums: Maybe(
    Type.Boolean({ description: 'With the sums of all that match, not of the page alone.' }),
  ),
};

/** Answer to it, by the names that the amounts have in the rows. */
export const AmountSums = <Name extends string>(...names: Name[]) =>
  Maybe(
    Type.Object(Object.fromEntries(names.map((name) => [name, Sum])) as Record<Name, typeof Sum>, {
      description: 'Sums of all that match, without cancelled and void ones; only where asked.',
    }),
  );

/**
 * Exact sums of all rows of a list, in one statement; undefined where nobody asked. What is cancelled or void counts
 * nothing, as in the sums of a page (sumsOfPage.ts of the console).
 */
export async function sumsIfAsked<Name extends string>(
  db: Database,
  isAsked: boolean | undefined,
  // oxlint-disable-next-line no-explicit-any -- any tables, any columns: only amounts are read
  rows: SelectQueryBuilder<any, any, any>,
  { status, amounts }: { status: string; amounts: Record<Name, RawBuilder<unknown> | string> },
): Promise<{ sums?: Record<Name, string> }> {
  if (!isAsked) return {};
  const names = Object.keys(amounts) as Name[];
  const columns = names.map((name) => {
    const amount: RawBuilder<unknown> | string = amounts[name];
    return typeof amount === 'string' ? sql.ref(amount) : amount;
  });
  const counted = rows
    .clearSelect()
    .clearOrderBy()
    .select(columns.map((column, i) => column.as(`a${i}`)))
    .where(sql.ref(status), 'not in', ['CANCELLED', 'VOID']);
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
  return { sums: sums as Record<Name, string> };
}
