import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A filter that stands only when its value was given. */
export const given = <T>(value: T | undefined, condition: (value: T) => Expression<SqlBool>): Expression<SqlBool> =>
  value === undefined ? sql<boolean>`true` : condition(value);

/** One of these: a single parameter, whatever their number. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql`any(${values})`;

/** What a person typed, with no meaning of its own to LIKE. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Ignoring case; for lists of thousands, as no index helps to find what stands inside a text. */
export const contains = (column: string | RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql`lower(${typeof column === 'string' ? sql.ref(column) : column}) like lower(${`%${literally(text)}%`})`;
/** Ignoring case; uses an index on lower(column) text_pattern_ops. */
export const startsWith = (column: string, text: string): RawBuilder<boolean> =>
  sql`lower(${sql.ref(column)}) like lower(${`${literally(text)}%`})`;
/** The order people expect of names. */
export const byName = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "und-x-icu"`;
/** The same for rows found by the beginning of the name: they lie together, and walking the index of names towards them reads all before. */
export const byNameOfFew = (column: string): RawBuilder<string> => sql`(${sql.ref(column)} || '') collate "und-x-icu"`;
