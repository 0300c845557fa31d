import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Trx } from './database.ts';

export interface Page {
  page?: number;
  limit?: number;
}

export const offsetOf = ({ page = 1, limit = 10 }: Page) => (page - 1) * limit;

/**
 * Joins the rows of a page that was found before, so that joins are not computed for skipped rows.
 * An array, not a join: PostgreSQL plans up to eight joins well, and a document has more.
 */
export const idIn = (ids: Expression<Record<string, number>>): RawBuilder<number> =>
  sql`any(array(${ids}))`;

/** Counts the rows of a query, no further than the cap: an exact count is the dearest part of a page. */
export async function cappedCount(
  db: Database | Trx,
  // oxlint-disable-next-line no-explicit-any -- any tables, any columns: only the rows are counted
  rows: SelectQueryBuilder<any, any, any>,
): Promise<number> {
  const some = rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(COUNT_CAP + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The skeleton of a list: the ids of one page are found first, `read` then reads the rows by them (and repeats the
 * order, which `any(array(…))` does not keep), and all that match are counted meanwhile.
 */
export function pageOf<T>(
  db: Database | Trx,
  // oxlint-disable-next-line no-explicit-any -- any tables: only the id is selected
  ids: SelectQueryBuilder<any, any, Record<string, number>>,
  page: Page,
  read: (isOnPage: RawBuilder<number>) => Promise<T>,
): Promise<[rows: T, count: number]> {
  const onPage = ids.limit(page.limit ?? 10).offset(offsetOf(page));
  return Promise.all([read(idIn(onPage)), cappedCount(db, ids)]);
}
