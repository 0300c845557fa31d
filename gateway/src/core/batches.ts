import DataLoader from 'dataloader';
import type { GraphQLError } from 'graphql';
import { notFound } from './backendErrors.ts';

/** Most rows of one batch: the page limit of REST, 200. */
const MAX_BATCH = 100;

/** Rows in the order of the requested ids, matched by id and never by position. */
function inRequestedOrder<T extends { id: string }>(
  ids: readonly string[],
  rows: readonly T[],
  what = 'Record',
): (T | GraphQLError)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? notFound(`${what} ${id}`));
}

/** A loader of records by id; `read` answers the rows of these ids, in any order. */
export function loaderById<T extends { id: string }>(
  what: string,
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): DataLoader<string, T> {
  return new DataLoader<string, T>(async (ids) => inRequestedOrder(ids, await read(ids), what), {
    maxBatchSize: MAX_BATCH,
  });
}

/** The record of a single read; error NOT_FOUND when the backend has none. */
export function singleRow<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw notFound(what);
  return row;
}
