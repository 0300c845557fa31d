import { type RawBuilder, sql } from 'kysely';
import type { Attributes } from '../core/data/catalogueChecks.ts';
import type { Database } from '../core/data/database.ts';
import { byName, eqAny, startsWith } from '../core/data/search.ts';
import { goodsWords, hasMeasures, hasSize, letterWords, skuNumberIn } from './goodsWords.ts';
import { soldSkus } from './products.public.ts';

/** Limit of SKUs read for each text; when there are more, none counts as the only one. */
export const MOST_READ = 30;
/** Shorter words have too few trigrams to tell a slip of the finger from another word. */
const MIN_SIMILAR = 4;

interface Read {
  at: number;
  text: string;
  words: readonly string[];
}

const isLetters = (word: string, least: number) => word.length >= least && !/\d/.test(word);

/** Three letters and more stand anywhere in a name; numbers and one or two letters where a word begins. */
const patternOf = (word: string) =>
  isLetters(word, 3)
    ? sql`'%' || btrim(search_form(${word})) || '%'`
    : sql`'%' || rtrim(search_form(${word})) || '%'`;

const holds = (word: string) => sql<boolean>`k.search_form like ${patternOf(word)}`;

/** Condition on the SKUs `k` for a text with a size, however it is written: '60x90', '60 × 90'; undefined without one. */
export const holdsSize = (text: string): RawBuilder<boolean> | undefined =>
  hasSize(text) ? sql<boolean>`(${sql.join(goodsWords(text).map(holds), sql` and `)})` : undefined;

/**
 * SKUs whose names hold all words of the text: first those with most of them as whole words, of
 * these the names that begin with the text.
 */
function withAllWords(db: Database, { at, text, words }: Read, limit: number) {
  const isWhole = words.map(
    (word) => sql`(k.search_form like '%' || search_form(${word}) || '%')::int`,
  );
  const begins = sql`(${startsWith('k.product_sku_name', text)} or ${startsWith('p.product_name', text)})`;
  return sql`(${soldSkus(db)
    .select(['k.product_sku_id', sql<number>`${at}::int`.as('at')])
    .select(
      sql<number>`row_number() over (order by ${sql.join(isWhole, sql` + `)} desc, ${begins} desc,
        ${byName('p.product_name')}, ${byName('k.product_sku_name')}, k.product_sku_id)`.as(
        'place',
      ),
    )
    .where((eb) => eb.and(words.map(holds)))
    .orderBy('place')
    .limit(limit)})`;
}

/** SKUs that hold the word, or a slip away from it one that is like it, with how much: 1 when they hold it. */
const likeWord = (word: string) =>
  isLetters(word, MIN_SIMILAR)
    ? sql`select k.product_sku_id, case when ${holds(word)} then 1 else word_similarity(${word}, k.search_form) end as score
        from skus k where ${holds(word)} or k.search_form %> ${word}`
    : sql`select k.product_sku_id, 1 as score from skus k where ${holds(word)}`;

/** SKUs whose names hold at least half of the words, those with most of them first. */
const withMostWords = (db: Database, { at, words }: Read, limit: number) =>
  sql`(select product_sku_id, ${at}::int as at, row_number() over (order by sum(score) desc, product_sku_id) as place
    from (${sql.join(words.map(likeWord), sql` union all `)}) as held
    where product_sku_id in (${soldSkus(db).select('k.product_sku_id')})
    group by product_sku_id having sum(score) * 2 >= ${words.length} order by place limit ${limit})`;

async function readAll(
  db: Database,
  texts: readonly Read[],
  limit: number,
  read: typeof withAllWords,
): Promise<Map<number, number[]>> {
  if (!texts.length) return new Map();
  const { rows } = await sql<{ at: number; product_sku_id: number }>`
    select at, product_sku_id from (${sql.join(
      texts.map((one) => read(db, one, limit)),
      sql` union all `,
    )}) as found order by at, place`.execute(db);
  const found = Map.groupBy(rows, ({ at }) => at);
  return new Map([...found].map(([at, of]) => [at, of.map((row) => row.product_sku_id)]));
}

/** '#492' is that SKU and nothing else; 492 may be a part of a name too. */
const isNumberSign = (text: string) => text.startsWith('#') && skuNumberIn(text) !== undefined;

export interface FoundSkus {
  /** Best first. The SKU of a number typed alone is the first, and may be one that is not sold. */
  ids: number[];
  /** True when the names hold all words as they are written. */
  holdAll: boolean;
}

/** SKUs for each text, by number or by words in any order; without `similar` those alone that hold all words. */
export async function findSkus(
  db: Database,
  texts: readonly string[],
  { limit = MOST_READ, similar = true }: { limit?: number; similar?: boolean } = {},
): Promise<FoundSkus[]> {
  const reads = texts
    .map((text, at) => ({ at, text: text.trim(), words: goodsWords(text) }))
    .filter(({ text, words }) => words.length && !isNumberSign(text));
  const all = await readAll(db, reads, limit, withAllWords);
  const rest = similar ? reads.filter(({ at }) => !all.has(at)) : [];
  const most = await readAll(db, rest, limit, withMostWords);
  return texts.map((text, at) => {
    const number = skuNumberIn(text);
    const found = all.get(at) ?? most.get(at) ?? [];
    const ids = number ? [number, ...found.filter((id) => id !== number)] : found;
    return { ids, holdAll: all.has(at) };
  });
}

export interface NamedSku {
  product_sku_id: number;
  product_sku_name: string;
  product_name: string;
  attributes: Attributes;
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, NamedSku>> {
  const rows = await soldSkus(db)
    .select(['k.product_sku_id', 'k.product_sku_name', 'p.product_name', ownAttributes])
    .where('k.product_sku_id', '=', eqAny(ids))
    .execute();
  return new Map(rows.map((row) => [row.product_sku_id, row]));
}

/** A SKU without attributes has those of its product. */
export const ownAttributes =
  sql<Attributes>`case when k.attributes = '{}' then p.attributes else k.attributes end`.as(
    'attributes',
  );

const plain = (text: string) =>
  text.toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, ' ').trim();

/** Sold SKUs that have exactly this name, capitals aside. */
async function idsByName(db: Database, texts: readonly string[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ at: number; ids: number[] }>`
    select t.at::int - 1 as at, array_agg(k.product_sku_id) as ids
    from unnest(${texts}::text[]) with ordinality as t (text, at)
    join (${soldSkus(db).select(['k.product_sku_id', 'k.product_sku_name', 'k.is_deleted'])}) as k
      on lower(k.product_sku_name) = lower(btrim(t.text)) and not k.is_deleted
    group by t.at`.execute(db);
  return new Map(rows.map(({ at, ids }) => [at, ids]));
}

const wholeName = ({ product_sku_name, product_name, attributes }: NamedSku) =>
  [product_sku_name, product_name, ...Object.values(attributes)].join(' ');

/** True when the name has every word and measure of the text: 'Towel M' is not 'Towel, Maroon'. */
function hasAllWords(text: string, sku: NamedSku): boolean {
  const own = new Set(letterWords(wholeName(sku)));
  return hasMeasures(text, wholeName(sku)) && letterWords(text).every((word) => own.has(word));
}

/** The one SKU that words certainly mean; null when there is none, or a person has to choose. */
function certainOf(text: string, found: readonly NamedSku[]): number | null {
  const named = found.filter(({ product_sku_name }) => plain(product_sku_name) === plain(text));
  const fitting = goodsWords(text).length < 2 ? [] : found.filter((one) => hasAllWords(text, one));
  const meant = named.length ? named : fitting;
  return meant.length === 1 ? (meant[0]?.product_sku_id ?? null) : null;
}

export interface MeantSku {
  certain: number | null;
  found: NamedSku[];
}

interface Reading {
  /** Names that are alike are read too, for a person to choose from. */
  similar?: boolean;
  /** Digits alone are a SKU's number; otherwise they may be a customer's own, and need the sign. */
  digitsAreNumbers?: boolean;
}

/** SKUs for each text: the one that it certainly means, and those that it may mean, best first. */
export async function meantSkus(
  db: Database,
  texts: readonly string[],
  { similar = true, digitsAreNumbers = false }: Reading = {},
): Promise<MeantSku[]> {
  const named = await idsByName(db, texts);
  // without a choice to offer, a known name needs no search by its words
  const asked = similar ? texts : texts.map((text, at) => (named.has(at) ? '' : text));
  const all = await findSkus(db, asked, { similar });
  const ids = [...all.flatMap((one) => one.ids), ...[...named.values()].flat()];
  const names = await namesOf(db, [...new Set(ids)]);
  const certainAt = (text: string, at: number): number | null => {
    const number = skuNumberIn(text);
    if (number && (digitsAreNumbers || isNumberSign(text.trim())))
      return names.has(number) ? number : null;
    const sameName = named.get(at);
    if (sameName) return sameName.length === 1 ? (sameName[0] ?? null) : null;
    const read = all[at];
    // another SKU beyond the limit may fit
    if (!read?.holdAll || read.ids.length >= MOST_READ) return null;
    return certainOf(
      text,
      read.ids.flatMap((id) => names.get(id) ?? []),
    );
  };
  return texts.map((text, at) => {
    const certain = certainAt(text, at);
    const others = (all[at]?.ids ?? []).filter((id) => id !== certain);
    const order = certain === null ? others : [certain, ...others];
    return { certain, found: order.flatMap((id) => names.get(id) ?? []) };
  });
}
