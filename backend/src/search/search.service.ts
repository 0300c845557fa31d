import type { SearchKind } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../core/data/work.ts';
import type { SearchedKind, SearchedKinds } from '../core/data/searchedKinds.ts';
import {
  firstRows,
  type Found,
  isWhole,
  type Kinds,
  partRows,
  PER_KIND,
  similarRows,
} from './foundRows.ts';
import type { SearchHit, SearchQuery } from './search.shapes.ts';
import { readTyped, type Typed } from './searchText.ts';

/** Fewer hits than this are joined by similar names. */
const FEW = 3;

/** Kinds that the viewer may list. */
const readableKinds = ({ viewer }: ReadContext, searched: SearchedKinds): Kinds =>
  (Object.entries(searched) as [SearchKind, SearchedKind][]).filter(
    ([, { readPermission }]) => !readPermission || viewer.can(...readPermission),
  );

/** Records once each, at most so many of a kind, in the order in which they were found. */
function firstOfEach(rows: readonly Found[]): Found[] {
  const seen = new Map<SearchKind, Set<number>>();
  return rows.filter(({ kind, id }) => {
    const ids = seen.get(kind) ?? new Set();
    seen.set(kind, ids);
    if (ids.has(id) || ids.size === PER_KIND) return false;
    return ids.add(id);
  });
}

/** A whole number of digits with letters or signs is what is meant; digits alone may be a part of another. */
const isUnmistakable = ({ text, id }: Typed) => id === undefined && /\d/.test(text);

/** Each step is asked only while the ones before found too little. */
async function findRows(context: ReadContext, kinds: Kinds, text: string): Promise<Found[]> {
  const { db, viewer } = context;
  const typed = readTyped(text);
  if (!typed.text) return [];
  const rowsOf = async (statement: RawBuilder<Found> | undefined) =>
    statement ? (await statement.execute(db)).rows : [];
  const first = await rowsOf(firstRows(kinds, viewer, typed));
  if (isUnmistakable(typed) && first.some(isWhole)) return firstOfEach(first.filter(isWhole));
  const open = kinds.filter(
    ([name]) => first.filter(({ kind }) => kind === name).length < PER_KIND,
  );
  const parts = await rowsOf(partRows(open, viewer, typed));
  const isFew = first.length + parts.length < FEW;
  const similar = isFew ? await rowsOf(similarRows(kinds, viewer, typed)) : [];
  return firstOfEach([...first, ...parts, ...similar].toSorted((a, b) => a.rank - b.rank));
}

type Described = SearchHit & { row_id: number };

/** The texts of records of one kind, as far as the viewer may list them. */
function describe(
  { viewer }: ReadContext,
  name: SearchKind,
  kind: SearchedKind,
  isOne: (kind: SearchedKind, key: RawBuilder<string>) => RawBuilder<boolean>,
) {
  const { joins = sql``, title, detail, status = sql`null`, page } = kind.described;
  const id = sql.ref(kind.id);
  const key = kind.described.key ?? sql<string>`${id}::text`;
  const parts = detail(viewer).map((part) => sql`nullif(${part}::text, '')`);
  const own = sql`json_build_object('kind', ${page?.kind ?? sql.lit(name)}, 'id', ${page?.key ?? key})`;
  return sql<Described>`select ${id} as row_id, ${sql.lit(name)} as kind, ${key} as id, ${title} as title,
    concat_ws(' · ', ${sql.join([sql`null`, ...parts])}) as detail, ${status}::text as status, ${own} as page
    from ${kind.rows} ${joins} where ${isOne(kind, key)} and ${kind.visible(viewer)}`;
}

/** The texts of records of several kinds, in one statement. */
async function describeAll(
  context: ReadContext,
  kinds: Kinds,
  isOne: (name: SearchKind) => (kind: SearchedKind, key: RawBuilder<string>) => RawBuilder<boolean>,
): Promise<Described[]> {
  if (!kinds.length) return [];
  const all = kinds.map(([name, kind]) => describe(context, name, kind, isOne(name)));
  const { rows } = await sql<Described>`${sql.join(all, sql` union all `)}`.execute(context.db);
  return rows;
}

export async function search(
  context: ReadContext,
  searched: SearchedKinds,
  { text, limit = 20 }: SearchQuery,
): Promise<SearchHit[]> {
  const kinds = readableKinds(context, searched);
  const found = (await findRows(context, kinds, text)).slice(0, limit);
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const described = await describeAll(
    context,
    kinds.filter(([name]) => byKind.has(name)),
    (name) => (kind) =>
      sql`${sql.ref(kind.id)} = any(${(byKind.get(name) ?? []).map(({ id }) => id)}::bigint[])`,
  );
  return found.flatMap(({ kind, id, found_by }) => {
    const one = described.find((hit) => hit.kind === kind && hit.row_id === id);
    if (!one) return [];
    const { row_id: _, ...hit } = one;
    return { ...hit, detail: [found_by, hit.detail].filter(Boolean).join(' · ') };
  });
}

/** Records by `KIND:id`, in the order given; those that the viewer may not list are left out. */
export async function recordsByKeys(
  context: ReadContext,
  searched: SearchedKinds,
  keys: readonly string[],
): Promise<SearchHit[]> {
  const named = keys.map((key) => ({
    kind: key.slice(0, key.indexOf(':')) as SearchKind,
    id: key.slice(key.indexOf(':') + 1),
  }));
  const byKind = Map.groupBy(named, ({ kind }) => kind);
  const described = await describeAll(
    context,
    readableKinds(context, searched).filter(([name]) => byKind.has(name)),
    (name) => (kind, key) => {
      const ids = (byKind.get(name) ?? []).map(({ id }) => id);
      return kind.described.key
        ? sql`${key} = any(${ids}::text[])`
        : sql`${sql.ref(kind.id)} = any(${ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)}::bigint[])`;
    },
  );
  return named.flatMap(({ kind, id }) => {
    const one = described.find((hit) => hit.kind === kind && hit.id === id);
    if (!one) return [];
    const { row_id: _, ...hit } = one;
    return hit;
  });
}
