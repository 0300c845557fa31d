import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Adds the condition only when the value was given. */
export const whereIf = <T>(
  value: T | undefined,
  condition: (value: T) => Expression<SqlBool>,
): Expression<SqlBool> => (value === undefined ? sql<boolean>`true` : condition(value));

/** The word without the ending of a plural: 'towels' is looked for as 'towel', 'boxes' as 'box'. */
export const singular = (word: string): string =>
  word.replace(/(?<=[a-z]{2,}(?:ch|sh|x|z|s))es$|(?<=[a-z]{3,})ies$|(?<=[a-z]{2,}[^s])s$/i, '');

/** Equal to one of these: a single parameter, for any number of them. A single value is planned once where the statement has a name. */
export const eqAny = <T>(values: readonly T[]): RawBuilder<T> =>
  values.length === 1 ? sql`${values[0]}` : sql`any(${values})`;

/**
 * Condition of a column that holds days, both ends included; a record without the day is left out.
 */
export const betweenDays = (
  column: string,
  { from_date, to_date }: { from_date?: string | undefined; to_date?: string | undefined },
): Expression<SqlBool> =>
  sql<boolean>`(${whereIf(from_date, (day) => sql`${sql.ref(column)} >= ${day}::date`)} and ${whereIf(to_date, (day) => sql`${sql.ref(column)} <= ${day}::date`)})`;

/** User input with LIKE's special characters escaped. */
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Three letters or digits in a row, or fewer next to a sign or space (which pg_trgm reads as
 * spaces): an index can locate it.
 */
const HAS_TRIGRAM =
  /[\p{L}\p{M}\p{N}]{3}|[^\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}]{2}[^\p{L}\p{M}\p{N}]/u;

/**
 * Patterns of one or two letters or digits: the beginning of a word; of digits also the beginning
 * of a document number's part, and of two digits the end of the text. Each has an edge of a word,
 * by which pg_trgm finds it.
 */
function shortPatterns(typed: string): string[] {
  const words = [`${typed}%`, `% ${typed}%`];
  if (!/^\d+$/.test(typed)) return words;
  return [...words, `%-${typed}%`, `%/${typed}%`, ...(typed.length > 1 ? [`%${typed}`] : [])];
}

/**
 * Matches anywhere in the text, ignoring case; one or two letters match the beginning of a word,
 * one or two digits also the edge of a number (docs/decisions/011). Uses an index on lower(column)
 * gin_trgm_ops.
 */
export function contains(column: string | RawBuilder<string>, text: string): RawBuilder<boolean> {
  const value = sql`lower(${typeof column === 'string' ? sql.ref(column) : column})`;
  const keyword = text.trim();
  const typed = escapeLike(keyword);
  const patterns = HAS_TRIGRAM.test(keyword) ? [`%${typed}%`] : shortPatterns(typed);
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${value} like lower(${pattern})`),
    sql` or `,
  )})`;
}
/** A phone number as people write it, with +91, spaces or hyphens: its ten digits, as they are kept; other text as it is. */
export const phoneIn = (text: string): string =>
  /^\+?[\d\s()-]{10,25}$/.test(text.trim()) ? text.replaceAll(/\D/g, '').slice(-10) : text;
/** Ignoring case; uses an index on lower(column) text_pattern_ops. */
export const startsWith = (column: string, text: string): RawBuilder<boolean> =>
  sql`lower(${sql.ref(column)}) like lower(${`${escapeLike(text)}%`})`;
const MAX_INTEGER = 2_147_483_647;
/** The number of a record typed alone, as `42` or `#42`; false for any other text. */
export function hasNumber(column: string, text: string): RawBuilder<boolean> {
  const number = Number(/^#?(\d{1,10})$/.exec(text.trim())?.[1]);
  return number <= MAX_INTEGER ? sql`${sql.ref(column)} = ${number}` : sql`false`;
}
/** Alphabetical order of names, by language. */
export const byName = (column: string): RawBuilder<string> =>
  sql`${sql.ref(column)} collate "und-x-icu"`;
/**
 * The same without the index, for few rows found by the beginning of the name: the index on names
 * would be scanned up to the first of them.
 */
export const byNameWithoutIndex = (column: string): RawBuilder<string> =>
  sql`(${sql.ref(column)} || '') collate "und-x-icu"`;
