import { type RawBuilder, sql } from 'kysely';
import { badField } from '../http/errors.ts';
import { byName, byNameWithoutIndex } from './search.ts';

/** A value that rows are ordered by: never null, and in an index with the id behind it. */
export interface SortKey {
  value: RawBuilder<unknown>;
  /** The value as text that reads back as the same value: no time of day loses its microseconds. */
  text: RawBuilder<string>;
  /** Text that `read` takes. */
  pattern: RegExp;
  read: (text: string) => RawBuilder<unknown>;
}

export const moment = (column: string): SortKey => ({
  value: sql.ref(column),
  text: sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`,
  pattern: /^-?\d{1,16}$/,
  read: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
});

export const amount = (column: string): SortKey => ({
  value: sql.ref(column),
  text: sql`${sql.ref(column)}::text`,
  pattern: /^-?\d{1,20}(\.\d{1,6})?$/,
  read: (text) => sql`${text}::numeric`,
});

/** By language, as the indexes of names. */
export const name = (column: string): SortKey => ({
  value: byName(column),
  text: sql`${sql.ref(column)}`,
  pattern: /^[^\0]{0,400}$/,
  read: (text) => sql`${text}::text collate "und-x-icu"`,
});

/** The same without the index, which would be scanned up to the first of few names found by their beginning. */
export const nameFoundByBeginning = (column: string): SortKey => ({
  ...name(column),
  value: byNameWithoutIndex(column),
});

/** Place in a list: the list, the order it is in, the key of a row (null in the order of ids) and its id. */
export interface Cursor {
  list: string;
  order: string;
  key: string | null;
  id: number;
}

export const textOfCursor = ({ list, order, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([list, order, key, id])).toString('base64url');

const broken = () => badField('after', 'after is no end_cursor of this list');

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw broken();
  }
}

/** Cursor of a text for a list in this order. */
export function cursorOf(
  text: string,
  { list, order, sortKey }: { list: string; order: string; sortKey: SortKey | null },
): Cursor {
  const parts = parsed(text);
  if (!Array.isArray(parts) || parts.length !== 4) throw broken();
  const [ofList, ofOrder, key, id] = parts as unknown[];
  if (ofList !== list || typeof ofOrder !== 'string') throw broken();
  if (ofOrder !== order)
    throw badField('after', `after is a cursor of the order ${ofOrder.slice(0, 40)}`);
  if (!Number.isSafeInteger(id) || (id as number) < 0) throw broken();
  const isKey = sortKey ? typeof key === 'string' && sortKey.pattern.test(key) : key === null;
  if (!isKey) throw broken();
  return { list, order, key: key as string | null, id: id as number };
}

/** Condition of the rows behind a cursor. One comparison of rows, so that an index begins there. */
export function isBehind(
  { key, id }: Cursor,
  idColumn: string,
  { sortKey, down }: { sortKey: SortKey | null; down: boolean },
): RawBuilder<boolean> {
  const than = sql.raw(down ? '<' : '>');
  return sortKey && key !== null
    ? sql`(${sortKey.value}, ${sql.ref(idColumn)}) ${than} (${sortKey.read(key)}, ${id})`
    : sql`${sql.ref(idColumn)} ${than} ${id}`;
}
