import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { type TSchema, Type } from 'typebox';
import { badField } from '../http/errors.ts';
import {
  Answer,
  Count,
  Id,
  ListOf,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
} from '../http/shapes.ts';
import { cursorOf, isBehind, type SortKey, textOfCursor } from './cursors.ts';
import type { Database, Trx } from './database.ts';
import { countRows, idsOnPage, offsetOf, type Page, readAndCount } from './paging.ts';
import { eqAny, whereIf } from './search.ts';

// oxlint-disable-next-line no-explicit-any -- any tables: the list names its columns
type Rows = SelectQueryBuilder<any, any, any>;
type Order<Name extends string> = `${Name}_DESC` | `${Name}_ASC`;

/** What a list can be ordered by and narrowed to, beside its own filters. */
interface Described<Name extends string> {
  /** Column of the id, the last key of every order; its name in the rows is the part after the dot. */
  id: `${string}.${string}`;
  /** Orders by name; null is the order of ids. An index serves each. */
  keys: Readonly<Record<Name, SortKey | null>>;
  /** Order of a caller who names none. */
  first: Order<NoInfer<Name>>;
  /** Column of the amount that a document is over. */
  total?: string;
}

/** A list with keyset pagination: walked in a chosen order by cursors, narrowed by times, amounts and ids. */
export interface List<Name extends string = string> extends Described<Name> {
  orders: readonly Order<Name>[];
  /** Columns of the times at which a row was made and last changed. */
  created: string;
  updated: string;
}

export function walkedList<const Name extends string>(described: Described<Name>): List<Name> {
  const [alias] = described.id.split('.');
  return {
    ...described,
    orders: (Object.keys(described.keys) as Name[]).flatMap((name): Order<Name>[] => [
      `${name}_DESC`,
      `${name}_ASC`,
    ]),
    created: `${alias}.created_at`,
    updated: `${alias}.updated_at`,
  };
}

/** A moment that the database can hold: no year 0, offsets below 16 hours. */
const Time = Type.String({
  ...Moment,
  pattern: '^(?!0000).*([zZ]|[+-](0[0-9]|1[0-5]):[0-5][0-9])$',
});

/** Query of every such list. */
export const listQuery = <Name extends string>({ orders }: List<Name>, limit = 10) => ({
  ...paging(limit),
  order_by: Maybe(OneOf(...orders)),
  after: Maybe(
    Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'The end_cursor of the page before, in the same order; in place of page.',
    }),
  ),
  cursors: Maybe(Type.Boolean({ description: 'True: with page_info.' })),
  counted: Maybe(Type.Boolean({ description: 'False: without the count of all that match.' })),
  ids: Maybe(ListOf(Id)),
  created_from: Maybe(Time),
  created_before: Maybe(Time),
  updated_since: Maybe(Time),
});

const Amount = Type.String({
  pattern: '^[0-9]{1,15}(\\.[0-9]{1,2})?$',
  description: 'Rupees as text with at most 2 decimals.',
});
/** Query of such a list of documents that are over an amount. */
export const TOTAL_RANGE = { total_from: Maybe(Amount), total_to: Maybe(Amount) };

/** Parts of the answer beside the rows. */
export const PAGE_PARTS = {
  count: Maybe(Count),
  page_info: Maybe(
    Type.Object({
      end_cursor: Nullable(Type.String({ description: 'Place of the last row.' })),
      has_next_page: Type.Boolean(),
    }),
  ),
};
/** Answer of such a list: rows under a key. */
export const WalkedPage = <K extends string, T extends TSchema>(key: K, row: T) =>
  Answer({ [key]: Type.Array(row), ...PAGE_PARTS } as Record<K, ReturnType<typeof Type.Array<T>>> &
    typeof PAGE_PARTS);
interface PageParts {
  count?: number;
  page_info?: { end_cursor: string | null; has_next_page: boolean };
}

interface ListQuery extends Page {
  order_by?: string;
  after?: string;
  cursors?: boolean;
  counted?: boolean;
  ids?: readonly number[];
  created_from?: string;
  created_before?: string;
  updated_since?: string;
  total_from?: string;
  total_to?: string;
}

/** Condition of the filters that every such list has. */
export function isInList(
  { id, created, updated, total = id }: List,
  query: ListQuery,
): Expression<SqlBool> {
  const compared = (column: string, than: string, type: string) => (value: string) =>
    sql<boolean>`${sql.ref(column)} ${sql.raw(than)} ${value}::${sql.raw(type)}`;
  const conditions = [
    whereIf(query.ids, (ids) => sql<boolean>`${sql.ref(id)} = ${eqAny(ids)}`),
    whereIf(query.created_from, compared(created, '>=', 'timestamptz')),
    whereIf(query.created_before, compared(created, '<', 'timestamptz')),
    whereIf(query.updated_since, compared(updated, '>=', 'timestamptz')),
    whereIf(query.total_from, compared(total, '>=', 'numeric')),
    whereIf(query.total_to, compared(total, '<=', 'numeric')),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Rows that match, in the order that is asked for, behind the cursor. */
function inOrder(rows: Rows, list: List, query: ListQuery) {
  const order = query.order_by ?? list.first;
  const down = order.endsWith('_DESC');
  const sortKey = list.keys[order.replace(/_(DESC|ASC)$/, '')] ?? null;
  const direction = down ? 'desc' : 'asc';
  let ids = rows.select(sql.ref<number>(list.id).as('id'));
  if (sortKey) ids = ids.orderBy(sortKey.value, direction);
  ids = ids.orderBy(sql.ref(list.id), direction);
  if (query.after === undefined) return { order, sortKey, ids };
  if ((query.page ?? 1) > 1) throw badField('page', 'page is not taken together with after');
  const cursor = cursorOf(query.after, { list: list.id, order, sortKey });
  return { order, sortKey, ids: ids.where(isBehind(cursor, list.id, { sortKey, down })) };
}

/** What the ids of a page's rows are equal to. */
export type OnPage = RawBuilder<number>;
type Read<Row> = (isOnPage: OnPage) => Promise<Row[]>;
interface Asked<Row> {
  list: List;
  query: ListQuery;
  read: Read<Row>;
  /** True of a list that belongs to one document (`readAndCount`). */
  isShort?: boolean;
  /** True where the rows have an order of their own, in which there are no cursors. */
  hasOwnOrder?: boolean;
}

/** Rows of these ids, in their order. */
async function readInOrder<Row extends object>(
  list: List,
  ids: readonly number[],
  read: Read<Row>,
) {
  if (!ids.length) return [];
  const column = list.id.split('.')[1] as keyof Row;
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (row: Row) => places.get(row[column] as number) ?? ids.length;
  return (await read(eqAny(ids))).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * A page found by two statements: ids and keys, then the rows of these ids, so that the cursor is that of the row that was
 * read, whatever is written meanwhile.
 */
async function walkedPage<Row extends object>(
  { order, sortKey, ids }: ReturnType<typeof inOrder>,
  { list, query, read }: Asked<Row>,
): Promise<[Row[], PageParts]> {
  const limit = query.limit ?? 10;
  const found = (await ids
    .select(sql<string | null>`${sortKey?.text ?? sql`null`}`.as('key'))
    .limit(limit + 1)
    .offset(offsetOf(query))
    .execute()) as { id: number; key: string | null }[];
  const onPage = found.slice(0, limit);
  const last = onPage.at(-1);
  const rows = await readInOrder(
    list,
    onPage.map(({ id }) => id),
    read,
  );
  if (!query.cursors) return [rows, {}];
  const end_cursor = last ? textOfCursor({ list: list.id, order, ...last }) : null;
  return [rows, { page_info: { end_cursor, has_next_page: found.length > limit } }];
}

/** True where the first page has no row: none matches. A page behind the last one is empty too, and no fault. */
export const isNone = (rows: readonly unknown[], { page = 1, after }: ListQuery): boolean =>
  rows.length === 0 && page === 1 && after === undefined;

/** Refuses an order and cursors, for a form of the list that has neither. */
export function refuseWalking(query: ListQuery, because: string): void {
  for (const name of ['order_by', 'after', 'cursors', 'counted'] as const)
    if (query[name] !== undefined) throw badField(name, `${name} is not taken with ${because}`);
}

/** True of a caller who leaves the order to the list, which may then put the best match first. */
export const leavesOrder = ({ order_by, after }: ListQuery): boolean =>
  order_by === undefined && after === undefined;

/**
 * One page of a list. `rows` are those that match, in no order; `read` reads the rows of some ids in the list's first order.
 * Without cursors and in that order one statement finds and reads the page.
 */
export async function listPage<Row extends object>(
  db: Database | Trx,
  rows: Rows,
  asked: Asked<Row>,
): Promise<[Row[], PageParts]> {
  const { list, query, read, isShort = false, hasOwnOrder = false } = asked;
  const walked = inOrder(rows, list, query);
  const isFirst = query.after === undefined && walked.order === list.first;
  const isPlain = hasOwnOrder || (isFirst && !query.cursors);
  let parts: PageParts = {};
  const readPage = async () => {
    if (isPlain) return read(idsOnPage(walked.ids, query));
    const [found, info] = await walkedPage(walked, asked);
    parts = info;
    return found;
  };
  if (query.counted === false) return [await readPage(), parts];
  // behind a cursor the number of rows before the page is not known
  const paged = { ...query, isShort: isShort && query.after === undefined };
  const [found, count] = await readAndCount(paged, readPage, () => countRows(db, rows));
  return [found, { count, ...parts }];
}
