import { AsyncLocalStorage } from 'node:async_hooks';
import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Trx } from './database.ts';

export interface Page {
  page?: number;
  limit?: number;
}

export const offsetOf = ({ page = 1, limit = 10 }: Page) => (page - 1) * limit;

// oxlint-disable-next-line no-explicit-any -- any tables, any columns: only the rows are counted
type Rows = SelectQueryBuilder<any, any, any>;

const cappedCounts = new AsyncLocalStorage<true>();
/** Caps the counts of lists within the request that `handle` handles: its caller asked for that. */
export const withCappedCounts = (handle: () => void): void => cappedCounts.run(true, handle);

const allOf = (rows: Rows) =>
  rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'));

async function numberOf(db: Database | Trx, rows: Rows): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the rows of a query, no further than the cap. */
export const cappedCount = (db: Database | Trx, rows: Rows): Promise<number> =>
  numberOf(db, allOf(rows).limit(COUNT_CAP + 1));

/**
 * Counts the rows of a query: exactly, unless the caller of the request takes a count up to the
 * cap. An exact count of a long list is the dearest part of a page.
 */
export const countRows = (db: Database | Trx, rows: Rows): Promise<number> =>
  cappedCounts.getStore() ? cappedCount(db, rows) : numberOf(db, allOf(rows));

/** Number of waiting rows, and the first day among them; null without rows. */
export interface Waiting {
  count: number;
  oldest: string | null;
}

/** Counts as `countRows`; `day` is a column of the rows. */
export async function waitingRows(
  db: Database | Trx,
  rows: Rows,
  day: RawBuilder<string>,
): Promise<Waiting> {
  const days = rows.clearSelect().clearOrderBy().select(day.as('day'));
  return db
    .selectFrom((cappedCounts.getStore() ? days.limit(COUNT_CAP + 1) : days).as('waiting'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<string | null>`min(waiting.day)`.as('oldest'))
    .executeTakeFirstOrThrow();
}

// oxlint-disable-next-line no-explicit-any -- any tables: only the id is selected
type Ids = SelectQueryBuilder<any, any, Record<string, number>>;

/**
 * The ids of one page, to join its rows with: joins are not computed for skipped rows. An array, not
 * a join: PostgreSQL plans up to eight joins well, and a document has more.
 */
export const idsOnPage = (ids: Ids, page: Page): RawBuilder<number> =>
  sql`any(array(${ids.limit(page.limit ?? 10).offset(offsetOf(page))}))`;

/** Number of rows of a list whose page is its last one; undefined where more may come, or the page lies beyond the end. */
const countAt = (page: Page, onPage: number): number | undefined =>
  onPage < (page.limit ?? 10) && (onPage > 0 || offsetOf(page) === 0)
    ? offsetOf(page) + onPage
    : undefined;

/**
 * Rows of a page, and how many there are of all. What belongs to one document (`isShort`) fits its first page nearly always, and is
 * then not counted; other lists are counted while their page is read.
 */
export async function readAndCount<T extends readonly unknown[]>(
  page: Page & { isShort?: boolean },
  read: () => Promise<T>,
  count: () => Promise<number>,
): Promise<[rows: T, count: number]> {
  if (!page.isShort) return Promise.all([read(), count()]);
  const rows = await read();
  return [rows, countAt(page, rows.length) ?? (await count())];
}

/**
 * The skeleton of a list: the ids of one page are found first, `read` then reads the rows by them (and repeats the
 * order, which `any(array(…))` does not keep), and all that match are counted meanwhile.
 */
export function pageOf<T>(
  db: Database | Trx,
  ids: Ids,
  page: Page,
  read: (isOnPage: RawBuilder<number>) => Promise<T>,
): Promise<[rows: T, count: number]> {
  return Promise.all([read(idsOnPage(ids, page)), countRows(db, ids)]);
}
